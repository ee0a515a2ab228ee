import { choose, type Message, type Option, type Rules, type Seat } from "@civitas/kernel";
import { ADVANCE_TERMS, billFor, buyAdvance, changesGovernment, hindrance, mayWaive, sayCategory } from "./advances.ts";
import type { GameTable, Stories } from "./agenda.ts";
import type { PaymentTerms } from "./bills.ts";
import { ADVANCES } from "./content/advances.ts";
import {
  ADVANCE_IDS,
  type AdvanceId,
  advancesIn,
  CATEGORIES,
  CATEGORY_IDS,
  type CategoryGroup,
  groupOf,
  isGovernment,
} from "./content/categories.ts";
import type { Goods } from "./content/goods.ts";
import { afterPaying, canPay, limitOf, price, waysToPay } from "./goods.ts";
import { ref } from "./refs.ts";
import { advanceName, say } from "./say.ts";
import { type Clash, owns, playerOf } from "./state.ts";

/** An advance that could be bought, with Priesthood's help or without (CC-7.17). */
interface Purchase {
  readonly advance: AdvanceId;
  readonly waived: boolean;
  readonly bill: Goods;
}

function waysToBuy(s: Clash, seat: Seat, ids: readonly AdvanceId[]): Purchase[] {
  return ids
    .filter((advance) => hindrance(s, seat, advance) === undefined)
    .flatMap((advance) => (mayWaive(s, seat, advance) ? [false, true] : [false]).map((waived) => ({ advance, waived })))
    .map(({ advance, waived }) => ({ advance, waived, bill: billFor(s, seat, advance, waived) }))
    .filter(({ bill }) => canPay(s, seat, bill, ADVANCE_TERMS));
}

/** The table as it would be with this advance, as far as further purchases depend on it. */
function withAdvance(s: Clash, seat: Seat, { advance, waived }: Purchase): Clash {
  const { used } = s.now;
  const player = playerOf(s, seat);
  const ideas = Math.min(player.goods.ideas + ideasFor(s, seat, advance), limitOf(s, seat, "ideas"));
  const goods = { ...player.goods, ideas };
  const players = s.players.with(seat, { ...player, goods, advances: ownedWith(s, seat, advance) });
  return { ...s, players, now: { ...s.now, used: waived ? [...used, "priesthood"] : used } };
}

/** CC-30.16: what Philosophy brings for a first advance may pay for the second. */
const ideasFor = (s: Clash, seat: Seat, advance: AdvanceId): number =>
  ADVANCES[advance].category === "science" && owns(s, seat, "philosophy") ? 1 : 0;

/** CC-7.10: with a change of government the cubes move; which of the others they cover doesn't matter here. */
function ownedWith(s: Clash, seat: Seat, advance: AdvanceId): AdvanceId[] {
  const { advances } = playerOf(s, seat);
  if (!changesGovernment(s, seat, advance)) return [...advances, advance];
  const kept = advances.filter((id) => !isGovernment(ADVANCES[id].category));
  return [...kept, ...CATEGORIES[ADVANCES[advance].category].slice(0, advances.length - kept.length)];
}

const groupFor = ({ advance }: Purchase): CategoryGroup => groupOf(ADVANCES[advance].category);

/**
 * CC-25.13, CC-7.18: what can be bought first, of this category or any, if this many of one category are to be bought
 * in all.
 */
export function purchases(s: Clash, seat: Seat, category: CategoryGroup | null, n: number): Purchase[] {
  const first = waysToBuy(s, seat, category === null ? ADVANCE_IDS : advancesIn(category));
  if (n === 1) return first;
  return first.filter((purchase) => waysToPay(s, seat, purchase.bill, sparing(s, seat, purchase)).length > 0);
}

/** CC-33.6: the first is paid so that a second one can be. */
const sparing = (s: Clash, seat: Seat, purchase: Purchase): PaymentTerms => ({
  ...ADVANCE_TERMS,
  leavesEnough: (paid) => {
    const then = withAdvance(afterPaying(s, seat, paid), seat, purchase);
    return waysToBuy(then, seat, advancesIn(groupFor(purchase))).length > 0;
  },
});

interface Picked extends Option {
  readonly purchase: Purchase;
}

const purchaseOption = (seat: Seat, purchase: Purchase): Picked => ({
  id: purchase.waived ? `advance:${purchase.advance}:priesthood` : `advance:${purchase.advance}`,
  label: say(purchase.waived ? "do.advance-waived" : "do.advance", { advance: advanceName(purchase.advance) }),
  refs: [ref.advance(seat, purchase.advance)],
  price: price(purchase.bill),
  group: sayCategory(purchase.advance),
  purchase,
});

interface Field extends Option {
  readonly category: CategoryGroup;
}

const sayGroup = (group: CategoryGroup): Message =>
  say(group === "government" ? "choice.government" : `category.${group}`);

const GROUPS = [...new Set(CATEGORY_IDS.map(groupOf))];

/** CC-25.13, CC-7.18: the category comes first if there are two to buy. */
function* chooseCategory(s: Clash, seat: Seat, n: number): Rules<CategoryGroup> {
  const options = GROUPS.filter((category) => purchases(s, seat, category, n).length > 0).map(
    (category): Field => ({ id: `category:${category}`, label: sayGroup(category), category }),
  );
  return (yield* choose(seat, say("ask.category", { n }), options, { clause: "CC-25.13" })).category;
}

/** CC-25.13, CC-25.18: bought one after the other; what has become impossible is left out. */
export function* tellPurchase(s: Clash, table: GameTable, { seat, category, left }: Stories["purchase"]): Rules {
  if (purchases(s, seat, category, left).length === 0) return;
  const field = left > 1 && category === null ? yield* chooseCategory(s, seat, left) : category;
  const options = purchases(s, seat, field, left).map((purchase) => purchaseOption(seat, purchase));
  const { purchase } = yield* choose(seat, say("ask.purchase"), options, { clause: "CC-25.18" });
  if (left > 1) table.next("purchase", { seat, category: groupFor(purchase), left: left - 1 });
  yield* buyAdvance(
    s,
    table,
    seat,
    purchase.advance,
    purchase.waived,
    left > 1 ? sparing(s, seat, purchase) : undefined,
  );
}
