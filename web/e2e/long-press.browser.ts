import { expect, test } from "vitest";
import { PHONE, sit, takePlace } from "./browser.ts";

const place = takePlace();

test("a long press looks closer and never chooses, on pieces and on the crossing of a city", async () => {
  const { page, context } = await sit(place, {}, PHONE);
  await page.goto(`${place.url}/#/new/monumental-duel`);
  await page.locator(".new-table button.primary").click();
  // What can be chosen glows, the peoples too.
  await page.locator(".md-plaque[data-may]").first().tap();
  await page.waitForSelector(".md-crossing, [data-may]");
  for (const piece of [".md-crossing", ".surface .piece[data-may]"]) {
    const target = page.locator(piece).first();
    if ((await target.count()) === 0) continue;
    const lines = await page.locator(".log li").count();
    await target.scrollIntoViewIfNeeded();
    await target.dispatchEvent("pointerdown", { pointerType: "touch", bubbles: true });
    await page.waitForTimeout(700);
    await target.dispatchEvent("pointerup", { pointerType: "touch", bubbles: true });
    await target.dispatchEvent("click", { bubbles: true });
    await page.waitForTimeout(200);
    expect(await page.locator(".log li").count(), piece).toBe(lines);
    expect(await target.count(), piece).toBe(1);
  }
  await context.close();
});
