import { box as civilization } from "@civitas/civilization/text/box";
import { box as clash } from "@civitas/clash-of-cultures/text/box";
import type { AnyGame, Message, SeatRange } from "@civitas/kernel";
import { box as monumental } from "@civitas/monumental/text/box";
import { box as duel } from "@civitas/monumental-duel/text/box";
import { box as nations } from "@civitas/nations-dice/text/box";
import type { Dictionary, Language } from "@civitas/words";

export interface Box {
  readonly seats: SeatRange;
  /** How long it takes with people who know it, with fewest and with most of them. */
  readonly minutes: readonly [least: number, most: number];
  /** How demanding it is: 1 a filler, 5 an evening with the rulebook. */
  readonly weight: 1 | 2 | 3 | 4 | 5;
}

/** A space of a map in plain text: where it lies, what people call it, and what stands on it, a few letters a line. */
export interface TextSpace {
  readonly row: number;
  /** On a hex map every other row is half a space further right; where hexes stand in columns, odd ones are half lower. */
  readonly column: number;
  readonly name: string;
  readonly lines: readonly string[];
}

export interface TextMap {
  readonly shape: "hexes" | "hexes in columns" | "squares";
  readonly spaces: readonly TextSpace[];
  /** What the signs on the spaces mean. */
  readonly legend?: string;
  /** The parts of the view that need no more words once the map is drawn. */
  readonly shows?: readonly string[];
}

/** What readers of plain text need beside the view and the words: for the terminal. */
export interface InText {
  /** The families of words that name things, such as "tile" for `tile.forum`. Ids in a view are read by these names. */
  readonly names: readonly string[];
  /** The ids of both halves of a card that has no name of its own. */
  readonly halves?: () => Promise<(id: string) => readonly string[] | undefined>;
  /** What a thing does, by its id: what is printed on a card. */
  readonly about?: () => Promise<(id: string) => readonly Message[]>;
  /** The map of a view, for games that have one; `plain` says a message in the reader's language. */
  readonly map?: () => Promise<(view: unknown, plain: (message: Message) => string) => TextMap | undefined>;
}

/** A game of the house: its rules and words, loaded when somebody wants them. */
export interface GameEntry {
  readonly id: string;
  /** What stands on the box, to be read before anything of the game is loaded. */
  readonly box?: Box;
  /** Its name and what it is about, for lists of games. */
  readonly title?: Readonly<Record<Language, Dictionary>>;
  load(): Promise<{ readonly game: AnyGame }>;
  /** Rules of before, by version, for games that began by them. */
  readonly earlier?: Readonly<Record<number, () => Promise<{ readonly game: AnyGame }>>>;
  readonly words: Readonly<Record<Language, () => Promise<{ readonly words: Dictionary }>>>;
  readonly inText?: InText;
}

/** The list of games. A new game is a folder and an entry here. */
export const GAMES: readonly GameEntry[] = [
  {
    id: "nations-dice",
    box: { seats: { min: 1, max: 4 }, minutes: [15, 50], weight: 2 },
    title: nations,
    load: () => import("@civitas/nations-dice"),
    words: {
      en: () => import("@civitas/nations-dice/text/en"),
      ru: () => import("@civitas/nations-dice/text/ru"),
      hu: () => import("@civitas/nations-dice/text/hu"),
    },
    inText: { names: ["tile", "event", "nation", "step"] },
  },
  {
    id: "monumental-duel",
    box: { seats: { min: 2, max: 2 }, minutes: [45, 75], weight: 3 },
    title: duel,
    load: () => import("@civitas/monumental-duel"),
    words: {
      en: () => import("@civitas/monumental-duel/text/en"),
      ru: () => import("@civitas/monumental-duel/text/ru"),
      hu: () => import("@civitas/monumental-duel/text/hu"),
    },
    inText: {
      names: ["card", "civilization", "phase", "type", "resource"],
      about: async () => {
        const { CARD_IDS, cardText, givesText } = await import("@civitas/monumental-duel");
        return (id) => {
          const card = CARD_IDS.find((known) => known === id);
          const gives = card === undefined ? undefined : givesText(card);
          return card === undefined ? [] : [...(gives === undefined ? [] : [gives]), ...cardText(card)];
        };
      },
    },
  },
  {
    id: "monumental",
    box: { seats: { min: 1, max: 4 }, minutes: [60, 150], weight: 4 },
    title: monumental,
    load: () => import("@civitas/monumental/game"),
    words: {
      en: () => import("@civitas/monumental/text/en"),
      ru: () => import("@civitas/monumental/text/ru"),
      hu: () => import("@civitas/monumental/text/hu"),
    },
    inText: {
      names: [
        "card",
        "hero",
        "monster",
        "warlord",
        "token",
        "market",
        "automa",
        "civilization",
        "phase",
        "tile",
        "era",
      ],
      about: async () => (await import("@civitas/monumental")).printedOn,
      map: async () => (await import("@civitas/monumental")).textMap,
    },
  },
  {
    id: "clash-of-cultures",
    box: { seats: { min: 2, max: 4 }, minutes: [120, 240], weight: 5 },
    title: clash,
    load: () => import("@civitas/clash-of-cultures/game"),
    words: {
      en: () => import("@civitas/clash-of-cultures/text/en"),
      ru: () => import("@civitas/clash-of-cultures/text/ru"),
      hu: () => import("@civitas/clash-of-cultures/text/hu"),
    },
    inText: {
      names: [
        "advance",
        "category",
        "civil",
        "combat",
        "objective",
        "event",
        "wonder",
        "building",
        "terrain",
        "unit",
        "mood",
        "phase",
      ],
      halves: async () => (await import("@civitas/clash-of-cultures")).halvesOf,
      about: async () => (await import("@civitas/clash-of-cultures")).printedOn,
      map: async () => (await import("@civitas/clash-of-cultures")).textMap,
    },
  },
  {
    id: "civilization",
    box: { seats: { min: 2, max: 5 }, minutes: [120, 240], weight: 5 },
    title: civilization,
    load: () => import("@civitas/civilization/game"),
    words: {
      en: () => import("@civitas/civilization/text/en"),
      ru: () => import("@civitas/civilization/text/ru"),
      hu: () => import("@civitas/civilization/text/hu"),
    },
    inText: {
      names: ["tech", "wonder", "event", "great-card", "government", "investment", "building", "civilization", "phase"],
      about: async () => (await import("@civitas/civilization")).printedOn,
      map: async () => (await import("@civitas/civilization")).textMap,
    },
  },
];

export function findGame(id: string): GameEntry | undefined {
  return GAMES.find((entry) => entry.id === id);
}
