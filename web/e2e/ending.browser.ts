import { GAMES } from "@civitas/games";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, PHONE, picture, sit, takePlace } from "./browser.ts";
import { playByFinger, playByMouse } from "./playing.ts";
import { positionsOf } from "./positions.ts";
import { openPosition } from "./shelf.ts";

const place = takePlace();

/** Opens a game of Nations just before its last answer of the first seat. */
async function openTheEnd(page: Page): Promise<void> {
  const entry = GAMES.find(({ id }) => id === "nations-dice");
  const last = entry && (await positionsOf(entry, 3)).find(({ moment }) => moment === "end");
  if (last === undefined) throw new Error("Nations has an end");
  await openPosition(page, place.url, last);
}

test("the end tells the story of the game: who led when, and where it turned; a turning point leads into the replay", async () => {
  const { page, context, errors } = await sit(place);
  await openTheEnd(page);
  await playByMouse(page);
  await page.locator(".winner").first().waitFor();
  // What stands beside the winner's laurel says whose place it is.
  expect(await page.locator(".winners p").textContent()).toMatch(/^(Victory is yours!|You came (2nd|3rd)\.)$/);
  await expect.poll(() => page.locator(".points-story li").first().textContent()).toMatch(/^Ahead after round 1: .+$/);
  const moments = page.locator(".turning-points li button");
  await moments.first().waitFor();
  expect(await moments.count()).toBeLessThanOrEqual(3);
  for (const text of await moments.allTextContents()) expect(text).toMatch(/Round \d.+chances: \d+% → \d+%/);
  await picture(page, "ending");
  await expectAccessible(page);
  const round = /Round \d/.exec((await moments.first().textContent()) ?? "")?.[0] ?? "";
  await moments.first().click();
  await page.waitForSelector(".table-page[data-replay]");
  await expect.poll(() => page.locator(".table-progress .round").textContent()).toContain(round);
  expect(errors).toEqual([]);
  await context.close();
});

test("on a phone, too, and in Russian", async () => {
  const { page, context } = await sit(place, { language: "ru" }, PHONE);
  await openTheEnd(page);
  await playByFinger(page);
  await page.locator(".turning-points li").first().waitFor();
  await picture(page, "ending-phone");
  await expectAccessible(page);
  await context.close();
});
