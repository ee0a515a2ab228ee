import type { GameTable } from "@civitas/table-kit";
import type { Language } from "@civitas/words";

const TABLES = import.meta.glob<GameTable>("../../../games/*/ui/index.tsx");
const RULEBOOKS = import.meta.glob<string>("../../../games/*/RULES*.md", { query: "?raw", import: "default" });

/** What loads the table of a game; nothing where its folder has none. */
export function tableOf(game: string): (() => Promise<GameTable>) | undefined {
  return TABLES[`../../../games/${game}/ui/index.tsx`];
}

/** The rulebook of a game in a language, or in English where it is not translated. */
export async function rulebookOf(game: string, language: Language): Promise<string> {
  const folder = `../../../games/${game}`;
  const book = RULEBOOKS[`${folder}/RULES.${language}.md`] ?? RULEBOOKS[`${folder}/RULES.md`];
  return book === undefined ? "" : await book();
}
