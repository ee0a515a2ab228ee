import { choose } from "@civitas/kernel";
import type { CultureLevel } from "../content/track.ts";
import { canDraw, landingSpaces } from "../culture/culture.ts";
import { sectionOfMarker } from "../culture/refilling.ts";
import { ref } from "../refs.ts";
import { coinsOf } from "../research/coins.ts";
import { say } from "../say.ts";
import type { Advance, CultureVerb } from "../verbs/culture.ts";
import { asking } from "./asking.ts";
import type { Deeds, Stage } from "./deed.ts";

/** CV-15.7, CV-33.28: how many spaces. */
const spacesOf = ({ perCoins }: Advance, { w, seat }: Stage): number =>
  perCoins === null ? 1 : Math.floor(coinsOf(w, seat) / perCoins);

const LEVELS: readonly CultureLevel[] = [1, 2, 3];

export const cultureDeeds: Deeds<CultureVerb> = {
  advance: {
    can: (verb, stage) => spacesOf(verb, stage) > 0 && landingSpaces(stage.w, stage.seat).length > 0,
    run(verb, stage) {
      stage.table.next("advance", { seat: stage.seat, spaces: spacesOf(verb, stage) });
    },
  },
  drawCulture: {
    can: (_, { w }) => LEVELS.some((level) => canDraw(w, level)),
    *aim(_, stage) {
      const options = LEVELS.filter((level) => canDraw(stage.w, level)).map((level) => ({
        id: `deck:${level}`,
        label: say("thing.event", { level }),
        refs: [ref.eventDeck(level)],
        level,
      }));
      const { level } = yield* choose(stage.seat, asking(stage, "ask.which-deck"), options, { clause: "CV-33.4" });
      return [{ n: level }];
    },
    run({ count }, { table, seat }, [aim]) {
      const level = LEVELS.find((other) => other === aim?.n);
      if (level === undefined) return;
      table.next("handLimit", { seat });
      table.next("drawEvents", { seat, level, n: count });
    },
  },
  refillCultureHand: {
    can: (_, { w, seat }) => canDraw(w, sectionOfMarker(w, seat)),
    run(_, { table, seat }) {
      table.next("refillHand", { seat });
    },
  },
  gainGreatPerson: {
    can: (_, { w }) => w.market.greatPeople.length > 0,
    run(_, { table, seat }) {
      table.next("greatPerson", { seat });
    },
  },
};
