import { describe, expect, test } from "vitest";
import { picture, sit, takePlace } from "./browser.ts";
import { answer, beginAgainstBot, OVER, playByKeyboard, playByMouse } from "./playing.ts";
import { keptTables } from "./shelf.ts";

const place = takePlace();

describe.each(["nations-dice", "monumental-duel"])("%s against a bot", (game) => {
  test("a whole game by mouse, from two clicks on the home page to the score sheet", async () => {
    const { page, context, errors } = await sit(place);
    await beginAgainstBot(page, place.url, game);
    await page.waitForSelector(".choice");
    await picture(page, `${game}-begin`);
    await playByMouse(page);
    await expect.poll(() => page.locator(".score-sheet tfoot td").count()).toBe(2);
    await picture(page, `${game}-end`);
    expect(errors).toEqual([]);
    await context.close();
  });
});

test("a whole game by keyboard only", async () => {
  const { page, context, errors } = await sit(place);
  await page.goto(place.url);
  // From the home page on, nothing but keys.
  await page.waitForSelector(".game-card");
  await page.locator(".game-card button.primary").first().focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.locator(".levels button").first().focus();
  await page.keyboard.press("Enter");
  await page.waitForSelector(".table-page");
  const { answers, onBoard } = await playByKeyboard(page);
  expect(await page.locator(OVER).count()).toBe(1);
  expect(answers).toBeGreaterThan(8);
  expect(onBoard).toBeGreaterThan(0);
  expect(errors).toEqual([]);
  await context.close();
});

test("a game survives a reload", async () => {
  const { page, context } = await sit(place);
  await beginAgainstBot(page, place.url, "nations-dice");
  for (let i = 0; i < 3; i++) await answer(page, page.locator(".choice:not([disabled])").first());
  await page.waitForSelector(".choice:not([disabled])");
  // It is kept a moment after it is shown.
  await expect.poll(() => keptTables(page)).toEqual([{ waiting: [0], answered: 3 }]);
  const shown = () => page.evaluate(() => [...document.querySelectorAll(".log li")].map((line) => line.textContent));
  const before = await shown();
  await page.reload();
  await page.waitForSelector(".choice:not([disabled])");
  await expect.poll(shown).toEqual(before);
  await page.goto(`${place.url}/#/`);
  await page.waitForSelector(".table-list a");
  await expect.poll(() => page.locator(".table-list li").count()).toBe(1);
  await context.close();
});
