import type { Seat } from "@civitas/kernel";
import { rounds, vpForMoreBooks } from "./content/boards.ts";
import { chitIndex, chitKinds } from "./content/chits.ts";
import { eventOf } from "./content/events.ts";
import { tileOf } from "./content/tiles.ts";
import { colourOf, countsAs, isUsed } from "./die.ts";
import { ranking, totalVp } from "./scoring.ts";
import { isSolo, type Nations, type Player, playerAt, type Step } from "./state.ts";

/** What a die of each colour is worth in points for every round still to come. */
const DIE_A_ROUND = [0.8, 1.35, 1.35, 1.7];
/** The same for a chit of each kind. */
const CHIT_A_ROUND = chitKinds.map((kind) => {
  return { gold: 0.75, food: 0.5, stone: 0.6, book: 0.4, strength: 0.9, reroll: 0.35 }[kind];
});
/** What is left of a resource in the actions step, in points: it buys something, or it helps a trade. */
const GOLD_NOW = 0.6;
const STRENGTH_NOW = 0.5;
const STONE_NOW = 0.3;
const REROLL_NOW = 0.3;
const OTHER_DIE_NOW = 0.12;
/** How sure a reward is that is within reach, and how much a part of it promises. */
const WITHIN_REACH = 0.92;
const IN_PART = 0.35;
/** How many books make a lead that is likely to last. */
const BOOK_LEAD = 2;
/** A solo player wins in our eyes with this title's points (ND-22.11). */
const SOLO_GOAL = 38;

const stepsBefore: Readonly<Record<Step, number>> = {
  start: 0,
  actions: 0,
  books: 1,
  famine: 2,
  order: 3,
  war: 3,
  over: 4,
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

/** Dice and chits for the rounds to come, and the wonder that may be built in one of them. */
function comingRounds(s: Nations, player: Player): number {
  const left = rounds - s.round;
  let aRound = 0;
  for (const die of player.dice) aRound += DIE_A_ROUND[colourOf(die)] ?? 0;
  for (let kind = 0; kind < CHIT_A_ROUND.length; kind++) {
    aRound += ((player.chits[kind] ?? 0) + (player.usedChits[kind] ?? 0)) * (CHIT_A_ROUND[kind] ?? 0);
  }
  return aRound * left + (player.wonder === null ? 0 : wonderProspect(s, player));
}

function wonderProspect(s: Nations, player: Player): number {
  const wonder = player.wonder === null ? undefined : tileOf(player.wonder);
  if (wonder === undefined) return 0;
  const left = rounds - s.round;
  const worth = wonder.vp + (Object.keys(wonder.chits).length > 0 ? 0.6 * left : 0);
  let stone = player.chits[chitIndex.stone] ?? 0;
  let others = 0;
  for (const die of player.dice) {
    const value = countsAs.stone[die] ?? 0;
    if (value > 0) stone += value;
    else if (!isUsed(die)) others++;
  }
  const now = s.step === "actions" && !player.passed && stone + (others >> 1) >= wonder.stone;
  if (now) return worth * 0.85;
  return left > 0 ? Math.max(0, worth - 0.35 * wonder.stone) * 0.6 : 0;
}

/** What unused dice and chits may still bring in this round. */
function thisRound(s: Nations, player: Player): number {
  const past = stepsBefore[s.step];
  if (past > 3 || s.step === "start") return 0;
  let gold = player.chits[chitIndex.gold] ?? 0;
  let food = player.chits[chitIndex.food] ?? 0;
  let stone = player.chits[chitIndex.stone] ?? 0;
  let strength = player.chits[chitIndex.strength] ?? 0;
  let unusedDice = 0;
  let foodDice = 0;
  for (const die of player.dice) {
    if (isUsed(die)) continue;
    unusedDice++;
    gold += countsAs.gold[die] ?? 0;
    stone += countsAs.stone[die] ?? 0;
    strength += countsAs.strength[die] ?? 0;
    const value = countsAs.food[die] ?? 0;
    food += value;
    if (value > 0) foodDice++;
  }
  let worth = 0;
  if (past === 0 && !player.passed) {
    worth += GOLD_NOW * gold + STRENGTH_NOW * strength + STONE_NOW * stone + OTHER_DIE_NOW * unusedDice;
    worth += REROLL_NOW * Math.min(player.chits[chitIndex.reroll] ?? 0, unusedDice);
  }
  if (s.event === null) return worth;
  const needed = eventOf(s.event);
  if (past <= 2) worth += trial(s.round, food + ((unusedDice - foodDice) >> 1), needed.food);
  return worth + trial(s.round, strength, needed.strength);
}

/** ND-17.2, ND-19.2: the reward of a famine or war, or the hope of it. */
function trial(vp: number, most: number, needed: number): number {
  return most >= needed ? WITHIN_REACH * vp : (IN_PART * vp * most) / needed;
}

/** ND-16: points for books in the rounds still to be scored, against everybody who may be behind. */
function bookLead(s: Nations, seat: Seat): number {
  const scorings = rounds - s.round + (stepsBefore[s.step] <= 1 ? 1 : 0);
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
  if (stepsBefore[s.step] > 1) return player.books;
  let books = player.books + (player.chits[chitIndex.book] ?? 0);
  for (const die of player.dice) books += countsAs.book[die] ?? 0;
  return books;
}
