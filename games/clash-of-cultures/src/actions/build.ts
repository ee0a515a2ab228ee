import {
  choose,
  late,
  type Message,
  no,
  type Option,
  optionsAmong,
  type Reason,
  type Rules,
  type Seat,
  type Verdict,
} from "@civitas/kernel";
import { activate, cantActivate } from "../activation.ts";
import type { GameTable, Stories } from "../agenda.ts";
import { capacityOf, citiesOf, cityIn, isUsable } from "../cities.ts";
import { type Goods, NOTHING } from "../content/goods.ts";
import { ARMY_LIMIT, UNIT_COST, UNITS, type UnitKind } from "../content/pieces.ts";
import { canPay, payBill, price, saidGoods, sumOf, timesGoods } from "../goods.ts";
import { occasion } from "../hooks/occasion.ts";
import { change } from "../hooks/query.ts";
import { hexName } from "../map.ts";
import { ref } from "../refs.ts";
import { say, sayHex } from "../say.ts";
import type { City, Clash, Hex } from "../state.ts";
import { fleetOwner, inSupply, launch, recruit, soldiersAt } from "../troops.ts";
import { hasTruce } from "../truces.ts";
import { headingOf, type Judge, noActions, spendAction } from "./action.ts";

/** What is being announced (CC-10.8). */
type Order = Readonly<Record<UnitKind | "drafted", number>>;

const EMPTY: Order = { settler: 0, soldier: 0, ship: 0, drafted: 0 };
const ORDERED = ["settler", "soldier", "drafted", "ship"] as const;

/** CC-10: one candidate for each own city. */
export const judgeBuilds: Judge = (s, table, seat, verdicts, explained) => {
  for (const city of citiesOf(s, seat)) {
    const reason = cantBuild(s, seat, city);
    const name = hexName(s, city.hex);
    const refs = [ref.city(name)];
    const label = (): Message => say("do.build", { city: sayHex(s, city.hex), n: capacityOf(s, city) });
    if (reason === undefined) {
      verdicts.push({
        id: `build:${name}`,
        label: late(label),
        refs,
        group: headingOf("build"),
        act: () => building(s, table, seat, city),
      });
    } else if (explained) {
      verdicts.push(no(() => ({ id: `build:${name}`, label: label(), refs, group: headingOf("build") }), reason));
    }
  }
};

function cantBuild(s: Clash, seat: Seat, city: City): Reason | undefined {
  if (s.now.actions === 0) return { why: noActions(), clause: "CC-6.2" };
  const inactive = cantActivate(city);
  if (inactive !== undefined) return inactive;
  return optionsAmong(judgeUnits(s, seat, city, EMPTY)).length > 0
    ? undefined
    : { why: say("why.no-unit"), clause: "CC-10.2" };
}

function* building(s: Clash, table: GameTable, seat: Seat, city: City): Rules {
  spendAction(s);
  activate(table, city, "build");
  table.next("build", { seat, hex: city.hex });
}

interface Unit extends Option {
  readonly unit?: UnitKind;
  readonly drafted?: boolean;
}

/** CC-30.20, CC-30.39: what the one drafted soldier costs. */
const draftCost = (s: Clash, seat: Seat): Goods | undefined =>
  change(s, seat, "draft") === undefined ? undefined : (change(s, seat, "draftCosts") ?? change(s, seat, "draft"));

function billOf(s: Clash, seat: Seat, order: Order): Goods {
  return sumOf(
    ...UNITS.map((unit) => timesGoods(UNIT_COST[unit], order[unit])),
    timesGoods(draftCost(s, seat) ?? NOTHING, order.drafted),
  );
}

/** CC-10.1 to CC-10.6: each unit that may still be announced, or why not. */
function judgeUnits(s: Clash, seat: Seat, city: City, order: Order): Verdict<Unit>[] {
  if (isFull(s, city, order)) return [];
  const drafts = order.drafted === 0 && draftCost(s, seat) !== undefined;
  return ORDERED.filter((kind) => kind !== "drafted" || drafts).map((kind) => {
    const option = unitOption(s, seat, city, order, kind);
    const reason = cantOrder(s, seat, city, order, kind);
    return reason === undefined ? option : no(option, reason);
  });
}

const isFull = (s: Clash, city: City, { settler, soldier, drafted, ship }: Order): boolean =>
  settler + soldier + drafted + ship >= capacityOf(s, city);

const withOne = (order: Order, kind: keyof Order): Order => ({ ...order, [kind]: order[kind] + 1 });

function unitOption(s: Clash, seat: Seat, city: City, order: Order, kind: keyof Order): Unit {
  const drafted = kind === "drafted";
  const unit = drafted ? "soldier" : kind;
  return {
    id: drafted ? "draft" : unit,
    label: late(() => say(drafted ? "do.draft" : `unit.${unit}`)),
    refs: [ref.city(hexName(s, city.hex))],
    price: price(drafted ? (draftCost(s, seat) ?? NOTHING) : UNIT_COST[unit]),
    note: late(() => say("note.build-most", { n: mostOf(s, seat, city, order, kind) })),
    unit,
    drafted,
  };
}

