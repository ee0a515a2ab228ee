import type { OptionValues, Seat, Snapshot } from "@civitas/kernel";
import { type DBSchema, type IDBPDatabase, openDB } from "idb";

/** Who sits where at a table of this browser. */
export type SeatPlan =
  | { readonly kind: "person"; readonly name: string }
  | { readonly kind: "bot"; readonly level: string };

/** A table as it is kept in this browser. */
export interface KeptTable {
  readonly id: string;
  readonly game: string;
  readonly options: OptionValues;
  readonly seats: readonly SeatPlan[];
  readonly created: number;
  readonly played: number;
  readonly round: number;
  /** Whose turn it is; nobody's when it is over. */
  readonly waiting: readonly Seat[];
  readonly over: boolean;
  readonly snapshot: Snapshot;
}

interface Shelves extends DBSchema {
  tables: { key: string; value: KeptTable; indexes: { played: number } };
}

let opening: Promise<IDBPDatabase<Shelves>> | undefined;
let opened: IDBPDatabase<Shelves> | undefined;

async function shelves(): Promise<IDBPDatabase<Shelves>> {
  opening ??= openDB<Shelves>("civitas", 1, {
    upgrade(db) {
      db.createObjectStore("tables", { keyPath: "id" }).createIndex("played", "played");
    },
  });
  opened = await opening;
  return opened;
}

/**
 * Puts a table onto its shelf: at once where the shelves are open, and told that nothing else comes. Else a page that is
 * closed or loaded anew in the next moments would take the last answer with it.
 */
export async function keep(table: KeptTable): Promise<void> {
  const putting = (opened ?? (await shelves())).transaction("tables", "readwrite");
  const put = putting.store.put(table);
  putting.commit();
  await Promise.all([put, putting.done]);
}

export async function kept(id: string): Promise<KeptTable | undefined> {
  return (await shelves()).get("tables", id);
}

/** All tables of this browser, the last played first. */
export async function keptTables(): Promise<KeptTable[]> {
  return (await (await shelves()).getAllFromIndex("tables", "played")).reverse();
}

export async function forget(id: string): Promise<void> {
  await (await shelves()).delete("tables", id);
}
