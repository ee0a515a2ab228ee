import type { Dictionary, Language, Speaker } from "@civitas/words";

const REFUSALS = import.meta.glob<{ readonly words: Dictionary }>("../../../protocol/src/text/*.ts");

/** The speaker with the words for every way the server says no. */
export async function withRefusals(speaker: Speaker): Promise<Speaker> {
  const language: Language = speaker.language;
  const load = REFUSALS[`../../../protocol/src/text/${language}.ts`];
  return load === undefined ? speaker : speaker.knowing((await load()).words);
}
