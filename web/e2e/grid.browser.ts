import { GAMES, type GameEntry } from "@civitas/games";
import { LANGUAGES, type Language } from "@civitas/words";
import { describe, expect, test } from "vitest";
import { type Place, sit, takePlace } from "./browser.ts";
import { lookOver } from "./look-over.ts";
import { MOMENTS, type Position, positionsOf, seatCounts } from "./positions.ts";
import { openPosition } from "./shelf.ts";
import { nameOf, roomOf, SIZES, type Size } from "./sizes.ts";

const place = takePlace();

/** CIVITAS_GRID=whole looks at every size in every language; a usual run takes a part of them, always the same one. */
const WHOLE = process.env.CIVITAS_GRID === "whole";

/** Each table looks at its own part of the grid, so that together they see all of it. */
function sampled<T>(all: readonly T[], table: number, every: number): T[] {
  return all.filter((_, i) => (i + table) % every === 0);
}

/** By turns a table is looked at with fingers and with a mouse. */
function sizesFor(turn: number): readonly Size[] {
  if (WHOLE) return SIZES;
  const hands = SIZES.filter(({ touch }) => touch === (turn % 2 === 0));
  return sampled(hands, turn >> 1, 7);
}

/** The three positions of a table are played for once. */
const played = new Map<string, Promise<Position[]>>();

function positionsOnce(entry: GameEntry, seats: number): Promise<Position[]> {
  const key = `${entry.id} ${seats}`;
  const positions = played.get(key) ?? positionsOf(entry, seats);
  played.set(key, positions);
  return positions;
}

async function lookAt(there: Place, position: Position, language: Language, sizes: readonly Size[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const touch of [true, false]) {
    const mine = sizes.filter((size) => size.touch === touch);
    if (mine.length === 0) continue;
    const fingers = touch ? { hasTouch: true, isMobile: true } : {};
    const { page, context, errors } = await sit(there, { language }, fingers);
    await openPosition(page, there.url, position);
    for (const size of mine) {
      await page.setViewportSize(roomOf(size));
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      const problems = await page.evaluate(lookOver, { touch });
      wrong.push(...problems.map((problem) => `${nameOf(size)}: ${problem}`));
    }
    wrong.push(...errors);
    await context.close();
  }
  return wrong;
}

/** Long games take long to be played for: a usual run looks at them with fewest and with most seats. */
function lookedAt({ box }: GameEntry, counts: readonly number[]): number[] {
  const isLong = (box?.weight ?? 1) >= 4;
  return counts.filter((_, i) => WHOLE || !isLong || i === 0 || i === counts.length - 1);
}

const tables = await Promise.all(
  GAMES.map(async (entry) => {
    const counts = seatCounts((await entry.load()).game);
    return lookedAt(entry, counts).map((seats) => ({ entry, seats, name: `${entry.id} with ${seats}` }));
  }),
);

describe.each(tables.flat())("$name", ({ entry, seats }) => {
  const nth = tables.flat().findIndex((table) => table.entry === entry && table.seats === seats);

  test.each(MOMENTS)("fits every screen: %s", async (moment) => {
    const positions = await positionsOnce(entry, seats);
    const position = positions.find((one) => one.moment === moment);
    if (position === undefined) throw new Error("a game has three moments");
    const turn = nth * MOMENTS.length + MOMENTS.indexOf(moment);
    const languages = WHOLE ? LANGUAGES : sampled(LANGUAGES, turn, LANGUAGES.length);
    for (const language of languages) {
      const wrong = await lookAt(place, position, language, sizesFor(turn));
      expect(wrong, `${position.moment} in ${language}`).toEqual([]);
    }
  });
});
