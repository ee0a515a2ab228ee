import type { Message, OptionValues, Ref, Seat, Sight, StandingAnswer, Viewer } from "@civitas/kernel";
import type { SeatHolder } from "@civitas/table-kit";

/** What the viewer gets, with the mark by which the source recognises it: an answer names what its player saw. */
export interface Seen extends Sight {
  readonly mark: number;
}

/** One answer further (or back): what the viewer gets now. */
export interface SightStep {
  readonly sight: Seen;
  /** Another person at the same screen looks now, and sees things that the person before may not know. */
  readonly curtain?: boolean;
}

export interface ChatShown {
  readonly n: number;
  readonly name: string;
  readonly time: number;
  readonly text: string;
  /** Whether the viewer has said it. */
  readonly own: boolean;
}

/** A seat's remaining time, and when that was measured (on this machine's clock). */
export interface SeatTime {
  readonly left: number;
  readonly running: boolean;
  readonly since: number;
}

/** Something all people at the table have to agree to. */
export interface Request {
  readonly id: number;
  readonly kind: "undo" | "pause" | "replace";
  readonly by: Seat;
  /** The seat for which a bot should play. */
  readonly seat?: Seat | undefined;
  /** Whether the viewer is asked. */
  readonly asked: boolean;
}

/** What the frame shows around the match. */
export interface TableState {
  readonly game: string;
  readonly options: OptionValues;
  readonly seats: readonly SeatHolder[];
  readonly viewer: Viewer;
  /** What the viewer has answered in advance. */
  readonly standing?: readonly StandingAnswer[];
  /** `silent`: something was said, and has not been answered for a while. */
  readonly connection: "here" | "silent" | "lost";
  readonly paused: boolean;
  readonly chat?: readonly ChatShown[];
  /** How many lines of the chat others have said since the viewer last looked. */
  readonly unread?: number;
  readonly clocks?: readonly (SeatTime | undefined)[];
  readonly request?: Request | undefined;
  /** How many answers no longer fitted the rules when the table was opened again. */
  readonly dropped?: number;
  /** Players who are not looking at the table now, or may not be, where the viewer has a say about them. */
  readonly away?: readonly Seat[];
  /** People come by when they like, and nobody is told who is looking. */
  readonly byPost?: boolean;
  /** People for whom a bot plays. */
  readonly standIns?: readonly Seat[];
  /** Several people sit at this screen and take turns. */
  readonly shared?: boolean;
  /** A bot plays for the viewer until they are back. */
  readonly standIn?: boolean;
  /** Why it is over, where it was not played to the end. */
  readonly ending?: "resigned" | "cancelled";
  /** Who has given up. */
  readonly resigned?: readonly Seat[];
  /** The table of the next game. */
  readonly rematch?: string;
}

/** What a strong player would do. */
export interface Hint {
  readonly id: string;
  readonly label: Message;
  readonly refs: readonly Ref[];
  /** Chances to win with it, from 0 to 1. */
  readonly expected: number;
  /** The runners-up. */
  readonly others: readonly { readonly label: Message; readonly expected: number }[];
}

/** What a look at the whole record has found. */
export interface Checking {
  readonly problem: string | undefined;
  readonly record: string;
}

/** How a request to the table ended. */
export type RequestOutcome = { readonly ok: true } | { readonly ok: false; readonly why: Message };

/** A table, wherever it is: in a worker of this browser or on a server. The frame knows only this. */
export interface TableSource {
  readonly state: TableState;
  /** Tells of changes of `state`. */
  watch(listener: () => void): () => void;
  /** Tells of each step of the match, in order, the present one first. */
  follow(listener: (step: SightStep) => void): () => void;
  /** Answers the question of that sight; refused if it has changed since. */
  answer(sight: Seen, id: string): Promise<RequestOutcome>;
  /** Answers this question and all of its kind in advance, as long as the scope lasts. */
  stand?(sight: Seen, scope: string): Promise<RequestOutcome>;
  revoke?(order: StandingAnswer): Promise<RequestOutcome>;
  undo(): Promise<RequestOutcome>;
  /** What a strong player would do; absent where it can't or may not be asked. */
  hint?(): Promise<Hint | undefined>;
  /** By seat, its expected share of the victory. */
  forecast?(): Promise<readonly number[]>;
  say?(text: string): Promise<RequestOutcome>;
  /** The viewer has seen all that was said. */
  readChat?(): void;
  pause?(on: boolean): Promise<RequestOutcome>;
  /** Says yes or no to that request; refused if another is open now. */
  consent?(request: Request, agree: boolean): Promise<RequestOutcome>;
  resign?(): Promise<RequestOutcome>;
  standIn?(away: boolean): Promise<RequestOutcome>;
  /** Asks the others to let a bot play for somebody who has vanished. */
  replace?(seat: Seat): Promise<RequestOutcome>;
  /** The record of the match so far, as text: where the viewer may have it. */
  readonly record?: (() => Promise<string>) | undefined;
  /** What the server committed to before it knew the players' salts; absent where there is no server. */
  readonly seal?: string | undefined;
  /** Checks the whole record here in the browser: where the game is over. */
  readonly check?: (() => Promise<Checking>) | undefined;
  /** Begins the same table again; gives its address. */
  readonly rematch?: (() => Promise<string>) | undefined;
  close(): void;
}
