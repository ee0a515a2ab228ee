import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, picture, takePlace } from "./browser.ts";
import { serveTables } from "./civitas-server.ts";
import { moreTools, OVER, resign } from "./playing.ts";
import { leave, openTable, sitDownTogether, twoPlayers } from "./two-players.ts";

const place = takePlace(serveTables);

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
  for (let turn = 0; turn < 10_000; turn++) {
    if (await until()) return;
    const moved = [await answer(anna, turn), await answer(bela, turn)];
    if (!moved.includes(true)) await anna.waitForTimeout(40);
  }
  throw new Error("they never came to the end");
}

test("two browsers play each other; one reloads and loses its network in the middle", async () => {
  const pair = await twoPlayers(place);
  const { anna, bela } = pair;
  const [, { context: network }] = pair.sittings;
  await openTable(anna, place.url);
  await picture(anna, "waiting-room");
  await expectAccessible(anna);
  // The table stands in everybody's list; its host finds it among the own ones alone.
  const room = anna.url();
  await anna.goto(`${place.url}/#/`);
  await anna.locator("[aria-labelledby=mine] .table-list a").waitFor();
  expect(await anna.locator("[aria-labelledby=open] .table-list a").count()).toBe(0);
  await anna.goto(room);
  await anna.waitForSelector(".room-seats");
  await bela.goto(place.url);
  await bela.locator(".home-tables section").nth(1).locator(".table-list a").first().waitFor();
  await sitDownTogether(pair);

  const lines = (page: Page) => page.locator(".log li").count();
  await playEachOther(anna, bela, async () => (await lines(anna)) > 12);
  const speak = async (page: Page, text: string): Promise<void> => {
    await page.locator("#tab-chat").click();
    await page.locator(".chat input").fill(text);
    await page.locator(".chat button").click();
    await page.locator(".chat li", { hasText: text }).waitFor();
    await page.locator("#tab-log").click();
  };
  await speak(anna, "Szép játék");
  // A mark says that somebody has spoken, until one has looked.
  await bela.locator("#tab-chat .unread").waitFor();
  await bela.locator("#tab-chat").click();
  await bela.locator(".chat li", { hasText: "Szép játék" }).waitFor();
  await expect.poll(() => bela.locator(".unread").count()).toBe(0);
  await bela.locator("#tab-log").click();
  await picture(bela, "online");

  // A reload finds the table as it was.
  await bela.reload();
  await bela.waitForSelector(".log li");
  await expect.poll(async () => Math.abs((await lines(bela)) - (await lines(anna)))).toBeLessThanOrEqual(1);
  // What was said before is not news; what is said from now on is, however soon.
  expect(await bela.locator("#tab-chat .unread").count()).toBe(0);
  await speak(anna, "Itt vagy még?");
  await bela.locator("#tab-chat .unread", { hasText: "1" }).waitFor();

  // Without a network nothing can be answered; when it is back, the table goes on from the same place.
  await network.setOffline(true);
  await bela.locator(".notice").first().waitFor();
  await expect.poll(() => bela.locator(OPEN).count()).toBe(0);
  await network.setOffline(false);
  await bela.locator(".notice").first().waitFor({ state: "detached" });

  await playEachOther(anna, bela, async () => (await isOver(anna)) && (await isOver(bela)));
  const sums = async (page: Page) =>
    (await page.locator(".score-sheet tfoot").textContent())?.replace(/\D+/g, " ").trim();
  await expect.poll(() => sums(bela)).toBe(await sums(anna));
  // A finished game can be looked at again.
  await anna.getByRole("button", { name: "Replay" }).click();
  await anna.waitForSelector(".controls");
  expect(await leave(pair)).toEqual([]);
});

test("a pause is asked for and agreed to; nobody answers until the game goes on", async () => {
  const pair = await twoPlayers(place, { language: "en" });
  const { anna, bela } = pair;
  await openTable(anna, place.url);
  await sitDownTogether(pair);
  const paused = (page: Page) => page.locator(".notice", { hasText: "The game is paused" });

  // A request can be refused, and then nothing has changed.
  await moreTools(anna);
  await anna.getByRole("button", { name: "Pause" }).click();
  await bela.locator(".notice", { hasText: "Anna asks for a pause" }).waitFor();
  await bela.getByRole("button", { name: "Refuse" }).click();
  await anna.locator(".notice").waitFor({ state: "detached" });
  expect(await paused(anna).count()).toBe(0);

  await moreTools(anna);
  await anna.getByRole("button", { name: "Pause" }).click();
  await bela.getByRole("button", { name: "Agree" }).click();
  await Promise.all([paused(anna).waitFor(), paused(bela).waitFor()]);
  for (const page of [anna, bela]) await expect.poll(() => page.locator(OPEN).count()).toBe(0);
  await picture(anna, "paused");

  // The pause outlasts a reload.
  await anna.reload();
  await paused(anna).waitFor();
  await bela.getByRole("button", { name: "Go on" }).click();
  await Promise.all([paused(anna).waitFor({ state: "detached" }), paused(bela).waitFor({ state: "detached" })]);
  await playEachOther(anna, bela, async () => (await anna.locator(".log li").count()) > 8);
  expect(await leave(pair)).toEqual([]);
});

test("a bot can be called for whoever has left, but not at once", async () => {
  const pair = await twoPlayers(place, { language: "en" });
  const { anna, bela } = pair;
  await openTable(anna, place.url);
  await sitDownTogether(pair);
  await playEachOther(anna, anna, async () => (await bela.locator(OPEN).count()) > 0);
  await bela.close();
  await anna.getByRole("button", { name: "Let a bot play for Béla" }).click();
  await anna.locator(".notice", { hasText: "kept the table waiting for 2 minutes" }).waitFor();
  expect(await leave(pair)).toEqual([]);
});

test("whoever resigns ends the game; one plays again and the other is called to the new table", async () => {
  const pair = await twoPlayers(place, { language: "en" });
  const { anna, bela } = pair;
  await openTable(anna, place.url);
  await sitDownTogether(pair);
  const first = anna.url();
  await moreTools(anna);
  await anna.locator(".seal", { hasText: "Sealed" }).waitFor();
  await anna.keyboard.press("Escape");
  await resign(bela);
  for (const page of [anna, bela]) {
    await page.locator(".score-sheet", { hasText: "Béla has resigned: Anna wins." }).waitFor();
  }
  // A moment for the winner; the other sees who it was.
  await anna.locator(".score-sheet .winners", { hasText: "Victory is yours!" }).waitFor();
  await bela.locator(".score-sheet .winner").waitFor();
  expect(await bela.locator(".score-sheet .winners p").count()).toBe(0);
  // The browser has checked what the server had bound itself to.
  for (const page of [anna, bela]) await page.getByRole("button", { name: "Checked: seed, salts" }).waitFor();
  await picture(anna, "resigned");
  await anna.getByRole("button", { name: "Play again" }).click();
  await anna.waitForURL((url) => url.href !== first);
  await bela.locator("dialog").getByRole("link", { name: "Go there" }).click();
  await bela.waitForURL((url) => url.href === anna.url());
  // It begins as soon as the other has sat down, too.
  await bela.locator(".room-seats button.primary").click();
  await Promise.all([anna.waitForSelector(".table-page"), bela.waitForSelector(".table-page")]);
  await playEachOther(anna, bela, async () => (await anna.locator(".log li").count()) > 6);
  expect(await leave(pair)).toEqual([]);
});
