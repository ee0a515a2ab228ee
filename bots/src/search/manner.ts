/** How a search weighs things. The figures come from arena runs: see bots/README.md. */
export interface Manner {
  /** How eagerly it looks at options that were rarely tried. */
  readonly curiosity: number;
  /** Options tried at a node after n visits: width * n ^ widening. */
  readonly width: number;
  readonly widening: number;
  /** How much the experience with an option counts beside what the node itself has seen. */
  readonly habit: number;
  /** Answers played beyond the tree before the position is evaluated: at least so many, */
  readonly rollout: number;
  /** and up to so many until the turn passes to another seat. */
  readonly finishTurn: number;
  /** How often, beyond the tree, it plays by experience instead of by chance. */
  readonly routine: number;
  /** In how many worlds the lookahead of the greedy bot ranks the options at the root; 0 does without. */
  readonly foresight: number;
  /** How many visits' worth the greedy estimate counts at the root. */
  readonly trust: number;
}

export const MANNER: Manner = {
  curiosity: 0.5,
  width: 2,
  widening: 0.5,
  habit: 0.5,
  rollout: 2,
  finishTurn: 8,
  routine: 0.7,
  foresight: 1,
  trust: 3,
};
