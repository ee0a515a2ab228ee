import type { Tutorial, TutorialStep } from "@civitas/table-kit";
import { ref } from "../src/refs.ts";
import { say } from "./say.ts";

const ME = 0;
const RIVAL = 1;
const [HOME, COLONY, CAMP, THEIRS] = ["D2", "E3", "F3", "E5"];

const steps: readonly TutorialStep[] = [
  { say: say("tutorial.move"), look: [ref.hex(HOME)], expect: ["move"] },
  { say: say("tutorial.explore"), look: [ref.hex(COLONY)], expect: [`explore:${HOME}>${COLONY}`] },
  { say: say("tutorial.found"), look: [ref.hex(COLONY), ref.hex(CAMP)], expect: [`found:${COLONY}`] },
  { say: say("tutorial.collect"), look: [ref.hex(COLONY)], expect: [`collect:${COLONY}`] },
  { say: say("tutorial.take-ore"), look: [ref.goods(ME, "food")], expect: ["take:ore1"] },
  { say: say("tutorial.end"), look: [ref.goods(ME, "ore")], expect: ["end"] },
  { say: say("tutorial.advance"), look: [ref.advance(ME, "tactics")], expect: ["advance:tactics"] },
  { say: say("tutorial.food"), look: [ref.hex(HOME)], expect: [`collect:${HOME}`] },
  { say: say("tutorial.take-food"), look: [ref.goods(ME, "food")], expect: ["take:food1"] },
  { say: say("tutorial.build"), look: [ref.hex(COLONY)], expect: [`build:${COLONY}`] },
  { say: say("tutorial.end-again"), look: [ref.hex(COLONY)], expect: ["end"] },
  { say: say("tutorial.march"), look: [ref.hex(COLONY)], expect: ["move"] },
  { say: say("tutorial.attack"), look: [ref.hex(CAMP)], expect: [`attack:${COLONY}>${CAMP}`] },
  { say: say("tutorial.keep"), look: [ref.hex(CAMP)], expect: ["keep"] },
  { say: say("tutorial.influence"), look: [ref.hex(THEIRS), ref.goods(ME, "culture")], expect: ["influence"] },
  { say: say("tutorial.target"), look: [ref.hex(THEIRS)], expect: [`influence:${CAMP}>${THEIRS}`] },
  { say: say("tutorial.on"), look: [ref.player(ME)] },
];

/** The rival settles in E5 and fortifies it. */
const rivals = [
  ...["advance:tactics", "move", "explore:D7>D6", "camp:C6", "move", "march:D6>E6", "end"],
  ...["move", "explore:E6>E5", "found:E5", "card:ac-17", "increase:E5:fortress", "end"],
];

/** Who sits where, the regions in the order of their places, the first Action cards, who begins; then the dice. */
const script: Tutorial["script"] = [
  { top: [RIVAL, ME] },
  {
    top: [
      ...["region-07", "region-16", "region-09", "region-12"],
      ...["region-10", "region-15", "region-14", "region-08"],
    ],
  },
  { top: ["ac-35", "ac-17"] },
  "anything",
  "anything",
  "anything",
  { pick: ME },
  { die: 6 },
  { die: 2 },
  { die: 5 },
];

/** The first round, move by move: explore, found, collect, learn, build, fight and influence. */
export const tutorial: Tutorial = { seats: 2, seed: "lesson", seat: ME, script, rivals, steps };
