import { Easel } from "@civitas/table-kit/testing";
import { LANGUAGES, Speaker } from "@civitas/words";
import { expect, test } from "vitest";
import { words as en } from "../../src/text/en.ts";
import { words as hu } from "../../src/text/hu.ts";
import { words as ru } from "../../src/text/ru.ts";
import * as table from "../index.tsx";
import { playing } from "./play.ts";

const game = { en, ru, hu };
const easels = LANGUAGES.map(
  (language) => new Easel(table, new Speaker(language, [table.words[language], game[language]])),
);

/** Every so many questions the table is drawn for whoever is asked, in another language each time. */
function missing(seats: number, seed: string, options: Parameters<typeof playing>[2], every: number): Set<string> {
  const found = new Set<string>();
  let asked = 0;
  for (const match of playing(seats, seed, options)) {
    if (asked++ % every !== 0) continue;
    const easel = easels[Math.floor(asked / every) % easels.length];
    for (const choice of easel?.nowhere(match) ?? []) found.add(choice);
  }
  return found;
}

test.each([
  [2, { ending: "wonder" }],
  [3, { events: "optional" }],
  [4, {}],
] as const)("with %i: whatever can be chosen lies on the table", (seats, options) => {
  expect([...missing(seats, `drawn for ${seats}`, options, 61)].slice(0, 12)).toEqual([]);
});
