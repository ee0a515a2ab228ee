import type { Seat } from "@civitas/kernel";
import { CARDS, type CardId, givesPoints } from "./content/cards.ts";
import { GOLD_PER_POINT, POINTS } from "./content/constants.ts";
import { TERRAIN } from "./content/maps.ts";
import { result } from "./scoring.ts";
import { activePolicy, cityOf, isAutoma, type Monumental, type Owner, realmOf, turnOrder } from "./state.ts";
import { UNIT, worthOfActive } from "./worth.ts";

/** How well a seat stands, from 0 to 1: points, and what its city, its supply and its prospects are worth in points. */
export function evaluate(m: Monumental, seat: Seat): number {
  const ended = result(m);
  if (ended !== undefined) {
    const place = ended.places[seat] ?? 1;
    const shared = ended.places.filter((other) => other === place).length;
    return place === 1 ? 1 / shared : 0;
  }
  // Otherwise what others already have would count against a player who has yet to choose.
  if (m.round === 0) return 1 / m.realms.length;
  const rounds = roundsLeft(m);
  const order = turnOrder(m);
  const standings = m.realms.map((_, owner) => assess(m, owner, rounds + (isToMove(m, owner, order) ? 1 : 0)));
  const own = standings[seat];
  if (own === undefined) return 0;
  let best = Number.NEGATIVE_INFINITY;
  standings.forEach((standing, owner) => {
    if (owner !== seat) best = Math.max(best, standing.worth + supremacies(standings, owner));
  });
  return 1 / (1 + Math.exp(-(own.worth + supremacies(standings, seat) - best) / 6));
}

/**
 * Whether somebody's turn of this round is still to come: those who wait are no worse off than those who have had
 * theirs.
 */
function isToMove(m: Monumental, owner: Owner, order: readonly Owner[]): boolean {
  if (owner === m.mover) return m.phase === "activation";
  return order.indexOf(owner) > order.indexOf(m.mover);
}

/** Turns still to come for everybody after this round. */
function roundsLeft(m: Monumental): number {
  if (m.lastRound !== null) return m.lastRound - m.round;
  const cardsATurn = m.displayRows === 2 ? 2.4 : 1.4;
  return 1 + m.deck.length / cardsATurn / m.realms.length;
}

const CATEGORIES = ["knowledge", "wonders", "policies", "provinces"] as const;

interface Standing {
  readonly knowledge: number;
  readonly wonders: number;
  readonly policies: number;
  readonly provinces: number;
  readonly worth: number;
}

/** Leads may yet be lost: half of the points for a tie, most of them for a lead of two. */
function supremacies(standings: readonly Standing[], owner: Owner): number {
  let sum = 0;
  const own = standings[owner];
  if (own === undefined) return 0;
  for (const category of CATEGORIES) {
    let most = 0;
    standings.forEach((other, of) => {
      if (of !== owner) most = Math.max(most, other[category]);
    });
    const lead = Math.max(-2, Math.min(2, own[category] - most));
    if (own[category] > 0) sum += POINTS.supremacy * (0.5 + 0.2 * lead);
  }
  return sum;
}

interface Cards {
  knowledge: number;
  wonders: number;
  worth: number;
  covers: number;
}

function assess(m: Monumental, owner: Owner, turns: number): Standing {
  const realm = realmOf(m, owner);
  const cards: Cards = { knowledge: 0, wonders: 0, worth: 0, covers: 0 };
  if (isAutoma(m, owner)) for (const id of m.automa?.cards ?? []) look(id, cards);
  else lookAtCity(m, owner, cards);
  const provinces = countAndValue(m, owner);
  const policies = realm.policies.length;
  const points =
    provinces.n * POINTS.province +
    cards.knowledge * POINTS.knowledge +
    cards.wonders * POINTS.wonder +
    policies * POINTS.policy +
    realm.monsters.length * POINTS.monster;
  const worth = isAutoma(m, owner)
    ? points + realm.supply.gold / GOLD_PER_POINT + 1.2 * turns
    : points + playerProspects(m, owner, turns, cards) + provinces.worth;
  return { knowledge: cards.knowledge, wonders: cards.wonders, policies, provinces: provinces.n, worth };
}

function lookAtCity(m: Monumental, seat: Seat, cards: Cards): void {
  const { places, deck, discard, drawn, dealt } = cityOf(m, seat);
  for (const { top, under } of places) {
    if (top !== null) look(top, cards);
    if (under !== null) look(under, cards);
  }
  for (const id of deck) look(id, cards);
  for (const id of discard) look(id, cards);
  for (const id of drawn) look(id, cards);
  for (const id of dealt) look(id, cards);
}

function look(id: CardId, cards: Cards): void {
  const { kind } = CARDS[id];
  cards.worth += worthOfActive(id);
  if (kind === "knowledge") {
    if (givesPoints(id)) cards.knowledge++;
    return;
  }
  cards.covers++;
  if (kind === "wonder") cards.wonders++;
}

/** Provinces, and a little for how hard they are to conquer. */
function countAndValue(m: Monumental, owner: Owner): { readonly n: number; readonly worth: number } {
  let n = 0;
  let worth = 0;
  for (const { owner: of, tile, soldiers, outpost, wonder } of m.spaces) {
    if (of !== owner || tile === "capital") continue;
    n++;
    const held = TERRAIN[tile] + Math.min(3, soldiers) + (outpost ? 3 : 0) + (wonder === null ? 0 : 2);
    worth += 0.05 * Math.min(6, held);
  }
  return { n, worth };
}

/** What a player's city will still yield, what the supply can still buy, and what has been begun. */
function playerProspects(m: Monumental, seat: Seat, turns: number, cards: Cards): number {
  const realm = realmOf(m, seat);
  // Five places of the city are activated each turn, so the average card counts, not their number.
  let worth = cards.covers === 0 ? 0 : (0.55 * turns * 5 * cards.worth) / cards.covers;
  const policy = activePolicy(realm);
  if (policy !== undefined) worth += 0.6 * turns * worthOfActive(policy);
  worth += supplyWorth(m, seat, turns);
  const unfinished = realm.construction.length > 0 || cityOf(m, seat).completing !== null;
  if (unfinished) worth += turns > 0 || m.phase === "actions" ? 1.3 : 0;
  worth += Math.min(2, turns) * 0.12 * realm.productionTokens;
  for (const token of realm.markets) if (!token.used) worth += turns > 0 || m.phase === "actions" ? 0.8 : 0;
  if (realm.hero !== null) worth += 0.4;
  return worth;
}

/** This part of what lies there is used before the turn ends. */
const USED = 0.6;

/** Basic resources are worth something until the actions end; gold and culture while turns are left. */
function supplyWorth(m: Monumental, seat: Seat, turns: number): number {
  const { supply, policies } = realmOf(m, seat);
  const acting = m.mover === seat && (m.phase === "actions" || m.phase === "activation");
  let worth = supply.gold * (turns > 0 || acting ? UNIT.gold : 0.02);
  if (acting) {
    const basics =
      UNIT.production * supply.production + UNIT.science * supply.science + UNIT.military * supply.military;
    worth += USED * (basics + 0.15 * m.turn.restricted);
  }
  // The next policies, each more expensive than the one before, as far as the culture goes.
  let { culture } = supply;
  for (let cost = policies.length + 1; cost <= 5 && culture > 0; cost++) {
    const share = Math.min(1, culture / cost);
    worth += (turns > 0 || acting ? 2.3 : 0.1) * share * share;
    culture -= cost;
  }
  return worth;
}
