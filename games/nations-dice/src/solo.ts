import type { Table } from "@civitas/kernel";
import { soloDieSides } from "./content/dice.ts";
import { countsAs, type Die } from "./die.ts";
import { amountOf, dieNames, tileName } from "./names.ts";
import { cellRef, cheapestIn, takeTile } from "./progress-board.ts";
import { ref } from "./refs.ts";
import { rollDie } from "./roll.ts";
import { say } from "./say.ts";
import type { Nations } from "./state.ts";

const BLUE = 1;
const NO_COLUMN = 4;

/** ND-22.3, ND-22.4: as many blue dice as the age, beside the supply; only books count. */
export function rollOpponentsBooks(s: Nations, table: Table): void {
  if (s.opponentBooks === null) return;
  const dice: Die[] = [];
  for (let n = 0; n < s.round; n++) dice.push(rollDie(table.random, BLUE));
  const books = dice.reduce((sum, die) => sum + (countsAs.book[die] ?? 0), 0);
  const total = s.opponentBooks + books;
  s.opponentBooks = total;
  table.tell(() => ({
    what: say("log.opponent", { dice: dieNames(dice), books: amountOf("book", books), total }),
    clause: "ND-22.3",
    moves: [{ piece: ref.opponent }],
  }));
}

/** ND-22.5 to ND-22.7, ND-23.2: the four-sided die takes the cheapest tile of a column. */
export function removeTileByDie(s: Nations, table: Table): void {
  let column = table.random.die(soloDieSides);
  while (s.harder && column === NO_COLUMN) {
    table.tell(() => ({ what: say("log.solo-again"), clause: "ND-23.2", moves: [{ piece: ref.soloDie }] }));
    column = table.random.die(soloDieSides);
  }
  if (column === NO_COLUMN) {
    table.tell(() => ({ what: say("log.solo-nothing"), clause: "ND-22.7", moves: [{ piece: ref.soloDie }] }));
    return;
  }
  const tile = cheapestIn(s, column);
  if (tile === undefined) {
    const clause = s.harder ? "ND-23.3" : "ND-22.7";
    table.tell(() => ({ what: say("log.solo-empty", { column }), clause, moves: [{ piece: ref.soloDie }] }));
    return;
  }
  const cell = takeTile(s, tile);
  s.box.push(tile);
  table.tell(() => ({
    what: say("log.solo-removed", { column, tile: tileName(tile) }),
    clause: "ND-22.6",
    moves: [{ piece: ref.soloDie }, { piece: ref.tile(tile), from: cellRef(cell), to: ref.box }],
  }));
}
