import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { expectAccessible, PHONE, sit, takePlace } from "./browser.ts";
import { moreTools } from "./playing.ts";

const place = takePlace();

async function tableOf(page: Page, game: string): Promise<void> {
  await page.goto(`${place.url}/#/new/${game}`);
  await page.locator(".new-table > .field input").fill("a panel");
  await page.locator(".new-table button.primary").click();
  await page.waitForSelector(".choice:not([disabled]), .choice-sheet-top > button");
}

/** Whether all of it can be seen. */
async function isInSight(page: Page, selector: string): Promise<boolean> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) return false;
  return box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
}

/** What is too small for a thumb, or not in the lower half of the screen. */
function outOfReach(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((tools) =>
    tools.flatMap((tool) => {
      const { top, bottom, width, height } = tool.getBoundingClientRect();
      const isInReach = Math.min(width, height) >= 44 && top > innerHeight / 2 && bottom <= innerHeight;
      return isInReach ? [] : [`${tool.textContent}: ${width} × ${height} from ${top} to ${bottom}`];
    }),
  );
}

const PASS = ".apart[data-apart=end]";

test("beside the table everything scrolls as one, and what ends the turn stays in sight", async () => {
  const { page, context } = await sit(place, {}, { viewport: { width: 1024, height: 700 } });
  await tableOf(page, "nations-dice");
  await expect.poll(() => isInSight(page, PASS)).toBe(true);
  await page.locator(".blocked summary").click();
  const scrolling = () =>
    page.evaluate(() =>
      [...document.querySelectorAll(".side, .side *")]
        .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowY))
        .map((element) => element.className),
    );
  await expect.poll(scrolling).toEqual(["side-scroll"]);
  await page.evaluate(() => document.querySelector(".side-scroll")?.scrollTo(0, 10_000));
  await expect.poll(() => isInSight(page, PASS)).toBe(true);
  const before = await page.locator(".log li").count();
  await page.keyboard.press("e");
  await page.waitForFunction((old) => document.querySelectorAll(".log li").length > old, before);
  await context.close();
});

describe.each(["en", "ru", "hu"] as const)("on a phone in %s", (language) => {
  test.each(["nations-dice", "monumental-duel"])(
    "%s: every tab and every action of the turn is in sight",
    async (game) => {
      const { page, context } = await sit(place, { language }, { ...PHONE, viewport: { width: 360, height: 740 } });
      await tableOf(page, game);
      const tabs = await page.locator(".zone-tabs [role=tab]").count();
      expect(tabs).toBeGreaterThan(3);
      for (let tab = 1; tab <= tabs; tab++)
        await expect.poll(() => isInSight(page, `.zone-tabs [role=tab]:nth-child(${tab})`)).toBe(true);
      await expect.poll(() => page.locator(".bar-tools button").count()).toBeGreaterThanOrEqual(3);
      await expect.poll(() => outOfReach(page, ".bar-tools button")).toEqual([]);
      await context.close();
    },
  );
});

test("why something can't be done is told in full on a phone", async () => {
  const { page, context } = await sit(place, {}, PHONE);
  await tableOf(page, "nations-dice");
  const why = page.getByRole("button", { name: "Why not?" });
  const n = Number(await why.locator("b").textContent());
  await why.click();
  await expect.poll(() => page.locator("dialog[open] .blocked-list li").count()).toBe(n);
  await context.close();
});

describe("an answer that can't be taken back", () => {
  const WHY = "Another player has answered since: it can’t be taken back.";

  test("says why at a tap, above the tools: none of them moves", async () => {
    const { page, context } = await sit(place, {}, PHONE);
    await tableOf(page, "nations-dice");
    const undo = page.getByRole("button", { name: "Take back" });
    await expect.poll(() => undo.getAttribute("title")).toBe(WHY);
    const before = await undo.boundingBox();
    await undo.tap({ force: true });
    await page.locator(".turn-reason", { hasText: WHY }).waitFor();
    expect(await undo.boundingBox()).toEqual(before);
    await expectAccessible(page);
    await undo.tap({ force: true });
    await page.locator(".turn-reason").waitFor({ state: "detached" });
    await context.close();
  });

  test("says why at its key", async () => {
    const { page, context } = await sit(place);
    await tableOf(page, "nations-dice");
    await page.locator(`.turn-tool[title="${WHY}"]`).waitFor();
    await page.keyboard.press("u");
    await page.locator(".turn-reason", { hasText: WHY }).waitFor();
    await context.close();
  });
});

test("what is seldom needed stands behind one button, the chances are folded: the log gets the room", async () => {
  const { page, context } = await sit(place);
  await tableOf(page, "nations-dice");
  await page.waitForSelector(".forecast");
  expect(await page.locator(".forecast li").first().isVisible()).toBe(false);
  await page.locator(".forecast summary").click();
  await page.locator(".forecast li").first().waitFor();
  // Whoever wants to see them always has them open at the next table, too.
  await tableOf(page, "monumental-duel");
  await page.locator(".forecast li").first().waitFor();
  await expect.poll(() => page.getByRole("button", { name: "Save the record" }).count()).toBe(0);
  await moreTools(page);
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save the record" }).click();
  expect((await saving).suggestedFilename()).toBe("monumental-duel.civitas");
  await page.waitForSelector(".more-tools", { state: "detached" });
  await context.close();
});
