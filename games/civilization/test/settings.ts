import { Random } from "@civitas/kernel";
import type { Setting } from "@civitas/kernel/conformance";

/** So many settings of the box, each option drawn by itself; the same every time. Without a limit random games go on for very long. */
export function sampledSettings(n: number, name = "settings"): Setting[] {
  const random = Random.seeded(name);
  return Array.from({ length: n }, (_, i) => {
    const seats = 2 + (i % 4);
    return {
      seats,
      options: {
        expansion: seats === 5 || random.int(4) > 0,
        greatPersonCards: random.int(3) > 0,
        investments: random.int(3) > 0,
        civilizations: random.pick(["random", "random", "choose"]),
        roundLimit: random.pick([1, 1, 2, 2, 3, 4, 6]),
      },
    };
  });
}
