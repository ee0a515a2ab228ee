import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Command } from "commander";
import { entryOf } from "./choose-game.ts";
import { type Citation, type Coverage, citationsIn, clausesOf, cover, type TestReport } from "./clauses.ts";
import { Complaint } from "./complaint.ts";
import type { Desk } from "./desk.ts";

interface Flags {
  readonly json?: true;
}

export function addRules(program: Command, desk: Desk): void {
  program
    .command("rules")
    .description("count the clauses of the rulebooks, and those that no passing test cites")
    .argument("[game]", "which game (default: all)")
    .option("--json", "print JSON")
    .addHelpText(
      "after",
      "\nReads what the last run of the tests left; the exit code is 1 if a test cites a clause that does not exist.",
    )
    .action((id: string | undefined, flags: Flags) => rules(desk, id, flags));
}

async function rules(desk: Desk, id: string | undefined, { json }: Flags): Promise<void> {
  const entries = id === undefined ? desk.games : [entryOf(desk, id)];
  const citations = lastCitations(desk);
  const games = entries.map((entry) => cover(entry.id, clausesOf(rulebook(desk, entry.id)), citations ?? []));
  if (json) desk.print(JSON.stringify({ games }));
  else {
    for (const line of games.flatMap(inWords)) desk.print(line);
    if (citations === undefined) desk.remark("no tests have run here yet, so nothing is cited: run npm test first\n");
  }
  if (games.some(({ unknown }) => unknown.length > 0)) desk.fail();
}

/** A rulebook by the game's name; a game without one has no clauses. */
function rulebook(desk: Desk, id: string): string {
  const file = join(desk.root, "games", id, "RULES.md");
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

function lastCitations(desk: Desk): Citation[] | undefined {
  const file = join(desk.root, ".cache", "test-report.json");
  if (!existsSync(file)) return undefined;
  try {
    // The report is written by scripts/test-report.mjs in this shape.
    return citationsIn(JSON.parse(readFileSync(file, "utf8")) as TestReport);
  } catch {
    throw new Complaint(`the test report "${file}" can't be read; run npm test again`);
  }
}

function inWords({ id, clauses, definitions, cited, uncited, unknown }: Coverage): string[] {
  return [
    `${id}: ${clauses} clauses, ${definitions} of them definitions; ${cited} of ${clauses - definitions} cited by passing tests`,
    ...(uncited.length === 0 ? [] : [`  not cited: ${uncited.join(", ")}`]),
    ...(unknown.length === 0 ? [] : [`  cited but not in the rulebook: ${unknown.join(", ")}`]),
  ];
}
