import type { TurningPoint } from "@civitas/bots";
import type { Barrier, Message, OptionValues, Ref, Sight, StandingAnswer, Viewer } from "@civitas/kernel";
import type { Stroke } from "@civitas/kernel/scripted-chance";
import type { Seen } from "../source/source.ts";
import type { SeatPlan } from "./shelf.ts";

/** What is needed to begin a table in this browser. */
export interface NewLocalTable {
  readonly game: string;
  readonly options: OptionValues;
  readonly seats: readonly SeatPlan[];
  readonly seed: string;
  /** The answers that were given already ("play on from here"). */
  readonly answers?: readonly { readonly seat: number; readonly id: string }[];
  /** Answers of the other seats, in order, before a bot takes over (the guided game). */
  readonly rivals?: readonly string[];
  /** What chance brings, in order (the guided game). */
  readonly script?: readonly Stroke[];
  /** Not kept in the browser: the guided game. */
  readonly passing?: boolean;
}

export interface TableNews {
  readonly sight: Seen;
  readonly curtain: boolean;
  /** What the viewer has answered in advance. */
  readonly standing: readonly StandingAnswer[];
}

/** What keeps the viewer of a sight from taking back the last answer: sent after the sight. */
export interface UndoNews {
  readonly mark: number;
  readonly barrier: Barrier | undefined;
}

/** A point of the win-expectancy line, and what could have been better there. */
export interface LinePoint {
  readonly at: number;
  readonly standing: readonly number[];
  readonly seat?: number;
  readonly chosen?: Message;
  readonly best?: Message;
  /** What the choice cost: the difference of expectations. */
  readonly cost?: number;
}

export interface Replayed {
  readonly sight: Sight;
  /** What the next answer will be, in words. */
  readonly next?: { readonly seat: number; readonly label: Message; readonly refs: readonly Ref[] };
}

/** What a loaded record is: its head, and at which answer each round begins. */
export interface Opened {
  readonly game: string;
  readonly seats: number;
  readonly length: number;
  readonly rounds: readonly { readonly round: number; readonly at: number }[];
  /** By seat: names, where the record tells them. */
  readonly names: readonly (string | undefined)[];
  /** Some answers no longer fit these rules; it was read up to there. */
  readonly broken?: string;
  /** Whether playing it again leads to the hash it bears; absent if it bears none. */
  readonly genuine?: boolean;
}

export type Eyes = Viewer | "open";

/** A stored table that is open again. */
export interface ReopenedTable {
  readonly game: string;
  readonly options: OptionValues;
  readonly seats: readonly SeatPlan[];
  /** How many answers no longer fitted the rules. */
  readonly dropped: number;
}

/** What the page may ask the worker, and what comes back. */
export interface Calls {
  begin(beginning: NewLocalTable): Promise<string>;
  /** "elsewhere": another tab of this browser has it open. */
  open(table: string): Promise<ReopenedTable | "missing" | "elsewhere">;
  answer(seat: number, id: string, mark: number): Promise<void>;
  stand(seat: number, scope: string): Promise<void>;
  revoke(seat: number, kind: string): Promise<void>;
  undo(): Promise<void>;
  hint(): Promise<{ readonly id: string; readonly expected: number }[]>;
  forecast(): Promise<readonly number[]>;
  record(): Promise<string>;
  readRecord(text: string): Promise<Opened>;
  replay(at: number, eyes: Eyes): Promise<Replayed>;
  /** Analyses the whole record; each point of the line is sent as it is found. */
  line(): Promise<void>;
  /** Where the game turned. */
  turning(): Promise<readonly TurningPoint[]>;
}

export type CallName = keyof Calls;
export type WorkerCall = { readonly n: number; readonly call: CallName; readonly given: readonly unknown[] };

/** The worker's refusal, as plain data. */
export interface Failure {
  readonly name: string;
  readonly code?: string;
  readonly message: string;
}

export type WorkerReply =
  | { readonly n: number; readonly value: unknown }
  | { readonly n: number; readonly failure: Failure }
  | { readonly told: TableNews }
  | { readonly undo: UndoNews }
  | { readonly thinking: boolean }
  | { readonly point: LinePoint; readonly of: number };
