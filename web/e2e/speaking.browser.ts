import { findGame } from "@civitas/games";
import type { Language } from "@civitas/words";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { sit, takePlace } from "./browser.ts";
import { positionsOf } from "./positions.ts";
import { openPosition } from "./shelf.ts";

const place = takePlace();

/** Everything that is written on the table and beside it. */
const written = (page: Page): Promise<string[]> =>
  page.locator(".surface, .prompt, .choices").evaluateAll((parts) => parts.map(({ textContent }) => textContent ?? ""));

async function openIn(language: Language) {
  const entry = findGame("monumental");
  const position = entry && (await positionsOf(entry, 4)).find(({ moment }) => moment === "middle");
  if (position === undefined) throw new Error("there is no Monumental");
  const sitting = await sit(place, { language });
  await openPosition(sitting.page, place.url, position);
  return sitting;
}

test("a table that is switched from language to language says what one opened in the last one says", async () => {
  const native = await openIn("hu");
  const expected = await written(native.page);
  await native.context.close();
  const { page, context, errors } = await openIn("en");
  for (const language of ["ru", "en", "ru", "hu"]) {
    const before = await written(page);
    await page.locator("select.language").selectOption(language);
    await expect.poll(() => written(page)).not.toEqual(before);
  }
  // Sentences with signs in them are put together anew, and keep nothing of the old ones.
  await expect.poll(() => written(page)).toEqual(expected);
  expect(errors).toEqual([]);
  await context.close();
});
