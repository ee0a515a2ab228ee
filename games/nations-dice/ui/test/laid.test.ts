import { Match, sightOf } from "@civitas/kernel";
import { underScript } from "@civitas/kernel/scripted-chance";
import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { game } from "../../src/index.ts";
import type { view } from "../../src/view.ts";
import { laidDice } from "../laid.ts";
import { tutorial } from "../tutorial.ts";

/** The places of the dice that the table shows as picked after these answers of the guided game's player. */
function laidAfter(...answers: readonly string[]): number[] {
  const { seats, seed, script = [], seat } = tutorial;
  const match = Match.start(underScript(game, script), { seats, seed });
  for (const id of answers) match.answer(match.pending[0]?.seat ?? seat, id);
  const table: ReturnType<typeof view> = match.view(seat);
  return [...laidDice(sightOf(match, seat).question, seat, table.players[seat]?.dice ?? [])];
}

// The dice of the guided game: book, gold, stone, strength, stone.
const bought = ["buy:academy", "pay:white-gold1", "cover:axeman", "return:white-used", "pass"];
const building = [...bought, "buy:hanging-gardens", "pay:chit", "build:hanging-gardens"];

clause("ND-24.9", "a die put into a payment is shown as picked, and the first die of a trade too", () => {
  expect(laidAfter(...building)).toEqual([]);
  expect(laidAfter(...building, "add:white-stone1")).toEqual([1]);
  expect(laidAfter(...building, "add:white-stone1", "trade:white-book1")).toEqual([0, 1]);
});

clause("ND-8.7", "once the payment is enough, the dice that were traded are shown as picked, too", () => {
  const traded = [...building, "add:white-stone1", "trade:white-book1", "with:white-strength1"];
  expect(laidAfter(...traded)).toEqual([0, 1, 2]);
});

clause("ND-9.2", "dice picked to be rolled again are shown as picked", () => {
  expect(laidAfter(...bought, "reroll")).toEqual([]);
  expect(laidAfter(...bought, "reroll", "roll:white-strength1")).toEqual([2]);
});
