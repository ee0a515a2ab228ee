import { choose, chooseSome, type Message, type Option, type Reason, type Rules, type Seat } from "@civitas/kernel";
import type { GameTable, Stories } from "./agenda.ts";
import { type PaymentTerms, terms } from "./bills.ts";
import { ADVANCES } from "./content/advances.ts";
import {
  ADVANCE_IDS,
  type AdvanceId,
  CATEGORIES,
  GOVERNMENT_IDS,
  type GovernmentId,
  isGovernment,
} from "./content/categories.ts";
import { EVENT_LEVELS, type Goods, NOTHING, TOP_LEVEL } from "./content/goods.ts";
import { ADVANCE_FOOD } from "./content/pieces.ts";
import { canPay, gainGoods, isNothing, payBill, price, sumOf, trim } from "./goods.ts";
import { occasion } from "./hooks/occasion.ts";
import { changesOf, unused, use } from "./hooks/query.ts";
import { ref } from "./refs.ts";
import { advanceName, say } from "./say.ts";
import { type Clash, isOwnTurn, owns, playerOf } from "./state.ts";

/** CC-7.9: the government whose advances this player owns. */
export function governmentOf(s: Clash, seat: Seat): GovernmentId | undefined {
  const { advances } = playerOf(s, seat);
  return GOVERNMENT_IDS.find((id) => advances.some((advance) => ADVANCES[advance].category === id));
}

/** CC-7.15: gaining it would change the government. */
export function changesGovernment(s: Clash, seat: Seat, id: AdvanceId): boolean {
  const { category } = ADVANCES[id];
  const government = governmentOf(s, seat);
  return isGovernment(category) && government !== undefined && government !== category;
}

/** CC-7.7: what has to be paid in every way of gaining it. */
const extraCostOf = (s: Clash, seat: Seat, id: AdvanceId): Goods =>
  changesOf(s, seat, "extraFree").some((free) => free.includes(id)) ? NOTHING : ADVANCES[id].extraCost;

/** CC-7.2 to CC-7.5: why this advance can't be gained at all. */
export function hindrance(s: Clash, seat: Seat, id: AdvanceId): (() => Reason) | undefined {
  const { category, position, prerequisite } = ADVANCES[id];
  const first = CATEGORIES[category][0];
  if (owns(s, seat, id)) return () => ({ why: say("why.owned"), clause: "CC-7.1" });
  if (position > 1 && !owns(s, seat, first)) {
    return () => ({ why: say("why.needs", { advance: advanceName(first) }), clause: "CC-7.2" });
  }
  if (prerequisite !== null && !owns(s, seat, prerequisite)) {
    const clause = position === 1 ? "CC-7.5" : "CC-7.4";
    return () => ({ why: say("why.needs", { advance: advanceName(prerequisite) }), clause });
  }
  return undefined;
}

export const isLegal = (s: Clash, seat: Seat, id: AdvanceId): boolean =>
  hindrance(s, seat, id) === undefined && canPay(s, seat, extraCostOf(s, seat, id));

/** CC-7.8: nobody may be forced to take it. */
const mayDecline = (s: Clash, seat: Seat, id: AdvanceId): boolean =>
  changesGovernment(s, seat, id) || !isNothing(extraCostOf(s, seat, id));

const FOOD_COST: Goods = { food: ADVANCE_FOOD };

/** CC-7.1, CC-7.17: the bill of a purchase; `waived` by Priesthood (CC-30.23). */
export function billFor(s: Clash, seat: Seat, id: AdvanceId, waived: boolean): Goods {
  const free = waived || changesOf(s, seat, "foodFree").some((ids) => ids.includes(id));
  const extra = extraCostOf(s, seat, id);
  return free ? extra : extra === NOTHING ? FOOD_COST : sumOf(FOOD_COST, extra);
}

/** CC-30.23: Priesthood could make it free. */
export function mayWaive(s: Clash, seat: Seat, id: AdvanceId): boolean {
  const category = changesOf(s, seat, "mayWaiveFood")[0];
  return (
    category === ADVANCES[id].category && unused(s, seat, "mayWaiveFood") && (billFor(s, seat, id, false).food ?? 0) > 0
  );
}

/** CC-5.5. */
export const ADVANCE_TERMS = terms({ ideasForFood: true });

/** CC-7.6: pays, gains, and lets everything follow. */
export function* buyAdvance(
  s: Clash,
  table: GameTable,
  seat: Seat,
  id: AdvanceId,
  waived: boolean,
  how: PaymentTerms = ADVANCE_TERMS,
): Rules {
  const paid = yield* payBill(s, table, seat, billFor(s, seat, id, waived), "CC-7.1", how);
  if (waived) use(s, seat, "mayWaiveFood");
  yield* takeAdvance(s, table, seat, id, { byIdeas: isByIdeas(paid) });
}

/** CC-30.15: at least 1, and only Ideas and Gold. */
function isByIdeas({ food = 0, ore = 0, wood = 0, ideas = 0, gold = 0 }: Goods): boolean {
  return food + ore + wood === 0 && ideas + gold > 0;
}

