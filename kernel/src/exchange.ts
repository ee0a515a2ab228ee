import { kernelSays, type Message } from "./message.ts";
import type { Decision, Option, Ref } from "./option.ts";
import { BrokenRules } from "./refusal.ts";
import type { Rules } from "./rules.ts";
import type { Seat } from "./seat.ts";
import { no, type Reason } from "./verdict.ts";

/** Something that can change hands, and how many of it. */
export interface TradeGood {
  readonly id: string;
  readonly name: Message;
  readonly n: number;
  readonly refs?: readonly Ref[] | undefined;
}

/** Goods against goods, as both sides read it. */
export interface Exchange {
  readonly by: Seat;
  readonly to: readonly Seat[];
  readonly gives: readonly TradeGood[];
  readonly asks: readonly TradeGood[];
  /** It is still being drawn up: options with a `term` change it, and the option marked "end" makes the offer. */
  readonly draft?: boolean | undefined;
}

export type ExchangeSide = "gives" | "asks";

/** What an option does to the exchange that is being drawn up: this side then has `n` of this good. */
export interface Term {
  readonly side: ExchangeSide;
  readonly good: string;
  readonly n: number;
}

/** How many of each good, by its id. Goods that are left out are no part of it. */
export type TradeGoods = Readonly<Record<string, number>>;

export interface Terms {
  readonly gives: TradeGoods;
  readonly asks: TradeGoods;
}

/** What an exchange can be drawn up from. */
export interface DrawingUp {
  readonly by: Seat;
  readonly to: readonly Seat[];
  readonly prompt: Message;
  readonly clause: string;
  /** All that `by` could give, with how many there are. */
  readonly gives: readonly TradeGood[];
  /** All that `by` could ask for. */
  readonly asks: readonly TradeGood[];
  /** Where a counter-offer begins: the offer it answers, seen from the other side. */
  readonly from?: Terms | undefined;
  /** Why it can't be offered as it stands; nothing if it can. */
  readonly flaw?: (terms: Terms) => Reason | undefined;
  /** After this many changes it must be offered as it stands or given up, so that every story ends. */
  readonly changes?: number | undefined;
}

/** A draft as plain data: its terms so far, and how far down the list of goods it has come. */
export interface Draft {
  readonly terms: Terms;
  readonly at: number;
}

/** What one answer made of a draft. */
export type Drawn =
  | { readonly did: "change"; readonly draft: Draft }
  /** Without terms it was given up. */
  | { readonly did: "end"; readonly terms: Terms | undefined };

const NOTHING: Terms = { gives: {}, asks: {} };
export const EMPTY_DRAFT: Draft = { terms: NOTHING, at: 0 };
const MOST_CHANGES = 10;
const OFFER = "offer";
const NEVER_MIND = "never-mind";

interface Change extends Option {
  readonly term?: Term;
}

/** "n of a good". Dozens of these are made for every question and one is picked, so names and words are made late. */
class GoodChange implements Change {
  /** A click on the thing itself puts one more there. */
  readonly refs: readonly Ref[] | undefined;

  constructor(
    private readonly side: ExchangeSide,
    private readonly good: TradeGood,
    readonly n: number,
    isOneMore: boolean,
  ) {
    this.refs = isOneMore ? good.refs : undefined;
  }

  get id(): string {
    return `${this.side}:${this.good.id}:${this.n}`;
  }

  /** The numbers differ most, so they are compared first. */
  isCalled(id: string, n: number): boolean {
    return this.n === n && this.id === id;
  }

  get label(): Message {
    return kernelSays("kernel.good", { n: this.n, name: this.good.name });
  }

  get group(): Message {
    return kernelSays(`kernel.${this.side}`);
  }

  get term(): Term {
    return { side: this.side, good: this.good.id, n: this.n };
  }
}

/** Asks `by` to draw up an exchange, one good at a time and in any order. Gives nothing if `by` gives up. */
export function* drawUp(about: DrawingUp): Rules<Terms | undefined> {
  let terms = about.from ?? NOTHING;
  for (let left = about.changes ?? MOST_CHANGES; ; left--) {
    const drawn = yield* nextOf(about, terms, left > 0 ? changesFrom(about, terms, 0) : []);
    if (drawn === undefined) return undefined;
    if (drawn === OFFER) return terms;
    terms = changed(terms, drawn);
  }
}

/**
 * One answer of drawing up, for games with many goods. The game asks again, in several stories if need be, until the
 * offer is made or given up. Each good is set once, going down the list: first what is given, then what is asked for.
 * So every exchange is reached in one way, and soon.
 */
export function* drawFurther(about: Omit<DrawingUp, "from" | "changes">, draft: Draft): Rules<Drawn> {
  const { terms, at } = draft;
  const drawn = yield* nextOf(about, terms, hopefulChanges(about, terms, at));
  if (drawn === undefined) return { did: "end", terms: undefined };
  if (drawn === OFFER) return { did: "end", terms };
  const list = about[drawn.side].findIndex(({ id }) => id === drawn.good);
  return {
    did: "change",
    draft: { terms: changed(terms, drawn), at: 1 + list + (drawn.side === "gives" ? 0 : about.gives.length) },
  };
}

