import type { Exchange, Term } from "./exchange.ts";
import type { Message } from "./message.ts";
import type { Seat } from "./seat.ts";
import type { Standing } from "./standing.ts";

/** A thing on the table that can light up: `"tile:forum"`, `"hex:3,4"`. The table draws it under the same name. */
export type Ref = string;

/** What a choice costs, by the name of the resource. */
export type Price = Readonly<Record<string, number>>;

/** A place on the table, with its name for lists, the terminal and ears. */
export interface Spot {
  readonly ref: Ref;
  readonly name: Message;
}

/** One thing a player may choose. Games add fields of their own, such as what happens then. */
export interface Option {
  /** What a person could type: `buy:forum`, `move:3,4>4,4`. No white space. */
  readonly id: string;
  readonly label: Message;
  /** What it points at on the table. */
  readonly refs?: readonly Ref[] | undefined;
  readonly price?: Price | undefined;
  /** A remark beside the label, such as what a wasteful payment would lose. */
  readonly note?: Message | undefined;
  /** Choices under one heading stand together in the list. */
  readonly group?: Message | undefined;
  /**
   * Stands apart from the other choices, always in sight and with a key of its own: "end" ends one's turn, one's actions or
   * one's picks (its `note` says what that would lose), "special" is something else that one looks for beside the board.
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

/** What can't be chosen now although a player would ask about it, and why not. */
export interface Blocked {
  readonly id: string;
  readonly label: Message;
  readonly why: Message;
  readonly clause: string;
  readonly refs?: readonly Ref[] | undefined;
  readonly price?: Price | undefined;
  readonly group?: Message | undefined;
}

/** A question that waits for one seat's answer. */
export interface Decision<O extends Option = Option> {
  readonly seat: Seat;
  readonly prompt: Message;
  readonly options: readonly O[];
  /** Computed when somebody asks: most decisions are answered without a look at it. */
  readonly blocked: () => readonly Blocked[];
  /** The clause that asks. */
  readonly clause?: string | undefined;
  /** What has been picked so far, where several things are picked one by one. */
  readonly picked?: readonly Message[] | undefined;
  /** The goods that the question is about: an offer, or one that is being put together. */
  readonly exchange?: Exchange | undefined;
  /** Computes the options again, after the hidden part of the table was dealt anew (see `Match.imagine`). */
  readonly again?: (() => readonly O[]) | undefined;
  /** The rules don't wait for an answer. */
  readonly optional?: boolean | undefined;
  /** The pick is kept sealed until all are in; `mine` is what this seat has picked so far. */
  readonly sealed?: { readonly mine?: string } | undefined;
  /** There is nothing to decide, but others must not know that: the server or worker that runs the match answers. */
  readonly formality?: boolean | undefined;
  /** Others must not learn from how soon an answer comes whether there was anything to decide. */
  readonly veiled?: boolean | undefined;
  /** How its seat may answer it for a while in advance. */
  readonly standing?: Standing | undefined;
}

/** An answer is the id of one offered option. */
export interface Answer {
  readonly seat: Seat;
  readonly id: string;
}
