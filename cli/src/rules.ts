import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES, type Language } from "@civitas/words";
import type { Command } from "commander";
import { language } from "./arguments.ts";
import { entryOf } from "./choose-game.ts";
import { type Coverage, citationsIn, clausesOf, cover, type TestReport, textOf } from "./clauses.ts";
import { Complaint } from "./complaint.ts";
import type { Desk } from "./desk.ts";

interface Flags {
  readonly lang: Language;
  readonly json?: true;
}

export function addRules(program: Command, desk: Desk): void {
  program
    .command("rules")
    .description("show a clause of a rulebook; or count the clauses, and those that no passing test cites")
    .argument("[game]", "which game (default: all)")
    .argument("[clause]", "a clause, such as ND-9.2, or a whole chapter, such as ND-9")
    .option("--lang <language>", LANGUAGES.join(", "), language, "en")
    .option("--json", "print JSON")
    .addHelpText(
      "after",
      "\nReads what the last run of the tests left; the exit code is 1 if a test cites a clause that does not exist.",
    )
    .action((id: string | undefined, clause: string | undefined, flags: Flags) =>
      id === undefined || clause === undefined ? rules(desk, id, flags) : show(desk, id, clause, flags),
    );
}

async function rules(desk: Desk, id: string | undefined, { json }: Flags): Promise<void> {
  const entries = id === undefined ? desk.games : [entryOf(desk, id)];
  const last = lastReport(desk);
  const citations = last === undefined ? [] : citationsIn(last);
  const games = entries.map((entry) => cover(entry.id, clausesOf(rulebook(desk, entry.id)), citations));
  if (json) desk.print(JSON.stringify({ games }));
  else {
    for (const line of games.flatMap(inWords)) desk.print(line);
    if (last === undefined) desk.remark("no tests have run here yet, so nothing is cited: run npm test first\n");
    else if (last.whole !== true) {
      desk.remark("the last run was a partial one; of the other tests this is what an earlier run left\n");
    }
  }
  if (games.some(({ unknown }) => unknown.length > 0)) desk.fail();
}

/** A clause as the rulebook has it, or all of a chapter. */
function show(desk: Desk, id: string, clause: string, { lang, json }: Flags): void {
  const found = textOf(rulebook(desk, entryOf(desk, id).id, lang), clause.toUpperCase());
  if (found.length === 0) throw new Complaint(`the rulebook of ${id} has no clause ${clause}`);
  if (json) desk.print(JSON.stringify({ clauses: found }));
  else for (const { id: number, text } of found) desk.print(`${number}  ${text}`);
}

/** A rulebook by the game's name; a game without one has no clauses. */
function rulebook(desk: Desk, id: string, lang: Language = "en"): string {
  const file = join(desk.root, "games", id, lang === "en" ? "RULES.md" : `RULES.${lang}.md`);
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

function lastReport(desk: Desk): TestReport | undefined {
  const file = join(desk.root, ".cache", "test-report.json");
  if (!existsSync(file)) return undefined;
  try {
    // The report is written by scripts/test-report.mjs in this shape.
    return JSON.parse(readFileSync(file, "utf8")) as TestReport;
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
