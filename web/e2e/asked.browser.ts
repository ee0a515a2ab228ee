import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, PHONE, picture, sit, takePlace } from "./browser.ts";
import { serveTablesOfToys } from "./toys/client.ts";
import { openTable, sitDownTogether } from "./two-players.ts";

const place = takePlace(serveTablesOfToys);

const option = (page: Page, id: string) => page.locator(`.choice[data-option="${id}"]:not([disabled])`);
const good = (page: Page, side: "gives" | "asks", id: string) =>
  page.locator(`.exchange-side[data-side="${side}"] [data-good="${id}"]`);
const side = async (page: Page, which: "gives" | "asks") =>
  (await page.locator(`.exchange-side[data-side="${which}"]`).innerText()).replaceAll(/\s+/g, " ");
const prompt = (page: Page) => page.locator(".prompt h2");
const offer = (page: Page) => page.locator('.draft [data-apart="end"]');

/** How much of everything everybody has, as the table shows it. */
const purses = async (page: Page) =>
  (await page.locator(".surface [data-ref]").allInnerTexts()).map((text) => Number.parseInt(text, 10));

async function bid(page: Page, n: number): Promise<void> {
  await option(page, `bid:${n}`).click();
}

async function giveUp(page: Page): Promise<void> {
  await option(page, "never-mind").click();
}

test("offers, windows, answers in advance and secret picks have their places, on a desk and on a phone", async () => {
  const sittings = [
    await sit(place, { name: "Anna" }),
    await sit(place, { name: "Béla", language: "hu" }, PHONE),
  ] as const;
  const [{ page: anna }, { page: bela }] = sittings;
  await openTable(anna, place.url, "bazaar");
  await sitDownTogether({ anna, bela, sittings });

  // An offer is put together in a form. Nothing is sent before it is made.
  await good(anna, "gives", "silk").locator("button").last().click();
  await good(anna, "gives", "silk").locator("button").last().click();
  await good(anna, "asks", "salt").locator("input").fill("3");
  await good(anna, "gives", "lamp").locator("input").check();
  await good(anna, "gives", "lamp").locator("input").uncheck();
  expect(await bela.locator(".exchange").count()).toBe(0);
  await picture(anna, "offer-drawn-up");
  await expectAccessible(anna);
  await offer(anna).click();

  // Whoever gets it reads it from the other end; whoever made it may withdraw it, but nobody waits for that.
  await option(bela, "accept").waitFor();
  await expect.poll(() => side(bela, "asks")).toBe("Amit adsz 3 Salt");
  await expect.poll(() => side(bela, "gives")).toBe("Amit kapsz Anna 2 Silk");
  await option(anna, "withdraw").waitFor();
  await expect.poll(() => side(anna, "gives")).toBe("You give 2 Silk");
  await expect.poll(() => anna.locator(".prompt[data-yours]").count()).toBe(0);
  await picture(bela, "offer-on-a-phone");
  await expectAccessible(bela);

  // A counter-offer begins with what was offered.
  await option(bela, "counter").click();
  await good(bela, "gives", "salt").locator("button").first().click();
  await picture(bela, "counter-offer-on-a-phone");
  await expectAccessible(bela);
  await offer(bela).click();
  await option(anna, "accept").waitFor();
  await expect.poll(() => side(anna, "gives")).toBe("You get Béla 2 Salt");
  expect(await option(anna, "counter").count()).toBe(0);
  await option(anna, "accept").click();
  await expect.poll(() => purses(anna)).toEqual([1, 2, 1, 3, 3, 0]);

  // A window, and the answer in advance: it is shown to its owner, who may take it back.
  await option(bela, "whistle").waitFor();
  expect(await anna.locator(".standing").count()).toBe(0);
  await bela.locator(".standing button", { hasText: "in this game" }).click();
  await bela.locator(".standing", { hasText: "This is about the whistle." }).waitFor();
  await picture(bela, "answer-in-advance-on-a-phone");

  // Secret picks: one's own is shown and may be changed until all are in; the others see nothing of it.
  await bid(anna, 0);
  await anna.locator('.choice[data-option="bid:0"][aria-pressed="true"]').waitFor();
  await bid(anna, 1);
  await anna.locator('.choice[data-option="bid:1"][aria-pressed="true"]').waitFor();
  expect(await bela.locator('[aria-pressed="true"]').count()).toBe(0);
  await picture(anna, "secret-pick");
  await expectAccessible(anna);
  await bid(bela, 0);
  await anna.locator(".log li", { hasText: "The bids are 1 and 0" }).waitFor();

  // The second turn is Béla's; nobody is asked for Béla's standing answer in the third.
  await giveUp(bela);
  await option(anna, "pass").click();
  await bid(anna, 0);
  await bid(bela, 0);
  await giveUp(anna);
  await option(bela, "bid:0").waitFor();
  await bela.locator(".standing button").click();
  await bela.locator(".standing").waitFor({ state: "detached" });
  await bid(bela, 0);
  await bid(anna, 0);
  // Taken back, it is asked again: in the fifth turn.
  await giveUp(bela);
  await option(anna, "pass").click();
  await bid(anna, 0);
  await bid(bela, 0);
  await giveUp(anna);
  await option(bela, "whistle").waitFor();
  expect(sittings.flatMap(({ errors }) => errors)).toEqual([]);
  await Promise.all(sittings.map(({ context }) => context.close()));
});

test("an offer that was withdrawn leaves no question behind, and the draft says what is wrong with it", async () => {
  const sittings = [await sit(place, { name: "Anna" }), await sit(place, { name: "Béla" })] as const;
  const [{ page: anna }, { page: bela }] = sittings;
  await openTable(anna, place.url, "bazaar");
  await sitDownTogether({ anna, bela, sittings });
  await anna.locator(".draft", { hasText: "There is nothing in the offer yet" }).waitFor();
  // A key makes the offer; an empty one is not made, and its button says so.
  await anna.keyboard.press("e");
  await expect.poll(() => offer(anna).isDisabled()).toBe(true);
  await good(anna, "gives", "silk").locator("button").last().click();
  await expect.poll(() => offer(anna).isEnabled()).toBe(true);
  await anna.keyboard.press("e");
  await option(bela, "accept").waitFor();
  await option(anna, "withdraw").click();
  await option(bela, "whistle").waitFor();
  await expect.poll(() => bela.locator(".exchange").count()).toBe(0);
  await expect.poll(() => prompt(bela).innerText()).toContain("whistle");
  expect(sittings.flatMap(({ errors }) => errors)).toEqual([]);
  await Promise.all(sittings.map(({ context }) => context.close()));
});