/** CC-7.6 steps 2 and 3; the others follow as stories. Extra costs are already paid. */
export function* takeAdvance(
  s: Clash,
  table: GameTable,
  seat: Seat,
  id: AdvanceId,
  bought: Stories["gained"]["bought"],
): Rules {
  const player = playerOf(s, seat);
  const changed = changesGovernment(s, seat, id);
  const gained = changed ? yield* changeGovernment(s, table, seat, id) : [id];
  if (!changed) player.advances.push(id);
  trim(s, seat);
  table.tell(() => ({
    what: say("log.advance", { who: { seat }, advance: advanceName(id) }),
    seat,
    clause: "CC-7.6",
    moves: [{ piece: ref.cube(seat), to: ref.advance(seat, id) }],
  }));
  for (const advance of gained.toReversed()) table.next("reactions", { seat, advance, bought, changed });
  const risen = raiseLevel(s, table, seat, id);
  if (risen) table.next("event", { seat });
  for (const advance of gained.toReversed()) table.next("gained", { seat, advance, bought });
}

/** CC-5.9 to CC-5.11: the frame. Says whether an event is due. */
function raiseLevel(s: Clash, table: GameTable, seat: Seat, id: AdvanceId): boolean {
  const { frame } = ADVANCES[id];
  if (frame === null) return false;
  const { levels } = playerOf(s, seat);
  const before = levels[frame];
  levels[frame] = Math.min(TOP_LEVEL, before + 1);
  gainGoods(s, table, seat, { [frame]: 1 }, "CC-5.9");
  return levels[frame] > before && EVENT_LEVELS.includes(levels[frame]);
}

interface Cube extends Option {
  readonly advance: AdvanceId;
}

/** CC-7.10: the cubes move; one to position 1, the others where the player chooses. Gives their new places. */
export function* changeGovernment(s: Clash, table: GameTable, seat: Seat, first: AdvanceId): Rules<AdvanceId[]> {
  const player = playerOf(s, seat);
  const { category } = ADVANCES[first];
  const old = governmentOf(s, seat);
  const cubes = player.advances.filter((id) => ADVANCES[id].category === old).length;
  const others = CATEGORIES[category].filter((id) => id !== first);
  const options = others.map(
    (advance): Cube => ({
      id: `cube:${advance}`,
      label: advanceName(advance),
      refs: [ref.advance(seat, advance)],
      advance,
    }),
  );
  const chosen = yield* chooseSome(seat, say("ask.cubes", { n: cubes - 1 }), options, {
    min: cubes - 1,
    max: cubes - 1,
    clause: "CC-7.10",
  });
  const now = [first, ...chosen.map(({ advance }) => advance)];
  player.advances = [...player.advances.filter((id) => ADVANCES[id].category !== old), ...now];
  if (isOwnTurn(s, seat)) s.now.forcedLabor = false; // CC-7.11
  table.tell(() => ({
    what: say("log.government", { who: { seat }, government: say(`category.${category}`) }),
    seat,
    clause: "CC-7.10",
  }));
  return now;
}

/** CC-7.6 step 4. */
export function* tellGained(s: Clash, table: GameTable, { seat, advance }: Stories["gained"]): Rules {
  occasion(s, table, seat, "gained", { advance });
}

/** CC-7.6 step 6. */
export function* tellReactions(s: Clash, table: GameTable, due: Stories["reactions"]): Rules {
  const { seat, advance, bought, changed } = due;
  occasion(s, table, seat, "reactions", { advance, byIdeas: bought?.byIdeas ?? false, changed });
}

interface Pick extends Option {
  readonly advance?: AdvanceId;
}

/** CC-7.7, CC-7.8: a free advance among these (or any); `may` if the text lets the player decline it. */
export function* tellFreeAdvance(s: Clash, table: GameTable, due: Stories["freeAdvance"]): Rules {
  const { seat, among, may, clause } = due;
  const named = among !== null && "ownedBy" in among ? playerOf(s, among.ownedBy).advances : (among ?? ADVANCE_IDS);
  const legal = named.filter((id) => isLegal(s, seat, id));
  if (legal.length === 0) return;
  const options = legal.map((advance): Pick => freeOption(s, seat, advance));
  const free = may || legal.every((id) => mayDecline(s, seat, id));
  const none: Pick[] = free ? [{ id: "none", label: say("none"), apart: "end" }] : [];
  const { advance } = yield* choose<Pick>(seat, say("ask.free-advance"), [...options, ...none], { clause });
  if (advance === undefined) return;
  yield* payBill(s, table, seat, extraCostOf(s, seat, advance), "CC-7.7");
  yield* takeAdvance(s, table, seat, advance, null);
}

function freeOption(s: Clash, seat: Seat, advance: AdvanceId): Pick {
  return {
    id: `advance:${advance}`,
    label: advanceName(advance),
    refs: [ref.advance(seat, advance)],
    group: sayCategory(advance),
    price: price(extraCostOf(s, seat, advance)),
    advance,
  };
}

export const sayCategory = (id: AdvanceId): Message => say(`category.${ADVANCES[id].category}`);
