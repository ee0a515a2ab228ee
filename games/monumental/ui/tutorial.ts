import type { Tutorial, TutorialStep } from "@civitas/table-kit";
import { ref } from "../src/refs.ts";
import { say } from "./say.ts";

const ME = 0;

const places = (...numbers: number[]): string[] => numbers.map((n) => ref.place(ME, n));

const steps: readonly TutorialStep[] = [
  { say: say("tutorial.city"), look: places(1, 2, 3, 4, 5, 6, 7, 8, 9) },
  { say: say("tutorial.map"), look: [ref.space("c5")] },
  { say: say("tutorial.activate"), look: places(1), expect: ["activate:a1"] },
  { say: say("tutorial.conquer"), look: [ref.space("b4")], expect: ["conquer:b4"] },
  { say: say("tutorial.units"), look: [ref.space("b4")], expect: ["go"] },
  { say: say("tutorial.order"), expect: ["resolve:heracles"] },
  { say: say("tutorial.explorer"), look: [ref.space("c4")], expect: ["explore:1:c5>c4"] },
  { say: say("tutorial.reward"), expect: ["choose:1"] },
  { say: say("tutorial.token"), look: [ref.productionToken("c4")], expect: ["take-production:c4"] },
  { say: say("tutorial.forum"), expect: ["use:forum"] },
  { say: say("tutorial.pay"), look: [ref.supply(ME, "gold")], expect: ["pay:production,gold"] },
  { say: say("tutorial.policy"), look: [ref.policy(ME, "democracy")], expect: ["develop:democracy"] },
  { say: say("tutorial.buy"), look: [ref.pile("workshop")], expect: ["buy:workshop"] },
  { say: say("tutorial.end"), look: [ref.cityDeck(ME)], expect: ["end"] },
  { say: say("tutorial.on"), look: places(1) },
];

/** The first turn of the Greeks, played move by move; the rival only chooses a capital before it. */
export const tutorial: Tutorial = {
  seats: 2,
  seed: "lesson 1",
  options: { civilizations: "random" },
  seat: ME,
  rivals: ["capital:c1"],
  steps,
};
