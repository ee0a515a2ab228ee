import { GAMES, type GameEntry } from "@civitas/games";
import { LANGUAGES, type Language } from "@civitas/words";
import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { type Place, sit, takePlace } from "./browser.ts";
import { lookOver } from "./look-over/look-over.ts";
import { MOMENTS, type Position, positionsOf, seatCounts } from "./positions.ts";
import { openPosition } from "./shelf.ts";
import { nameOf, roomOf, SIZES, type Size } from "./sizes.ts";

const place = takePlace();

/** A part of the grid has one size in so many, in one language, with fingers or with a mouse. */
const SIZES_A_PART = 7;
const PARTS = SIZES_A_PART * LANGUAGES.length * 2;

/**
 * A usual run takes one part of the grid, always the same. CIVITAS_GRID=1 to 42 takes another one, with every number of
 * seats: all of them together look at every table in every size and language.
 */
const PART = partOf(process.env.CIVITAS_GRID);

function partOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const part = Number(text);
  if (Number.isInteger(part) && part >= 1 && part <= PARTS) return part;
  throw new Error(`CIVITAS_GRID is a part of the grid from 1 to ${PARTS}, not "${text}"`);
}

/** How far this run is from the usual one in sizes, languages and hands. */
const shift = PART ?? 0;
const further = { size: shift % SIZES_A_PART, language: Math.floor(shift / SIZES_A_PART), hand: shift % 2 };

/** A moment on some screens, on a machine that has other things to do. */
const A_LOOK_TAKES = 900_000;

/** Each table looks at its own part of the grid, so that together they see all of it. */
function sampled<T>(all: readonly T[], table: number, every: number): T[] {
  return all.filter((_, i) => (i + table) % every === 0);
}

/** By turns a table is looked at with fingers and with a mouse. */
function sizesFor(turn: number): readonly Size[] {
  const hands = SIZES.filter(({ touch }) => touch === ((turn + further.hand) % 2 === 0));
  return sampled(hands, (turn >> 1) + further.size, SIZES_A_PART);
}

/** The three positions of a table are played for once. */
const played = new Map<string, Promise<Position[]>>();

function positionsOnce(entry: GameEntry, seats: number): Promise<Position[]> {
  const key = `${entry.id} ${seats}`;
  const positions = played.get(key) ?? positionsOf(entry, seats);
  played.set(key, positions);
  return positions;
}

/** A table that is folded anew is measured and drawn again: a few frames and the work in between, however slow they are. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames++) {
      await new Promise((next) => requestAnimationFrame(next));
      await new Promise((next) => setTimeout(next, 0));
    }
  });

/** What is wrong with the table once it has come to rest: a real mistake is still there at the last look. */
async function lookedOver(page: Page, touch: boolean): Promise<string[]> {
  let problems: string[] = [];
  for (let looks = 0; looks < 5; looks++) {
    await drawn(page);
    problems = await lookOver(page, { touch });
    if (problems.length === 0) break;
    await page.waitForTimeout(200 * (looks + 1));
  }
  return problems;
}

/** Switches the language at the table: opening it anew would take longer than looking at it. */
async function speak(page: Page, language: Language): Promise<void> {
  const before = await page.evaluate((chosen) => {
    const choice = document.querySelector<HTMLSelectElement>("select.language");
    if (choice === null) throw new Error("there is no choice of languages at the table");
    const said = document.querySelector(".surface")?.textContent;
    choice.value = chosen;
    choice.dispatchEvent(new Event("change", { bubbles: true }));
    return said;
  }, language);
  // The game's own words come a moment after those of the page.
  await page.waitForFunction((said) => document.querySelector(".surface")?.textContent !== said, before);
  await page.evaluate(() => document.fonts.ready);
}

/** Tabs and drawers of a table that shows some of its parts by turns. */
const OPENERS = '.surface [role="tab"], .surface [aria-expanded]';

/** A sheet of choices may lie over an opener until it is put aside. */
const isCovered = (opener: Locator): Promise<boolean> =>
  opener.evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return there?.closest("dialog, .over, .bar") != null && !button.contains(there);
  });

/** Looks at a folded table part by part, and leaves it as it was found. */
async function lookAtFolded(page: Page, touch: boolean): Promise<string[]> {
  const openers = await page.locator(OPENERS).filter({ visible: true }).all();
  const isOpen = (i: number) =>
    page.evaluate(
      ([all, n]) =>
        [...document.querySelectorAll(all)]
          .filter((opener) => opener.checkVisibility())
          [n]?.matches('[aria-selected="true"], [aria-expanded="true"]') === true,
      [OPENERS, i] as const,
    );
  const before = (await Promise.all(openers.map((_, i) => isOpen(i)))).indexOf(true);
  const wrong: string[] = [];
  for (const [i, opener] of openers.entries()) {
    if (i === before || (await isCovered(opener))) continue;
    await opener.click();
    const name = await opener.textContent();
    wrong.push(...(await lookedOver(page, touch)).map((problem) => `${name}: ${problem}`));
    await (openers[before] ?? opener).click();
  }
  return wrong;
}

/** One page for all sizes and languages of a position: it is resized and spoken to, never opened again. */
async function lookAt(
  there: Place,
  position: Position,
  languages: readonly Language[],
  sizes: readonly Size[],
): Promise<string[]> {
  const wrong: string[] = [];
  for (const touch of [true, false]) {
    const mine = sizes.filter((size) => size.touch === touch);
    const [first] = languages;
    if (mine.length === 0 || first === undefined) continue;
    const fingers = touch ? { hasTouch: true, isMobile: true } : {};
    const { page, context, errors } = await sit(there, { language: first }, fingers);
    await openPosition(page, there.url, position);
    for (const language of languages) {
      if (language !== first) await speak(page, language);
      for (const size of mine) {
        await page.setViewportSize(roomOf(size));
        const problems = [...(await lookedOver(page, touch)), ...(await lookAtFolded(page, touch))];
        wrong.push(...problems.map((problem) => `${language}, ${nameOf(size)}: ${problem}`));
      }
    }
    wrong.push(...errors);
    await context.close();
  }
  return wrong;
}

/** Long games take long to be played for: a usual run looks at them with fewest and with most seats. */
function lookedAt({ box }: GameEntry, counts: readonly number[]): number[] {
  const isLong = (box?.weight ?? 1) >= 4;
  return counts.filter((_, i) => PART !== undefined || !isLong || i === 0 || i === counts.length - 1);
}

const tables = await Promise.all(
  GAMES.map(async (entry) => {
    const counts = seatCounts((await entry.load()).game);
    return lookedAt(entry, counts).map((seats) => ({ entry, seats, name: `${entry.id} with ${seats}` }));
  }),
);

describe.each(tables.flat())("$name", ({ entry, seats }) => {
  const nth = tables.flat().findIndex((table) => table.entry === entry && table.seats === seats);

  test.each(MOMENTS)(
    "fits every screen: %s",
    async (moment) => {
      const positions = await positionsOnce(entry, seats);
      const position = positions.find((one) => one.moment === moment);
      if (position === undefined) throw new Error("a game has three moments");
      const turn = nth * MOMENTS.length + MOMENTS.indexOf(moment);
      const languages = sampled(LANGUAGES, turn + further.language, LANGUAGES.length);
      expect(await lookAt(place, position, languages, sizesFor(turn))).toEqual([]);
    },
    A_LOOK_TAKES,
  );
});
