import type { Exchange, Term } from "./exchange.ts";
import type { Message } from "./message.ts";
import type { Seat } from "./seat.ts";
import type { Standing } from "./standing.ts";

/** A thing on the table that can light up: `"tile:forum"`, `"hex:3,4"`. The table draws it under the same name. */
export type Ref = string;

/** What a choice costs, by the name of the resource. */
export type Price = Readonly<Record<string, number>>;

/** A place on the table, with its name for lists, the terminal and screen readers. */
export interface Spot {
  readonly ref: Ref;
  readonly name: Message;
}

/** One thing a player may choose. Games add fields of their own, such as what happens then. */
export interface Option {
  /** What a person could type: `buy:forum`, `move:3,4>4,4`. No white space. */
  readonly id: string;
  readonly label: Message;
  /** What it points at on the table, beside `from` and `to`. */
  readonly refs?: readonly Ref[] | undefined;
  readonly price?: Price | undefined;
  /** A remark beside the label, such as what a wasteful payment would lose. */
  readonly note?: Message | undefined;
  /** Choices under one heading stand together in the list. */
  readonly group?: Message | undefined;
  /**
   * Shown apart from the other choices, always in sight and with its own key. "end" ends one's turn, actions or picks
   * (its `note` says what that would lose); "special" is anything else that players look for outside the board.
   */
  readonly apart?: "end" | "special" | undefined;
  /**
   * Where it begins and where it leads: a move, a march, a shipment. Where several options begin at different spots,
   * the player first picks `from` (on the table, in the list or at the terminal), then `to`.
   */
  readonly from?: Spot | undefined;
  readonly to?: Spot | undefined;
  /** What it changes in the exchange that is being put together. */
  readonly term?: Term | undefined;
  /** What would happen, shown before the player commits to it. */
  readonly preview?: Message | undefined;
}

/** Everything on the table that an option points at, each once. */
export const pointedAt = ({ refs = [], from, to }: Option): Ref[] => [
  ...new Set([...refs, ...(from === undefined ? [] : [from.ref]), ...(to === undefined ? [] : [to.ref])]),
];

/** What can't be chosen now, and why not, where a player would ask. */
export interface Blocked {
  readonly id: string;
  readonly label: Message;
  readonly why: Message;
  readonly clause: string;
  readonly refs?: readonly Ref[] | undefined;
  readonly price?: Price | undefined;
}

/** A question that waits for one seat's answer. */
export interface Decision<O extends Option = Option> {
  readonly seat: Seat;
  readonly prompt: Message;
  readonly options: readonly O[];
  /** Computed when somebody asks for it: most decisions are answered without it. */
  readonly blocked: () => readonly Blocked[];
  /** The clause that asks. */
  readonly clause?: string | undefined;
  /** What has been picked so far, where several things are picked one by one. */
  readonly picked?: readonly Message[] | undefined;
  /** The goods that the question is about: an offer, or one that is being put together. Computed when asked for. */
  readonly exchange?: (() => Exchange | undefined) | undefined;
  /** Finds one option without making all of them, where that is quicker. */
  readonly find?: ((id: string) => O | undefined) | undefined;
  /** Computes the options again, after the hidden part of the table was dealt anew (see `Match.imagine`). */
  readonly again?: (() => readonly O[]) | undefined;
  /** The rules don't wait for an answer. */
  readonly optional?: boolean | undefined;
  /** The pick is kept sealed until all are in; `mine` is what this seat has picked so far. */
  readonly sealed?: { readonly mine?: string } | undefined;
  /** There is nothing to decide, but others must not know that. The server or worker that runs the match answers. */
  readonly formality?: boolean | undefined;
  /** Others must not learn from the time of the answer whether there was anything to decide. */
  readonly veiled?: boolean | undefined;
  /** How its seat may answer such questions in advance for a while. */
  readonly standing?: Standing | undefined;
}

/** The option with this id: one that was offered or, in an imagined world, one that was found again. */
export const optionOf = <O extends Option>(decision: Decision<O>, id: string): O | undefined =>
  offeredIn(decision, id) ?? decision.again?.().find((option) => option.id === id);

/** The option with this id, if it is offered. */
export function offeredIn<O extends Option>(decision: Decision<O>, id: string): O | undefined {
  if (decision.find !== undefined) return decision.find(id);
  for (const option of decision.options) if (option.id === id) return option;
  return undefined;
}

/**
 * Why this can't be chosen. One reason may stand for several things of a kind; then it has the id of one of them, and
 * is found by every one that it points at: "conquer:c2" by "space:c2".
 */
export const reasonAgainst = (blocked: readonly Blocked[], id: string): Blocked | undefined =>
  blocked.find((one) => one.id === id) ??
  blocked.find((one) => kindOf(one.id) === kindOf(id) && one.refs?.some((ref) => thingOf(ref) === thingOf(id)));

const kindOf = (id: string): string => id.slice(0, id.indexOf(":") + 1);
const thingOf = (id: string): string => id.slice(id.lastIndexOf(":") + 1);

/** An answer is the id of one offered option. */
export interface Answer {
  readonly seat: Seat;
  readonly id: string;
}
