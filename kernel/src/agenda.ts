import type { Rules } from "./rules.ts";
import type { Table } from "./table.ts";

/** A story that is still to be told, as plain data: it is saved, copied and imagined with the state. */
export interface Due {
  readonly story: string;
  readonly args: unknown;
}

/** What is still to be told; the last one comes next. */
export type Agenda = readonly Due[];

/**
 * The stories of a game by name, each with the type of its arguments:
 * `interface Stories { step: Move; battle: Battle }`.
 */
export type StoriesOf<S, A extends object> = {
  readonly [Name in keyof A]: (s: S, table: Table<A>, args: A[Name]) => Rules;
};

/** The most answers a story may ask for, unless its game says otherwise. */
export const LONGEST_STORY = 12;
