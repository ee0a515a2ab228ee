import { choose, type Option, type Rules } from "@civitas/kernel";
import { countUnits, sendHome } from "../forces.ts";
import { beside, isProvince, spaceName } from "../map.ts";
import { ref } from "../refs.ts";
import { say, sayProvince, who } from "../say.ts";
import { sourceName } from "../source.ts";
import type { CardStage } from "../stage.ts";
import { type SpaceNumber, spaceAt } from "../state.ts";
import type { Destroy } from "../verbs/destroy.ts";
import { choosing } from "./choosing.ts";

/** MO-9.36: soldiers of others beside own spaces, never the last unit of a province without outpost. */
function victims({ m, seat }: CardStage): SpaceNumber[] {
  return m.spaces.flatMap((space, n) => {
    const { owner, soldiers, outpost } = space;
    if (owner === null || owner === seat || soldiers === 0 || !isProvince(space)) return [];
    if (!outpost && countUnits(m, n) < 2) return [];
    return beside(m, n).some((next) => spaceAt(m, next).owner === seat) ? [n] : [];
  });
}

export const destroyRun = {
  *run({ n }: Destroy, stage: CardStage): Rules {
    const { m, table, seat, source } = stage;
    for (let left = n; left > 0; left--) {
      const options: (Option & { readonly n?: SpaceNumber })[] = victims(stage).map((space) => ({
        id: `destroy:${spaceName(m, space)}`,
        label: say("choice.destroy", { place: sayProvince(m, space), who: who(m, spaceAt(m, space).owner ?? 0) }),
        refs: [ref.space(spaceName(m, space)), ref.soldiers(spaceName(m, space))],
        n: space,
      }));
      if (options.length === 0) return;
      options.push({ id: "none", label: say("choice.none") });
      const { n: space } = yield* choose(seat, say("ask.destroy", { source: sourceName(source) }), options, {
        clause: "MO-9.36",
      });
      const owner = space === undefined ? null : spaceAt(m, space).owner;
      if (space === undefined || owner === null) return;
      sendHome(m, owner, space, 1, false);
      table.tell(() => ({
        what: say("log.destroys", { who: { seat }, whose: who(m, owner), place: sayProvince(m, space) }),
        seat,
        clause: "MO-9.36",
      }));
    }
  },
  ...choosing<Destroy>((_verb, stage) => victims(stage).length > 0),
};
