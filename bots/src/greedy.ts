import type { Random } from "@civitas/kernel";
import { proposal } from "./bargaining.ts";
import { type Bot, questionFor } from "./bot.ts";
import { withoutCircles } from "./circles.ts";
import { Imagination } from "./imagination.ts";
import { planAhead } from "./planning.ts";
import { AT_A_GLANCE } from "./replies.ts";

/** Values closer than this are a tie, and chance decides. */
const TIE = 1e-9;

/**
 * Plans the rest of its turn briefly and takes the option whose turn ends best; chance breaks ties. `overlooks` is the
 * chance that it misses an option.
 */
export function greedy(overlooks = 0): Bot {
  return {
    name: overlooks === 0 ? "greedy" : `greedy:${Math.round(overlooks * 100)}%`,
    decide(match, seat, random) {
      const question = questionFor(match, seat);
      const options = noticed(
        withoutCircles(match, seat, question.options).map(({ id }) => id),
        overlooks,
        random,
      );
      if (options.length === 1 && options[0] !== undefined) return options[0];
      const proposed = proposal(match, question, random);
      if (proposed !== undefined) return proposed;
      const planning = { ...AT_A_GLANCE, world: random.int(0x7fffffff), finalists: 0, proofs: [] };
      const { worth } = planAhead(new Imagination(match, seat), options, planning);
      const best = Math.max(...worth.map((value) => value ?? 0));
      return random.pick(options.filter((_, i) => (worth[i] ?? 0) >= best - TIE));
    },
  };
}

/** The options that it doesn't overlook: at least one. */
function noticed(options: readonly string[], overlooks: number, random: Random): readonly string[] {
  if (overlooks === 0) return options;
  const seen = options.filter(() => random.int(1000) >= overlooks * 1000);
  return seen.length > 0 ? seen : [random.pick(options)];
}
