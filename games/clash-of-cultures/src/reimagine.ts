import type { Random, Viewer } from "@civitas/kernel";
import { fits } from "./battle/card.ts";
import { BATTLE_SIDES } from "./battle/sides.ts";
import type { ActionCardId } from "./content/ids.ts";
import type { Clash } from "./state.ts";

/** CC-4.2, CC-4.3: deals anew what this viewer can't know, from what it sees and from chance alone. */
export function reimagine(s: Clash, viewer: Viewer, random: Random): void {
  redealRegions(s, random);
  redealObjectives(s, viewer, random);
  redealActions(s, viewer, random);
  random.redeal(s.eventDeck);
  random.redeal(s.wonderDeck);
  s.now.refusedOffers = s.now.refusedOffers.map((refused) =>
    refused.by === viewer || refused.to === viewer ? refused : { ...refused, terms: "" },
  );
}

/** Unexplored regions and those set aside. */
function redealRegions(s: Clash, random: Random): void {
  const hidden = s.slots.filter(({ region, explored }) => region !== null && !explored);
  const pool = random.redeal([...s.setAside, ...hidden.flatMap(({ region }) => region ?? [])]);
  for (const slot of hidden) slot.region = pool.pop() ?? null;
  s.setAside = pool;
}

/** CC-27.4, CC-25.9: both parties know what lies open in a negotiation, and a spy sees a whole hand. */
function shown(s: Clash, viewer: Viewer, seat: number): readonly string[] {
  const { trade, spied } = s;
  if (spied?.by === viewer && spied.on === seat)
    return [...(s.players[seat]?.actionCards ?? []), ...(s.players[seat]?.objectiveCards ?? [])];
  if (trade === null || (viewer !== trade.by && viewer !== trade.to)) return [];
  if (seat === trade.by) return [...trade.gives.actionCards, ...trade.gives.objectiveCards];
  if (seat !== trade.to || trade.answered === null) return [];
  return [...trade.answered.actionCards, ...trade.answered.objectiveCards];
}

function redealObjectives(s: Clash, viewer: Viewer, random: Random): void {
  const pool = [...s.objectiveDeck];
  const plansHidden = viewer !== s.mover;
  if (plansHidden) pool.push(...s.plans);
  const hands = s.players.map(({ objectiveCards }, seat) => {
    const known =
      seat === viewer ? objectiveCards : objectiveCards.filter((card) => shown(s, viewer, seat).includes(card));
    pool.push(...objectiveCards.filter((card) => !known.includes(card)));
    return { known, hidden: objectiveCards.length - known.length };
  });
  random.redeal(pool);
  hands.forEach(({ known, hidden }, seat) => {
    const player = s.players[seat];
    if (player !== undefined && seat !== viewer) player.objectiveCards = [...known, ...pool.splice(0, hidden)];
  });
  if (plansHidden) s.plans = pool.splice(0, s.plans.length);
  s.objectiveDeck = pool;
}

/** Hands, the deck, and cards committed face down (CC-4.4), which must fit the battle. */
function redealActions(s: Clash, viewer: Viewer, random: Random): void {
  const { battle } = s;
  const facedown = BATTLE_SIDES.filter((side) => {
    if (battle === null || battle[side].card === null || battle[side].owner === viewer) return false;
    return !(battle.attacker.decided && battle.defender.decided);
  });
  const pool: ActionCardId[] = [...s.actionDeck];
  for (const side of facedown) if (battle?.[side].card) pool.push(battle[side].card);
  const hands = s.players.map(({ actionCards }, seat) => {
    const known = seat === viewer ? actionCards : actionCards.filter((card) => shown(s, viewer, seat).includes(card));
    pool.push(...actionCards.filter((card) => !known.includes(card)));
    return { known, hidden: actionCards.length - known.length };
  });
  random.redeal(pool);
  for (const side of facedown) {
    if (battle === null) continue;
    const at = Math.max(
      0,
      pool.findIndex((card) => fits(s, side, card)),
    );
    battle[side].card = pool.splice(at, 1)[0] ?? null;
  }
  hands.forEach(({ known, hidden }, seat) => {
    const player = s.players[seat];
    if (player !== undefined && seat !== viewer) player.actionCards = [...known, ...pool.splice(0, hidden)];
  });
  s.actionDeck = pool;
  redealTrade(s, viewer);
}

/** What a third player can't see of an offer is taken from the new hands. */
function redealTrade(s: Clash, viewer: Viewer): void {
  const { trade } = s;
  if (trade === null || viewer === trade.by || viewer === trade.to) return;
  const proposer = s.players[trade.by];
  if (proposer !== undefined) {
    const persons = trade.gives.actionCards.filter((card) => proposer.greatPersons.some((id) => id === card));
    const hidden = trade.gives.actionCards.length - persons.length;
    trade.gives.actionCards = [...proposer.actionCards.slice(0, hidden), ...persons];
    trade.gives.objectiveCards = proposer.objectiveCards.slice(0, trade.gives.objectiveCards.length);
  }
  const other = s.players[trade.to];
  if (other === undefined || trade.answered === null) return;
  const persons = trade.answered.actionCards.filter((card) => other.greatPersons.some((id) => id === card));
  trade.answered.actionCards = [
    ...other.actionCards.slice(0, trade.answered.actionCards.length - persons.length),
    ...persons,
  ];
  trade.answered.objectiveCards = other.objectiveCards.slice(0, trade.answered.objectiveCards.length);
}
