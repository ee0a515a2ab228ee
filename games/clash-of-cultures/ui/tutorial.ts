import type { Tutorial, TutorialStep } from "@civitas/table-kit";
import { ref } from "../src/refs.ts";
import { say } from "./say.ts";

const ME = 0;
const [HOME, COLONY, CAMP] = ["D2", "E3", "F3"];

const steps: readonly TutorialStep[] = [
  { say: say("tutorial.collect"), look: [ref.hex(HOME)], expect: [`collect:${HOME}`] },
  { say: say("tutorial.take"), look: [ref.goods(ME, "ore")], expect: ["take:ore1"] },
  { say: say("tutorial.move"), look: [ref.hex(HOME)], expect: ["move"] },
  { say: say("tutorial.explore"), look: [ref.hex(COLONY)], expect: [`explore:${HOME}>${COLONY}`] },
  { say: say("tutorial.found"), look: [ref.hex(COLONY), ref.hex(CAMP)], expect: [`found:${COLONY}`] },
  { say: say("tutorial.end"), expect: ["end"] },
  { say: say("tutorial.build"), look: [ref.hex(COLONY)], expect: [`build:${COLONY}`] },
  { say: say("tutorial.soldier"), look: [ref.goods(ME, "food"), ref.goods(ME, "ore")], expect: ["soldier"] },
  { say: say("tutorial.food"), look: [ref.hex(HOME)], expect: [`collect:${HOME}`] },
  { say: say("tutorial.take-food"), look: [ref.goods(ME, "food")], expect: ["take:food1"] },
  { say: say("tutorial.advance"), look: [ref.advance(ME, "tactics")], expect: ["advance:tactics"] },
  { say: say("tutorial.end-again"), look: [ref.goods(ME, "culture")], expect: ["end"] },
  { say: say("tutorial.march"), look: [ref.hex(COLONY)], expect: ["move"] },
  { say: say("tutorial.attack"), look: [ref.hex(CAMP)], expect: [`attack:${COLONY}>${CAMP}`] },
  { say: say("tutorial.card"), look: [ref.battle], expect: ["pass"] },
  { say: say("tutorial.keep"), look: [ref.hex(CAMP)], expect: ["keep"] },
  { say: say("tutorial.on"), look: [ref.player(ME)] },
];

/** The first round, move by move: collect, explore, found, build, learn and fight. The rival waits. */
export const tutorial: Tutorial = { seats: 2, seed: "lesson 211", seat: ME, rivals: ["end", "end"], steps };
