import type { Bot } from "./bot.ts";
import { carefree } from "./carefree.ts";

/** Nobody knows a bot of this name. */
export class UnknownBot extends Error {
  override readonly name = "UnknownBot";
  constructor(readonly spec: string) {
    super(`there is no bot "${spec}"; there are ${BOT_SPECS.join(", ")}`);
  }
}

/** How bots can be written, for help texts and errors. */
export const BOT_SPECS = ["random"] as const;

/** A bot from its spec; throws `UnknownBot`. */
export function makeBot(spec: string): Bot {
  if (spec === "random") return carefree();
  throw new UnknownBot(spec);
}
