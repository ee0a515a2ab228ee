import { createRequire } from "node:module";
import type { Game } from "boardgame.io";
import { winnerOf } from "./tic-tac-toe.ts";

// boardgame.io's folders can be required but not imported.
const require = createRequire(import.meta.url);
export const { Client } = require("boardgame.io/client") as typeof import("boardgame.io/client");
const { INVALID_MOVE } = require("boardgame.io/core") as typeof import("boardgame.io/core");

/** Tic-tac-toe as boardgame.io's own tutorial writes it. */
export interface TheirGrid {
  cells: (string | null)[];
}

export const ticTacToe: Game<TheirGrid> = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array<string | null>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, cell: number) => {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
      return undefined;
    },
  },
  endIf: ({ G }) => {
    const winner = winnerOf(G.cells);
    if (winner !== undefined) return { winner };
    return G.cells.every((cell) => cell !== null) ? { draw: true } : undefined;
  },
};
