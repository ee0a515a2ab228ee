import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, picture, sit, takePlace } from "./browser.ts";
import { answer } from "./playing.ts";
import { serveToys } from "./toys/client.ts";

const place = takePlace(serveToys);

const CURTAIN = ".curtain button";
const OPEN = ".choice[data-option]:not([disabled])";

/** The cards that the page shows, anywhere. */
const water = async (page: Page): Promise<readonly string[]> =>
  ((await page.locator("body").textContent()) ?? "").match(/Water \d/g) ?? [];

/** Nothing of anybody is on the page, and no key answers. */
async function expectHidden(page: Page, next: string): Promise<void> {
  await page.locator(CURTAIN, { hasText: `I am ${next}` }).waitFor();
  expect(await water(page)).toEqual([]);
  expect(await page.locator(".table-page, .log, .choice").count()).toBe(0);
  await page.keyboard.press("1");
  expect(await page.locator(CURTAIN, { hasText: `I am ${next}` }).count()).toBe(1);
}

test("two people at one screen never see each other's cards: a curtain is drawn between their turns", async () => {
  const { page, context, errors } = await sit(place);
  await page.goto(`${place.url}/#/new/caravans`);
  await page.locator(".seat-fields select").nth(1).selectOption("person");
  await page.locator(".seat-fields input").nth(1).fill("Béla");
  await page.locator(".new-table > .field input").last().fill("behind the curtain");
  await page.locator(".new-table > button").click();

  // Nobody knows who sits before the screen when the table is opened.
  await expectHidden(page, "Anna");
  await picture(page, "curtain");
  await expectAccessible(page);
  await page.locator(CURTAIN).click();
  await page.waitForSelector(OPEN);
  await expect.poll(async () => (await water(page)).length).toBeGreaterThan(0);

  await page.locator(OPEN).first().click();
  await expectHidden(page, "Béla");
  // A reload does not lift it.
  await page.reload();
  await expectHidden(page, "Béla");
  await page.keyboard.press("Enter");
  await page.waitForSelector(OPEN);
  await expect.poll(() => page.locator(".table-players li[data-you]").textContent()).toContain("Béla");
  await expect.poll(async () => (await water(page)).length).toBeGreaterThan(0);
  // What Anna drew is told to Anna alone.
  await expect.poll(() => page.locator(".log").textContent()).toContain("Anna draws a card");

  await page.locator(OPEN).first().click();
  await expectHidden(page, "Anna");
  await page.locator(CURTAIN).click();
  await page.waitForSelector(OPEN);
  await expect.poll(() => page.locator(".table-players li[data-you]").textContent()).toContain("Anna");
  await expect.poll(() => page.locator(".log").textContent()).toContain("You draw water");
  expect(errors).toEqual([]);
  await context.close();
});

test("against a bot there is nobody to hide from", async () => {
  const { page, context } = await sit(place);
  await page.goto(`${place.url}/#/new/caravans`);
  await page.locator(".new-table > button").click();
  for (let turn = 0; turn < 3; turn++) {
    await answer(page, page.locator(OPEN).first());
    await page.waitForSelector(`${OPEN}, ${CURTAIN}`);
    expect(await page.locator(CURTAIN).count()).toBe(0);
  }
  await context.close();
});
