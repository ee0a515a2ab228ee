import {
  drawFurther,
  goodsIn,
  type Offer,
  offer,
  type Reason,
  type Rules,
  type Seat,
  type Terms,
  type TradeGoods,
} from "@civitas/kernel";
import type { GameTable, Stories } from "../agenda.ts";
import { say } from "../say.ts";
import { realmOf, type World } from "../state.ts";
import { amountOf, goodsBeside, goodsOf, hasGoods, shortOf } from "./goods.ts";

/** How many goods are set in one story; then it is told again. */
const CHANGES_A_STORY = 10;

/** CV-10.11: the terms are drawn up, one good at a time; a counter-offer begins with the offer that it answers. */
export function* tellTerms(w: World, table: GameTable, due: Stories["terms"]): Rules {
  const { by, to } = due;
  if (!hasGoods(w, by) && !hasGoods(w, to)) return; // CV-10.14: it has become impossible, lapses and does not count
  const prompt = say("ask.terms", { who: { seat: to } });
  const flaw = (terms: Terms) => flawOf(w, by, to, terms);
  const [mine, theirs] = [goodsOf(w, by, to), goodsOf(w, to, by)];
  let { draft } = due;
  for (let left = CHANGES_A_STORY; left > 0; left--) {
    const gives = goodsBeside(draft.terms.gives, mine);
    const asks = goodsBeside(draft.terms.asks, theirs);
    const drawn = yield* drawFurther({ by, to: [to], prompt, clause: "CV-10.11", gives, asks, flaw }, draft);
    if (drawn.did !== "change") return drawnUp(w, table, due, drawn.terms);
    draft = drawn.draft;
  }
  table.next("terms", { ...due, draft });
}

/**
 * CV-10.13: changed offers are not counted. An abandoned one counts like one that is made, so that every phase
 * ends.
 */
function drawnUp(w: World, table: GameTable, { by, to, counter }: Stories["terms"], terms: Terms | undefined): void {
  if (!counter) realmOf(w, by).offers += 1;
  if (terms !== undefined) table.next("offer", { by, to, terms, counter });
  else if (counter) refuse(table, by);
}

function isEmpty(goods: TradeGoods): boolean {
  for (const good in goods) if (amountOf(goods, good) > 0) return false;
  return true;
}

/** An offer of nothing; or of more of a kind than there is, those that are named counted (CV-10.12). */
function flawOf(w: World, by: Seat, to: Seat, { gives, asks }: Terms): Reason | undefined {
  if (isEmpty(gives) && isEmpty(asks)) return { why: say("why.empty-offer"), clause: "CV-10.11" };
  return shortOf(w, by, to, gives) ?? shortOf(w, to, by, asks);
}

/** CV-10.11: the other accepts, refuses or answers with one changed offer. */
export function* tellOffer(w: World, table: GameTable, due: Stories["offer"]): Rules {
  const { by, to, terms, counter } = due;
  if (shortOf(w, by, to, terms.gives) !== undefined) return; // it has become impossible and lapses
  table.tell(() => ({
    what: say("log.offers", { who: { seat: by }, to: { seat: to } }),
    seat: by,
    clause: "CV-10.11",
  }));
  const reply = yield* offer<Terms>({ by, to: [to], terms }, bargain(w), !counter);
  if (reply.did === "accept") table.next("exchange", { by, to, terms });
  else if (reply.did === "counter") {
    const draft = { terms: { gives: terms.asks, asks: terms.gives }, at: 0 };
    table.next("terms", { by: to, to: by, counter: true, draft });
  } else if (reply.did === "refuse") refuse(table, to);
}

function refuse(table: GameTable, seat: Seat): void {
  table.tell(() => ({ what: say("log.refuses", { who: { seat } }), seat, clause: "CV-10.11" }));
}

const bargain = (w: World) => ({
  prompt: ({ by }: Offer<Terms>) => say("ask.offer", { who: { seat: by } }),
  clause: "CV-10.11",
  goods: ({ by, to, terms }: Offer<Terms>) => ({
    gives: goodsIn(terms.gives, goodsOf(w, by, to[0] ?? by)),
    asks: goodsIn(terms.asks, goodsOf(w, to[0] ?? by, by)),
  }),
  hindrance: ({ by, terms }: Offer<Terms>, seat: Seat) => shortOf(w, seat, by, terms.asks),
  // CV-10.13: for this phase, or for the rest of the game.
  standing: { kind: "offers", scopes: { phase: String(w.round), game: "game" } },
});
