import type { GameEntry } from "@civitas/games";

/** Where a command runs: the games, the workspace, and where it reads and prints. Tests bring their own. */
export interface Surroundings {
  readonly games: readonly GameEntry[];
  /** The folder of the workspace: rulebooks and test reports lie there. */
  readonly root: string;
  readonly input: NodeJS.ReadableStream;
  /** Prints a line of the answer. */
  print(line: string): void;
  /** Prints a remark, a complaint or progress, which are no part of the answer. */
  remark(text: string): void;
  /** Whether somebody watches: only then are bars drawn and questions asked. */
  readonly watched: boolean;
}

/** What the commands work with. */
export interface Desk extends Surroundings {
  /** The command has done its work, but the answer is no: the exit code will be 1. */
  fail(): void;
}
