import type { Page } from "playwright-core";
import { expect } from "vitest";

/** How far the guide is; before the table is there, nowhere. */
const placeIn = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.querySelector(".guide-place")?.textContent ?? undefined);

/** Answers as the guide says, until there is nothing more to say; gives how many steps that took. */
export async function followGuide(page: Page, look?: (step: number) => Promise<void>): Promise<number> {
  for (let steps = 0; steps < 60; steps++) {
    await page.waitForSelector(".guide-place");
    if ((await page.locator(".guide a.primary").count()) > 0) return steps;
    await look?.(steps);
    const place = await placeIn(page);
    await page.locator(".guide button.primary, [data-option]:not([disabled])").first().click();
    await expect.poll(async () => [undefined, place].includes(await placeIn(page))).toBe(false);
  }
  throw new Error("the guide did not come to an end");
}
