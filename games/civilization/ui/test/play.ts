import type { Match } from "@civitas/kernel";
import { mostly, playing } from "@civitas/testing";
import { type CivilizationOptions, type CivilizationView, game, type World } from "../../src/index.ts";

/** The beginning of a game in which everybody does something as long as there is something to do, so that the table fills. */
export const busyGame = (
  seats: number,
  seed: string,
  { questions, ...options }: Partial<CivilizationOptions> & { readonly questions: number },
): Generator<Match<World, CivilizationView, CivilizationOptions>> =>
  playing(game, {
    seats,
    seed,
    options,
    questions,
    pick: (question, random) => {
      const deeds = question.options.filter(
        ({ id, apart }) => apart === undefined && !/^(offer|take-back|disband)/.test(id),
      );
      return mostly(
        deeds.map(({ id }) => id),
        question,
        random,
      );
    },
  });
