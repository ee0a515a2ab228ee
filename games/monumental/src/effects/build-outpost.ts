import { choose, type Option, type Rules } from "@civitas/kernel";
import { spaceName } from "../map.ts";
import { outpostSites, raiseOutpost } from "../outposts.ts";
import { ref } from "../refs.ts";
import { say, sayProvince } from "../say.ts";
import type { CardStage } from "../stage.ts";
import type { SpaceNumber } from "../state.ts";
import type { BuildOutpost } from "../verbs/build-outpost.ts";
import { choosing } from "./choosing.ts";

/** MO-9.37. */
export const buildOutpostRun = {
  *run({ units, retreat }: BuildOutpost, { m, table, seat }: CardStage): Rules {
    const options: (Option & { readonly n?: SpaceNumber })[] = outpostSites(m, seat, units).map((n) => ({
      id: `outpost:${spaceName(m, n)}`,
      label: sayProvince(m, n),
      refs: [ref.space(spaceName(m, n))],
      n,
    }));
    if (options.length === 0) return;
    options.push({ id: "none", label: say("choice.none") });
    const { n } = yield* choose(seat, say("ask.outpost"), options, { clause: "MO-9.37" });
    if (n !== undefined) yield* raiseOutpost(m, table, seat, n, retreat);
  },
  ...choosing<BuildOutpost>(({ units }, { m, seat }) => outpostSites(m, seat, units).length > 0),
};
