import { type Match, Random, startMatch } from "@civitas/kernel";
import { type CivilizationOptions, type CivilizationView, game, type World } from "../../src/index.ts";

export type Table = Match<World, CivilizationView>;

/** A game in which everybody does something as long as there is something to do, so that the table fills. */
export function* playing(
  seats: number,
  seed: string,
  { questions, ...options }: Partial<CivilizationOptions> & { readonly questions: number },
): Generator<Table> {
  const match: Table = startMatch(game, { seats, seed, options });
  const random = Random.seeded(seed);
  for (let i = 0; i < questions && !match.over; i++) {
    yield match;
    const [decision] = match.pending;
    if (decision === undefined) return;
    const ids = decision.options.map(({ id }) => id);
    const deeds = decision.options.filter(
      ({ id, apart }) => apart === undefined && !/^(offer|take-back|disband)/.test(id),
    );
    match.answer(decision.seat, random.pick(deeds.length > 0 && random.int(10) > 0 ? deeds.map(({ id }) => id) : ids));
  }
}
