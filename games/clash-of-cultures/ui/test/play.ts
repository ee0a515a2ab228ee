import { type Match, Random, startMatch } from "@civitas/kernel";
import { type Clash, type ClashOptions, type ClashView, game } from "../../src/index.ts";

export type Table = Match<Clash, ClashView>;

/** A game in which everybody does something as long as there is something to do, so that the table fills. */
export function* playing(seats: number, seed: string, options: Partial<ClashOptions> = {}): Generator<Table> {
  const match: Table = startMatch(game, { seats, seed, options });
  const random = Random.seeded(seed);
  while (!match.over) {
    yield match;
    const [decision] = match.pending;
    if (decision === undefined) return;
    const ids = decision.options.map(({ id }) => id);
    const deeds = ids.filter((id) => !/^(end|done|none|trade|invite|raze)\b/.test(id));
    match.answer(decision.seat, random.pick(deeds.length > 0 && random.int(10) > 0 ? deeds : ids));
  }
}
