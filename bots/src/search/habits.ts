/** How a search weighs things. The figures come from arena runs: see bots/README.md. */
export interface Habits {
  /** How eagerly it looks at options that were rarely tried. */
  readonly curiosity: number;
  /** Options tried at a node after n visits: width * n ^ widening. */
  readonly width: number;
  readonly widening: number;
  /** How many answers are played beyond the tree before the position is evaluated, */
  readonly rollout: number;
  /** and up to how many more of the same seat while its answers have changed nothing yet. */
  readonly patience: number;
  /** How often it plays by experience instead of by chance beyond the tree. */
  readonly routine: number;
  /** How many lines of a turn are planned side by side, */
  readonly lines: number;
  /** and how many answers are tried for that, per iteration of the search. */
  readonly tries: number;
  /** How many of the best options are put to the proof, */
  readonly finalists: number;
  /** and in how many other worlds. */
  readonly proofs: number;
  /** After this many visits of a node its options get a first look. */
  readonly study: number;
  /** How many visits such a look counts for. */
  readonly trust: number;
}

export const HABITS: Habits = {
  curiosity: 0.5,
  width: 1,
  widening: 0.5,
  rollout: 0,
  patience: 4,
  routine: 0.9,
  lines: 8,
  tries: 8,
  finalists: 5,
  proofs: 4,
  study: 3,
  trust: 8,
};
