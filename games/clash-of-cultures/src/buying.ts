import { choose, type Option, type Rules, type Seat } from "@civitas/kernel";
import { ADVANCE_TERMS, billFor, buyAdvance, hindrance, mayWaive, sayCategory } from "./advances.ts";
import type { GameTable, Stories } from "./agenda.ts";
import { ADVANCES } from "./content/advances.ts";
import { ADVANCE_IDS, type AdvanceId, CATEGORIES, type CategoryId } from "./content/categories.ts";
import { type Goods, NOTHING } from "./content/goods.ts";
import { idsOf } from "./content/id-list.ts";
import { canPay, plus, price } from "./goods.ts";
import { ref } from "./refs.ts";
import { advanceName, say } from "./say.ts";
import { type Clash, playerOf } from "./state.ts";

/** An advance that could be bought, with Priesthood's help or without (CC-7.17). */
interface Purchase {
  readonly advance: AdvanceId;
  readonly waived: boolean;
  readonly bill: Goods;
}

function waysToBuy(s: Clash, seat: Seat, ids: readonly AdvanceId[], before: Goods): Purchase[] {
  return ids
    .filter((advance) => hindrance(s, seat, advance) === undefined)
    .flatMap((advance) => (mayWaive(s, seat, advance) ? [false, true] : [false]).map((waived) => ({ advance, waived })))
    .map(({ advance, waived }) => ({ advance, waived, bill: billFor(s, seat, advance, waived) }))
    .filter(({ bill }) => canPay(s, seat, plus(before, bill), ADVANCE_TERMS));
}

/** The table as it would be with this advance, as far as further purchases depend on it. */
function withAdvance(s: Clash, seat: Seat, { advance, waived }: Purchase): Clash {
  const { used } = s.now;
  const players = s.players.with(seat, {
    ...playerOf(s, seat),
    advances: [...playerOf(s, seat).advances, advance],
  });
  return { ...s, players, now: { ...s.now, used: waived ? [...used, "priesthood"] : used } };
}

/** CC-25.13: what can be bought first, of this category or any, if so many of one category are to be bought in all. */
export function purchases(s: Clash, seat: Seat, category: CategoryId | null, n: number): Purchase[] {
  const first = waysToBuy(s, seat, category === null ? ADVANCE_IDS : CATEGORIES[category], NOTHING);
  if (n === 1) return first;
  return first.filter((purchase) => {
    const rest = CATEGORIES[ADVANCES[purchase.advance].category];
    return waysToBuy(withAdvance(s, seat, purchase), seat, rest, purchase.bill).length > 0;
  });
}

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
  readonly category: CategoryId;
}

const CATEGORY_IDS = idsOf<CategoryId>(CATEGORIES);

/** CC-25.13: the category comes first if there are two to buy. */
function* chooseCategory(s: Clash, seat: Seat, n: number): Rules<CategoryId> {
  const options = CATEGORY_IDS.filter((category) => purchases(s, seat, category, n).length > 0).map(
    (category): Field => ({ id: `category:${category}`, label: say(`category.${category}`), category }),
  );
  return (yield* choose(seat, say("ask.category", { n }), options, { clause: "CC-25.13" })).category;
}

/** CC-25.13, CC-25.18: bought one after the other; what has become impossible is left out. */
export function* tellPurchase(s: Clash, table: GameTable, { seat, category, left }: Stories["purchase"]): Rules {
  if (purchases(s, seat, category, left).length === 0) return;
  const field = left > 1 && category === null ? yield* chooseCategory(s, seat, left) : category;
  const options = purchases(s, seat, field, left).map((purchase) => purchaseOption(seat, purchase));
  const { purchase } = yield* choose(seat, say("ask.purchase"), options, { clause: "CC-25.18" });
  if (left > 1) table.next("purchase", { seat, category: ADVANCES[purchase.advance].category, left: left - 1 });
  yield* buyAdvance(s, table, seat, purchase.advance, purchase.waived);
}
