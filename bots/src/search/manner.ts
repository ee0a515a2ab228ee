/** How a search weighs things. The figures come from arena runs: see bots/README.md. */
export interface Manner {
  /** How eagerly it looks at options that were rarely tried. */
  readonly curiosity: number;
  /** Options tried at a node after n visits: width * n ^ widening. */
  readonly width: number;
  readonly widening: number;
  /** Answers played beyond the tree before the position is evaluated: at least so many, */
  readonly rollout: number;
  /** and up to so many until the turn passes to another seat. */
  readonly finishTurn: number;
  /** How often, beyond the tree, it plays by experience instead of by chance. */
  readonly routine: number;
  /** In how many worlds the options at the root are followed to the end of the turn. */
  readonly foresight: number;
  /** After so many visits of a node its options get a first look. */
  readonly study: number;
  /** How many visits such a look counts for. */
  readonly trust: number;
}

export const MANNER: Manner = {
  curiosity: 0.5,
  width: 2,
  widening: 0.5,
  rollout: 0,
  finishTurn: 0,
  routine: 0.7,
  foresight: 1,
  study: 3,
  trust: 1,
};
