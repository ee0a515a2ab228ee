import { Random } from "@civitas/kernel";
import type { Setting } from "@civitas/kernel/conformance";
import { replaceable } from "../src/content/cards.ts";
import { CIVILIZATION_IDS } from "../src/content/civilizations.ts";

/** So many settings of the box, each option drawn by itself; the same every time. */
export function sampledSettings(n: number, name = "settings"): Setting[] {
  const random = Random.seeded(name);
  return Array.from({ length: n }, (_, i) => {
    const seats = 1 + (i % 4);
    const alternative = (era: "I" | "II" | "III") => random.pick(["none", "random", ...replaceable(era)]);
    return {
      seats,
      options: {
        automa: seats === 4 ? "none" : random.pick(["none", "random", ...CIVILIZATION_IDS]),
        civilizations: random.pick(["choose", "random"]),
        map: random.pick(["clash-of-titans", "quiet-pastures", "random"]),
        outline: random.pick(["quiet-pastures", "clash-of-titans"]),
        alternativeI: alternative("I"),
        alternativeII: alternative("II"),
        alternativeIII: alternative("III"),
        renaissance: random.int(2) === 0,
        heroes: random.int(3) > 0,
        monsters: random.int(7),
        payment: random.pick(["usual", "ask"]),
      },
    };
  });
}
