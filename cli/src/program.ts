import { UnknownBot } from "@civitas/bots";
import { Refusal } from "@civitas/kernel";
import { Command, CommanderError } from "commander";
import { addArena } from "./arena.ts";
import { addBackup } from "./backup.ts";
import { addBench } from "./bench.ts";
import { Complaint } from "./complaint.ts";
import type { Desk, Surroundings } from "./desk.ts";
import { addGames } from "./games.ts";
import { addGolden } from "./golden.ts";
import { addPlay } from "./play.ts";
import { addReplay } from "./replay.ts";
import { addRules } from "./rules.ts";
import { addServe } from "./serve.ts";
import { addSim } from "./sim.ts";

const COMMANDS = [addGames, addPlay, addSim, addReplay, addGolden, addRules, addArena, addBench, addServe, addBackup];

const OK = 0;
const FAILED = 1;
const MISUSED = 2;

/** Runs one command line; resolves to its exit code. */
export async function run(args: readonly string[], surroundings: Surroundings): Promise<number> {
  let code = OK;
  const desk: Desk = {
    ...surroundings,
    fail: () => {
      code = FAILED;
    },
  };
  const program = new Command("civitas")
    .description("Civilization board games in the terminal, and the tools to check them with.")
    .version("0.1.0");
  for (const add of COMMANDS) add(program, desk);
  for (const command of [program, ...program.commands]) {
    command.exitOverride().configureOutput({
      writeOut: (text) => desk.print(text.replace(/\n$/, "")),
      writeErr: (text) => desk.remark(`${oneLine(text)}\n`),
    });
  }
  try {
    if (args.length === 0) program.help();
    await program.parseAsync([...args], { from: "user" });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? OK : MISUSED;
    if (error instanceof Complaint || error instanceof Refusal || error instanceof UnknownBot) {
      desk.remark(`error: ${oneLine(error.message)}\n`);
      return MISUSED;
    }
    desk.remark(`error: this should not happen: ${error instanceof Error ? error.message : String(error)}\n`);
    if (process.env.CIVITAS_DEBUG !== undefined && error instanceof Error) desk.remark(`${error.stack}\n`);
    return FAILED;
  }
}

const oneLine = (text: string): string => text.trim().replace(/\s*\n\s*/g, " ");
