import { expect, test } from "vitest";
import { expectAccessible, picture, sit, takePlace } from "./browser.ts";
import { beginAgainstBot } from "./playing.ts";

const place = takePlace();

const OPEN = ".choice[data-option]:not([disabled])";

test("a hint is given, an answer taken back, a refusal explained, a card looked at closely", async () => {
  const { page, context, errors } = await sit(place);
  await page.goto(`${place.url}/#/new/nations-dice`);
  await page.locator(".new-table > .field input").fill("a table of the tests");
  await page.locator(".new-table > button").click();
  await page.waitForSelector(OPEN);

  await page.getByRole("button", { name: "Hint" }).click();
  await page.waitForSelector(".hint b");
  await expectAccessible(page);
  await page.locator(".hint .plain").click();

  // Buying asks how to pay: nothing was rolled or turned up, so it can be taken back.
  const offered = await page.locator(".prompt h2").textContent();
  await page.locator(OPEN, { hasText: "Buy" }).first().click();
  await page.waitForFunction((old) => document.querySelector(".prompt h2")?.textContent !== old, offered);
  await page.getByRole("button", { name: "Take back" }).click();
  await page.waitForFunction((old) => document.querySelector(".prompt h2")?.textContent === old, offered);

  // What can't be done now says why, and by which clause.
  if ((await page.locator(".blocked[open]").count()) === 0) await page.locator(".blocked summary").click();
  const clause = page.locator(".blocked-why .clause").first();
  const id = await clause.getAttribute("data-clause");
  await clause.click();
  await page.waitForSelector("dialog[open] [data-marked]");
  expect(await page.locator("[data-marked] dt").textContent()).toBe(id);
  await page.locator("dialog[open] input").fill("wonder");
  expect(await page.locator("dialog[open] dt").count()).toBeGreaterThan(1);
  await page.locator("dialog[open] header button").click();

  await page.locator(".nd-cell[data-piece]").first().hover();
  await page.waitForSelector(".close-up");
  await picture(page, "close-up");
  await page.keyboard.press("Escape");
  await page.waitForSelector(".close-up", { state: "detached" });
  expect(errors).toEqual([]);
  await context.close();
});

test("what happens is shown: things fly, and all of them land", async () => {
  const { page, context, errors } = await sit(place, { pace: 0.5 });
  await beginAgainstBot(page, place.url, "monumental-duel");
  await page.evaluate(() => {
    document.documentElement.dataset.flights = "0";
    new MutationObserver((changes) => {
      const flying = changes
        .flatMap(({ addedNodes }) => [...addedNodes])
        .filter((node) => node instanceof HTMLElement && node.classList.contains("flying"));
      const { dataset } = document.documentElement;
      dataset.flights = String(Number(dataset.flights) + flying.length);
    }).observe(document.body, { childList: true });
  });
  for (let i = 0; i < 5; i++) {
    await page.waitForSelector(OPEN);
    await page.locator(OPEN).first().click();
  }
  await page.waitForSelector(OPEN);
  expect(await page.evaluate(() => Number(document.documentElement.dataset.flights))).toBeGreaterThan(2);
  // Nothing is left hanging in the air.
  expect(await page.locator(".flying").count()).toBe(0);
  expect(await page.locator("[data-ref][style*='opacity: 0']").count()).toBe(0);
  expect(errors).toEqual([]);
  await context.close();
});

test("with reduced motion nothing flies", async () => {
  const { page, context } = await sit(place, { pace: 1 }, { reducedMotion: "reduce" });
  await beginAgainstBot(page, place.url, "monumental-duel");
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector(".flying") !== null) document.documentElement.dataset.flew = "";
    }).observe(document.body, { childList: true });
  });
  for (let i = 0; i < 3; i++) {
    await page.waitForSelector(OPEN);
    await page.locator(OPEN).first().click();
  }
  await page.waitForSelector(OPEN);
  expect(await page.evaluate(() => document.documentElement.dataset.flew)).toBeUndefined();
  await context.close();
});
