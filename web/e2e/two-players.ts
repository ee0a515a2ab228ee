import type { Page } from "playwright-core";
import { type Habits, type Place, type Sitting, sit } from "./browser.ts";

/** Two people in two browsers. */
export interface Pair {
  readonly anna: Page;
  readonly bela: Page;
  readonly sittings: readonly [Sitting, Sitting];
}

export async function twoPlayers(place: Place, habits: Habits = {}): Promise<Pair> {
  const sittings = await Promise.all([
    sit(place, { ...habits, name: "Anna" }),
    sit(place, { language: "hu", ...habits, name: "Béla" }),
  ] as const);
  const [{ page: anna }, { page: bela }] = sittings;
  return { anna, bela, sittings };
}

/** Anna opens a table with a free seat. */
export async function openTable(anna: Page, url: string, game = "nations-dice"): Promise<void> {
  await anna.goto(`${url}/#/new/${game}`);
  await anna.locator(".where input").nth(1).check();
  await anna.locator(".seat-fields select").nth(1).selectOption("open");
  await anna.locator(".new-table > button").click();
  await anna.waitForSelector(".room-seats");
}

/** Béla takes the free seat of the table that Anna has opened, and she begins the game. */
export async function sitDownTogether({ anna, bela }: Pair): Promise<void> {
  await bela.goto(anna.url());
  await bela.locator(".room-seats button.primary").click();
  await anna.locator(".room-seats .player-name", { hasText: "Béla" }).waitFor();
  await anna.locator(".control-row .primary").click();
  await Promise.all([anna.waitForSelector(".table-page"), bela.waitForSelector(".table-page")]);
}

/** Nothing went wrong on either page. */
export async function leave({ sittings }: Pair): Promise<readonly string[]> {
  const errors = sittings.flatMap((sitting) => sitting.errors);
  await Promise.all(sittings.map(({ context }) => context.close()));
  return errors;
}
