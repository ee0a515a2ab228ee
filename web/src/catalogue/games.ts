import { GAMES, type GameEntry } from "@civitas/games";
import type { AnyGame } from "@civitas/kernel";
import type { GameUi, IconSet } from "@civitas/table-kit";
import type { Language, Speaker } from "@civitas/words";
import { iconsOf, overviewOf, pictureOf, rulebookOf, tableOf } from "./folders.ts";

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

/** The table of a game, and the speaker with the words of both. */
export async function setTable(
  shelf: Shelf,
  speaker: Speaker,
): Promise<{ readonly table: GameUi; readonly speaking: Speaker }> {
  const [table, knowing] = await Promise.all([shelf.table(), speakingOf(shelf, speaker)]);
  const own = await table.words?.[speaker.language]();
  return { table, speaking: own === undefined ? knowing : knowing.knowing(own.words) };
}

export async function rulesOf(shelf: Shelf): Promise<AnyGame> {
  return (await shelf.entry.load()).game;
}
