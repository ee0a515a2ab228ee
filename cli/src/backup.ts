import { rmSync } from "node:fs";
import { resolve } from "node:path";
import type { Command } from "commander";
import { Complaint } from "./complaint.ts";
import type { Desk } from "./desk.ts";

interface Flags {
  readonly data: string;
  readonly json?: true;
}

export function addBackup(program: Command, desk: Desk): void {
  program
    .command("backup")
    .description("copy the server's database to a file, while the server may be running")
    .argument("<file>", "where to write the copy; it must not exist yet")
    .option("--data <folder>", "the server's data folder", process.env.CIVITAS_DATA ?? "data")
    .option("--json", "print JSON")
    .addHelpText(
      "after",
      "\nTo go back: stop the server and put the copy in place of civitas.sqlite in the data folder.",
    )
    .action((file: string, flags: Flags) => runBackup(desk, file, flags));
}

async function runBackup(desk: Desk, file: string, { data, json }: Flags): Promise<void> {
  if (process.env.DATABASE_URL) {
    throw new Complaint(
      'the tables are in PostgreSQL; back it up with: pg_dump --format=custom --file=FILE "$DATABASE_URL"',
    );
  }
  const { backup } = await import("@civitas/server");
  const target = resolve(file);
  const problem = copy(() => backup(data, target), target);
  if (problem === "no-database") throw new Complaint(`there is no database in the folder "${data}"`);
  if (problem === "target-exists") throw new Complaint(`"${file}" exists already; choose another name`);
  if (problem === "damaged") throw new Complaint(`the copy "${file}" is damaged; check the disk`);
  desk.print(json ? JSON.stringify({ file: target }) : `The database is copied to ${target}`);
}

/** An unfinished copy is removed, so that it does not stand in the way of the next try. */
function copy<T>(make: () => T, target: string): T {
  try {
    return make();
  } catch (error) {
    rmSync(target, { force: true });
    throw new Complaint(`the copy can't be made: ${error instanceof Error ? error.message : String(error)}`);
  }
}
