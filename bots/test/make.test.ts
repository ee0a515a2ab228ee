import { LANGUAGES, Speaker } from "@civitas/words";
import { expect, test } from "vitest";
import { BOT_SPECS, LEVELS, makeBot, UnknownBot } from "../src/index.ts";
import { words as en } from "../src/text/en.ts";
import { words as hu } from "../src/text/hu.ts";
import { words as ru } from "../src/text/ru.ts";

test("a bot is named as it was written", () => {
  for (const spec of BOT_SPECS) expect(makeBot(spec).name).toBe(spec);
});

test.each(["", "clever", "search", "search:0", "search:-5", "search:ten", "greedy:100%", "greedy:5", "random:1"])(
  'there is no bot "%s"',
  (spec) => {
    expect(() => makeBot(spec)).toThrow(UnknownBot);
  },
);

test("every level is a bot with a name and a line about it in every language", () => {
  const words = { en, ru, hu };
  expect(LEVELS.map(({ id }) => id)).toEqual(["easy", "normal", "hard"]);
  for (const { spec, name, about } of LEVELS) {
    expect(makeBot(spec).name).toBe(spec);
    for (const language of LANGUAGES) {
      const speaker = new Speaker(language, [words[language]]);
      expect(speaker.say(name)).not.toBe("");
      expect(speaker.say(about).endsWith(".")).toBe(true);
    }
  }
});
