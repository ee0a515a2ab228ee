import { expect, test } from "vitest";
import { expectAccessible, PHONE, picture, sit, takePlace } from "./browser.ts";
import { answer, beginAgainstBot } from "./playing.ts";

const place = takePlace();
const OPEN = ".choice[data-option]:not([disabled])";
const PASS = ".apart[data-apart=end]:not([disabled])";
const EDGE = { position: { x: 6, y: 6 } };

test("a click on a line of the log shows that moment, nobody answers there, and one comes back", async () => {
  const { page, context, errors } = await sit(place);
  // With this seed nothing is bought before Anna is asked.
  await page.goto(`${place.url}/#/new/nations-dice`);
  await page.locator(".new-table > .field input").last().fill("a look back");
  await page.locator(".new-table > button").click();
  await page.waitForSelector(OPEN);
  const beginning = await page.locator(".nd-cell[data-piece]").count();
  for (let turn = 0; turn < 12 && (await page.locator(".log-round").count()) < 2; turn++) {
    const pass = page.locator(PASS);
    await answer(page, ((await pass.count()) > 0 ? pass : page.locator(OPEN)).first());
    await page.waitForSelector(`${PASS}, ${OPEN}`);
  }
  await expect.poll(() => page.locator(".log-round").allTextContents()).toEqual(["Round 2", "Round 1"]);
  const choices = await page.locator(OPEN).count();

  await page.locator(".log li .log-visit").last().click(EDGE);
  await page.waitForSelector(".table-page[data-past]");
  await expect.poll(() => page.locator(".table-progress .round").textContent()).toContain("Round 1");
  await expect.poll(() => page.locator(".nd-cell[data-piece]").count()).toBe(beginning);
  await expect.poll(() => page.locator(OPEN).count()).toBe(0);
  await expect.poll(() => page.locator("[data-may]").count()).toBe(0);
  await expect.poll(() => page.locator(".prompt h2").textContent()).toBe("How it stood in round 1");
  await expectAccessible(page);
  await picture(page, "past");

  await page.getByRole("button", { name: "Back to the present" }).click();
  await page.waitForSelector(".table-page:not([data-past])");
  await expect.poll(() => page.locator(".table-progress .round").textContent()).toContain("Round 2");
  await expect.poll(() => page.locator(OPEN).count()).toBe(choices);

  // Escape leads back, too.
  await page.locator(".log li .log-visit").last().click(EDGE);
  await page.waitForSelector(".table-page[data-past]");
  await page.keyboard.press("Escape");
  await page.waitForSelector(".table-page:not([data-past])");
  expect(errors).toEqual([]);
  await context.close();
});

test("on a phone a line is as high as a finger, and the way back stays in sight", async () => {
  const { page, context } = await sit(place, {}, PHONE);
  // Nations tells something before anybody is asked, whoever begins.
  await beginAgainstBot(page, place.url, "nations-dice");
  await page.getByRole("tab", { name: "Log" }).click();
  const line = page.locator(".log li .log-visit").first();
  await expect.poll(async () => (await line.boundingBox())?.height).toBeGreaterThanOrEqual(40);
  await line.click(EDGE);
  const back = page.getByRole("button", { name: "Back to the present" });
  const isInSight = () =>
    back.evaluate((button) => {
      const { top, bottom } = button.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });
  await expect.poll(isInSight).toBe(true);
  await picture(page, "past-phone");
  await back.click();
  await page.waitForSelector(".table-page:not([data-past])");
  await context.close();
});
