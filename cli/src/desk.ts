import type { GameEntry } from "@civitas/games";

/** Where a command runs: the games, the workspace, and where it reads and prints. Tests bring their own. */
export interface Surroundings {
  readonly games: readonly GameEntry[];
  /** The folder of the workspace: rulebooks and test reports lie there. */
  readonly root: string;
  readonly input: NodeJS.ReadableStream;
  /** Prints a line of the answer. */
  print(line: string): void;
  /** Prints a remark, a complaint or progress, none of which belongs to the answer. */
  remark(text: string): void;
  /** The width of the terminal in characters, if it is one. */
  readonly wide?: number | undefined;
  /** Whether a person watches: only then are bars drawn and questions asked. */
  readonly watched: boolean;
}

/** What the commands work with. */
export interface Desk extends Surroundings {
  /** The command has done its work, but the answer is no: the exit code will be 1. */
  fail(): void;
}
