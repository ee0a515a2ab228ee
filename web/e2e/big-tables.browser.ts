import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { expectAccessible, PHONE, picture, sit, takePlace } from "./browser.ts";
import { beginAgainstBot } from "./playing.ts";

const place = takePlace();

/** Answers as the guide says, until there is nothing more to say; gives how many steps that took. */
async function followGuide(page: Page): Promise<number> {
  const words = page.locator(".guide-words");
  for (let steps = 0; steps < 40; steps++) {
    if ((await words.count()) === 0) return steps;
    const said = await words.textContent();
    await page.locator(".guide button.primary, [data-option]:not([disabled])").first().click();
    await page.waitForFunction((before) => document.querySelector(".guide-words")?.textContent !== before, said);
  }
  throw new Error("the guide did not come to an end");
}

describe.each(["clash-of-cultures", "civilization"])("%s", (game) => {
  test("the guided game is played to its end, and keeps nobody out", async () => {
    const { page, context, errors } = await sit(place);
    await page.goto(`${place.url}/#/learn/${game}`);
    await page.waitForSelector(".guide-words");
    await expectAccessible(page);
    await picture(page, `${game}-lesson`);
    expect(await followGuide(page)).toBeGreaterThan(9);
    await expectAccessible(page);
    expect(errors).toEqual([]);
    await context.close();
  });

  test("every part of it on a phone keeps nobody out", async () => {
    const { page, context, errors } = await sit(place, { language: "hu", theme: "dark" }, PHONE);
    await beginAgainstBot(page, place.url, game);
    await page.waitForSelector("[role=tab]");
    for (const tab of await page.locator("[role=tab]").all()) {
      await tab.click();
      await expectAccessible(page);
    }
    expect(errors).toEqual([]);
    await context.close();
  });
});
