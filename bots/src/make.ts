import type { Bot } from "./bot.ts";
import { carefree } from "./carefree.ts";
import { greedy } from "./greedy.ts";
import { searching } from "./search/bot.ts";

/** The forms of a bot's spec, for help texts and errors. */
export const BOT_SPECS = ["random", "greedy", "greedy:30%", "search:1000", "search:1200ms"] as const;

/** There is no bot of this name. */
export class UnknownBot extends Error {
  override readonly name = "UnknownBot";
  constructor(readonly spec: string) {
    super(`there is no bot "${spec}"; bots are written like ${BOT_SPECS.join(", ")}`);
  }
}

/**
 * A bot from its spec; throws `UnknownBot`. `random`; `greedy`, or `greedy:30%` which overlooks that part of its
 * options; `search:1000` thinks for 1000 iterations, `search:1200ms` for 1.2 seconds.
 */
export function makeBot(spec: string): Bot {
  if (spec === "random") return carefree();
  if (spec === "greedy") return greedy();
  const [, kind, figure, unit] = /^(greedy|search):([1-9]\d{0,6})(%|ms)?$/.exec(spec) ?? [];
  const n = Number(figure);
  if (kind === "greedy" && unit === "%" && n < 100) return greedy(n / 100);
  if (kind === "search" && unit === undefined) return searching(spec, { iterations: n });
  if (kind === "search" && unit === "ms") return searching(spec, { ms: n });
  throw new UnknownBot(spec);
}