const changed = ({ gives, asks }: Terms, term: Term): Terms =>
  term.side === "gives" ? { gives: withGood(gives, term), asks } : { gives, asks: withGood(asks, term) };

/** The next change, or that the offer is made; nothing if it is given up. */
function* nextOf(about: DrawingUp, terms: Terms, changes: GoodChange[]): Rules<Term | typeof OFFER | undefined> {
  const { id } = yield [draftQuestion(about, terms, changes)];
  if (id === NEVER_MIND) return undefined;
  if (id === OFFER) return OFFER;
  const term = changeCalled(changes, id)?.term;
  if (term === undefined) throw new BrokenRules(`"${id}" is no change of an offer`);
  return term;
}

/** The goods of these terms, in the order in which the game lists them. */
export function goodsIn(goods: TradeGoods, known: readonly TradeGood[]): TradeGood[] {
  return known.flatMap((good) => {
    const n = goods[good.id] ?? 0;
    return n > 0 ? [{ ...good, n }] : [];
  });
}

function withGood(goods: TradeGoods, { good, n }: Term): TradeGoods {
  const changed: Record<string, number> = {};
  for (const id in goods) if (id !== good) changed[id] = goods[id] ?? 0;
  if (n > 0) changed[good] = n;
  return changed;
}

/** The changes that are possible from this place of the list on. */
function changesFrom({ gives, asks }: DrawingUp, terms: Terms, at: number): GoodChange[] {
  const changes: GoodChange[] = [];
  addChanges(changes, "gives", gives, at, terms.gives);
  addChanges(changes, "asks", asks, Math.max(0, at - gives.length), terms.asks);
  return changes;
}

/** The same without the one that would leave nothing in the draft and nothing to add: it could only be given up. */
function hopefulChanges(about: DrawingUp, terms: Terms, at: number): GoodChange[] {
  const changes = changesFrom(about, terms, at);
  return isOnlyTheLast(about, terms) ? changes.filter(({ n }) => n > 0) : changes;
}

/** Whether the last good of the list is all that the terms have. */
function isOnlyTheLast({ gives, asks }: DrawingUp, terms: Terms): boolean {
  const side = asks.length > 0 ? "asks" : "gives";
  const last = (side === "asks" ? asks : gives).at(-1)?.id;
  if (last === undefined || (terms[side][last] ?? 0) === 0) return false;
  return sizeOf(terms.gives) + sizeOf(terms.asks) === 1;
}

function sizeOf(goods: TradeGoods): number {
  let n = 0;
  for (const _ in goods) n++;
  return n;
}

const MAKE_OFFER: Change = { id: OFFER, label: kernelSays("kernel.offer"), apart: "end" };
const GIVE_UP: Change = { id: NEVER_MIND, label: kernelSays("kernel.never-mind"), apart: "special" };

function draftQuestion(about: DrawingUp, terms: Terms, changes: readonly GoodChange[]): Decision<Change> {
  const { by, to, prompt, clause } = about;
  const flaw = about.flaw?.(terms);
  const standing = (known: readonly TradeGood[], goods: TradeGoods): TradeGood[] =>
    known.map((good) => ({ ...good, n: goods[good.id] ?? 0 }));
  return {
    seat: by,
    prompt,
    options: flaw === undefined ? [...changes, MAKE_OFFER, GIVE_UP] : [...changes, GIVE_UP],
    find: (id) => {
      if (id === NEVER_MIND) return GIVE_UP;
      if (id === OFFER) return flaw === undefined ? MAKE_OFFER : undefined;
      return changeCalled(changes, id);
    },
    blocked: () => (flaw === undefined ? [] : [no(MAKE_OFFER, flaw).inWords()]),
    clause,
    exchange: () => {
      const [gives, asks] = [standing(about.gives, terms.gives), standing(about.asks, terms.asks)];
      return { by, to, gives, asks, draft: true };
    },
  };
}

function changeCalled(changes: readonly GoodChange[], id: string): GoodChange | undefined {
  const n = Number(id.slice(id.lastIndexOf(":") + 1));
  for (const change of changes) if (change.isCalled(id, n)) return change;
  return undefined;
}

/** "n of a good", from this place of the list of a side on. */
function addChanges(
  changes: GoodChange[],
  side: ExchangeSide,
  known: readonly TradeGood[],
  at: number,
  goods: TradeGoods,
): void {
  for (let place = at; place < known.length; place++) {
    const good = known[place];
    if (good === undefined) continue;
    const now = goods[good.id] ?? 0;
    for (let n = 0; n <= good.n; n++) if (n !== now) changes.push(new GoodChange(side, good, n, n === now + 1));
  }
}
