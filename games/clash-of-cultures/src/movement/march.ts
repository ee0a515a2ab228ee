import { choose, late, type Option, type Ref, type Rules, type Seat } from "@civitas/kernel";
import type { GameTable } from "../agenda.ts";
import { chancesOnLand } from "../battle/preview.ts";
import { attackOnLand } from "../battle/start.ts";
import { NOTHING } from "../content/goods.ts";
import { payBill, sumOf } from "../goods.ts";
import { change } from "../hooks/query.ts";
import { hexName, slotOf } from "../map.ts";
import { ref } from "../refs.ts";
import { say, sayHex } from "../say.ts";
import type { Clash, Hex, Passenger, Ship } from "../state.ts";
import { boats, RESTRICTIONS, roomOn, shipsAt, stricter } from "../troops.ts";
import { type Group, type Squad, saidSquads, shipKey, soldiersIn, squadsId } from "./groups.ts";
import { type LandMove, mayIgnoreTerrain } from "./land.ts";
import { enter, leave, restrictionOf } from "./leaving.ts";
import { revealRegion } from "./revealing.ts";
import { payToll } from "./toll.ts";

interface Party extends Option {
  readonly squads: readonly Squad[];
}

/** CC-13.16: the group and its Roads options; then it goes. */
export function* march(s: Clash, table: GameTable, seat: Seat, move: LandMove): Rules {
  const { from, to, what, landing, via } = move;
  const parties = move.groups().map(
    (squads): Party => ({
      id: `group:${squadsId(squads)}`,
      label: say("group", { units: saidSquads(squads) }),
      refs: standing(s, seat, from, landing, squads),
      ...(what === "attack" && {
        note: late(() => chancesOnLand(s, seat, to, { from, squads, landing, ships: [] })),
      }),
      squads,
    }),
  );
  const { squads } = yield* choose(seat, say("ask.group", { to: sayHex(s, to) }), parties, { clause: "CC-13.16" });
  const smooth = move.needsOre || (mayIgnoreTerrain(s, seat, move) && (yield* wantsSmooth(s, seat, to)));
  const roads = change(s, seat, "roads");
  const bill = sumOf(
    via === null ? NOTHING : (roads?.distance ?? NOTHING),
    smooth ? (roads?.terrain ?? NOTHING) : NOTHING,
  );
  yield* payBill(s, table, seat, bill, "CC-30.8");
  const group: Group = { from, squads, landing, ships: [] };
  table.tell(() => ({
    what: say(`log.${what}`, { who: { seat }, units: saidSquads(squads), from: sayHex(s, from), to: sayHex(s, to) }),
    seat,
    clause: "CC-13.1",
    moves: squads.map(({ kind }) => ({
      piece: ref.unit(seat, kind),
      from: ref.hex(hexName(s, from)),
      to: ref.hex(hexName(s, to)),
    })),
  }));
  if (what === "explore") return revealRegion(s, table, seat, slotOf(to), to, group);
  if (what === "embark") return yield* embark(s, seat, group, to);
  if (what === "attack") {
    yield* payToll(s, table, seat, to, soldiersIn(squads));
    return attackOnLand(s, table, seat, to, group);
  }
  const passed = smooth || via === null ? "none" : restrictionOf(s, via);
  enter(s, seat, group, to, smooth ? "none" : stricter(passed, restrictionOf(s, to)));
}

/** Where the group stands now: ashore, or aboard. */
const standing = (s: Clash, seat: Seat, from: Hex, landing: boolean, squads: readonly Squad[]): Ref[] =>
  landing
    ? shipsAt(s, from).flatMap(({ number, cargo }) => (cargo.length > 0 ? [ref.cargo(seat, number)] : []))
    : squads.map(({ kind }) => ref.troops(hexName(s, from), kind));

interface Smooth extends Option {
  readonly smooth: boolean;
}

/** CC-30.8: 1 Ore to ignore terrain. */
function* wantsSmooth(s: Clash, seat: Seat, to: Hex): Rules<boolean> {
  const options: Smooth[] = [
    { id: "terrain", label: say("do.no-ore"), smooth: false },
    { id: "road", label: say("do.ore"), price: { ore: 1 }, smooth: true },
  ];
  return (yield* choose(seat, say("ask.ore", { to: sayHex(s, to) }), options, { clause: "CC-30.8" })).smooth;
}

interface Boat extends Option {
  readonly ship: Ship;
}

/** CC-14.5: the player says which ship takes which unit, where that makes a difference. */
function* embark(s: Clash, seat: Seat, group: Group, to: Hex): Rules {
  for (const squad of group.squads) {
    for (let i = 0; i < squad.n; i++) {
      const ship = yield* chooseBoat(s, seat, to, squad.kind);
      leave(s, seat, { ...group, squads: [{ ...squad, n: 1 }] });
      ship.cargo.push({ kind: squad.kind, restriction: squad.restriction, moved: true });
      ship.cargo.sort(byKind);
    }
  }
}

const byKind = (a: Passenger, b: Passenger): number =>
  a.kind.localeCompare(b.kind) || RESTRICTIONS.indexOf(a.restriction) - RESTRICTIONS.indexOf(b.restriction);

function* chooseBoat(s: Clash, seat: Seat, hex: Hex, kind: Squad["kind"]): Rules<Ship> {
  const distinct = new Map<string, Ship>();
  for (const ship of boats(s, seat, hex)) {
    const key = shipKey(ship);
    if (!distinct.has(key) && roomOn(ship) > 0) distinct.set(key, ship);
  }
  const options = [...distinct.values()].map(
    (ship): Boat => ({
      id: `ship:${ship.number}`,
      label: say("ship", { n: ship.number, cargo: ship.cargo.length }),
      refs: [ref.ship(seat, ship.number)],
      ship,
    }),
  );
  return (yield* choose(seat, say("ask.boat", { unit: say(`unit.${kind}`) }), options, { clause: "CC-14.5" })).ship;
}
