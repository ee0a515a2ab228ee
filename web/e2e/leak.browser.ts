import type { CDPSession, Page } from "playwright-core";
import { expect, test } from "vitest";
import { sit, takePlace } from "./browser.ts";
import { answer } from "./playing.ts";

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

test.each([
  ["nations-dice", 4],
  ["civilization", 0],
] as const)("tables of %s that were left are forgotten: their nodes do not pile up", async (game, answers) => {
  const { page, context } = await sit(place);
  const session = await context.newCDPSession(page);
  await session.send("HeapProfiler.enable");
  let first = 0;
  for (let visit = 0; visit < 3; visit++) {
    // Locators only: what `waitForSelector` gives back is a handle that would keep the whole table alive.
    await page.goto(`${place.url}/#/`);
    const card = page.locator(`.game-card[data-game="${game}"]`);
    await card.locator("button.primary").click();
    await card.locator(".levels button").first().click();
    for (let turn = 0; turn < answers; turn++) await answer(page, page.locator(OPEN).first());
    await page.locator(OPEN).first().waitFor();
    await page.locator(".table-home").click();
    await page.locator(".game-card").first().waitFor();
    if (visit === 0) first = await forgotten(page, session);
  }
  // A table has over a thousand nodes; the second and the third one leave nothing behind that the first had not. What
  // a timer still holds is let go when it has run.
  await expect.poll(async () => (await forgotten(page, session)) - first).toBeLessThan(300);
  await context.close();
});
