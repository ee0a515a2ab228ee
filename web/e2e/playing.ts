import type { Page } from "playwright-core";

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

export const OVER = ".score-sheet, .sheet-again";
const OPEN = ".choice[data-option]:not([disabled])";

/** Waits until there is something to choose, or the game is over. */
async function myTurn(page: Page): Promise<"choose" | "over"> {
  // A click may land on a link to the rules when the list has just moved under it.
  if ((await page.locator("dialog[open]").count()) > 0) await page.keyboard.press("Escape");
  await page.waitForSelector(`${OPEN}, ${OVER}`, { timeout: 60_000 });
  return (await page.locator(OVER).count()) > 0 ? "over" : "choose";
}

/** What tells one question from the next: how far the log is, and what is offered. */
function question(page: Page): Promise<string> {
  return page.evaluate(() => {
    const ids = [...document.querySelectorAll("[data-option]")].map((choice) => choice.getAttribute("data-option"));
    return `${document.querySelectorAll(".log li").length} ${document.querySelector(".log li")?.textContent} ${ids.join()}`;
  });
}

/** A pointer plays: it clicks what glows, and where that opens a menu, an entry of it; else a choice in the list. */
export async function playByMouse(page: Page, most = 2000, seed = 7): Promise<number> {
  const pick = chance(seed);
  for (let turn = 0; turn < most; turn++) {
    if ((await myTurn(page)) === "over") return turn;
    // The board takes every third answer; the list is quicker and takes the others.
    const lit = page.locator("[data-may]:not([inert] *)");
    const n = turn % 3 === 0 ? await lit.count() : 0;
    if (n > 0) {
      const piece = lit.nth(pick(n));
      const menu = (await piece.getAttribute("aria-haspopup")) !== null;
      await piece.click({ timeout: 5000 });
      if (menu) await page.locator(".close-up .choice").first().click();
      await page.mouse.move(2, 400);
      continue;
    }
    const choices = page.locator(OPEN);
    const count = await choices.count();
    if (count > 0)
      await choices
        .nth(pick(count))
        .click({ timeout: 5000 })
        .catch(() => undefined);
  }
  throw new Error(`the game was not over after ${most} answers`);
}

/** Keys play: figures answer, and every fifth time Tab goes to a glowing piece and Enter takes it. */
export async function playByKeyboard(
  page: Page,
  most = 2000,
  seed = 11,
): Promise<{ answers: number; onBoard: number }> {
  const pick = chance(seed);
  let onBoard = 0;
  for (let answers = 0; answers < most; answers++) {
    if ((await myTurn(page)) === "over") return { answers, onBoard };
    const before = await question(page);
    if (answers % 5 === 0 && (await page.locator("[data-may]:not([inert] *)").count()) > 0) {
      if (await tabToPiece(page)) {
        if (answers % 10 === 0) await page.keyboard.press("ArrowRight");
        await page.keyboard.press("Enter");
        const inMenu = await page.evaluate(() => document.activeElement?.closest(".close-up") !== null);
        if (inMenu) await page.keyboard.press("Enter");
        if ((await question(page)) !== before) {
          onBoard++;
          continue;
        }
        await page.keyboard.press("Escape");
      }
    }
    if ((await myTurn(page)) === "over") return { answers, onBoard };
    const count = Math.min(9, await page.locator(OPEN).count());
    if (count > 0) await page.keyboard.press(String(1 + pick(count)));
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
