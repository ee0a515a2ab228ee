import { choose, type Option, type Rules } from "@civitas/kernel";
import { spaceName } from "../map.ts";
import { departures, moveFrom } from "../moving.ts";
import { landReach } from "../reach.ts";
import { ref } from "../refs.ts";
import { say, sayPlace } from "../say.ts";
import { sourceName } from "../source.ts";
import type { CardStage } from "../stage.ts";
import type { SpaceNumber } from "../state.ts";
import type { MoveUnits } from "../verbs/move-units.ts";
import { choosing } from "./choosing.ts";

/** Units move as in Move Forces, but without paying. */
export const moveUnitsRun = {
  *run({ n }: MoveUnits, { m, table, seat, source }: CardStage): Rules {
    let left = n;
    while (left > 0) {
      const reach = landReach(m, seat);
      const options: (Option & { readonly n?: SpaceNumber })[] = departures(m, seat, reach).map((from) => ({
        id: `move:${spaceName(m, from)}`,
        label: say("choice.move-from", { place: sayPlace(m, from) }),
        refs: [ref.space(spaceName(m, from)), ref.soldiers(spaceName(m, from))],
        n: from,
      }));
      if (options.length === 0) return;
      options.push({ id: "none", label: say("choice.no-more") });
      const prompt = say("ask.move-units", { source: sourceName(source), left });
      const { n: from } = yield* choose(seat, prompt, options, { clause: "MO-9.21" });
      if (from === undefined) return;
      left -= yield* moveFrom(m, table, seat, from, reach, left, "free");
    }
  },
  ...choosing<MoveUnits>((_verb, { m, seat }) => departures(m, seat, landReach(m, seat)).length > 0),
};
