import type { Stroke } from "@civitas/kernel/scripted-chance";
import type { Tutorial, TutorialStep } from "@civitas/table-kit";
import { ref } from "../src/refs.ts";
import { say } from "./say.ts";

const ME = 0;

const places = (...numbers: number[]): string[] => numbers.map((n) => ref.place(ME, n));

const steps: readonly TutorialStep[] = [
  { say: say("tutorial.city"), look: places(1, 2, 3, 4, 5, 6, 7, 8, 9) },
  { say: say("tutorial.activate"), look: places(7), expect: ["activate:r3c1"] },
  { say: say("tutorial.mine"), look: places(8), expect: ["use:8"] },
  { say: say("tutorial.advantage"), look: [ref.advantage], expect: ["advantage:production"] },
  { say: say("tutorial.bid"), look: [ref.supply(ME, "production")], expect: ["1"] },
  { say: say("tutorial.knowledge"), look: [ref.attached(ME, 7)], expect: ["use:7:knowledge"] },
  { say: say("tutorial.trade"), look: [ref.freeCity("tyre")], expect: ["trade:tyre"] },
  { say: say("tutorial.buy"), look: [ref.row(1)], expect: ["buy:market"] },
  { say: say("tutorial.conquer"), look: [ref.row(2)], expect: ["conquer:sahara"] },
  { say: say("tutorial.warlord"), look: [ref.warlord(ME)], expect: ["warlord"] },
  { say: say("tutorial.reinforce"), look: places(8), expect: ["reinforce:8"] },
  { say: say("tutorial.pass"), look: [ref.cityDeck(ME), ref.cityDiscard(ME)], expect: ["pass"] },
  { say: say("tutorial.end"), look: [ref.policies(ME)] },
];

const script: readonly Stroke[] = [
  { int: ME }, // the learner has the first-player marker
  { top: ["aztec", "mali", "japan"] }, // dealt from the other end: the learner leads the Japanese, the rival the Malians
  { top: ["market", "sahara", "currency", "navigation", "hanging-gardens", "temple"] },
  ...Array<Stroke>(2).fill("anything"), // the later eras
  { top: ["tyre", "malacca", "novgorod"] },
  {
    top: [
      ...["labour-camp", "library", "samurai-training-ground"],
      ...["labour-camp", "library", "fort"],
      ...["swordsmithing", "labour-camp", "mine", "fort"],
    ],
  },
];

/** The first round of the Japanese, played move by move. The rival activates its city and passes. */
export const tutorial: Tutorial = {
  seats: 2,
  seed: "lesson",
  script,
  options: { civilizations: "random" },
  seat: ME,
  rivals: ["activate:r1c1", "pass"],
  steps,
};