/** How many more of these there could be if nothing else is built. */
function mostOf(s: Clash, seat: Seat, city: City, order: Order, kind: keyof Order): number {
  if (isFull(s, city, order) || cantOrder(s, seat, city, order, kind) !== undefined) return 0;
  return kind === "drafted" ? 1 : 1 + mostOf(s, seat, city, withOne(order, kind), kind);
}

function cantOrder(s: Clash, seat: Seat, city: City, order: Order, kind: keyof Order): Reason | undefined {
  const soldiers = order.soldier + order.drafted;
  const unit = kind === "drafted" ? "soldier" : kind;
  if (inSupply(s, seat, unit) <= (unit === "soldier" ? soldiers : order[unit]))
    return { why: say("why.no-unit-left"), clause: "CC-10.5" };
  const hindered = unitHindrance(s, seat, city, unit, soldiers);
  if (hindered !== undefined) return hindered;
  if (canPay(s, seat, billOf(s, seat, withOne(order, kind)))) return undefined;
  const cost = kind === "drafted" ? (draftCost(s, seat) ?? NOTHING) : UNIT_COST[unit];
  return { why: say("why.short", { what: saidGoods(cost) }), clause: "CC-10.2" };
}

/** CC-10.3, CC-10.5, CC-10.6: what this city lacks for one more of these. */
function unitHindrance(s: Clash, seat: Seat, city: City, unit: UnitKind, soldiers: number): Reason | undefined {
  if (unit === "soldier" && soldiersAt(s, city.hex, seat) + soldiers >= ARMY_LIMIT)
    return { why: say("why.full-city"), clause: "CC-10.5" };
  if (unit !== "ship") return undefined;
  if (!isUsable(s, city, "port") || city.portHex === null) return { why: say("why.no-port"), clause: "CC-10.3" };
  return mayLaunch(s, seat, city) ? undefined : { why: say("why.truce"), clause: "CC-10.6" };
}

/** CC-10.3, CC-10.6. */
export function mayLaunch(s: Clash, seat: Seat, city: City): boolean {
  if (!isUsable(s, city, "port") || city.portHex === null) return false;
  const fleet = fleetOwner(s, city.portHex);
  return fleet === null || fleet === seat || !hasTruce(s, seat, fleet);
}

/** CC-10.8: the units are named one by one, paid together, then placed. */
export function* tellBuild(s: Clash, table: GameTable, { seat, hex }: Stories["build"]): Rules {
  const city = cityIn(s, hex);
  let order = EMPTY;
  for (let n = 0; ; n++) {
    const units = judgeUnits(s, seat, city, order);
    const spent = price(billOf(s, seat, order));
    const done: Unit[] = n > 0 ? [{ id: "done", label: say("do.build-these"), apart: "end", price: spent }] : [];
    const { unit, drafted } = yield* choose<Unit>(
      seat,
      say("ask.build", { city: sayHex(s, hex) }),
      [...units, ...done],
      {
        clause: "CC-10.1",
        picked: saidOrder(order),
      },
    );
    if (unit === undefined) break;
    order = withOne(order, drafted ? "drafted" : unit);
  }
  yield* payBill(s, table, seat, billOf(s, seat, order), "CC-10.2");
  placeOrder(s, table, seat, city, order);
  const soldiers = order.soldier + order.drafted;
  occasion(s, table, seat, "built", { hex, soldiers, ships: order.ship });
}

const saidOrder = (order: Order): Message[] =>
  UNITS.flatMap((unit) => {
    const n = order[unit] + (unit === "soldier" ? order.drafted : 0);
    return n > 0 ? [say(`so-many.${unit}`, { n })] : [];
  });

/** CC-10.4, CC-10.6: the ships fight for the Port hex after everything else is placed. */
function placeOrder(s: Clash, table: GameTable, seat: Seat, city: City, order: Order): void {
  const { hex, portHex } = city;
  const soldiers = order.soldier + order.drafted;
  table.tell(() => ({
    what: say("log.build", { who: { seat }, units: saidOrder(order), city: sayHex(s, hex) }),
    seat,
    clause: "CC-10.4",
    moves: UNITS.filter((unit) => order[unit] > 0).map((unit) => ({
      piece: ref.unit(seat, unit),
      from: ref.supply(seat),
      to: ref.hex(hexName(s, unit === "ship" ? (portHex ?? hex) : hex)),
    })),
  }));
  if (order.drafted > 0) {
    s.now.drafts += 1;
    table.next("objectives", { occurrence: { what: "draft", by: seat } });
  }
  recruit(s, seat, hex, "settler", order.settler);
  recruit(s, seat, hex, "soldier", soldiers);
  if (order.ship > 0 && portHex !== null) launchAll(s, table, seat, portHex, order.ship);
}

/** CC-10.6: new ships, also free ones, may have to fight for their hex. */
export function launchAll(s: Clash, table: GameTable, seat: Seat, hex: Hex, n: number): void {
  const rivals = fleetOwner(s, hex);
  const ships: number[] = [];
  for (let i = 0; i < n; i++) ships.push(launch(s, seat, hex).number);
  if (rivals !== null && rivals !== seat) table.next("portBattle", { attacker: seat, defender: rivals, hex, ships });
}
