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
      expect(await page.evaluate(() => document.activeElement?.closest("dialog") !== null)).toBe(true);
      // The way out stays in sight at the end of the book.
      await page.locator(`${OPEN} dt`).last().scrollIntoViewIfNeeded();
      const head = await page.locator(".over-close").boundingBox();
      expect(head?.y ?? -1, way).toBeGreaterThanOrEqual(0);
      await goThat(page);
      await page.waitForSelector(OPEN, { state: "detached" });
      expect(page.url(), way).toBe(table);
      expect(await rules.evaluate((button) => document.activeElement === button), way).toBe(true);
    }
    // Nothing is left in the history: one step back leaves the table.
    await page.waitForTimeout(100);
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
