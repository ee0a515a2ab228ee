import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { GAMES } from "@civitas/games";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import {
  BUILT,
  expectAccessible,
  expectNoSidewaysScroll,
  expectWellMade,
  PHONE,
  picture,
  sit,
  takePlace,
} from "./browser.ts";
import { followGuide } from "./guide.ts";
import { answer, beginAgainstBot } from "./playing.ts";

const place = takePlace();

/** Every page that needs no game running, by address and what is there when it is ready. */
type PageEntry = readonly [name: string, address: string, ready: string];
const PAGES: readonly PageEntry[] = [
  ["home", "#/", ".game-card h3"],
  ["new-nations", "#/new/nations-dice", ".new-table"],
  ["new-duel", "#/new/monumental-duel", ".new-table"],
  ["rules", "#/rules/monumental-duel/MD-2.9", "[data-marked]"],
  ["replay-load", "#/replay", "textarea"],
  ["settings", "#/settings", ".settings"],
  ["missing", "#/nowhere", "main h1"],
];

/** The same, and what every game has of its own. */
const ALL_PAGES: readonly PageEntry[] = [
  ...PAGES,
  ...GAMES.flatMap(({ id }): PageEntry[] => [
    [`new-${id}`, `#/new/${id}`, ".new-table"],
    [`rules-${id}`, `#/rules/${id}`, ".rulebook dt"],
  ]),
];

const TABLES = GAMES.map(({ id }) => id);

const COLOURS = new Set(["home", "new-nations", "rules"]);

async function visit(page: Page, address: string, ready: string): Promise<void> {
  await page.goto(`${place.url}/${address}`);
  await page.waitForSelector(ready);
}

describe.each(["light", "dark"] as const)("in %s", (theme) => {
  test("no page keeps anybody out (axe-core)", async () => {
    const { page, context, errors } = await sit(place, { theme });
    // In the dark only the colours differ, and a few pages have them all.
    const pages = theme === "light" ? ALL_PAGES : PAGES.filter(([name]) => COLOURS.has(name));
    for (const [name, address, ready] of pages) {
      await visit(page, address, ready);
      await picture(page, `${name}-${theme}`);
      await expectWellMade(page);
    }
    for (const game of TABLES) {
      await beginAgainstBot(page, place.url, game);
      await page.waitForSelector(".choice:not([disabled])");
      await picture(page, `${game}-${theme}`);
      await expectWellMade(page);
      await page.locator(".clause").first().click();
      await page.waitForSelector("dialog[open] [data-marked]");
      await expectWellMade(page);
    }
    expect(errors).toEqual([]);
    await context.close();
  });
});

test("nor does any on a phone: pages, tables, and what comes up from the bar", async () => {
  const { page, context, errors } = await sit(place, {}, PHONE);
  for (const [, address, ready] of ALL_PAGES) {
    await visit(page, address, ready);
    await expectWellMade(page);
  }
  for (const game of TABLES) {
    await beginAgainstBot(page, place.url, game);
    await showChoices(page);
    await expectWellMade(page);
    await page.keyboard.press("Escape");
    const zones = await page.locator(".zone-tabs [role=tab]").count();
    for (let zone = 0; zone < zones; zone++) {
      await turnTo(page, zone);
      await expectWellMade(page);
    }
    for (const opener of await page.locator(".bar-tools [aria-haspopup=dialog]").all()) {
      await opener.click();
      await page.waitForSelector("dialog[open]");
      await expectWellMade(page);
      await page.keyboard.press("Escape");
      await page.waitForSelector("dialog[open]", { state: "detached" });
    }
  }
  expect(errors).toEqual([]);
  await context.close();
});

/** Turns the table on a phone to a zone: it slides there. */
async function turnTo(page: Page, zone: number): Promise<void> {
  await page.locator(".zone-tabs [role=tab]").nth(zone).click();
  const away = () =>
    page.locator(".zone-strip").evaluate((strip, n) => Math.abs(strip.scrollLeft - n * strip.clientWidth), zone);
  await expect.poll(away).toBeLessThan(2);
}

