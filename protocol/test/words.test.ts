import { Speaker } from "@civitas/words";
import { expect, test } from "vitest";
import { REFUSAL_CODES } from "../src/index.ts";
import { words as en } from "../src/text/en.ts";
import { words as hu } from "../src/text/hu.ts";
import { words as ru } from "../src/text/ru.ts";

test("every refusal can be said in every language, and there are no words for others", () => {
  expect(Object.keys(en).sort()).toEqual(REFUSAL_CODES.map((code) => `refusal.${code}`).sort());
  for (const [language, words] of [
    ["en", en],
    ["ru", ru],
    ["hu", hu],
  ] as const) {
    const speaker = new Speaker(language, [words]);
    for (const code of REFUSAL_CODES) expect(speaker.say({ say: `refusal.${code}`, with: { most: 5 } })).not.toBe("");
  }
});
