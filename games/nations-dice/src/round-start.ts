import type { Move, Table } from "@civitas/kernel";
import { columnsInUse, rows } from "./content/boards.ts";
import { eventOf } from "./content/events.ts";
import { unused } from "./die.ts";
import { amountOf, dieNames, eventName, points } from "./names.ts";
import { moveChits } from "./pay.ts";
import { cellAt, cellRef } from "./progress-board.ts";
import { ref } from "./refs.ts";
import { rollAgain } from "./roll.ts";
import { say } from "./say.ts";
import { rollOpponentsBooks } from "./solo.ts";
import { type Nations, type Player, playerAt } from "./state.ts";

/** ND-6: the table is laid for the round, in the order of the clauses; nobody decides anything (ND-6.9). */
export function startRound(s: Nations, table: Table): void {
  table.tell(() => ({ what: say("log.round", { round: s.round }), clause: "ND-5.1" }));
  clearBoard(s);
  dealTiles(s, table);
  turnUpEvent(s, table);
  rollOpponentsBooks(s, table); // ND-22.3
  for (const player of s.players) refresh(player);
  rollEverything(s, table);
  s.step = "actions";
  s.turn = s.order[0] ?? 0; // ND-7.1
}

/** ND-6.1 */
function clearBoard(s: Nations): void {
  s.progress.forEach((tile, cell) => {
    if (tile === null) return;
    s.box.push(tile);
    s.progress[cell] = null;
  });
}

/** ND-6.2, ND-6.3: every row from left to right, from the bottom row up. */
function dealTiles(s: Nations, table: Table): void {
  const stack = s.stacks[s.round - 1] ?? [];
  const columns = columnsInUse(s.players.length);
  for (let row = 1; row <= rows; row++) {
    for (let column = 1; column <= columns; column++) {
      s.progress[cellAt(row, column)] = stack.pop() ?? null;
    }
  }
  table.tell(() => {
    const moves = s.progress.flatMap((tile, cell): Move[] => {
      return tile === null ? [] : [{ piece: ref.tile(tile), from: ref.stack, to: cellRef(cell) }];
    });
    return { what: say("log.dealt", { n: moves.length, age: s.round }), clause: "ND-6.3", moves };
  });
}

/** ND-6.5 */
function turnUpEvent(s: Nations, table: Table): void {
  if (s.event !== null) s.eventBox.push(s.event);
  const event = s.eventStacks[s.round - 1]?.pop() ?? null;
  s.event = event;
  if (event === null) return;
  const { food, strength, age } = eventOf(event);
  table.tell(() => ({
    what: say("log.event", {
      event: eventName(event),
      food: amountOf("food", food),
      strength: amountOf("strength", strength),
      vp: points(age),
    }),
    clause: "ND-6.5",
    moves: [{ piece: ref.event, from: ref.stack }],
  }));
}

/** ND-6.6, ND-6.7 */
function refresh(player: Player): void {
  player.dice.forEach((die, i) => {
    player.dice[i] = unused(die);
  });
  player.usedChits.forEach((count, kind) => {
    if (count > 0) moveChits(player.usedChits, player.chits, kind, count);
  });
  player.passed = false;
}

/** ND-6.8, ND-24.4: everybody rolls everything, in turn order, each die in the order received. */
function rollEverything(s: Nations, table: Table): void {
  for (const seat of s.order) {
    const { dice } = playerAt(s, seat);
    dice.forEach((die, i) => {
      dice[i] = rollAgain(table.random, die);
    });
    table.tell(() => ({
      what: say("log.rolled", { player: { seat }, dice: dieNames(dice) }),
      seat,
      clause: "ND-6.8",
      moves: dice.map((_, i) => ({ piece: ref.die(seat, i) })),
    }));
  }
}
