import type { TableInfo } from "@civitas/protocol";
import type { Remembered } from "@civitas/protocol/check-record";

/** What this browser remembers of a table's seed: the promise as it was first seen, and the own salt. */
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
    // A browser that keeps nothing checks with what the server says now.
  }
}

/** The salt that was given at a table. */
export function rememberSalt(table: string, salt: string): void {
  write(table, { ...read(table), salt });
}

/** The first promise counts: what the server says later is compared with it. */
export function rememberSeal({ id, fairness }: TableInfo): void {
  const kept = read(id);
  if (kept.commitment === undefined) write(id, { ...kept, commitment: fairness.commitment });
}

export function sealOf({ id, you, fairness }: TableInfo): Remembered {
  const kept = read(id);
  const given = you !== "audience" && kept.salt !== undefined && fairness.salts.includes(kept.salt);
  // A player who joined from another browser has another salt there.
  return {
    commitment: kept.commitment,
    ...(given ? { salt: kept.salt, seat: fairness.salts.indexOf(kept.salt ?? "") } : {}),
  };
}
