import { choose, type Option, type Rules } from "@civitas/kernel";
import { stepsOf, takingsOf } from "../exploring.ts";
import { countUnits, sendHome } from "../forces.ts";
import { beside, isProvince, spaceName } from "../map.ts";
import { departures, moveFrom } from "../moving.ts";
import { outpostSites, raiseOutpost } from "../outposts.ts";
import { landReach } from "../reach.ts";
import { ref } from "../refs.ts";
import { say, sayPlace, sayProvince, who } from "../say.ts";
import { sourceName } from "../source.ts";
import type { CardStage } from "../stage.ts";
import { type SpaceNumber, spaceAt } from "../state.ts";
import type { ExplorerAction, MoveExplorers } from "../verbs/explorers.ts";
import type { BuildOutpost, Destroy, MoveUnits } from "../verbs/forces.ts";

const choosing = <V>(can: (verb: V, stage: CardStage) => boolean) => ({ can, asks: can });

interface SpaceOption extends Option {
  readonly n?: SpaceNumber;
}

/** Units move as in Move Forces, but without paying. */
export const moveUnitsRun = {
  *run({ n }: MoveUnits, { m, table, seat, source }: CardStage): Rules {
    let left = n;
    while (left > 0) {
      const reach = landReach(m, seat);
      const options: SpaceOption[] = departures(m, seat, reach).map((from) => ({
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

/** MO-9.37. */
export const buildOutpostRun = {
  *run({ units, retreat }: BuildOutpost, { m, table, seat }: CardStage): Rules {
    const options: SpaceOption[] = outpostSites(m, seat, units).map((n) => ({
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
      const options: SpaceOption[] = victims(stage).map((space) => ({
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

export const moveExplorersRun = {
  *run({ steps }: MoveExplorers, { table, seat }: CardStage): Rules {
    table.next("explore", { seat, steps });
  },
  ...choosing<MoveExplorers>((_verb, { m, seat }) => stepsOf(m, seat).length > 0),
};

export const explorerActionRun = {
  *run({ n }: ExplorerAction, { table, seat }: CardStage): Rules {
    table.next("takeTokens", { seat, n });
  },
  ...choosing<ExplorerAction>((_verb, { m, seat }) => takingsOf(m, seat, () => true).length > 0),
};
