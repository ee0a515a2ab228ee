import type { TableInfo } from "@civitas/protocol";
import type { Remembered } from "@civitas/protocol/check-record";
import { PATHS } from "@civitas/protocol/paths";
import { ask, ServerNo } from "./ask.ts";
import { freshSalt } from "./me.ts";

/** What this browser remembers of a table's seed: the commitment as it was first seen, and its own salt. */
const key = (table: string): string => `civitas.seal.${table}`;

function read(table: string): Remembered {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key(table)) ?? "{}");
    return typeof kept === "object" && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

function write(table: string, seal: Remembered): void {
  try {
    localStorage.setItem(key(table), JSON.stringify(seal));
  } catch {
    // A browser that stores nothing checks against what the server says now.
  }
}

/** The salt that was given at a table. */
export function rememberSalt(table: string, salt: string): void {
  write(table, { ...read(table), salt });
}

/** The first commitment counts: what the server says later is compared with it. */
export function rememberSeal({ id, fairness }: TableInfo): void {
  const kept = read(id);
  if (kept.commitment === undefined) write(id, { ...kept, commitment: fairness.commitment });
}

/**
 * Adds one's own salt to the seed, now that the server is committed to its part. Another browser of the same person may
 * have been first.
 */
export async function giveSalt(info: TableInfo): Promise<void> {
  rememberSeal(info);
  const salt = freshSalt();
  try {
    await ask(PATHS.salt(info.id), "POST", { salt });
    rememberSalt(info.id, salt);
  } catch (error) {
    if (!(error instanceof ServerNo)) throw error;
  }
}

/** What the record is compared with: it must hold the player's salt at the player's seat. */
export function sealOf({ id, you }: TableInfo): Remembered {
  const { commitment, salt } = read(id);
  return { commitment, ...(you === "audience" || salt === undefined ? {} : { salt, seat: you }) };
}
