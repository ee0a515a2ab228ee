import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectAccessible, openBrowser, picture, sit } from "./browser.ts";
import { serveTables } from "./civitas-server.ts";
import { OVER } from "./playing.ts";

let browser: Browser;
let server: Awaited<ReturnType<typeof serveTables>>;

beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), serveTables()]);
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

const OPEN = ".choice[data-option]:not([disabled])";

async function isOver(page: Page): Promise<boolean> {
  return (await page.locator(OVER).count()) > 0;
}

/** Answers once, if it is this player's turn. */
async function answer(page: Page, turn: number): Promise<boolean> {
  const choices = page.locator(OPEN);
  const n = await choices.count();
  if (n === 0) return false;
  // Mostly the last choice: it passes or ends, so that the game does not drag on.
  const pick = turn % 4 === 0 ? choices.first() : choices.last();
  return pick.click({ timeout: 2000 }).then(
    () => true,
    () => false,
  );
}

async function playEachOther(anna: Page, bela: Page, until: () => Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < 1500; turn++) {
    if (await until()) return;
    const moved = [await answer(anna, turn), await answer(bela, turn)];
    if (!moved.includes(true)) await anna.waitForTimeout(40);
  }
  throw new Error("they never came to the end");
}

test("two browsers play each other; one reloads and loses its network in the middle", async () => {
  const [one, two] = await Promise.all([
    sit(browser, { name: "Anna" }),
    sit(browser, { name: "Béla", language: "hu" }),
  ]);
  const [anna, bela] = [one.page, two.page];
  await anna.goto(`${server.url}/#/new/nations-dice`);
  await anna.locator(".where input").nth(1).check();
  await anna.locator(".seat-fields select").nth(1).selectOption("open");
  await anna.locator(".new-table > button").click();
  await anna.waitForSelector(".room-seats");
  await picture(anna, "waiting-room");
  await expectAccessible(anna);

  await bela.goto(server.url);
  await bela.locator(".home-tables section").nth(1).locator(".table-list a").first().click();
  await bela.locator(".room-seats button.primary").click();
  await anna.locator(".room-seats .player-name", { hasText: "Béla" }).waitFor();
  await anna.locator(".control-row .primary").click();
  await Promise.all([anna.waitForSelector(".table-page"), bela.waitForSelector(".table-page")]);

  const lines = (page: Page) => page.locator(".log li").count();
  await playEachOther(anna, bela, async () => (await lines(anna)) > 12);
  await anna.locator(".chat input").fill("Szép játék");
  await anna.locator(".chat button").click();
  await bela.locator(".chat li", { hasText: "Szép játék" }).waitFor();
  await picture(bela, "online");

  // A reload finds the table as it was.
  await bela.reload();
  await bela.waitForSelector(".log li");
  expect(Math.abs((await lines(bela)) - (await lines(anna)))).toBeLessThanOrEqual(1);

  // Without a network nothing can be answered; when it is back, the table goes on from the same place.
  await two.context.setOffline(true);
  await bela.locator(".notice").first().waitFor();
  expect(await bela.locator(OPEN).count()).toBe(0);
  await two.context.setOffline(false);
  await bela.locator(".notice").first().waitFor({ state: "detached" });

  await playEachOther(anna, bela, async () => (await isOver(anna)) && (await isOver(bela)));
  const sums = async (page: Page) =>
    (await page.locator(".score-sheet tfoot").textContent())?.replace(/\D+/g, " ").trim();
  expect(await sums(anna)).toBe(await sums(bela));
  // A finished game can be looked at again.
  await anna.locator(".sheet-actions button").first().click();
  await anna.waitForSelector(".controls");
  expect([...one.errors, ...two.errors]).toEqual([]);
  await one.context.close();
  await two.context.close();
});
