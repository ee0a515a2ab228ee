import { closeSync, existsSync, openSync, rmSync } from "node:fs";
import { join } from "node:path";
import Database from "libsql";
import { DATABASE_FILE } from "./sqlite.ts";

/** Why there is no backup. */
export type NoBackup = "no-database" | "target-exists" | "damaged";

/** Copies the database of a data folder to a file of its own, while a server may be using it. */
export function backup(folder: string, target: string): NoBackup | undefined {
  const source = join(folder, DATABASE_FILE);
  if (!existsSync(source)) return "no-database";
  if (existsSync(target)) return "target-exists";
  // Only the owner may read the file, from its first byte on.
  closeSync(openSync(target, "wx", 0o600));
  const database = new Database(source);
  try {
    database.pragma("busy_timeout = 10000");
    // A consistent copy of the database, without deleted data.
    database.prepare("vacuum into ?").run(target);
  } catch (error) {
    rmSync(target, { force: true });
    throw error;
  } finally {
    database.close();
  }
  return isSound(target) ? undefined : "damaged";
}

function isSound(file: string): boolean {
  const copy = new Database(file);
  try {
    const rows = copy.prepare("pragma integrity_check").all() as { integrity_check: string }[];
    return rows[0]?.integrity_check === "ok";
  } finally {
    copy.close();
  }
}
