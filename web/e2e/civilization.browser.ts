import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { sit, takePlace } from "./browser.ts";
import { OVER, playByFinger, playByKeyboard, playByMouse } from "./playing.ts";

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

test("a whole game by mouse, to the score sheet", async () => {
  const { page, context, errors } = await sit(place);
  await begin(page, 2);
  expect(await playByMouse(page)).toBeGreaterThan(10);
  await expect.poll(() => page.locator(".score-sheet tbody tr").count()).toBeGreaterThanOrEqual(4);
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
