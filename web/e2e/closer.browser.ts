import { findGame } from "@civitas/games";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { sit, takePlace } from "./browser.ts";
import { type Moment, positionsOf } from "./positions.ts";
import { openPosition } from "./shelf.ts";

const place = takePlace();

async function openGame(page: Page, game: string, moment: Moment): Promise<void> {
  const entry = findGame(game);
  const position = entry && (await positionsOf(entry, 2)).find((one) => one.moment === moment);
  if (position === undefined) throw new Error(`there is no ${game}`);
  await openPosition(page, place.url, position);
}

/** A finger that stays until the close-up has come. */
async function lookWithFinger(page: Page, selector: string): Promise<void> {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not drawn`);
  const finger = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await page.waitForSelector(".close-up");
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

const question = (page: Page): Promise<string | null> => page.locator(".prompt h2").first().textContent();

test("a long press on a people's policy or on a crossing looks closer and commits nothing", async () => {
  const touch = { viewport: { width: 1024, height: 1366 }, hasTouch: true, isMobile: true };
  const { page, context, errors } = await sit(place, {}, touch);
  await openGame(page, "monumental-duel", "begin");
  const asked = await question(page);
  await lookWithFinger(page, ".md-plaque-item");
  expect(await page.locator(".close-up .portrait").count()).toBe(1);
  expect(await question(page)).toBe(asked);

  await page.keyboard.press("Escape");
  await page.locator(".md-plaque-head").first().tap();
  await page.waitForSelector(".md-crossing");
  const crossing = await question(page);
  await lookWithFinger(page, ".md-crossing");
  expect(await page.locator(".close-up .portrait").count()).toBe(1);
  expect(await question(page)).toBe(crossing);
  expect(await page.locator(".md-crossing").count()).toBe(9);
  expect(errors).toEqual([]);
  await context.close();
});

test("a payment can be left before it is complete", async () => {
  const { page, context, errors } = await sit(place);
  await openGame(page, "nations-dice", "begin");
  const before = await question(page);
  await page.locator(".nd-cell[data-may]").first().click();
  await page.waitForSelector(".nd-payment");
  // As far into it as there are dice to lay one by one.
  const step = page.locator("[data-option^='add:'], [data-option^='trade:']").first();
  if ((await step.count()) > 0) await step.click();
  await page.locator(".nd-payment button").click();
  await page.waitForSelector(".nd-payment", { state: "detached" });
  expect(await question(page)).toBe(before);
  expect(errors).toEqual([]);
  await context.close();
});

test("the points track and the head of the table say the same", async () => {
  const { page, context } = await sit(place);
  await openGame(page, "nations-dice", "end");
  const inHead = await page.locator(".table-players .changing").allTextContents();
  const onTrack = await page.locator("[data-ref^='vp:'] .changing").allTextContents();
  expect(onTrack).toEqual(inHead);
  await context.close();
});
