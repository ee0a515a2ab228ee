import { findGame } from "@civitas/games";
import { Random, startMatch } from "@civitas/kernel";
import { expect, test } from "vitest";
import { sit, takePlace } from "./browser.ts";
import type { Position } from "./positions.ts";
import { openPosition } from "./shelf.ts";

const place = takePlace();

test("an automa's turn stands still when it is paused, goes on by steps, and can be passed over", async () => {
  // Slow enough that the automa is still at it when the key is pressed.
  const { page, context, errors } = await sit(place, { pace: 4 });
  await openPosition(page, place.url, await beforeConquest());
  await page.locator('[data-option="end"]').first().click();
  await page.waitForSelector(".following");
  await page.keyboard.press("p");
  const paused = page.locator(".following button").first();
  await expect.poll(() => paused.getAttribute("aria-pressed")).toBe("true");
  // What flies just now arrives; then nothing happens any more, for longer than a line is shown.
  await expect.poll(() => page.locator(".flying").count()).toBe(0);
  const told = () => page.locator(".prompt h2").innerText();
  const line = await told();
  await page.waitForTimeout(3500);
  expect(await told()).toBe(line);
  await page.keyboard.press("n");
  await expect.poll(told).not.toBe(line);
  await page.keyboard.press("s");
  await page.waitForSelector("[data-option]:not([disabled])");
  await expect.poll(() => page.locator(".following").count()).toBe(0);
  expect(errors).toEqual([]);
  await context.close();
});

/** The game for one, where ending the actions lets the automa conquer a province, and nothing is asked meanwhile. */
async function beforeConquest(): Promise<Position> {
  const entry = findGame("monumental");
  if (entry === undefined) throw new Error("Monumental is not on the list");
  const { game } = await entry.load();
  const match = startMatch(game, { seats: 1, seed: "the automa marches", options: {} });
  const random = Random.seeded("the automa marches");
  while (!match.over) {
    const options = match.pending[0]?.options ?? [];
    if (options.some(({ id }) => id === "end")) {
      const next = match.fork();
      next.answer(0, "end");
      const told = next.log(0, match.answers.length).map(({ what }) => what.say);
      if (told.includes("log.automa-conquers") && next.pending[0]?.prompt.say === "ask.activate") {
        return { game: entry.id, seats: 1, moment: "middle", round: match.progress.round, snapshot: match.snapshot() };
      }
    }
    match.answer(0, random.pick(options).id);
  }
  throw new Error("the automa never conquers");
}

test("on a phone the map goes near what the automa does there, and back", async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const { page, context, errors } = await sit(place, { pace: 2 }, phone);
  await openPosition(page, place.url, await beforeConquest());
  expect(await page.locator(".board-controls[data-away]").count()).toBe(0);
  await page.locator('[data-option="end"]').first().click();
  await page.waitForSelector(".board-controls[data-away]");
  await page.waitForSelector(".following", { state: "detached" });
  await expect.poll(() => page.locator(".board-controls[data-away]").count()).toBe(0);
  expect(errors).toEqual([]);
  await context.close();
});
