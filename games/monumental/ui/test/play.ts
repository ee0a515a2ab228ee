import type { Match } from "@civitas/kernel";
import { mostly, playing } from "@civitas/testing";
import { game, type Monumental, type MonumentalOptions, type MonumentalView } from "../../src/index.ts";

export type BusyMatch = Match<Monumental, MonumentalView, MonumentalOptions>;

/** A game in which everybody does something as long as there is something to do, so that the table fills. */
export const busyGame = (seats: number, seed: string, options: Partial<MonumentalOptions> = {}): Generator<BusyMatch> =>
  playing(game, {
    seats,
    seed,
    options,
    pick: (question, random) => {
      const ids = question.options.map(({ id }) => id);
      const deeds = ids.filter((id) => /^(conquer|buy|start|complete|use|take|go|develop|hero|outpost)/.test(id));
      if (deeds.length > 0 && random.int(4) > 0) return random.pick(deeds);
      const others = ids.filter((id) => id !== "end" && !id.startsWith("explore"));
      return mostly(others, question, random);
    },
  });
