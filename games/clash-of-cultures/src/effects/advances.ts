import { choose, type Rules, type Seat } from "@civitas/kernel";
import { isLegal } from "../advances.ts";
import { purchases } from "../buying.ts";
import { ADVANCE_IDS, type AdvanceId, advancesIn } from "../content/categories.ts";
import { within } from "../map.ts";
import { say } from "../say.ts";
import { sourceName } from "../source.ts";
import { type Clash, clockwiseFrom, type Hex, playerOf } from "../state.ts";
import type { GainAdvance, LearnFrom } from "../verbs/advances.ts";
import type { Stage } from "../verbs/verb.ts";
import type { Deeds } from "./deeds.ts";
import { rivalOption } from "./turn.ts";

const NEAR = 2;

const namedBy = ({ category }: GainAdvance): readonly AdvanceId[] =>
  category === null ? ADVANCE_IDS : advancesIn(category);

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
      if (verb.inReturn)
        table.next("freeAdvance", { seat: other, among: { ownedBy: seat }, may: true, clause: "CC-25.16" });
      table.next("freeAdvance", { seat, among: { ownedBy: other }, may: false, clause: "CC-25.16" });
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
