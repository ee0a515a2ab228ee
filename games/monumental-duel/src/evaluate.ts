import type { Seat } from "@civitas/kernel";
import { CARDS, type CardId } from "./content/cards.ts";
import { POINTS } from "./content/constants.ts";
import { isProvince, topProvince } from "./realm.ts";
import { result } from "./scoring.ts";
import { type Duel, other, type Player, playerAt } from "./state.ts";
import { goldOn } from "./trading.ts";
import { UNIT, WORTH } from "./worth.ts";

/** How well a seat stands, from 0 to 1: points, and what its city, its supply and its prospects are worth in points. */
export function evaluate(duel: Duel, seat: Seat): number {
  const ended = result(duel);
  if (ended !== undefined) {
    const [own, rivals] = [ended.places[seat] ?? 1, ended.places[other(seat)] ?? 1];
    return own === rivals ? 0.5 : own < rivals ? 1 : 0;
  }
  // Otherwise what one side already has would count against a side that has yet to choose.
  if (duel.phase === "civilizations") return 0.5;
  const rounds = roundsLeft(duel);
  const [mine, theirs] = [assess(duel, seat, rounds), assess(duel, other(seat), rounds)];
  let lead = mine.worth - theirs.worth;
  for (const kind of DOMINANCE) lead += POINTS.dominance * dominance(mine[kind], theirs[kind]);
  return 1 / (1 + Math.exp(-lead / 5));
}

const DOMINANCE = ["provinces", "knowledge", "wonders", "policies"] as const;

/** From -1 to 1: a lead of one may yet be lost, a lead of two hardly. */
const dominance = (mine: number, theirs: number): number => Math.max(-1, Math.min(1, 0.6 * (mine - theirs)));

/** Rounds still to come after this one; three to six cards leave the deck in each. */
const roundsLeft = (duel: Duel): number => (duel.final ? 0 : 1 + duel.deck.length / 3.2);

interface Assessment {
  readonly provinces: number;
  readonly knowledge: number;
  readonly wonders: number;
  readonly policies: number;
  readonly worth: number;
}

function assess(duel: Duel, seat: Seat, rounds: number): Assessment {
  const player = playerAt(duel, seat);
  const cards = { knowledge: 0, wonders: 0, worth: 0, covers: 0 };
  for (const { top, under } of player.city) {
    if (top !== null) look(top, cards);
    if (under !== null) look(under, cards);
  }
  for (const id of player.deck) look(id, cards);
  for (const id of player.discard) look(id, cards);
  for (const id of player.aside) look(id, cards);

  let provinces = 0;
  for (const card of player.provinces) if (isProvince(card)) provinces++;
  const policies = player.policies.length;
  const points =
    provinces * POINTS.province +
    cards.knowledge * POINTS.knowledge +
    cards.wonders * POINTS.wonder +
    policies * POINTS.policy +
    player.freeCities.length * (POINTS.freeCity + 0.3 * rounds);
  // Five places of the city are activated each round, so the average card counts, not their number.
  const city = cards.covers === 0 ? 0 : (rounds * 4.5 * cards.worth) / cards.covers;
  const worth = points + 0.8 * city + supplyWorth(player, rounds) + prospects(duel, seat, player, rounds);
  return { provinces, knowledge: cards.knowledge, wonders: cards.wonders, policies, worth };
}

function look(id: CardId, cards: { knowledge: number; wonders: number; worth: number; covers: number }): void {
  const { kind, era } = CARDS[id];
  cards.worth += WORTH[id];
  if (kind === "knowledge") {
    if (era !== null) cards.knowledge++;
  } else {
    cards.covers++;
    if (kind === "wonder") cards.wonders++;
  }
}

/** Basic resources are worth something until the player passes; gold and culture while rounds are left. */
function supplyWorth({ supply, restricted, passed, policies }: Player, rounds: number): number {
  let worth = supply.gold * (rounds > 0 ? UNIT.gold : 0.1);
  if (!passed) {
    worth += UNIT.production * supply.production + UNIT.science * supply.science;
    worth += UNIT.military * supply.military + 0.12 * restricted;
  }
  // The next policies, each more expensive than the one before, as far as the culture goes.
  let culture = supply.culture;
  for (let cost = policies.length + 1; cost <= 5 && culture > 0; cost++) {
    worth += 2.4 * Math.min(1, culture / cost);
    culture -= cost;
  }
  return worth;
}

function prospects(duel: Duel, seat: Seat, player: Player, rounds: number): number {
  let worth = 0;
  if (player.underConstruction.length > 0) worth += rounds > 0 ? 1.5 : 0.6;
  if (player.completing !== null) worth += 3;
  if (duel.advantage.holder === seat) {
    worth += 0.3 + 0.25 * Math.min(duel.advantage.tokens, 3, rounds + 1);
    if (!player.warlordUsed && !player.passed) worth += 0.4;
  }
  for (const city of duel.freeCities) {
    if (city !== null) worth += goldOn(city, seat) * (rounds > 0 ? 0.55 : 0.2);
  }
  const top = topProvince(player.provinces);
  if (top !== undefined) worth += 0.2 * Math.min(2, top.barricades);
  return worth;
}
