import type { Message } from "./message.ts";
import type { Ref } from "./option.ts";
import type { Random } from "./random.ts";
import type { Seat, Viewer } from "./seat.ts";

/** Something travels on the table; the web client shows it. */
export interface Move {
  readonly piece: Ref;
  readonly from?: Ref;
  readonly to?: Ref;
}

/** Something happened: what the log says and what the table shows. */
export interface Happening {
  readonly what: Message;
  /** The seat that did it; none if the game did. */
  readonly seat?: Seat | undefined;
  /** The clause that made it happen. */
  readonly clause?: string | undefined;
  /** Who may know it; everybody if absent. */
  readonly only?: readonly Seat[] | undefined;
  /** What the others hear instead, if anything. */
  readonly others?: Message | undefined;
  readonly moves?: readonly Move[] | undefined;
}

/** A happening, or a function that makes it. The function is called only if a log is kept, and must change nothing. */
export type Telling = Happening | (() => Happening);

/** A line of the log: a happening and the number of answers that had been given before it. */
export interface LogLine {
  readonly at: number;
  readonly what: Message;
  readonly seat?: Seat | undefined;
  readonly clause?: string | undefined;
  readonly moves?: readonly Move[] | undefined;
}

/** What the rules may use beside the state: chance, the log, and the agenda of stories `A`. */
export interface Table<A extends object = object> {
  readonly random: Random;
  tell(telling: Telling): void;
  /**
   * Puts a story on top of the agenda: it is told when the present one ends. Of two, the one added last comes first.
   * The arguments are plain JSON and hold nothing hidden.
   */
  next<Name extends keyof A & string>(story: Name, args: A[Name]): void;
}

/** A line of the log as `viewer` may read it, or nothing. */
export function heardBy(viewer: Viewer, at: number, happening: Happening): LogLine | undefined {
  const { only, others, seat, clause } = happening;
  if (only === undefined || (viewer !== "audience" && only.includes(viewer))) {
    return { at, what: happening.what, seat, clause, moves: happening.moves };
  }
  return others === undefined ? undefined : { at, what: others, seat, clause };
}
