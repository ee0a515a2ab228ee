import { game } from "@civitas/clash-of-cultures";
import { Random, startMatch } from "@civitas/kernel";
import { describe, expect, test } from "vitest";
import { armed } from "../../games/clash-of-cultures/test/armed.ts";
import { PHONE, picture, sit, takePlace } from "./browser.ts";
import type { Position } from "./positions.ts";
import { openPosition } from "./shelf.ts";

const place = takePlace();

/** A war in which the first seat is asked this about a land battle, with at least so many answers. */
function battle(seats: number, prompt: string, answers: number, moment: Position["moment"]): Position {
  for (let n = 0; n < 200; n++) {
    const match = startMatch(armed, { seats, seed: `war ${n}`, options: {} });
    const random = Random.seeded(`war ${n}`);
    for (let i = 0; i < 200 && !match.over; i++) {
      const [decision] = match.pending;
      if (decision === undefined) break;
      const asked = decision.seat === 0 && decision.prompt.say === prompt && decision.options.length >= answers;
      if (asked && match.view(0).battle?.kind === "land")
        return { game: game.id, seats, moment, round: 1, snapshot: match.snapshot() };
      const ids = decision.options.map(({ id }) => id).filter((id) => !/^(trade|invite|withdraw)/.test(id));
      const bold = ids.filter((id) => /^(attack|move|continue|group:[234])/.test(id));
      match.answer(decision.seat, random.pick(bold.length > 0 && random.die(6) > 1 ? bold : ids));
    }
  }
  throw new Error("nobody fights");
}

const CHANCES = /\d+(–\d+)? ?%.*\d+(–\d+)? ?%.*\d+(–\d+)? ?%/;

describe("a battle on the table", () => {
  test("its sheet points at the hex, wherever the map is moved, and lies beside it", async () => {
    const { page, context, errors } = await sit(place);
    await openPosition(page, place.url, battle(4, "ask.combat-card", 3, "begin"));
    const aim = () =>
      page.evaluate(() => {
        const box = (css: string) => document.querySelector(css)?.getBoundingClientRect() ?? new DOMRect();
        const [sheet, hex, wedge] = [box(".cc-battle"), box(".cc-fought-for"), box(".cc-pointer path")];
        const middle = (rect: DOMRect) => rect.left + rect.width / 2;
        return {
          aside: Math.round(Math.abs(middle(wedge) - middle(hex))),
          joined: Math.min(Math.abs(wedge.top - sheet.bottom), Math.abs(wedge.bottom - sheet.top)) < 3,
          covered: sheet.top < hex.top + hex.height / 2 && sheet.bottom > hex.top + hex.height / 2,
        };
      });
    await expect.poll(aim).toEqual({ aside: 0, joined: true, covered: false });
    await picture(page, "clash-of-cultures-battle");
    await page.locator(".board-controls button").first().click();
    await expect.poll(async () => (await aim()).aside).toBeLessThanOrEqual(46);
    expect(errors).toEqual([]);
    await context.close();
  });

  test("every row says how the battle would end, and so does going on", async () => {
    const { page, context, errors } = await sit(place, { language: "ru" });
    await openPosition(page, place.url, battle(4, "ask.combat-card", 3, "begin"));
    const rows = page.locator(".choice[data-option^='commit:'], .choice[data-option='pass']");
    for (const row of await rows.allInnerTexts()) expect(row.replace(/\n/g, " ")).toMatch(CHANCES);
    expect(await rows.count()).toBeGreaterThanOrEqual(3);
    await openPosition(page, place.url, battle(3, "ask.continue", 2, "middle"));
    expect(await page.locator(".choice[data-option='continue']").innerText()).toMatch(CHANCES);
    await expect.poll(() => page.locator(".cc-steps [data-now]").innerText()).toBe("Дальше?");
    expect(errors).toEqual([]);
    await context.close();
  });

  test("on a phone the cards below the sheet say it, too", async () => {
    const { page, context, errors } = await sit(place, { theme: "dark" }, PHONE);
    await openPosition(page, place.url, battle(4, "ask.combat-card", 3, "begin"));
    for (const card of await page.locator(".cc-lay-cards button").allInnerTexts())
      expect(card.replace(/\n/g, " ")).toMatch(CHANCES);
    expect(await page.locator(".cc-pointer").isVisible()).toBe(false);
    expect(errors).toEqual([]);
    await context.close();
  });
});
