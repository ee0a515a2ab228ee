import { Easel } from "@civitas/table-kit/testing";
import { LANGUAGES, Speaker } from "@civitas/words";
import { expect, test } from "vitest";
import { words as en } from "../../src/text/en.ts";
import { words as hu } from "../../src/text/hu.ts";
import { words as ru } from "../../src/text/ru.ts";
import * as table from "../index.tsx";
import { words as uiEn } from "../text/en.ts";
import { words as uiHu } from "../text/hu.ts";
import { words as uiRu } from "../text/ru.ts";
import { busyGame } from "./play.ts";

const words = { en: [uiEn, en], ru: [uiRu, ru], hu: [uiHu, hu] };
const easels = LANGUAGES.map((language) => new Easel(table, new Speaker(language, words[language])));

/** The table is drawn for every new kind of question, and every so many questions, in another language each time. */
function missing(seats: number, seed: string, options: Parameters<typeof busyGame>[2], every: number): Set<string> {
  const found = new Set<string>();
  const kinds = new Set<string | undefined>();
  let asked = 0;
  for (const match of busyGame(seats, seed, options)) {
    const kind = match.pending[0]?.prompt.say;
    if (asked++ % every !== 0 && kinds.has(kind)) continue;
    kinds.add(kind);
    const easel = easels[(kinds.size + Math.floor(asked / every)) % easels.length];
    for (const choice of easel?.nowhere(match) ?? []) found.add(choice);
  }
  return found;
}

test.each([
  [2, { ending: "wonder" }],
  [3, { events: "optional" }],
  [4, {}],
] as const)("with %i: whatever can be chosen lies on the table", (seats, options) => {
  expect([...missing(seats, `drawn for ${seats}`, options, 401)].slice(0, 12)).toEqual([]);
});
