import type { Stage } from "../stage.ts";
import type { TableVerb } from "../verb.ts";

/** A verb that the game carries out on its table, if there is something to apply it to. */
export const onTable = {
  run: (verb: TableVerb, stage: Stage) => stage.carry(verb),
  can: (verb: TableVerb, stage: Stage) => stage.choices(verb) > 0,
  asks: (verb: TableVerb, stage: Stage) => stage.choices(verb) > 0,
};

/** Taking up to n asks as soon as there is something to take; taking exactly n only if there is more than that. */
export const upTo = {
  ...onTable,
  asks: (verb: TableVerb & { readonly n: number; readonly exact: boolean }, stage: Stage) =>
    stage.choices(verb) > (verb.exact ? verb.n : 0),
};
