import { findGame } from "@civitas/games";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { sit, takePlace } from "./browser.ts";
import { positionsOf } from "./positions.ts";
import { keptTables, openPosition } from "./shelf.ts";

const place = takePlace();

/** Keeps hold of the thread that runs the rules, and of what it tells. */
function watchThreads(): void {
  const Thread = Worker;
  window.Worker = class extends Thread {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener("message", ({ data }) => {
        if (!("told" in data) || !document.documentElement.hasAttribute("data-answered")) return;
        // As if the page had been closed in this moment.
        this.terminate();
        document.documentElement.setAttribute("data-gone", "");
      });
    }
  };
}

/** Takes a choice; the thread that runs the rules ends as soon as the page hears what came of it. */
async function answerAndReload(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute("data-answered", ""));
  await page.locator(".choice[data-option]:not([disabled])").first().click();
  await page.waitForSelector("[data-gone]", { state: "attached" });
  await page.reload();
  await page.waitForSelector(".surface .piece");
}

test("an answer that was seen is not asked for again, however soon the page is loaded anew", async () => {
  const entry = findGame("monumental");
  const position = entry && (await positionsOf(entry, 4)).find(({ moment }) => moment === "middle");
  if (position === undefined) throw new Error("there is no Monumental");
  const { page, context, errors } = await sit(place);
  await context.addInitScript(watchThreads);
  for (let times = 0; times < 3; times++) {
    await openPosition(page, place.url, position);
    const answered = async () => (await keptTables(page))[0]?.answered ?? 0;
    const before = await answered();
    await answerAndReload(page);
    expect(await answered()).toBe(before + 1);
    await page.goto(`${place.url}/#/settings`);
  }
  expect(errors).toEqual([]);
  await context.close();
});
