import { Match, Random } from "@civitas/kernel";
import { LANGUAGES, Speaker } from "@civitas/words";
import { expect, test } from "vitest";
import { game } from "../src/index.ts";
import { words as en } from "../src/text/en.ts";
import { words as hu } from "../src/text/hu.ts";
import { words as ru } from "../src/text/ru.ts";
import { Table } from "./position.ts";

const words = { en, ru, hu };
const speakers = LANGUAGES.map((language) => new Speaker(language, [words[language]]));

/** A game for one or two with everything in it, played at random. */
function playedAtRandom(seats: number, seed: string) {
  const options = { automa: "random", heroes: true, monsters: 6, renaissance: true, map: "random" } as const;
  const match = Match.start(game, { seats, seed, options });
  const random = Random.seeded(seed);
  while (!match.over) {
    const [asked] = match.pending;
    if (asked === undefined) break;
    match.answer(asked.seat, random.pick([...asked.options]).id);
  }
  return match;
}

test.each([1, 2])("every line of the log is a sentence in every language, with %d seats and the automa", (seats) => {
  const told = playedAtRandom(seats, `told ${seats}`).log("audience");
  expect(told.length).toBeGreaterThan(100);
  for (const speaker of speakers) {
    for (const { what } of told) {
      const sentence = speaker.plain(what);
      expect(sentence, what.say).toMatch(/^[\p{Lu}\p{N}«].*[.!?]$/u);
      // Neither the same word twice in brackets nor a reader who is not meant.
      expect(sentence, what.say).not.toMatch(/\b(your|ваш|fővárosod)\b|\(([^()]+)\) \(\2\)/iu);
    }
  }
});

test("a capital is called a capital once", () => {
  const table = new Table({ sides: [{ production: 4, wonder: "stonehenge" }, {}] });
  table.do("complete:stonehenge");
  const [speaker] = speakers;
  const placed = table.match.log("audience").find(({ what }) => what.say === "log.places-token");
  expect(placed && speaker?.plain(placed.what)).toBe("The token of Stonehenge stands in C1, capital of Player 1.");
});
