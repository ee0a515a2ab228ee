import type { Seat } from "@civitas/kernel";
import { rounds, vpForMoreBooks } from "./content/boards.ts";
import { chitIndex } from "./content/chits.ts";
import { eventOf } from "./content/events.ts";
import { tileOf } from "./content/tiles.ts";
import { colourOf, countsAs, isUsed } from "./die.ts";
import { available, mostOf } from "./payment.ts";
import { rowOf } from "./progress-board.ts";
import { ranking, totalVp } from "./scoring.ts";
import { isSolo, type Nations, type Player, playerAt, type Step } from "./state.ts";
import { chitWorth, dieWorth, tileWorth, unbuiltWorth, worstBuilding } from "./tile-worth.ts";

/** What a tile within reach is worth before it is bought: somebody else may take it. */
const NOT_YET_BOUGHT = 0.3;
/**
 * The worth of a reward within reach; of one that takes trading dice needed elsewhere; and of a part of what it needs.
 */
const IN_HAND = 0.95;
const BY_TRADE = 0.7;
const IN_PART = 0.3;
/** What an unused reroll chit promises in the actions step. */
const REROLL_NOW = 0.25;
/** How many books make a lead that is likely to last. */
const BOOK_LEAD = 2;
/** The points a solo player should reach to be content (ND-22.11). */
const SOLO_GOAL = 38;

/** How many of books, famine, order and war are over. */
const stepsPast: Readonly<Record<Step, number>> = {
  start: 0,
  actions: 0,
  books: 0,
  famine: 1,
  order: 2,
  war: 2,
  over: 3,
};

/** How well a seat stands, from 0 to 1: the points it may expect, compared with the best of the others. */
export function evaluate(s: Nations, seat: Seat): number {
  if (isSolo(s)) return likely((prospect(s, seat) - SOLO_GOAL) / 8);
  if (s.step === "over") {
    const ranked = ranking(s);
    return (ranked.length - 1 - ranked.indexOf(seat)) / (ranked.length - 1);
  }
  const mine = prospect(s, seat);
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < s.players.length; other++) {
    if (other !== seat) best = Math.max(best, prospect(s, other));
  }
  return likely((mine - best) / (3 + 1.5 * (rounds - s.round)));
}

const likely = (lead: number): number => 1 / (1 + Math.exp(-lead));

/** The points a seat may expect at the end of the game. */
function prospect(s: Nations, seat: Seat): number {
  const player = playerAt(s, seat);
  if (s.step === "over") return totalVp(player);
  return totalVp(player) + comingRounds(s, player) + thisRound(s, player) + bookLead(s, seat);
}

/** Dice and chits for the rounds to come. */
function comingRounds(s: Nations, player: Player): number {
  const left = rounds - s.round;
  if (left === 0) return 0;
  let aRound = 0;
  for (const die of player.dice) aRound += dieWorth[colourOf(die)] ?? 0;
  for (let kind = 0; kind < chitWorth.length; kind++) {
    aRound += ((player.chits[kind] ?? 0) + (player.usedChits[kind] ?? 0)) * (chitWorth[kind] ?? 0);
  }
  return aRound * left;
}

/** What unused dice and chits may still bring in this round. */
function thisRound(s: Nations, player: Player): number {
  if (s.step === "start") return 0;
  const past = stepsPast[s.step];
  const left = rounds - s.round;
  const strength = available(player, "strength");
  const acting = s.step === "actions" && !player.passed;
  let worth = 0;
  if (player.wonder !== null) {
    const stoneNow = acting && mostOf(player, "stone") >= tileOf(player.wonder).stone;
    if (stoneNow || left > 0) worth += unbuiltWorth(player.wonder, left);
  }
  if (acting) {
    const unused = player.dice.filter((die) => !isUsed(die)).length;
    worth += NOT_YET_BOUGHT * purchases(s, player, mostOf(player, "gold"), strength);
    worth += REROLL_NOW * Math.min(player.chits[chitIndex.reroll] ?? 0, unused);
  }
  if (s.event === null) return worth;
  const needed = eventOf(s.event);
  if (past <= 1) worth += s.round * famine(available(player, "food"), mostOf(player, "food"), needed.food);
  if (past <= 2) worth += s.round * (strength >= needed.strength ? IN_HAND : (IN_PART * strength) / needed.strength);
  return worth;
}

/** ND-17: the reward in hand, by trades, or the hope of it. */
function famine(inHand: number, withTrades: number, needed: number): number {
  if (inHand >= needed) return IN_HAND;
  return withTrades >= needed ? BY_TRADE : (IN_PART * withTrades) / needed;
}

/** What the best tiles add that this much gold and strength could buy, the best bargain first. */
function purchases(s: Nations, player: Player, gold: number, strength: number): number {
  const worths = worthOfTiles(s, player, gold, strength);
  let goldLeft = gold;
  let strengthLeft = strength;
  let total = 0;
  for (;;) {
    let best: number | undefined;
    let bargain = 0;
    for (let cell = 0; cell < worths.length; cell++) {
      const worth = worths[cell] ?? 0;
      if (worth <= 0) continue;
      const row = rowOf(cell);
      if (worth > bargain * row && row <= (costsStrength(s, cell) ? strengthLeft : goldLeft)) {
        best = cell;
        bargain = worth / row;
      }
    }
    if (best === undefined) return total;
    total += worths[best] ?? 0;
    worths[best] = 0;
    if (costsStrength(s, best)) strengthLeft -= rowOf(best);
    else goldLeft -= rowOf(best);
  }
}

function costsStrength(s: Nations, cell: number): boolean {
  const tile = s.progress[cell];
  return tile !== null && tile !== undefined && tileOf(tile).kind === "colony";
}

/** By cell; 0 where nothing lies that the player could buy. */
function worthOfTiles(s: Nations, player: Player, gold: number, strength: number): number[] {
  const left = rounds - s.round;
  const worst = worstBuilding(player, left);
  const worths: number[] = [];
  for (let cell = 0; cell < s.progress.length; cell++) {
    const tile = s.progress[cell];
    const reachable = tile && rowOf(cell) <= (tileOf(tile).kind === "colony" ? strength : gold);
    worths.push(reachable ? tileWorth(player, tile, left, worst) : 0);
  }
  return worths;
}

/** ND-16: points for books in the rounds still to be scored, against everybody who may be behind. */
function bookLead(s: Nations, seat: Seat): number {
  const scorings = rounds - s.round + (stepsPast[s.step] === 0 ? 1 : 0);
  if (scorings === 0) return 0;
  const mine = booksInReach(s, playerAt(s, seat));
  let behind = 0;
  for (let other = 0; other < s.players.length; other++) {
    if (other !== seat) behind += likely((mine - booksInReach(s, playerAt(s, other))) / BOOK_LEAD);
  }
  if (s.opponentBooks !== null) behind += likely((mine - s.opponentBooks - 0.5) / BOOK_LEAD);
  return behind * scorings * vpForMoreBooks(s.players.length);
}

/** Books on the track, and those that unused dice and chits will add in this round's books step. */
function booksInReach(s: Nations, player: Player): number {
  if (stepsPast[s.step] > 0) return player.books;
  let books = player.books + (player.chits[chitIndex.book] ?? 0);
  for (const die of player.dice) books += countsAs.book[die] ?? 0;
  return books;
}
