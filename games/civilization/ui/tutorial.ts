import type { Tutorial, TutorialStep } from "@civitas/table-kit";
import { ref } from "../src/refs.ts";
import { say } from "./say.ts";

const ME = 0;
const [ROME, BORDER, HUT] = ["b3", "c4", "c5"];

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
  { say: say("tutorial.discover"), look: [ref.square(BORDER)], expect: ["discover:south"] },
  { say: say("tutorial.hut"), look: [ref.square(HUT)], expect: [`go:${HUT}`] },
  { say: say("tutorial.done"), look: [ref.resource(ME, "iron")], expect: ["done"] },
  { say: say("tutorial.research"), look: [ref.tech(ME, "pottery")], expect: ["learn:pottery"] },
  { say: say("tutorial.pyramid"), look: [ref.tech(ME, "pottery"), ref.slot(ME, 2)] },
  { say: say("tutorial.battle"), look: [ref.units(ME, "infantry"), ref.units(ME, "mounted")] },
  { say: say("tutorial.on"), look: [ref.realm(ME)] },
];

/** The rival founds its capital with Stonehenge, puts its figures there, and lets its first round pass. */
const rivals = ["found:n6", "place:n7", "place:n7", "place:n7", "done", "finished", "done", "done", "none"];

/** The first round of the Romans, phase by phase. */
export const tutorial: Tutorial = {
  seats: 2,
  seed: "lesson 4",
  options: { expansion: false, greatPersonCards: false, investments: false },
  seat: ME,
  rivals,
  steps,
};
