import { describe, expect, test } from "vitest";
import { expectAccessible, PHONE, picture, sit, takePlace } from "./browser.ts";
import { followGuide } from "./guide.ts";
import { beginAgainstBot } from "./playing.ts";

const place = takePlace();

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
