import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { picture, takePlace } from "./browser.ts";
import { serveTables } from "./civitas-server.ts";
import { chance, resign } from "./playing.ts";
import { leave, openTable, sitDownTogether, twoPlayers } from "./two-players.ts";

const place = takePlace(serveTables);

const OPEN = ".choice[data-option]:not([disabled])";
/** More by hand: `ONLINE_ANSWERS=500 npm test -- web/e2e/online-big`. */
const ANSWERS = Number(process.env.ONLINE_ANSWERS ?? 40);

/** Answers once, if this player is asked. */
async function answer(page: Page, roll: number): Promise<boolean> {
  const choices = page.locator(OPEN);
  const n = await choices.count();
  if (n === 0) return false;
  // The list may change under the pointer, since the other answers as well.
  return choices
    .nth(roll % n)
    .click({ timeout: 2000 })
    .then(
      () => true,
      () => false,
    );
}

/** What everybody may see: who is asked, and how the seats stand. */
const standing = (page: Page): Promise<string> =>
  page.evaluate(() => [...document.querySelectorAll(".table-players li")].map((seat) => seat.textContent).join(" | "));

test.each(["monumental", "clash-of-cultures", "civilization"])(
  "two browsers at one table of %s see the same game, and both can check it at the end",
  async (game) => {
    const pair = await twoPlayers(place, { language: "en" });
    const { anna, bela } = pair;
    await openTable(anna, place.url, game);
    await sitDownTogether(pair);
    const pick = chance(5);
    for (let given = 0, looks = 0; given < ANSWERS; looks++) {
      if (looks > 200 * ANSWERS) throw new Error(`nobody was asked any more after ${given} answers`);
      const moved = [await answer(anna, pick(1000)), await answer(bela, pick(1000))].filter(Boolean).length;
      given += moved;
      if (moved === 0) await anna.waitForTimeout(50);
    }
    await bela.reload();
    await bela.waitForSelector(".table-players li");
    // Both get what there is to see, each in its own time.
    await expect.poll(async () => (await standing(bela)) === (await standing(anna))).toBe(true);
    await picture(anna, `online-${game}`);

    await resign(bela);
    for (const page of [anna, bela]) await page.getByRole("button", { name: "Checked: seed, salts" }).waitFor();
    expect(await leave(pair)).toEqual([]);
  },
);
