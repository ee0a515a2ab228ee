import { kernelSays, late, type Message } from "./message.ts";
import type { Decision, Option, Ref } from "./option.ts";
import { BrokenRules } from "./refusal.ts";
import type { Rules } from "./rules.ts";
import type { Seat } from "./seat.ts";
import { blockedAmong, no, optionsAmong, type Reason, type Verdict } from "./verdict.ts";

/** Something that can change hands, and how many of it. */
export interface Good {
  readonly id: string;
  readonly name: Message;
  readonly n: number;
  readonly refs?: readonly Ref[] | undefined;
}

/** Goods against goods, as both sides read it. */
export interface Exchange {
  readonly by: Seat;
  readonly to: readonly Seat[];
  readonly gives: readonly Good[];
  readonly asks: readonly Good[];
  /** It is still being put together: options with a `term` change it, the one that stands apart as "end" makes the offer. */
  readonly draft?: boolean | undefined;
}

export type Side = "gives" | "asks";

/** What an option does to the exchange that is being put together: there are `n` of this good on this side then. */
export interface Term {
  readonly side: Side;
  readonly good: string;
  readonly n: number;
}

/** How many of each good, by its id. Goods that are left out are no part of it. */
export type Goods = Readonly<Record<string, number>>;

export interface Terms {
  readonly gives: Goods;
  readonly asks: Goods;
}

/** What an exchange is put together from. */
export interface DrawingUp {
  readonly by: Seat;
  readonly to: readonly Seat[];
  readonly prompt: Message;
  readonly clause: string;
  /** All that `by` could give, with how many there are. */
  readonly gives: readonly Good[];
  /** All that `by` could ask for. */
  readonly asks: readonly Good[];
  /** Where a counter-offer begins: the offer it answers, seen from this side. */
  readonly from?: Terms | undefined;
  /** Why it can't be offered as it stands; nothing if it can. */
  readonly flaw?: (terms: Terms) => Reason | undefined;
  /** After so many changes it is offered as it stands or given up, so that every story ends. */
  readonly changes?: number | undefined;
}

/** A draft as plain data: what it says so far, and how far down the list of goods it has come. */
export interface Draft {
  readonly terms: Terms;
  readonly at: number;
}

/** What became of a draft with one answer. */
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

/** Asks `by` to put an exchange together, a good at a time and in any order; nothing means that it thinks better of it. */
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
 * One answer of drawing up, for games with many goods: asked again until the offer is made or given up, in several stories
 * if need be. Goods are set down the list, first what is given and then what is asked for, each once: so every exchange is
 * reached in one way, and soon.
 */
export function* drawFurther(about: Omit<DrawingUp, "from" | "changes">, draft: Draft): Rules<Drawn> {
  const { terms, at } = draft;
  const drawn = yield* nextOf(about, terms, changesFrom(about, terms, at));
  if (drawn === undefined) return { did: "end", terms: undefined };
  if (drawn === OFFER) return { did: "end", terms };
  const list = about[drawn.side].findIndex(({ id }) => id === drawn.good);
  return {
    did: "change",
    draft: { terms: changed(terms, drawn), at: 1 + list + (drawn.side === "gives" ? 0 : about.gives.length) },
  };
}

const changed = (terms: Terms, term: Term): Terms => ({ ...terms, [term.side]: withGood(terms[term.side], term) });

/** The next change, or that the offer is made; nothing if it is given up. */
function* nextOf(about: DrawingUp, terms: Terms, changes: readonly Change[]): Rules<Term | typeof OFFER | undefined> {
  const decision = draftQuestion(about, terms, changes);
  const { id } = yield [decision];
  if (id === NEVER_MIND) return undefined;
  if (id === OFFER) return OFFER;
  const term = decision.options.find((option) => option.id === id)?.term;
  if (term === undefined) throw new BrokenRules(`"${id}" is no change of an offer`);
  return term;
}

/** The goods of these terms, in the order in which the game lists them. */
export function goodsIn(goods: Goods, known: readonly Good[]): Good[] {
  return known.flatMap((good) => {
    const n = goods[good.id] ?? 0;
    return n > 0 ? [{ ...good, n }] : [];
  });
}

function withGood(goods: Goods, { good, n }: Term): Goods {
  const { [good]: _, ...others } = goods;
  return n === 0 ? others : { ...others, [good]: n };
}

/** The changes that are possible from this place of the list on. */
function changesFrom({ gives, asks }: DrawingUp, terms: Terms, at: number): Change[] {
  return [
    ...changesOf("gives", gives.slice(at), terms.gives),
    ...changesOf("asks", asks.slice(Math.max(0, at - gives.length)), terms.asks),
  ];
}

function draftQuestion(about: DrawingUp, terms: Terms, changes: readonly Change[]): Decision<Change> {
  const { by, to, prompt, clause } = about;
  const closing = (): Verdict<Change>[] => {
    const offer: Change = { id: OFFER, label: kernelSays("kernel.offer"), apart: "end" };
    const flaw = about.flaw?.(terms);
    return [
      flaw === undefined ? offer : no(offer, flaw),
      { id: NEVER_MIND, label: kernelSays("kernel.never-mind"), apart: "special" },
    ];
  };
  const standing = (known: readonly Good[], goods: Goods): Good[] =>
    known.map((good) => ({ ...good, n: goods[good.id] ?? 0 }));
  return {
    seat: by,
    prompt,
    options: [...changes, ...optionsAmong(closing())],
    blocked: () => blockedAmong(closing()),
    clause,
    exchange: {
      by,
      to,
      gives: standing(about.gives, terms.gives),
      asks: standing(about.asks, terms.asks),
      draft: true,
    },
  };
}

function changesOf(side: Side, known: readonly Good[], goods: Goods): Change[] {
  const group = kernelSays(`kernel.${side}`);
  const changes: Change[] = [];
  for (const { id, name, n: most, refs } of known) {
    const now = goods[id] ?? 0;
    for (let n = 0; n <= most; n++) {
      if (n === now) continue;
      changes.push({
        id: `${side}:${id}:${n}`,
        label: late(() => kernelSays("kernel.good", { n, name })),
        // A click on the thing itself puts one more there.
        refs: n === now + 1 ? refs : undefined,
        group,
        term: { side, good: id, n },
      });
    }
  }
  return changes;
}
