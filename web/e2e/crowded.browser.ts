import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { PHONE, picture, sit, takePlace } from "./browser.ts";

const place = takePlace();

async function tableOfFour(page: Page): Promise<void> {
  await page.goto(`${place.url}/#/new/nations-dice`);
  await page.locator(".counts button").last().click();
  await page.locator(".new-table > .field input").fill("four at a table");
  await page.locator(".new-table > button").click();
  await page.waitForSelector(".table-page .nd-tile");
  await page.evaluate(() => document.fonts.ready);
}

/** Names with a word that goes over two lines without a hyphen, or that stick out of their room. */
function badlySet(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const bad: string[] = [];
    for (const name of document.querySelectorAll<HTMLElement>(".name")) {
      const text = name.firstChild;
      const room = name.closest(".name-room");
      if (text === null || room === null || name.getClientRects().length === 0) continue;
      const words = text.textContent ?? "";
      const { right } = room.getBoundingClientRect();
      for (const { index, 0: part } of words.matchAll(/[^\s\u00ad-]+/g)) {
        const range = document.createRange();
        // The hyphen at the end of the line before would count as part of the first letter.
        range.setStart(text, words[index - 1] === "\u00ad" ? index + 1 : index);
        range.setEnd(text, index + part.length);
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
        const lines = new Set(boxes.map(({ top }) => Math.round(top)));
        if (lines.size > 1 || boxes.some((box) => box.right > right + 1)) {
          bad.push(
            `${part} in ${words}: ${boxes.map((box) => `${box.left}-${box.right} at ${box.top}`)}, room to ${right}`,
          );
        }
      }
    }
    return bad;
  });
}

/** Of each rival's board, whether the screen shows all of it. */
function boardsInSight(page: Page): Promise<boolean[]> {
  return page
    .locator(".nd-rivals .nd-board")
    .evaluateAll((boards) => boards.map((board) => board.getBoundingClientRect().bottom <= innerHeight));
}

describe.each(["en", "ru", "hu"] as const)("Nations with four players in %s", (language) => {
  test("all rivals are seen at a glance, and every name fits", async () => {
    const { page, context } = await sit(place, { language });
    await tableOfFour(page);
    // The table is folded once it has been measured.
    await expect.poll(() => boardsInSight(page)).toEqual([true, true, true]);
    await expect.poll(() => badlySet(page)).toEqual([]);
    await picture(page, `nations-four-${language}`);
    await context.close();
  });

  test("on a phone every name fits too", async () => {
    const { page, context } = await sit(place, { language }, PHONE);
    await tableOfFour(page);
    await expect.poll(() => badlySet(page)).toEqual([]);
    await picture(page, `nations-four-phone-${language}`);
    await context.close();
  });
});
