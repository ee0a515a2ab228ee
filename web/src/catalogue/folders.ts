import type { GameUi, IconSet } from "@civitas/table-kit";
import type { Dictionary, Language } from "@civitas/words";

const TABLES = import.meta.glob<GameUi>("../../../games/*/ui/index.tsx");
const RULEBOOKS = import.meta.glob<string>("../../../games/*/RULES*.md", { query: "?raw", import: "default" });
const OVERVIEWS = import.meta.glob<string>("../../../games/*/OVERVIEW*.md", { query: "?raw", import: "default" });
const PICTURES = import.meta.glob<string>("../../../games/*/ui/picture.webp", {
  query: "?url",
  import: "default",
  eager: true,
});
const ICONS = import.meta.glob<IconSet>("../../../games/*/ui/icons.ts", { import: "icons" });

const TABLE_WORDS = import.meta.glob<Dictionary>("../../../games/*/ui/text/*.ts", { import: "words" });

/** What loads the table of a game; nothing where its folder has none. */
export function tableOf(game: string): (() => Promise<GameUi>) | undefined {
  return TABLES[`../../../games/${game}/ui/index.tsx`];
}

/** Words of the table's own, beside those of the game. */
export async function tableWordsOf(game: string, language: Language): Promise<Dictionary> {
  return (await TABLE_WORDS[`../../../games/${game}/ui/text/${language}.ts`]?.()) ?? {};
}

/** The address of a picture of the table; `web/pictures.mjs` takes them. */
export function pictureOf(game: string): string | undefined {
  return PICTURES[`../../../games/${game}/ui/picture.webp`];
}

type Texts = Readonly<Record<string, () => Promise<string>>>;

/** A text of a game in a language, or in English where it is not translated. */
async function textOf(texts: Texts, game: string, name: string, language: Language): Promise<string> {
  const folder = `../../../games/${game}`;
  const text = texts[`${folder}/${name}.${language}.md`] ?? texts[`${folder}/${name}.md`];
  return text === undefined ? "" : await text();
}

/** The clauses of a game. */
export const rulebookOf = (game: string, language: Language) => textOf(RULEBOOKS, game, "RULES", language);

/** What the game is and how its turn goes, on one page. */
export const overviewOf = (game: string, language: Language) => textOf(OVERVIEWS, game, "OVERVIEW", language);

/** The signs of a game's pieces, without its table. */
export async function iconsOf(game: string): Promise<IconSet> {
  return (await ICONS[`../../../games/${game}/ui/icons.ts`]?.()) ?? {};
}
