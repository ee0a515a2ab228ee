import { type Decision, type Game, Match, Random, type Start } from "@civitas/kernel";

/** How a game is played for a test that looks at many positions of it. */
export interface Playing extends Start {
  /** The most questions to answer; the whole game if left out. */
  readonly questions?: number;
  /** What the asked seat answers. */
  readonly pick: (question: Decision, random: Random) => string;
}

/** Plays a game and stops at each question to look at the match. */
export function* playing<S, V, O extends object>(
  game: Game<S, V, O>,
  { questions = Number.POSITIVE_INFINITY, pick, ...start }: Playing,
): Generator<Match<S, V, O>> {
  const match = Match.start(game, start);
  const random = Random.seeded(start.seed);
  for (let n = 0; n < questions && !match.over; n++) {
    yield match;
    const [question] = match.pending;
    if (question === undefined) return;
    match.answer(question.seat, pick(question, random));
  }
}

/** Usually one of these, so that something happens on the table; now and then any option. */
export function mostly(deeds: readonly string[], { options }: Decision, random: Random): string {
  return random.pick(deeds.length > 0 && random.int(10) > 0 ? deeds : options.map(({ id }) => id));
}
