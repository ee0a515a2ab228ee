import type { CDPSession, Page } from "playwright-core";
import { expect, test } from "vitest";
import { sit, takePlace } from "./browser.ts";

const place = takePlace();
const OPEN = ".choice[data-option]:not([disabled])";

/** Nodes that live on although they are on no page any more, after the garbage was collected. */
async function forgotten(page: Page, session: CDPSession): Promise<number> {
  for (let i = 0; i < 3; i++) await session.send("HeapProfiler.collectGarbage");
  const { nodes } = await session.send("Memory.getDOMCounters");
  const drawn = await page.evaluate(() => {
    const walker = document.createTreeWalker(document);
    let n = 1;
    while (walker.nextNode() !== null) n++;
    return n;
  });
  return nodes - drawn;
}

test("tables that were left are forgotten: their nodes do not pile up", async () => {
  const { page, context } = await sit(place);
  const session = await context.newCDPSession(page);
  await session.send("HeapProfiler.enable");
  const left: number[] = [];
  for (let game = 0; game < 3; game++) {
    // Locators only: what `waitForSelector` gives back is a handle that would keep the whole table alive.
    await page.goto(`${place.url}/#/`);
    const card = page.locator('.game-card[data-game="nations-dice"]');
    await card.locator("button.primary").click();
    await card.locator(".levels button").first().click();
    for (let turn = 0; turn < 4; turn++) await page.locator(OPEN).first().click();
    await page.locator(OPEN).first().waitFor();
    await page.locator(".table-home").click();
    await page.locator(".game-card").first().waitFor();
    left.push(await forgotten(page, session));
  }
  // A table has over a thousand nodes; the second and the third one leave nothing behind that the first had not.
  const [first = 0, , last = 0] = left;
  expect(last - first).toBeLessThan(300);
  await context.close();
});
