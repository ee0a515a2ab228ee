import { choose, type Option, type Reason, type Rules, type Seat } from "@civitas/kernel";
import { activate, cantActivate } from "./activation.ts";
import type { GameTable } from "./agenda.ts";
import { actsAngry, citiesOf, mayHave, piecesLeft, sizeOf } from "./cities.ts";
import { type Goods, NOTHING } from "./content/goods.ts";
import type { Building } from "./content/ids.ts";
import { INCREASE_COST } from "./content/pieces.ts";
import { canPay, payBill, saidGoods } from "./goods.ts";
import { occasion } from "./hooks/occasion.ts";
import { change, changesOf, unused, use } from "./hooks/query.ts";
import { hexName } from "./map.ts";
import { ref } from "./refs.ts";
import { say, sayHex } from "./say.ts";
import type { City, Clash, Hex } from "./state.ts";
import { seaBeside } from "./troops.ts";

/** How an increase comes about (CC-12.7). */
export interface Growing {
  /** It waives Food, Ore and Wood. */
  readonly free: boolean;
  /** CC-9.6: it is an activation of the city. */
  readonly activates: boolean;
}

export const BY_ACTION: Growing = { free: false, activates: true };

/** CC-23.27: Pestilence forbids it to this player. */
export const isBanned = (s: Clash, seat: Seat): boolean =>
  s.pestilence && !changesOf(s, seat, "immune").some((tags) => tags.includes("pestilence"));

/** CC-12.1, CC-30.24. */
export function increaseBill(s: Clash, seat: Seat, building: Building, { free }: Growing): Goods {
  if (free) return NOTHING;
  const waived = change(s, seat, "waives");
  if (waived?.building !== building || !unused(s, seat, "waives")) return INCREASE_COST;
  return { ...INCREASE_COST, [waived.resource]: 0 };
}

/** CC-26.14: with this building the increase is no activation. */
const isQuiet = (s: Clash, seat: Seat, building: Building): boolean =>
  changesOf(s, seat, "quietBuilding").includes(building);

/** CC-12.2 to CC-12.5: why this city can't get that building. */
export function cantGrow(s: Clash, seat: Seat, city: City, building: Building, how: Growing): Reason | undefined {
  if (city.buildings[building] !== null) return { why: say("why.building-here"), clause: "CC-12.3" };
  if (!mayHave(s, seat, building)) return { why: say("why.building-unknown"), clause: "CC-12.2" };
  if (isBanned(s, seat)) return { why: say("why.pestilence"), clause: "CC-23.27" };
  if (actsAngry(s, city)) return { why: say("why.angry"), clause: "CC-12.3" };
  const cities = citiesOf(s, seat).length;
  if (sizeOf(city) + 1 > cities) return { why: say("why.too-few-cities", { n: cities }), clause: "CC-12.4" };
  if (piecesLeft(s, seat, building) === 0) return { why: say("why.no-piece"), clause: "CC-12.2" };
  if (building === "port" && seaBeside(s, city.hex).length === 0) return { why: say("why.no-sea"), clause: "CC-12.5" };
  const inactive = how.activates && !isQuiet(s, seat, building) ? cantActivate(city) : undefined;
  if (inactive !== undefined) return inactive;
  const bill = increaseBill(s, seat, building, how);
  return canPay(s, seat, bill) ? undefined : { why: say("why.short", { what: saidGoods(bill) }), clause: "CC-12.1" };
}

/** CC-12.8: pays and adds the building; what it triggers follows in the order of CC-9.16. */
export function* grow(s: Clash, table: GameTable, city: City, building: Building, how: Growing): Rules {
  const { owner: seat, hex } = city;
  if (seat === "barbarians") return;
  const portHex = building === "port" ? yield* choosePortHex(s, seat, city) : city.portHex;
  const bill = increaseBill(s, seat, building, how);
  const saved = !how.free && (bill.food ?? 0) < (INCREASE_COST.food ?? 0);
  yield* payBill(s, table, seat, bill, "CC-12.1");
  if (saved) use(s, seat, "waives");
  if (how.activates && !isQuiet(s, seat, building)) activate(table, city, "increase");
  city.buildings[building] = seat;
  city.portHex = portHex;
  table.tell(() => ({
    what: say("log.increase", { who: { seat }, city: sayHex(s, hex), building: say(`building.${building}`) }),
    seat,
    clause: "CC-12.1",
    moves: [{ piece: ref.piece(seat, building), from: ref.supply(seat), to: ref.city(hexName(s, hex)) }],
  }));
  occasion(s, table, seat, "increased", { hex, building });
}

interface Shore extends Option {
  readonly hex: Hex;
}

/** CC-12.5. */
function* choosePortHex(s: Clash, seat: Seat, city: City): Rules<Hex> {
  const shores = seaBeside(s, city.hex).map(
    (hex): Shore => ({ id: `port:${hexName(s, hex)}`, label: sayHex(s, hex), refs: [ref.hex(hexName(s, hex))], hex }),
  );
  return (yield* choose(seat, say("ask.port", { city: sayHex(s, city.hex) }), shores, { clause: "CC-12.5" })).hex;
}
