import type { Locator, Page } from "playwright-core";
import { expect, vi } from "vitest";

/** A little chance of the tests' own, the same at every run. */
export function chance(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >> 8) % n;
  };
}

export async function beginAgainstBot(page: Page, url: string, game: string): Promise<void> {
  await page.goto(`${url}/#/`);
  const card = page.locator(`.game-card[data-game="${game}"]`);
  await card.locator("button.primary").click();
  await card.locator(".levels button").first().click();
  await page.waitForSelector(".table-page");
}

/** Opens what is seldom needed: saving, pausing, resigning. */
export async function moreTools(page: Page): Promise<void> {
  await page.locator(".turn-tool:has([data-kind=menu])").click();
  await page.waitForSelector(".more-tools[open]");
}

export async function resign(page: Page): Promise<void> {
  await moreTools(page);
  await page.getByRole("button", { name: "Resign" }).click();
  await page.locator(".sure").getByRole("button", { name: "Resign" }).click();
}

export const OVER = ".score-sheet, .sheet-again";
const OPEN = ".choice:not([disabled], .choice-back)";

/** Waits until there is something to choose, or the game is over. */
async function myTurn(page: Page): Promise<"choose" | "over"> {
  // A click may land on a link to the rules when the list has just moved under it.
  if ((await page.locator("dialog[open]:not(.score-sheet)").count()) > 0) await page.keyboard.press("Escape");
  await page.waitForSelector(`${OPEN}, ${OVER}`);
  return (await page.locator(OVER).count()) > 0 ? "over" : "choose";
}

/** What tells one question from the next: how far the log is, and what is offered. */
function question(page: Page): Promise<string> {
  return page.evaluate(() => {
    const offered = [...document.querySelectorAll(".choice")].map(
      (choice) => choice.getAttribute("data-option") ?? `${choice.textContent} ${choice.getAttribute("aria-expanded")}`,
    );
    return `${document.querySelectorAll(".log li").length} ${document.querySelector(".log li")?.textContent} ${offered.join()}`;
  });
}

/** Takes a choice and waits until the table has moved on: the rules are told in a thread of their own, and until then the old choices stay. */
export async function answer(page: Page, choice: Locator): Promise<void> {
  const before = await question(page);
  await choice.click();
  await expect.poll(() => question(page)).not.toBe(before);
}

/** What a key has done to the table; where it does nothing, that is said after a while. Saying so too soon does no harm: the next key waits for a turn. */
async function effectOfKey(page: Page, before: string): Promise<"moved on" | "menu" | "nothing"> {
  const effect = async () => {
    if ((await question(page)) !== before || (await page.locator(OVER).count()) > 0) return "moved on";
    if ((await page.locator(".close-up[data-menu] .choice:focus").count()) > 0) return "menu";
    // A piece without a choice says what it is.
    return (await page.locator(".close-up[data-menu]:not(:has(.choice))").count()) > 0 ? "nothing" : undefined;
  };
  return vi.waitUntil(effect, { timeout: 2_000, interval: 50 }).catch(() => "nothing" as const);
}

/** Where the pointer should go next: an entry of the open menu, something that glows, or a choice in the list. */
function aim(page: Page, turn: number, roll: number): Promise<{ x: number; y: number } | undefined> {
  return page.evaluate(
    ([turn, roll, open]) => {
      const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
      const menu = all(".close-up[data-menu] .choice");
      const lit = all("[data-may]:not([inert] *)");
      // The board takes every second answer, the list the others.
      const targets = menu.length > 0 ? menu : turn % 2 === 0 && lit.length > 0 ? lit : all(open);
      const target = targets[roll % Math.max(1, targets.length)];
      if (target === undefined) return undefined;
      target.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      const { left, top, width, height } = target.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    },
    [turn, roll, OPEN] as const,
  );
}

/** A pointer plays: it clicks what glows, and where that opens a menu, an entry of it; else a choice in the list. */
export async function playByMouse(page: Page, most = 4000, seed = 7): Promise<number> {
  const pick = chance(seed);
  for (let turn = 0; turn < most; turn++) {
    if ((await myTurn(page)) === "over") return turn;
    const target = await aim(page, turn, pick(1000));
    if (target === undefined) continue;
    await page.mouse.click(target.x, target.y);
    // Away from the table, so that no close-up covers it.
    await page.mouse.move(720, 8);
  }
  throw new Error(`the game was not over after ${most} answers`);
}

