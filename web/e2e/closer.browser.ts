import { findGame } from "@civitas/games";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { PHONE, sit, takePlace } from "./browser.ts";
import { type Moment, positionsOf } from "./positions.ts";
import { openPosition } from "./shelf.ts";

const place = takePlace();

async function openGame(page: Page, game: string, moment: Moment): Promise<void> {
  const entry = findGame(game);
  const position = entry && (await positionsOf(entry, 2)).find((one) => one.moment === moment);
  if (position === undefined) throw new Error(`there is no ${game}`);
  await openPosition(page, place.url, position);
}

/** A finger that stays on something until that is so. */
async function restOn(page: Page, selector: string, until: () => Promise<unknown>): Promise<void> {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not drawn`);
  const finger = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await until();
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** A finger that stays until the close-up has come. */
const lookWithFinger = (page: Page, selector: string): Promise<void> =>
  restOn(page, selector, () => page.waitForSelector(".close-up"));

const question = (page: Page): Promise<string | null> => page.locator(".prompt h2").first().textContent();

test("a long press on a people's policy or on a crossing looks closer and commits nothing", async () => {
  const touch = { viewport: { width: 1024, height: 1366 }, hasTouch: true, isMobile: true };
  const { page, context, errors } = await sit(place, {}, touch);
  await openGame(page, "monumental-duel", "begin");
  const asked = await question(page);
  await lookWithFinger(page, ".md-plaque-item");
  await expect.poll(() => page.locator(".close-up .portrait").count()).toBe(1);
  expect(await question(page)).toBe(asked);

  await page.keyboard.press("Escape");
  await page.waitForSelector(".close-up", { state: "detached" });
  await page.locator(".md-plaque-head").first().tap();
  await page.waitForSelector(".md-crossing");
  const crossing = await question(page);
  await lookWithFinger(page, ".md-crossing");
  await expect.poll(() => page.locator(".close-up .portrait").count()).toBe(1);
  expect(await question(page)).toBe(crossing);
  await expect.poll(() => page.locator(".md-crossing").count()).toBe(9);
  expect(errors).toEqual([]);
  await context.close();
});

test("a long press on a choice, or on what ends the turn, looks at it and commits nothing", async () => {
  const { page, context, errors } = await sit(place, {}, PHONE);
  await openGame(page, "nations-dice", "begin");
  // By the page's own clock: its timer for a long press has run before this one.
  const long = () => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 700)));
  const offered = () =>
    page.evaluate(() => {
      const ids = [...document.querySelectorAll<HTMLElement>("[data-option]")].map(({ dataset }) => dataset.option);
      return `${document.querySelectorAll(".log li").length} ${ids}`;
    });
  const before = await offered();
  await restOn(page, ".apart[data-apart=end]:not([disabled])", long);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(await offered()).toBe(before);
  await page.locator(".choice-sheet-top > button").tap();
  await page.waitForSelector(".choice-sheet .choice[data-option]");
  const inSheet = await offered();
  await restOn(page, ".choice-sheet .choice[data-option]:not([disabled])", long);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(await offered()).toBe(inSheet);
  // A tap that follows is a tap again.
  await page.locator(".choice-sheet .choice[data-option]:not([disabled])").first().tap();
  await expect.poll(offered).not.toBe(inSheet);
  expect(errors).toEqual([]);
  await context.close();
});

/** What explains itself on a table besides its cards: where it stands, and a word of what it tells. */
const NAMES = [
  ["monumental", ".mo-who", ".mo-people-cards li"],
  ["monumental", ".mo-policy-name", ".portrait"],
  ["civilization", ".cv-nations tr:nth-child(2) .cv-who", ".portrait"],
  ["clash-of-cultures", ".cc-category-name", ".portrait"],
] as const;

test.each(NAMES)(
  "%s: %s explains itself to a pointer, the focus and a finger, and commits nothing",
  async (game, name, told) => {
    const { page, context, errors } = await sit(place);
    await openGame(page, game, "middle");
    const asked = await question(page);
    const awayFromIt = async () => {
      await page.mouse.move(720, 8);
      await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
      await page.waitForSelector(".close-up", { state: "detached" });
    };
    await page.locator(name).first().hover();
    await page.waitForSelector(`.close-up ${told}`);
    await awayFromIt();
    // Keys make the focus visible.
    await page.keyboard.press("Tab");
    await page.locator(name).first().focus();
    await page.waitForSelector(`.close-up ${told}`);
    await awayFromIt();
    await restOn(page, name, () => page.waitForSelector(`.close-up ${told}`));
    expect(await question(page)).toBe(asked);
    expect(errors).toEqual([]);
    await context.close();
  },
);

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
  await expect.poll(() => question(page)).toBe(before);
  expect(errors).toEqual([]);
  await context.close();
});

test("the points track and the head of the table say the same", async () => {
  const { page, context } = await sit(place);
  await openGame(page, "nations-dice", "end");
  const inHead = await page.locator(".table-players .changing").allTextContents();
  expect(inHead).toHaveLength(2);
  await expect.poll(() => page.locator("[data-ref^='vp:'] .changing").allTextContents()).toEqual(inHead);
  await context.close();
});

test("a table that is folded anew before the close-up of a piece has come goes on", async () => {
  const { page, context, errors } = await sit(place);
  await page.clock.install();
  await openGame(page, "monumental", "middle");
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  // Keys make the focus visible; unlike a pointer it does not leave what goes away.
  await page.keyboard.press("Tab");
  await page.locator(".mo-policy-name").first().focus();
  // From a wide table to a phone's: the piece that is looked at goes away with everything around it.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.waitForSelector('.table-page[data-layout="phone"]');
  await page.clock.runFor(1000);
  await page.clock.resume();
  await page.waitForSelector(".zone-page .piece");
  await page.waitForSelector(".close-up", { state: "detached" });
  expect(errors).toEqual([]);
  await context.close();
});
