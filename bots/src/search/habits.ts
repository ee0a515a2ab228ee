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
  /** In how many worlds the options at the root are followed to the end of the turn. */
  readonly foresight: number;
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
  study: 3,
  trust: 8,
};
