import type { Stroke } from "@civitas/kernel/scripted-chance";
import type { Tutorial, TutorialStep } from "@civitas/table-kit";
import { ref } from "../src/refs.ts";
import { say } from "./say.ts";

const ME = 0;

const dice = (...places: number[]): string[] => places.map((i) => ref.die(ME, i));

const steps: readonly TutorialStep[] = [
  { say: say("tutorial.dice"), look: [...dice(0, 1, 2, 3, 4), ref.chit(ME, "gold"), ref.chit(ME, "reroll")] },
  { say: say("tutorial.buy"), look: [ref.tile("academy")], expect: ["buy:academy"] },
  { say: say("tutorial.pay"), look: dice(1), expect: ["pay:white-gold1"] },
  { say: say("tutorial.cover"), look: [ref.space(ME, 1)], expect: ["cover:axeman"] },
  { say: say("tutorial.return"), look: dice(1), expect: ["return:white-used"] },
  { say: say("tutorial.wonder"), look: [ref.tile("hanging-gardens")], expect: ["buy:hanging-gardens"] },
  { say: say("tutorial.chit"), look: [ref.chit(ME, "gold")], expect: ["pay:chit"] },
  { say: say("tutorial.build"), look: [ref.tile("hanging-gardens")], expect: ["build:hanging-gardens"] },
  { say: say("tutorial.stone"), look: dice(1, 3), expect: ["pay:white-stone1+white-stone1"] },
  { say: say("tutorial.reroll"), look: [ref.chit(ME, "reroll"), ref.books(1)], expect: ["reroll"] },
  { say: say("tutorial.reroll-all"), look: dice(0, 2, 4), expect: ["all"] },
  { say: say("tutorial.pass"), look: dice(0, 4), expect: ["pass"] },
  { say: say("tutorial.books"), look: [ref.books(ME), ref.books(1)], expect: ["all"] },
  { say: say("tutorial.famine"), look: [ref.event, ref.chit(ME, "food")], expect: ["pay:chit"] },
  { say: say("tutorial.end"), look: [ref.vp(ME), ref.order(ME)] },
];

/** Dice as they fall: the number of the face, as `facesOf` lists them. */
const falls = (...faces: number[]): Stroke[] => faces.map((int) => ({ int }));

const script: readonly Stroke[] = [
  { top: [1, ME] }, // the learner begins
  {
    top: ["hatshepsut", "academy", "hanging-gardens", "cyprus", "colossus", "bazaar", "thrace", "hammurabi", "sicily"],
  },
  ...Array<Stroke>(3).fill("anything"), // the tiles of the later ages
  { top: ["sea-peoples"] },
  ...Array<Stroke>(3).fill("anything"), // their events
  ...falls(4, 0, 3, 5, 3), // the learner's dice: book, gold, stone, strength, stone
  ...falls(0, 0, 5, 3, 0), // the rival's
  ...falls(5), // the Academy's blue die: 3 stone
  ...falls(4, 3, 2), // rolled again: book, stone, and 3 books on the blue die
];

/** One round of the first age, played move by move. The rival passes at once and lets its people go hungry. */
export const tutorial: Tutorial = { seats: 2, seed: "lesson", script, seat: ME, rivals: ["pass", "decline"], steps };
