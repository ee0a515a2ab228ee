import { LANGUAGES, type Language, Speaker } from "@civitas/words";
import { describe, expect, test } from "vitest";
import { setTable, shelfOf } from "../src/catalogue/games.ts";
import { roundWords } from "../src/table/round-words.ts";
import { words as en } from "../src/text/en.ts";
import { words as hu } from "../src/text/hu.ts";
import { words as ru } from "../src/text/ru.ts";

const SHELL = { en, ru, hu } as const;

async function speakingAt(game: string, language: Language) {
  const shelf = shelfOf(game);
  if (shelf === undefined) throw new Error(`${game} is not on the shelf`);
  return (await setTable(shelf, new Speaker(language, [SHELL[language]]))).speaking;
}

describe.each(LANGUAGES)("in %s", (language) => {
  test("the head and the log of Monumental call a round by one word", async () => {
    const speaking = await speakingAt("monumental", language);
    const told = speaking.plain({ say: "log.turn", with: { round: 5, who: "Anna" } });
    expect(told.startsWith(roundWords(speaking, { round: 5 })), told).toBe(true);
  });
});
