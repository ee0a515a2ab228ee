/** How a search weighs things. The figures come from arena runs: see bots/README.md. */
export interface Habits {
  /** How eagerly it looks at options that were rarely tried. */
  readonly curiosity: number;
  /** Options tried at a node after n visits: width * n ^ widening. */
  readonly width: number;
  readonly widening: number;
  /** So many answers are played beyond the tree before the position is evaluated, */
  readonly rollout: number;
  /** and up to so many more of the same seat while its answers have changed nothing yet. */
  readonly patience: number;
  /** How often, beyond the tree, it plays by experience instead of by chance. */
  readonly routine: number;
  /** In how many worlds the turn is planned before the search begins; 0 goes without a plan. */
  readonly foresight: number;
  /** How many lines of a turn are planned side by side, */
  readonly lines: number;
  /** and how many answers are tried for that, for each iteration of the search. */
  readonly tries: number;
  /** For how many of the best options the others' replies are planned, too. */
  readonly replies: number;
  /** After so many visits of a node its options get a first look. */
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
  foresight: 1,
  lines: 8,
  tries: 15,
  replies: 5,
  study: 3,
  trust: 8,
};
