import { expect, test } from "vitest";
import { expectNoSidewaysScroll, expectWellMade, PHONE, picture, sit, takePlace } from "./browser.ts";

const place = takePlace();

test.each(["en", "ru", "hu"] as const)(
  "the rules open with the turn on one page, drawn with the game's signs (%s)",
  async (language) => {
    const { page, context, errors } = await sit(place, { language }, language === "en" ? {} : PHONE);
    for (const game of ["nations-dice", "monumental-duel", "monumental"]) {
      await page.goto(`${place.url}/#/rules/${game}`);
      await page.waitForSelector(".overview ol > li:nth-child(4) > .icon");
      await expect.poll(() => page.locator(".overview .icon-missing").count()).toBe(0);
      await expectNoSidewaysScroll(page);
      await expectWellMade(page);
      await picture(page, `overview-${game}-${language}`);
    }
    expect(errors).toEqual([]);
    await context.close();
  },
);
