import { expect, test } from "vitest";
import { expectAccessible, picture, sit, takePlace } from "./browser.ts";
import { answer, beginAgainstBot } from "./playing.ts";
import { watchFlights } from "./watch-flights.ts";

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
  await expect.poll(() => page.locator("[data-marked] dt").textContent()).toBe(id);
  await page.locator("dialog[open] input").fill("wonder");
  await expect.poll(() => page.locator("dialog[open] dt").count()).toBeGreaterThan(1);
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
  const flights = await watchFlights(page);
  for (let i = 0; i < 5; i++) await answer(page, page.locator(OPEN).first());
  await page.waitForSelector(OPEN);
  await expect.poll(flights.begun).toBeGreaterThan(2);
  // Nothing is left hanging in the air.
  await expect.poll(() => page.locator(".flying").count()).toBe(0);
  await expect.poll(() => page.locator("[data-ref][style*='opacity: 0']").count()).toBe(0);
  expect(errors).toEqual([]);
  await context.close();
});

test("with reduced motion nothing flies", async () => {
  const { page, context } = await sit(place, { pace: 1 }, { reducedMotion: "reduce" });
  await beginAgainstBot(page, place.url, "monumental-duel");
  const flights = await watchFlights(page);
  for (let i = 0; i < 3; i++) await answer(page, page.locator(OPEN).first());
  await page.waitForSelector(OPEN);
  expect(await flights.begun()).toBe(0);
  await context.close();
});

test("the table is fetched while its match is set up", async () => {
  const { page, context } = await sit(place, { pace: 0 }, { serviceWorkers: "block" });
  await beginAgainstBot(page, place.url, "nations-dice");
  // The worker is kept waiting, and with it the match.
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let asked = 0;
  await context.route(/\/assets\/worker-/, async (route) => {
    asked++;
    await held;
    await route.continue();
  });
  const table = page.waitForResponse(/\/assets\/ui-[^/]*\.js/);
  await page.reload();
  await table;
  await expect.poll(() => asked).toBe(1);
  expect(await page.locator(".table-page").count()).toBe(0);
  letGo();
  await page.waitForSelector(".table-page");
  await context.close();
});

test("the worker opens the table and the table's code comes while the page itself is still on its way", async () => {
  const { page, context } = await sit(place, { pace: 0 }, { serviceWorkers: "block" });
  await beginAgainstBot(page, place.url, "nations-dice");
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await context.route(/\/assets\/page-/, async (route) => {
    await held;
    await route.continue();
  });
  const workers: string[] = [];
  page.on("worker", (worker) => workers.push(worker.url()));
  const table = page.waitForResponse(/\/assets\/ui-[^/]*\.js/);
  await page.reload({ waitUntil: "commit" });
  await table;
  await expect.poll(() => workers.length).toBe(1);
  expect(await page.locator(".table-page").count()).toBe(0);
  letGo();
  await page.waitForSelector(OPEN);
  // The page takes over what was begun.
  expect(workers).toHaveLength(1);
  await context.close();
});
