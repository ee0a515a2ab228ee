import { type AnyGame, type AnyMatch, Random, type Seat, startMatch } from "@civitas/kernel";

/** A game played by chance up to its answer number `answers`, or to its last question. */
export function walk(game: AnyGame, seats: number, seed: string, answers: number): AnyMatch {
  const match = startMatch(game, { seats, seed });
  const random = Random.seeded(`walk ${seed}`);
  for (let n = 0; n < answers; n++) {
    const { seat, id } = anyAnswer(match, random);
    const next = match.fork();
    next.answer(seat, id);
    if (next.over) return match;
    match.answer(seat, id);
  }
  return match;
}

function anyAnswer(match: AnyMatch, random: Random): { readonly seat: Seat; readonly id: string } {
  const { seat, options } = random.pick(match.pending);
  return { seat, id: random.pick(options).id };
}

/** The seat that is asked. */
export function asked(match: AnyMatch): Seat {
  const [question] = match.pending;
  if (question === undefined) throw new Error("nobody is asked");
  return question.seat;
}
