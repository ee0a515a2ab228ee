import type { Tutorial, TutorialStep } from "@civitas/table-kit";
import { ref } from "../src/refs.ts";
import { say } from "./say.ts";

const ME = 0;
const [ROME, BORDER, VILLAGE] = ["c2", "d1", "e1"];

const steps: readonly TutorialStep[] = [
  { say: say("tutorial.capital"), look: [ref.square(ROME)], expect: [`found:${ROME}`] },
  { say: say("tutorial.army"), look: [ref.square(BORDER)], expect: [`place:${BORDER}`] },
  { say: say("tutorial.scout"), look: [ref.square(BORDER)], expect: [`place:${BORDER}`] },
  { say: say("tutorial.start"), expect: ["done"] },
  { say: say("tutorial.trade"), look: [ref.trade(ME)], expect: ["finished"] },
  { say: say("tutorial.city"), look: [ref.square(ROME)], expect: [`produce:${ROME}`] },
  { say: say("tutorial.build"), look: [ref.unitDeck("infantry")], expect: ["build:infantry"] },
  { say: say("tutorial.move"), look: [ref.square(BORDER)], expect: [`move:${BORDER}`] },
  { say: say("tutorial.group"), expect: ["group:1+0"] },
  { say: say("tutorial.discover"), look: [ref.square(BORDER)], expect: ["discover:east"] },
  { say: say("tutorial.village"), look: [ref.square(VILLAGE)], expect: [`go:${VILLAGE}`] },
  { say: say("tutorial.trump"), look: [ref.unit("infantry-b"), ref.front(1)], expect: ["unit:infantry-b>1"] },
  { say: say("tutorial.front"), look: [ref.unit("artillery-b"), ref.newFront], expect: ["unit:artillery-b"] },
  { say: say("tutorial.wounds"), look: [ref.unit("mounted-c"), ref.front(3)], expect: ["unit:mounted-c>3"] },
  { say: say("tutorial.booty"), look: [ref.kept(ME, "village"), ref.trackMarker(ME)], expect: ["done"] },
  { say: say("tutorial.research"), look: [ref.tech(ME, "pottery")], expect: ["learn:pottery"] },
  { say: say("tutorial.pyramid"), look: [ref.tech(ME, "pottery"), ref.slot(ME, 2)] },
  { say: say("tutorial.on"), look: [ref.realm(ME)] },
];

/** The rival founds its capital, puts its figures there, and lets its first round pass; it plays for the barbarians. */
const rivals = [
  ...["found:n6", "place:n7", "place:n7", "done", "finished", "done"],
  ...["unit:mounted-b", "unit:artillery-a>1", "unit:infantry-b>new"],
  ...["done", "none"],
];

/** The tile beside Rome, who begins, the units in the order in which they are dealt, the village, who leads whom, the battle. */
const script: Tutorial["script"] = [
  { top: ["neutral-21"] },
  "anything",
  "anything",
  "anything",
  { int: ME },
  { top: ["infantry-a", "infantry-b", "infantry-b", "infantry-b", "infantry-b", "infantry-b"] },
  { top: ["mounted-c", "mounted-b", "mounted-b"] },
  { top: ["artillery-b", "artillery-b", "artillery-a"] },
  "anything",
  "anything",
  "anything",
  "anything",
  "anything",
  "anything",
  "anything",
  { top: ["village-iron-base"] },
  {
    top: [
      ...["spanish", "russians", "indians", "greeks", "egyptians"],
      ...["americans", "chinese", "germans", "romans"],
    ],
  },
  { top: ["infantry-a"] },
];

/** The first round of the Romans, phase by phase, with a battle for a village. */
export const tutorial: Tutorial = {
  seats: 2,
  seed: "lesson",
  options: { expansion: true, greatPersonCards: false, investments: false },
  seat: ME,
  script,
  rivals,
  steps,
};
