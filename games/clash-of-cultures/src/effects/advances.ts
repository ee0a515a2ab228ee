import { choose, type Rules, type Seat } from "@civitas/kernel";
import { isLegal } from "../advances.ts";
import { purchases } from "../buying.ts";
import { ADVANCES } from "../content/advances.ts";
import { ADVANCE_IDS, type AdvanceId, isGovernment } from "../content/categories.ts";
import { within } from "../map.ts";
import { say } from "../say.ts";
import { sourceName } from "../source.ts";
import { type Clash, clockwiseFrom, type Hex, playerOf } from "../state.ts";
import type { GainAdvance, LearnFrom } from "../verbs/advances.ts";
import type { Stage } from "../verbs/verb.ts";
import type { Deeds } from "./deeds.ts";
import { rivalOption } from "./turn.ts";

const NEAR = 2;

/** CC-7.18: "government" stands for all three. */
function namedBy({ category }: GainAdvance): readonly AdvanceId[] {
  if (category === null) return ADVANCE_IDS;
  return ADVANCE_IDS.filter((id) => {
    const its = ADVANCES[id].category;
    return category === "government" ? isGovernment(its) : its === category;
  });
}

/** Where somebody's cities and units are, those at sea included. */
const presence = (s: Clash, seat: Seat): Hex[] => [
  ...s.cities.filter(({ owner }) => owner === seat).map(({ hex }) => hex),
  ...s.troops.filter(({ owner }) => owner === seat).map(({ hex }) => hex),
  ...s.ships.filter(({ owner }) => owner === seat).map(({ hex }) => hex),
];

function isNear(s: Clash, seat: Seat, other: Seat): boolean {
  const theirs = new Set(presence(s, other));
  return [...new Set(presence(s, seat))].some((mine) => within(s, mine, NEAR).some((hex) => theirs.has(hex)));
}

/** Of whom this player could learn, and what: CC-25.16. */
function teachers({ s, seat }: Stage, { whom }: LearnFrom): Seat[] {
  const { justCaptured } = s.now;
  return clockwiseFrom(s, seat)
    .slice(1)
    .filter((other) => playerOf(s, other).advances.some((id) => isLegal(s, seat, id)))
    .filter((other) => (whom === "loser" ? justCaptured?.from === other : isNear(s, seat, other)));
}

export const advanceDeeds: Deeds<"gainAdvance" | "learnFrom" | "buyAdvances"> = {
  gainAdvance: {
    *run(verb, { table, seat }): Rules {
      table.next("freeAdvance", { seat, among: namedBy(verb), may: verb.may, clause: "CC-7.7" });
    },
    can: (verb, { s, seat }) => namedBy(verb).some((id) => isLegal(s, seat, id)),
  },

  learnFrom: {
    *run(verb, stage): Rules {
      const { s, table, seat, source } = stage;
      const options = teachers(stage, verb).map(rivalOption);
      if (verb.whom === "loser") s.now.justCaptured = null; // CC-25.3
      if (options.length === 0) return;
      const prompt = say("ask.learn-from", { source: sourceName(source) });
      const { other } = yield* choose(seat, prompt, options, { clause: "CC-25.16" });
      const known = [...playerOf(s, other).advances];
      if (verb.inReturn) {
        table.next("freeAdvance", {
          seat: other,
          among: [...playerOf(s, seat).advances],
          may: true,
          clause: "CC-25.16",
        });
      }
      table.next("freeAdvance", { seat, among: known, may: false, clause: "CC-25.16" });
    },
    can: (verb, stage) => teachers(stage, verb).length > 0,
  },

  /** CC-25.13, CC-25.18. */
  buyAdvances: {
    *run({ n }, { table, seat }): Rules {
      table.next("purchase", { seat, category: null, left: n });
    },
    can: ({ n }, { s, seat }) => purchases(s, seat, null, n).length > 0,
  },
};
