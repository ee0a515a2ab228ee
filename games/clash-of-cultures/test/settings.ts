import { Random } from "@civitas/kernel";
import type { Setting } from "@civitas/kernel/conformance";

/** So many settings of the box, each option drawn by itself; the same every time. */
export function sampledSettings(n: number, name = "settings"): Setting[] {
  const random = Random.seeded(name);
  return Array.from({ length: n }, (_, i) => ({
    seats: 2 + (i % 3),
    options: {
      events: random.pick(["normal", "normal", "none", "optional"]),
      rounds: random.pick(["six", "six", "four"]),
      ending: random.pick(["fixed", "die", "wonder"]),
    },
  }));
}
