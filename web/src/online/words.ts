import type { Dictionary, Language, Speaker } from "@civitas/words";
import { ServerNo } from "./ask.ts";

const REFUSALS = import.meta.glob<{ readonly words: Dictionary }>("../../../protocol/src/text/*.ts");

/** The speaker with the words for every way the server says no. */
export async function withRefusals(speaker: Speaker): Promise<Speaker> {
  const language: Language = speaker.language;
  const load = REFUSALS[`../../../protocol/src/text/${language}.ts`];
  return load === undefined ? speaker : speaker.knowing((await load()).words);
}

/** What went wrong with a request, in words. */
export async function explained(error: unknown, speaker: Speaker): Promise<string> {
  if (!(error instanceof ServerNo)) return speaker.plain({ say: "online.lost" });
  const { code, params = {} } = error.refusal;
  return (await withRefusals(speaker)).plain({ say: `refusal.${code}`, with: params });
}
