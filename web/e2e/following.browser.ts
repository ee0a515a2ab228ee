import { findGame } from "@civitas/games";
import { expect, test } from "vitest";
import { sit, takePlace } from "./browser.ts";
import { positionsOf } from "./positions.ts";
import { openPosition } from "./shelf.ts";

const place = takePlace();

test("an automa's turn stands still when it is paused, goes on by steps, and can be passed over", async () => {
  const entry = findGame("monumental");
  if (entry === undefined) throw new Error("Monumental is not on the list");
  const position = (await positionsOf(entry, 1)).find(({ moment }) => moment === "middle");
  if (position === undefined) throw new Error("a game has a middle");
  const { page, context, errors } = await sit(place, { pace: 2 });
  await openPosition(page, place.url, position);
  await page.locator('[data-option="end"]').first().click();
  await page.waitForSelector(".following");
  await page.keyboard.press("p");
  const paused = page.locator(".following button").first();
  await expect.poll(() => paused.getAttribute("aria-pressed")).toBe("true");
  // What flies just now arrives; then nothing happens any more.
  await page.waitForTimeout(2000);
  const told = () => page.locator(".prompt h2").innerText();
  const line = await told();
  await page.waitForTimeout(2500);
  expect(await told()).toBe(line);
  await page.keyboard.press("n");
  await expect.poll(told).not.toBe(line);
  await page.keyboard.press("s");
  await page.waitForSelector("[data-option]:not([disabled])");
  expect(await page.locator(".following").count()).toBe(0);
  expect(errors).toEqual([]);
  await context.close();
});