test("a link that was cut off says what is wrong", async () => {
  const { page, context, errors } = await sit(place);
  for (const [address, words] of [
    ["#/nowhere/%D0%9", "There is nothing at #/nowhere/%D0%9"],
    ["#/rules/nation", "There is no game called “nation” here"],
    ["#/new/%D0%9", "There is no game called “%D0%9” here"],
    ["#/learn/nation", "There is no game called “nation” here"],
    ["#/local/gone", "This browser keeps no such table"],
    ["#/replay/z/abc", "This record can’t be shown"],
  ] as const) {
    await page.goto("about:blank");
    await page.goto(`${place.url}/${address}`);
    await page.getByText(words).waitFor();
    await expectWellMade(page);
  }
  await page.goto(`${place.url}/#/local/gone`);
  await page.locator("main").getByRole("link", { name: "Home" }).click();
  await page.waitForSelector(".game-card");
  expect(errors).toEqual([]);
  await context.close();
});

/** The scripts of a game. */
function scriptsOf(game: string): string[] {
  const manifest: Record<string, { file: string }> = JSON.parse(readFileSync(`${BUILT}/.vite/manifest.json`, "utf8"));
  return Object.entries(manifest).flatMap(([source, { file }]) => (source.includes(`games/${game}/`) ? [file] : []));
}

test("a game that can't be fetched just now is not called unknown, and doesn't keep anybody waiting", async () => {
  const { page, context } = await sit(place, {}, { serviceWorkers: "block" });
  await beginAgainstBot(page, place.url, "nations-dice");
  await page.waitForSelector(".choice:not([disabled])");
  const table = new URL(page.url()).hash;
  await page.goto("about:blank");
  const scripts = scriptsOf("nations-dice");
  const isOne = ({ pathname }: URL) => scripts.includes(pathname.slice(1));
  await context.route(isOne, (route) => route.abort());
  for (const address of ["#/new/nations-dice", "#/learn/nations-dice", table]) {
    await page.goto("about:blank");
    await page.goto(`${place.url}/${address}`);
    await page.getByText("Something went wrong").waitFor();
    await page.getByRole("button", { name: "Try again" }).waitFor();
  }
  await context.unroute(isOne);
  await page.getByRole("button", { name: "Try again" }).click();
  await page.waitForSelector(".choice:not([disabled])");
  await context.close();
});

/** A word of each page in each language, so that nothing is left in another. */
const GREETINGS = { en: "One table", ru: "Один стол", hu: "Egy asztal" } as const;

describe.each(["en", "ru", "hu"] as const)("language %s", (language) => {
  test("is taken from the browser; no key shows through", async () => {
    const { page, context, errors } = await sit(place, { language });
    await visit(page, "#/", ".game-card h3");
    await expect.poll(() => page.locator(".welcome h1").textContent()).toContain(GREETINGS[language]);
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(language);
    for (const [name, address, ready] of PAGES) {
      if (name === "missing" || name === "new-duel") continue;
      await visit(page, address, ready);
      // A key would look like "table.log".
      const key = /\b(?:nav|home|new|table|tools|replay|settings|rules|game|option)\.[a-z-]+\b/g;
      const keys = async () => ((await page.locator("body").textContent()) ?? "").match(key) ?? [];
      await expect.poll(keys).toEqual([]);
    }
    for (const game of ["nations-dice", "monumental-duel"]) {
      await beginAgainstBot(page, place.url, game);
      await page.waitForSelector(".choice:not([disabled])");
      await picture(page, `${game}-${language}`);
    }
    expect(errors).toEqual([]);
    await context.close();
  });
});

test("the language can be switched at the table, at once", async () => {
  const { page, context } = await sit(place);
  await beginAgainstBot(page, place.url, "nations-dice");
  await page.waitForSelector(".choice:not([disabled])");
  const english = await page.locator(".prompt h2").textContent();
  await page.locator(".table-nav select").selectOption("hu");
  await page.waitForFunction((old) => document.querySelector(".prompt h2")?.textContent !== old, english);
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe("hu");
  await expect.poll(() => page.locator("#tab-log").textContent()).not.toBe("What happened");
  await context.close();
});