/**
 * Keys play: figures answer, and every fifth time Tab goes to a glowing piece and Enter takes it. Whoever is in a hurry
 * ends every second turn at once.
 */
export async function playByKeyboard(
  page: Page,
  { hurry = false, most = 2000, seed = 11 } = {},
): Promise<{ answers: number; onBoard: number }> {
  const pick = chance(seed);
  let onBoard = 0;
  for (let answers = 0; answers < most; answers++) {
    if ((await myTurn(page)) === "over") return { answers, onBoard };
    if (answers % 5 === 0 && (await page.locator("[data-may]:not([inert] *)").count()) > 0) {
      if (await tabToPiece(page)) {
        if (answers % 10 === 0) await page.keyboard.press("ArrowRight");
        const before = await question(page);
        await page.keyboard.press("Enter");
        let effect = await effectOfKey(page, before);
        if (effect === "menu") {
          const opened = await question(page);
          await page.keyboard.press("Enter");
          effect = await effectOfKey(page, opened);
        }
        if (effect === "moved on") {
          onBoard++;
          continue;
        }
        await page.keyboard.press("Escape");
      }
    }
    if ((await myTurn(page)) === "over") return { answers, onBoard };
    // Every choice within reach of a key says which one.
    const keys = (await page.locator(`${OPEN} kbd`).allTextContents()).filter((key) => /^\w$/.test(key));
    const ends = hurry && answers % 2 === 1 && keys.includes("E");
    const key = ends ? "E" : keys[pick(Math.max(1, keys.length))];
    if (key === undefined) continue;
    const before = await question(page);
    await page.keyboard.press(key.toLowerCase());
    await effectOfKey(page, before);
  }
  throw new Error(`the game was not over after ${most} answers`);
}

async function tabToPiece(page: Page): Promise<boolean> {
  await page.evaluate(() => document.querySelector<HTMLElement>(".table-head a")?.focus());
  for (let i = 0; i < 14; i++) {
    await page.keyboard.press("Tab");
    if (await page.evaluate(() => document.activeElement?.hasAttribute("data-may") === true)) return true;
  }
  return false;
}

const OPENER = ".choice-sheet-top > button";

/** Where the finger should go next, and whether it has to touch twice: a space of a map is read first. */
function aimOfFinger(page: Page, roll: number): Promise<{ x: number; y: number; twice: boolean } | undefined> {
  return page.evaluate(
    ([roll, open, opener]) => {
      const seen = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter((target) => {
          const { left, right, width } = target.getBoundingClientRect();
          return width > 0 && left >= 0 && right <= innerWidth && target.closest("[inert]") === null;
        });
      const menu = seen(".close-up[data-menu] .choice");
      const list = seen(`.choice-sheet ${open}`);
      const others = [...seen(".surface [data-may]"), ...seen(opener), ...seen(".apart:not([disabled])")];
      const targets = menu.length > 0 ? menu : list.length > 0 ? list : others;
      const target = targets[roll % Math.max(1, targets.length)];
      if (target === undefined) return undefined;
      target.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
      const { left, top, width, height } = target.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2, twice: target.matches(".board-space") };
    },
    [roll, OPEN, OPENER] as const,
  );
}

/** A finger plays on a phone: it touches what glows, an entry of a menu, or a choice of the sheet. */
export async function playByFinger(page: Page, most = 1500, seed = 13): Promise<number> {
  const pick = chance(seed);
  for (let touches = 0; touches < most; touches++) {
    await page.waitForSelector(`${OPEN}, ${OPENER}, ${OVER}`);
    if ((await page.locator(OVER).count()) > 0) return touches;
    const target = await aimOfFinger(page, pick(1000));
    if (target === undefined) continue;
    await page.touchscreen.tap(target.x, target.y);
    if (target.twice) await page.touchscreen.tap(target.x, target.y);
  }
  throw new Error(`the game was not over after ${most} touches`);
}
