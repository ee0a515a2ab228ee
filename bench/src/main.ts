import { findGame } from "@civitas/games";
import { measureBoardgameio, measureOurs } from "./compare.ts";
import { measureGame } from "./per-game.ts";
import { measureTravel } from "./travel.ts";

/** One measurement in a process of its own; its figures go to standard output as JSON. */
async function measure(what: string): Promise<unknown> {
  if (what === "ours") return measureOurs();
  if (what === "boardgameio") return measureBoardgameio();
  const entry = findGame(what);
  if (entry === undefined) throw new Error(`nothing to measure is called "${what}"`);
  const { game } = await entry.load();
  return { ...measureGame(game), ...(await measureTravel(game)) };
}

process.stdout.write(`${JSON.stringify(await measure(process.argv[2] ?? ""))}\n`);