const OPEN = ".choice[data-option]:not([disabled])";
const SHOW = ".choice-sheet-top > button";

/** On a phone the choices come up at a tap, unless nothing on the table can be tapped. What ends the turn has its own place. */
async function showChoices(page: Page): Promise<void> {
  await page.waitForSelector(`${OPEN}, ${SHOW}`);
  if ((await page.locator(OPEN).count()) > 0) return;
  await page.locator(SHOW).click();
  await page.waitForSelector(OPEN);
}

test("on a phone everything is in reach: pages, zones, choices", async () => {
  const { page, context, errors } = await sit(place, {}, PHONE);
  for (const [name, address, ready] of PAGES) {
    await visit(page, address, ready);
    await expectNoSidewaysScroll(page);
    await picture(page, `${name}-phone`);
  }
  for (const game of ["nations-dice", "monumental-duel"]) {
    await beginAgainstBot(page, place.url, game);
    await page.waitForSelector(`${OPEN}, ${SHOW}`);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    const zones = await page.locator(".zone-tabs [role=tab]").count();
    for (let zone = 0; zone < zones; zone++) {
      await turnTo(page, zone);
      await picture(page, `${game}-phone-${zone}`);
    }
    await showChoices(page);
    await picture(page, `${game}-phone-choices`);
    for (const choice of (await page.locator(".choice[data-option]").all()).slice(0, 3)) {
      await expect.poll(async () => (await choice.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    for (let answers = 0; answers < 6; answers++) {
      await showChoices(page);
      await answer(page, page.locator(OPEN).first());
    }
  }
  expect(errors).toEqual([]);
  await context.close();
});

/** A whole game that the rules' own tests replay too. */
const golden = fileURLToPath(new URL("../../games/nations-dice/golden/", import.meta.url));
const GOLDEN = readFileSync(`${golden}${readdirSync(golden).find((file) => file.startsWith("2-players"))}`, "utf8");

test("a finished game is replayed, shared by link, analysed and played on", async () => {
  const { page, context, errors } = await sit(place);
  await page.goto(`${place.url}/#/replay`);
  // Without a record the button says what is missing, and leads to it.
  await page.getByRole("button", { name: "Show" }).click();
  await page.getByRole("alert").getByText("paste the text of a record first").waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("TEXTAREA");
  await page.locator("textarea").fill(GOLDEN);
  await page.getByRole("button", { name: "Show" }).click();
  await page.waitForSelector(".controls");
  await page.waitForSelector(".table-board .surface *");
  // The record was made by Node: the same seed and answers give the same hash in the browser.
  await expect.poll(() => page.locator(".genuine").getAttribute("data-genuine")).toBe("true");
  const at = () => page.locator(".controls input[type=range]").inputValue();
  await expect.poll(at).toBe("0");
  for (const step of ["1", "2"]) {
    await page.keyboard.press("ArrowRight");
    await expect.poll(at).toBe(step);
  }
  await page.locator(".control-row button").nth(4).click();
  await expect.poll(async () => Number(await at())).toBeGreaterThan(2);
  for (const eyes of ["0", "1", "audience", "open"]) await page.locator(".viewing select").selectOption(eyes);
  await page.getByRole("button", { name: "Analyse the game" }).click();
  await page.waitForSelector(".analysis polyline");
  await expectAccessible(page);
  await picture(page, "replay");
  const link = page.url();
  const moment = await at();
  await page.getByRole("button", { name: "Share this moment" }).click();
  await page.waitForFunction((old) => location.href !== old, link);
  const shared = page.url();
  await page.goto("about:blank");
  await page.goto(shared);
  await page.waitForSelector(".controls");
  await expect.poll(at).toBe(moment);
  await page.getByRole("button", { name: "Play on from here" }).click();
  await page.waitForSelector(".choice:not([disabled])");
  expect(errors).toEqual([]);
  await context.close();
});

/** Its map fills a zone and nothing beside it, so it must get one. */
const clash = fileURLToPath(new URL("../../games/clash-of-cultures/golden/", import.meta.url));

test("on a phone a replayed game has its zones as at the table, and the controls in reach", async () => {
  const { page, context, errors } = await sit(place, {}, PHONE);
  await page.goto(`${place.url}/#/replay`);
  await page.locator("textarea").fill(readFileSync(`${clash}2-normal-four-fixed-greedy.civitas`, "utf8"));
  await page.getByRole("button", { name: "Show" }).click();
  await page.waitForSelector(".zone-tabs [role=tab]");
  await expect.poll(async () => (await page.locator(".cc-map").boundingBox())?.height).toBeGreaterThan(200);
  // With everything open nobody has spied on anybody: no hand lies over the map.
  await expect.poll(() => page.locator(".cc-fan").count()).toBe(0);
  const foot = () => page.locator(".controls").evaluate((controls) => controls.getBoundingClientRect().bottom);
  await expect.poll(foot).toBeLessThan(PHONE.viewport.height);
  await expectAccessible(page);
  expect(errors).toEqual([]);
  await context.close();
});

test.each(["nations-dice", "monumental-duel"])(
  "the guided first game of %s can be followed to its end",
  async (game) => {
    const { page, context, errors } = await sit(place);
    await page.goto(`${place.url}/#/learn/${game}`);
    const steps = await followGuide(page, async (step) => {
      if (step !== 3) return;
      await picture(page, `${game}-tutorial`);
      await expectAccessible(page);
    });
    expect(steps).toBeGreaterThanOrEqual(10);
    expect(errors).toEqual([]);
    await context.close();
  },
);

test("on a phone the choices don't cover the table while the guide only tells of it", async () => {
  const { page, context, errors } = await sit(place, {}, PHONE);
  await page.goto(`${place.url}/#/learn/nations-dice`);
  await page.waitForSelector(".guide");
  await page.waitForSelector(SHOW);
  await expect.poll(() => page.locator("dialog[open]").count()).toBe(0);
  await expect
    .poll(async () => (await page.locator(".zone-strip").boundingBox())?.height)
    .toBeGreaterThan(PHONE.viewport.height / 4);
  expect(errors).toEqual([]);
  await context.close();
});

test("what is seen once plays without a network, and can be installed", async () => {
  const { page, context } = await sit(place);
  await page.goto(place.url);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (navigator.serviceWorker.controller === null) await new Promise((resolve) => setTimeout(resolve, 50));
  });
  const manifest = await page.evaluate(async () => (await fetch("/manifest.webmanifest")).json());
  expect(manifest.icons.length).toBeGreaterThan(1);
  await context.setOffline(true);
  await page.reload();
  await page.waitForSelector(".game-card h3");
  await expect.poll(() => page.locator("#root").textContent()).toContain("The server can’t be reached");
  for (const game of ["nations-dice", "monumental-duel"]) {
    await beginAgainstBot(page, place.url, game);
    await page.waitForSelector(".choice:not([disabled])");
    await page.locator(".choice:not([disabled])").first().click();
    await page.waitForSelector(".choice:not([disabled])");
    await page.reload();
    await page.waitForSelector(".choice:not([disabled])");
  }
  await page.goto(`${place.url}/#/rules/nations-dice`);
  await page.waitForSelector(".rulebook dt");
  await context.close();
});

test("people at one screen take turns", async () => {
  const { page, context, errors } = await sit(place);
  await page.goto(`${place.url}/#/new/monumental-duel`);
  await page.locator(".seat-fields select").nth(1).selectOption("person");
  await page.locator(".seat-fields input").nth(1).fill("Béla");
  await page.locator(".new-table > button").click();
  await page.waitForSelector(".table-page");
  const viewers = new Set<string>();
  for (let i = 0; i < 30 && viewers.size < 2; i++) {
    await page.waitForSelector(".choice:not([disabled]), .curtain button");
    const curtain = page.locator(".curtain button");
    if ((await curtain.count()) > 0) await curtain.click();
    await page.waitForSelector(".choice:not([disabled])");
    viewers.add((await page.locator(".table-players li[data-you] .player-name").textContent()) ?? "");
    await answer(page, page.locator(".choice:not([disabled])").last());
  }
  expect(viewers.size).toBe(2);
  expect(errors).toEqual([]);
  await context.close();
});
