import { game } from "@civitas/clash-of-cultures";
import { Random, startMatch } from "@civitas/kernel";
import { describe, expect, test } from "vitest";
import { PHONE, picture, sit, takePlace } from "./browser.ts";
import { OVER, playByFinger, playByKeyboard, playByMouse } from "./playing.ts";
import type { Position } from "./positions.ts";
import { openPosition } from "./shelf.ts";

const place = takePlace();

/** The shortest setting: four rounds, and no events. */
const begin = () => startMatch(game, { seats: 2, seed: "four rounds", options: { rounds: "four", events: "none" } });

const kept = (match: ReturnType<typeof begin>, moment: Position["moment"]): Position => ({
  game: game.id,
  seats: 2,
  moment,
  round: match.progress.round,
  snapshot: match.snapshot(),
});

/** The same game when the last turns are to be played. */
function lateGame(): Position {
  const match = begin();
  const random = Random.seeded("late");
  while (!match.over) {
    const [decision] = match.pending;
    if (decision === undefined) break;
    const { round, turn, mover } = match.view(0);
    if (round === 4 && turn === 3 && decision.seat === 0 && mover === 0) break;
    const ids = decision.options.map(({ id }) => id).filter((id) => !/^(trade|invite|raze)/.test(id));
    match.answer(decision.seat, random.pick(ids));
  }
  return kept(match, "end");
}

describe("a game of Clash of Cultures against a bot", () => {
  test("by keyboard only, from the first turn to the score sheet", async () => {
    const { page, context, errors } = await sit(place);
    await openPosition(page, place.url, kept(begin(), "begin"));
    const { answers } = await playByKeyboard(page, { hurry: true });
    expect(await page.locator(OVER).count()).toBe(1);
    expect(answers).toBeGreaterThan(20);
    expect(errors).toEqual([]);
    await context.close();
  });

  test("the map is reached by Tab, what glows by a full stop, and Enter chooses it", async () => {
    const { page, context, errors } = await sit(place);
    await openPosition(page, place.url, kept(begin(), "begin"));
    await page.waitForSelector(".board-space[data-may]");
    const onMap = () => page.evaluate(() => document.activeElement?.matches(".board-space") === true);
    for (let i = 0; i < 40 && !(await onMap()); i++) await page.keyboard.press("Tab");
    await page.keyboard.press(".");
    await expect.poll(() => page.evaluate(() => document.activeElement?.hasAttribute("data-may"))).toBe(true);
    await page.keyboard.press("Enter");
    await page.waitForSelector(".close-up[data-menu] .choice:focus");
    const asked = await page.locator(".prompt").innerText();
    await page.keyboard.press("Enter");
    await page.waitForFunction((before) => document.querySelector<HTMLElement>(".prompt")?.innerText !== before, asked);
    expect(errors).toEqual([]);
    await context.close();
  });

  test("its last turns by mouse", async () => {
    const { page, context, errors } = await sit(place);
    await openPosition(page, place.url, lateGame());
    await playByMouse(page);
    await expect.poll(() => page.locator(".score-sheet tfoot td").count()).toBe(2);
    await picture(page, "clash-of-cultures-end");
    expect(errors).toEqual([]);
    await context.close();
  });

  test("its last turns on a phone, by touch", async () => {
    const { page, context, errors } = await sit(place, { language: "ru" }, PHONE);
    await openPosition(page, place.url, lateGame());
    await playByFinger(page);
    expect(await page.locator(OVER).count()).toBe(1);
    expect(errors).toEqual([]);
    await context.close();
  });
});
