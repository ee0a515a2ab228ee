import type { Page } from "playwright-core";
import type { KeptTable } from "../src/local/shelf.ts";
import type { Position } from "./positions.ts";

/** Puts a game onto the shelf of this browser and opens it: the first seat is a person's, the others are bots'. */
export async function openPosition(page: Page, url: string, position: Position): Promise<void> {
  const { game, seats, moment, round, snapshot } = position;
  const id = `${game}-${seats}-${moment}`;
  const table = {
    id,
    game,
    options: {},
    seats: Array.from({ length: seats }, (_, seat) =>
      seat === 0 ? { kind: "person", name: "Anna" } : { kind: "bot", level: "easy" },
    ),
    created: 0,
    played: 0,
    round,
    waiting: [0],
    over: false,
    snapshot,
  };
  if (!page.url().startsWith(url)) await page.goto(`${url}/#/settings`);
  await page.evaluate(
    (kept) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("civitas");
        // As in src/local/shelf.ts, where the browser has kept nothing yet.
        opening.onupgradeneeded = () =>
          opening.result.createObjectStore("tables", { keyPath: "id" }).createIndex("played", "played");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const put = opening.result.transaction("tables", "readwrite").objectStore("tables").put(kept);
          put.onerror = () => reject(put.error);
          put.onsuccess = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    table,
  );
  await page.goto(`${url}/#/local/${id}`);
  await page.waitForSelector(".surface .piece");
  await page.waitForSelector("[data-option], .choice-sheet-top, .choice-source");
  await page.evaluate(() => document.fonts.ready);
}

/** The tables that this browser keeps: whom each waits for, and how often the first seat has answered. */
export function keptTables(page: Page): Promise<{ readonly waiting: readonly number[]; readonly answered: number }[]> {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open("civitas");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all: IDBRequest<KeptTable[]> = opening.result.transaction("tables").objectStore("tables").getAll();
          all.onerror = () => reject(all.error);
          all.onsuccess = () => {
            opening.result.close();
            resolve(
              all.result.map(({ waiting, snapshot: { answers } }) => ({
                waiting,
                answered: answers.filter(({ seat }) => seat === 0).length,
              })),
            );
          };
        };
      }),
  );
}
