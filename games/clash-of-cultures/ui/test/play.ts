import type { Match } from "@civitas/kernel";
import { mostly, playing } from "@civitas/testing";
import { type Clash, type ClashOptions, type ClashView, game } from "../../src/index.ts";

/** A game in which everybody does something as long as there is something to do, so that the table fills. */
export const busyGame = (
  seats: number,
  seed: string,
  options: Partial<ClashOptions> = {},
): Generator<Match<Clash, ClashView, ClashOptions>> =>
  playing(game, {
    seats,
    seed,
    options,
    pick: (question, random) => {
      const deeds = question.options
        .map(({ id }) => id)
        .filter((id) => !/^(end|done|none|trade|invite|raze)\b/.test(id));
      return mostly(deeds, question, random);
    },
  });
