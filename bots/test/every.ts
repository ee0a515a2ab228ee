import { GAMES } from "@civitas/games";
import type { AnyGame } from "@civitas/kernel";
import { ticTacToe } from "@civitas/testing/toys/tic-tac-toe";
import { pennies } from "./toys/pennies.ts";
import { pig } from "./toys/pig.ts";
import { tricks } from "./toys/tricks.ts";

/** Every game of the house, and the toys, which show each difficulty by itself. */
export const EVERY_GAME: readonly AnyGame[] = [
  ticTacToe,
  pig,
  tricks,
  pennies,
  ...(await Promise.all(GAMES.map(async (entry) => (await entry.load()).game))),
];

/** One bot of each kind, with little time to think. */
export const EVERY_BOT = ["random", "greedy", "greedy:30%", "search:20"] as const;
