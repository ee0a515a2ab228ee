import type { Calls } from "./calls.ts";
import { House } from "./house.ts";

/** A worker that opens a table of this browser. */
export interface Opening {
  readonly id: string;
  readonly house: House;
  readonly found: ReturnType<Calls["open"]>;
}

let early: Opening | undefined;

function begin(id: string): Opening {
  const house = new House();
  const found = house.call("open", id);
  // Whoever takes it asks again, and hears what is wrong.
  found.catch(() => undefined);
  return { id, house, found };
}

/** Begins to open a table before its page is there: the worker and its rules take as long to come as the page. */
export function openEarly(id: string): void {
  early = begin(id);
  // Whoever goes elsewhere before the page is there does not keep the table.
  addEventListener("hashchange", giveUp, { once: true });
}

function giveUp(): void {
  early?.house.close();
  early = undefined;
}

/** Opens a table, or takes over the opening that was begun for it. One that was begun for another table is given up. */
export function open(id: string): Opening {
  if (early?.id !== id) giveUp();
  const opening = early ?? begin(id);
  early = undefined;
  return opening;
}
