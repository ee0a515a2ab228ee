import { type Match, Random, startMatch } from "@civitas/kernel";
import { game, type Monumental, type MonumentalOptions, type MonumentalView } from "../../src/index.ts";

export type Table = Match<Monumental, MonumentalView>;

/** A game in which everybody does something as long as there is something to do, so that the table fills. */
export function* playing(seats: number, seed: string, options: Partial<MonumentalOptions> = {}): Generator<Table> {
  const match: Table = startMatch(game, { seats, seed, options });
  const random = Random.seeded(seed);
  while (!match.over) {
    yield match;
    const [decision] = match.pending;
    if (decision === undefined) return;
    const ids = decision.options.map(({ id }) => id);
    const deeds = ids.filter((id) => /^(conquer|buy|start|complete|use|take|go|develop|hero|outpost)/.test(id));
    const others = ids.filter((id) => id !== "end" && !id.startsWith("explore"));
    const among =
      deeds.length > 0 && random.int(4) > 0 ? deeds : others.length > 0 && random.int(10) > 0 ? others : ids;
    match.answer(decision.seat, random.pick(among));
  }
}
