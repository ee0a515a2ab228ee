import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { sit, takePlace } from "./browser.ts";
import { chance, OVER, playByKeyboard, playByMouse } from "./playing.ts";

const place = takePlace();

/** A game against the easy bot that ends after so many rounds, from the form for a new table. */
async function begin(page: Page, rounds: number): Promise<void> {
  await page.goto(`${place.url}/#/new/civilization`);
  await page.locator(".seat-fields select").nth(1).selectOption("easy");
  await page.locator("form input[type=number]").fill(String(rounds));
  await page.getByLabel(/^Seed/).fill("a short game");
  await page.locator("form button.primary").click();
  await page.waitForSelector(".table-page");
}

const SHEET = ".choice-sheet .choice[data-option]:not([disabled]), .bar > .apart-choices .choice:not([disabled])";
const OPENER = ".choice-sheet-top button.primary";
const LIT = ".zone-page:not([inert]) [data-may]";

/** A finger plays: it taps what glows, or opens the list and takes a choice there. */
async function playByFinger(page: Page, most = 600): Promise<number> {
  const pick = chance(5);
  for (let taps = 0; taps < most; taps++) {
    await page.waitForSelector([SHEET, OPENER, LIT, OVER].join(), { timeout: 60_000 });
    if ((await page.locator(OVER).count()) > 0) return taps;
    const at = await page.evaluate(
      ([selectors, roll]) => {
        const shown = (selector: string) =>
          [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => {
            const { left, top, width, height } = one.getBoundingClientRect();
            const [x, y] = [left + width / 2, top + height / 2];
            return width > 0 && x > 0 && y > 0 && x < innerWidth && y < innerHeight;
          });
        const found = selectors.map(shown).find((all) => all.length > 0);
        const target = found?.[roll % found.length];
        if (target === undefined) return undefined;
        target.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
        const { left, top, width, height } = target.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      },
      [taps % 3 === 0 ? [LIT, SHEET, OPENER] : [SHEET, OPENER, LIT], pick(1000)] as const,
    );
    if (at !== undefined) await page.touchscreen.tap(at.x, at.y);
    else await page.waitForTimeout(50);
  }
  throw new Error(`the game was not over after ${most} taps`);
}

test("a whole game by mouse, to the score sheet", async () => {
  const { page, context, errors } = await sit(place);
  await begin(page, 2);
  expect(await playByMouse(page)).toBeGreaterThan(10);
  expect(await page.locator(".score-sheet tbody tr").count()).toBeGreaterThanOrEqual(4);
  expect(errors).toEqual([]);
  await context.close();
});

test("a whole game by keyboard only", async () => {
  const { page, context, errors } = await sit(place);
  await begin(page, 1);
  const { answers, onBoard } = await playByKeyboard(page);
  expect(await page.locator(OVER).count()).toBe(1);
  expect(answers).toBeGreaterThan(5);
  expect(onBoard).toBeGreaterThan(0);
  expect(errors).toEqual([]);
  await context.close();
});

test("a whole game by touch on a phone", async () => {
  const { page, context, errors } = await sit(
    place,
    {},
    { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  );
  await begin(page, 1);
  expect(await playByFinger(page)).toBeGreaterThan(5);
  expect(await page.locator(OVER).count()).toBe(1);
  expect(errors).toEqual([]);
  await context.close();
});
