import type { Progress } from "@civitas/kernel";
import type { Speaker } from "@civitas/words";

/** How far the game has come. The words of a table win over ours: not every game calls it a round. */
export function roundWords(speaker: Speaker, { round, of }: Pick<Progress, "round" | "of">): string {
  return of === undefined
    ? speaker.plain({ say: "table.round", with: { n: round } })
    : speaker.plain({ say: "table.round-of", with: { n: round, of } });
}
