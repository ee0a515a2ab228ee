import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeBot } from "@civitas/bots";
import { type AnyGame, formatRecord, type MatchRecord, parseRecord, startMatch } from "@civitas/kernel";
import type { Command } from "commander";
import { list } from "./arguments.ts";
import { loadGame } from "./choose-game.ts";
import { Complaint } from "./complaint.ts";
import type { Desk } from "./desk.ts";
import { playOut } from "./simulate.ts";

export function addGolden(program: Command, desk: Desk): void {
  program
    .command("golden")
    .description("play the golden records of a game anew, after its rules version went up")
    .argument("<game>", "which game, as `civitas games` names it")
    .argument("[folder]", "where they lie (default: games/GAME/golden)")
    .option("--json", "print JSON")
    .action((id: string, folder: string | undefined, flags: { json?: true }) => golden(desk, id, folder, flags));
}

/** Only the head of a record counts here, so a new record may begin as a file with only a head. */
async function golden(desk: Desk, id: string, given: string | undefined, { json }: { json?: true }): Promise<void> {
  const game = await loadGame(desk, id);
  const folder = given ?? join(desk.root, "games", id, "golden");
  const played = recordsIn(folder).map((file) => {
    const path = join(folder, file);
    const record = anew(game, file, parseRecord(readFileSync(path, "utf8")));
    writeFileSync(path, formatRecord(record));
    if (!json) desk.print(`${file}: ${record.answers.length} answers`);
    return { file, answers: record.answers.length };
  });
  if (json) desk.print(JSON.stringify(played));
}

function recordsIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((file) => file.endsWith(".civitas"));
  } catch {
    throw new Complaint(`the folder "${folder}" can't be read`);
  }
}

/** The same setting and seed, the same opening, the same bots, by today's rules. */
function anew(game: AnyGame, file: string, { seats, seed, options, notes = {} }: MatchRecord): MatchRecord {
  if (notes.bots === undefined) throw new Complaint(`${file} has no line "bots: …", so nobody knows who played it`);
  const bots = list(notes.bots);
  const match = startMatch(game, { seats, seed, options }, { quiet: true });
  for (const id of notes.opening?.split(" ") ?? []) match.answer(match.pending[0]?.seat ?? 0, id);
  const error = playOut(
    match,
    Array.from({ length: seats }, (_, seat) => makeBot(bots[seat % bots.length] ?? "random")),
    seed,
  );
  if (error !== undefined) throw new Complaint(`${file}: ${error}`);
  return match.record(notes);
}
