import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { PHONE, sit, takePlace } from "./browser.ts";

const place = takePlace();

async function tableOf(page: Page, game: string): Promise<void> {
  await page.goto(`${place.url}/#/new/${game}`);
  await page.locator(".new-table > .field input").fill("a panel");
  await page.locator(".new-table button.primary").click();
  await page.waitForSelector(".choice:not([disabled]), .choice-sheet-top > button");
}

/** Whether all of it can be seen. */
async function isInSight(page: Page, selector: string): Promise<boolean> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) return false;
  return box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
}

const PASS = ".apart[data-apart=end]";

test("beside the table everything scrolls as one, and what ends the turn stays in sight", async () => {
  const { page, context } = await sit(place, {}, { viewport: { width: 1024, height: 700 } });
  await tableOf(page, "nations-dice");
  expect(await isInSight(page, PASS)).toBe(true);
  await page.locator(".blocked summary").click();
  const scrolling = () =>
    page.evaluate(() =>
      [...document.querySelectorAll(".side, .side *")]
        .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowY))
        .map((element) => element.className),
    );
  expect(await scrolling()).toEqual(["side-scroll"]);
  await page.evaluate(() => document.querySelector(".side-scroll")?.scrollTo(0, 10_000));
  expect(await isInSight(page, PASS)).toBe(true);
  const before = await page.locator(".log li").count();
  await page.keyboard.press("e");
  await page.waitForFunction((old) => document.querySelectorAll(".log li").length > old, before);
  await context.close();
});

describe.each(["en", "ru", "hu"] as const)("on a phone in %s", (language) => {
  test.each(["nations-dice", "monumental-duel"])(
    "%s: every tab and every action of the turn is in sight",
    async (game) => {
      const { page, context } = await sit(place, { language }, { ...PHONE, viewport: { width: 360, height: 740 } });
      await tableOf(page, game);
      const tabs = await page.locator(".zone-tabs [role=tab]").count();
      expect(tabs).toBeGreaterThan(3);
      for (let tab = 1; tab <= tabs; tab++)
        expect(await isInSight(page, `.zone-tabs [role=tab]:nth-child(${tab})`)).toBe(true);
      const tools = await page.locator(".bar-tools button").all();
      expect(tools.length).toBeGreaterThanOrEqual(3);
      for (const tool of tools) {
        const { y = 0, height = 0, width = 0 } = (await tool.boundingBox()) ?? {};
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
        expect(y).toBeGreaterThan(740 / 2);
        expect(y + height).toBeLessThanOrEqual(740);
      }
      await context.close();
    },
  );
});

test("why something can't be done is told in full on a phone", async () => {
  const { page, context } = await sit(place, {}, PHONE);
  await tableOf(page, "nations-dice");
  const why = page.getByRole("button", { name: "Why not?" });
  const n = Number(await why.locator("b").textContent());
  await why.click();
  expect(await page.locator("dialog[open] .blocked-list li").count()).toBe(n);
  await context.close();
});
