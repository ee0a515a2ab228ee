import { GAMES, type GameEntry } from "@civitas/games";
import type { AnyGame } from "@civitas/kernel";
import type { GameUi, IconSet } from "@civitas/table-kit";
import type { Language, Speaker } from "@civitas/words";
import { iconsOf, overviewOf, pictureOf, rulebookOf, tableOf, tableWordsOf } from "./folders.ts";

/** Everything the browser can load of a game, piece by piece. */
export interface Shelf {
  readonly id: string;
  readonly entry: GameEntry;
  table(): Promise<GameUi>;
  rulebook(language: Language): Promise<string>;
  overview(language: Language): Promise<string>;
  icons(): Promise<IconSet>;
  /** The address of a picture of its table. */
  readonly picture?: string | undefined;
}

function onShelf(entry: GameEntry): Shelf | undefined {
  const table = tableOf(entry.id);
  if (table === undefined) return undefined;
  const { id } = entry;
  return {
    id,
    entry,
    table,
    rulebook: (language) => rulebookOf(id, language),
    overview: (language) => overviewOf(id, language),
    icons: () => iconsOf(id),
    picture: pictureOf(id),
  };
}

/** The games that can be played here: those with rules and a table. */
export const SHELVES: readonly Shelf[] = GAMES.map(onShelf).filter((shelf) => shelf !== undefined);

export function shelfOf(id: string): Shelf | undefined {
  return SHELVES.find((shelf) => shelf.id === id);
}

/** The speaker with the words of a game. */
export async function speakingOf(shelf: Shelf, speaker: Speaker): Promise<Speaker> {
  const { words } = await shelf.entry.words[speaker.language]();
  return speaker.knowing(words);
}

/** Begins to fetch the table of a game and its words. */
export function fetchTable(game: string, language: Language): void {
  const shelf = shelfOf(game);
  if (shelf === undefined) return;
  // Whoever needs them asks again, and hears what is wrong.
  Promise.all([shelf.table(), shelf.entry.words[language](), tableWordsOf(game, language)]).catch(() => undefined);
}

/** The table of a game, and the speaker with the words of both. */
export async function setTable(
  shelf: Shelf,
  speaker: Speaker,
): Promise<{ readonly table: GameUi; readonly speaking: Speaker }> {
  const { language } = speaker;
  const [table, { words }, own] = await Promise.all([
    shelf.table(),
    shelf.entry.words[language](),
    tableWordsOf(shelf.id, language),
  ]);
  return { table, speaking: speaker.knowing(own, words) };
}

export async function rulesOf(shelf: Shelf): Promise<AnyGame> {
  return (await shelf.entry.load()).game;
}
