import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { PHONE, sit, takePlace } from "./browser.ts";
import { beginAgainstBot } from "./playing.ts";

const place = takePlace();

const OPEN = "dialog[open]";

/** Every way out that a person tries. */
const WAYS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  "its button": (page) => page.locator(".over-close").click(),
  Escape: (page) => page.keyboard.press("Escape"),
  "a tap beside it": (page) => page.mouse.click(8, 300),
  "the back button": (page) => page.evaluate(() => history.back()),
};

describe.each([
  ["a phone", PHONE],
  ["a wide screen", {}],
] as const)("on %s", (_, screen) => {
  test("the rules can be closed in every way, wherever one has read to; the focus comes back", async () => {
    const { page, context, errors } = await sit(place, {}, screen);
    await beginAgainstBot(page, place.url, "nations-dice");
    const rules = page.locator(".table-nav button");
    const table = page.url();
    for (const [way, goThat] of Object.entries(WAYS)) {
      await rules.focus();
      await rules.click();
      await page.waitForSelector(`${OPEN} dt`);
      await expect.poll(() => page.evaluate(() => document.activeElement?.closest("dialog") !== null)).toBe(true);
      // The way out stays in sight at the end of the book.
      await page.locator(`${OPEN} dt`).last().scrollIntoViewIfNeeded();
      const top = async () => (await page.locator(".over-close").boundingBox())?.y;
      await expect.poll(top, { message: way }).toBeGreaterThanOrEqual(0);
      await goThat(page);
      await page.waitForSelector(OPEN, { state: "detached" });
      expect(page.url(), way).toBe(table);
      const focused = () => rules.evaluate((button) => document.activeElement === button);
      await expect.poll(focused, { message: way }).toBe(true);
    }
    // Nothing is left in the history: one step back leaves the table.
    await expect.poll(() => page.evaluate(() => history.state?.layers ?? 0)).toBe(0);
    await page.evaluate(() => history.back());
    await page.waitForSelector(".game-card");
    expect(errors).toEqual([]);
    await context.close();
  });
});

test("the menu of a piece closes by Escape, a click beside it and the back button, and gives the focus back", async () => {
  const { page, context } = await sit(place);
  await beginAgainstBot(page, place.url, "nations-dice");
  await page.waitForSelector(".choice:not([disabled])");
  // A piece without a choice says what it is.
  const piece = page.locator("[data-piece]:not([data-may])").first();
  const menu = page.locator(".close-up[data-menu]");
  for (const [way, goThat] of Object.entries(WAYS).slice(1)) {
    await piece.focus();
    await page.keyboard.press("Enter");
    await menu.waitFor();
    await goThat(page);
    await menu.waitFor({ state: "detached" });
    expect(await page.locator(".table-page").count(), way).toBe(1);
  }
  await context.close();
});

test("what is opened right after something was closed stays open: browsers go back in their history a moment later", async () => {
  const { page, context, errors } = await sit(place);
  await beginAgainstBot(page, place.url, "nations-dice");
  await page.locator(".table-nav button").click();
  await page.waitForSelector(`${OPEN} dt`);
  await page.evaluate(async () => {
    addEventListener("popstate", () => Object.assign(document.documentElement.dataset, { back: "" }));
    const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
    press(".over-close");
    for (let i = 0; i < 100; i++) await Promise.resolve();
    press(".table-nav button");
  });
  await page.waitForFunction(() => document.documentElement.dataset.back !== undefined);
  await page.waitForSelector(`${OPEN} dt`);
  // It has its step in the history again: "back" closes it and does not leave the table.
  await expect.poll(() => page.evaluate(() => history.state?.layers)).toBe(1);
  await page.evaluate(() => history.back());
  await page.waitForSelector(OPEN, { state: "detached" });
  expect(await page.locator(".table-page").count()).toBe(1);
  expect(errors).toEqual([]);
  await context.close();
});
