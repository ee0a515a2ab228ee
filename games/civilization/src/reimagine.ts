import type { Random, Viewer } from "@civitas/kernel";
import type { Battle, SideName } from "./battle-state.ts";
import { deciderOf, seatOf } from "./battle-strength.ts";
import { EVENTS } from "./content/events.ts";
import { GREAT_CARDS } from "./content/great-cards.ts";
import {
  type EventId,
  type GreatCardId,
  type HutId,
  UNIT_TYPES,
  type UnitId,
  type VillageId,
  type WonderId,
} from "./content/ids.ts";
import { UNITS } from "./content/units.ts";
import { ERAS, WONDERS } from "./content/wonders.ts";
import { passives } from "./passives.ts";
import type { Realm, World } from "./state.ts";

/** CV-32: deals anew what a viewer can't know. */
export function reimagine(w: World, viewer: Viewer, random: Random): void {
  const others = w.realms.filter((_, seat) => seat !== viewer);
  imagineTiles(w, random);
  imagineMarkers(w, viewer, random);
  imagineEvents(w, others, random);
  imagineUnits(w, viewer, others, random);
  imagineGreatCards(w, others, random);
  imagineWonders(w, random);
  if (!w.settings.greatPersonCards) imaginePeople(w, others, random);
}

/** The hidden things of several piles are shuffled together and dealt back, each pile as big as before. */
function redealAmong<T extends string>(piles: readonly T[][], random: Random): void {
  const all = random.redeal(piles.flat());
  for (const pile of piles) pile.splice(0, pile.length, ...all.splice(0, pile.length));
}

function imagineTiles(w: World, random: Random): void {
  const down = w.tiles.filter(({ id, explored }) => id !== null && !explored);
  const ids = [...down.flatMap(({ id }) => id ?? []), ...w.unseen.tiles];
  random.redeal(ids);
  for (const tile of down) tile.id = ids.pop() ?? tile.id;
  w.unseen.tiles = ids;
}

/** Huts and villages on the map, in the supply and with others, except those that the viewer has seen. */
function imagineMarkers(w: World, viewer: Viewer, random: Random): void {
  const hidden = ({ seen }: { seen: readonly number[] }): boolean => viewer === "audience" || !seen.includes(viewer);
  const held = w.realms.flatMap(({ kept }, seat) => (seat === viewer ? [] : kept));
  const markers = [...w.markers, ...held];
  const huts = markers.flatMap((marker) => (marker?.kind === "hut" && hidden(marker) ? [marker] : []));
  const villages = markers.flatMap((marker) => (marker?.kind === "village" && hidden(marker) ? [marker] : []));
  const allHuts: HutId[] = random.redeal([...huts.map(({ id }) => id), ...w.huts]);
  const allVillages: VillageId[] = random.redeal([...villages.map(({ id }) => id), ...w.villages]);
  for (const hut of huts) hut.id = allHuts.pop() ?? hut.id;
  for (const village of villages) village.id = allVillages.pop() ?? village.id;
  w.huts = allHuts;
  w.villages = allVillages;
}

/** Culture events by level: the backs are public. */
function imagineEvents(w: World, others: readonly Realm[], random: Random): void {
  for (const [n, { deck }] of w.market.events.entries()) {
    const hands = others.flatMap((realm) => [realm.events, realm.drawn.events]);
    const ofLevel = (id: EventId): boolean => EVENTS[id].level === n + 1;
    const cards = random.redeal([...deck, ...hands.flatMap((hand) => hand.filter(ofLevel))]);
    for (const hand of hands) for (const [at, id] of hand.entries()) if (ofLevel(id)) hand[at] = cards.pop() ?? id;
    deck.splice(0, deck.length, ...cards);
  }
}

/** Whether the viewer knows the hand of a side: see `seesHand`. */
function knowsHand(w: World, battle: Battle, side: SideName, viewer: Viewer): boolean {
  if (viewer === "audience") return false;
  if (deciderOf(battle, side) === viewer) return true;
  const opponent = seatOf(battle, side === "attacker" ? "defender" : "attacker");
  return opponent === viewer && passives.has(w, viewer, "opponentHandOpen");
}

/** Units by type: how many of each a player has is public. */
function imagineUnits(w: World, viewer: Viewer, others: readonly Realm[], random: Random): void {
  const { battle } = w;
  const hands: UnitId[][] = others.map(({ units }) => units);
  if (battle !== null) {
    for (const side of ["attacker", "defender"] as const) {
      if (!knowsHand(w, battle, side, viewer)) hands.push(battle.sides[side].hand);
    }
  }
  for (const type of UNIT_TYPES) {
    const deck = w.market.units[type].down;
    const ofType = (id: UnitId): boolean => UNITS[id].type === type;
    const cards = random.redeal([...deck, ...hands.flatMap((hand) => hand.filter(ofType))]);
    for (const hand of hands) for (const [at, id] of hand.entries()) if (ofType(id)) hand[at] = cards.pop() ?? id;
    deck.splice(0, deck.length, ...cards);
  }
}

/** Great person cards: the types of face-down ones are public, the order of the deck is not. */
function imagineGreatCards(w: World, others: readonly Realm[], random: Random): void {
  const deck = w.market.greatDeck.filter(({ up }) => !up);
  const held = others.flatMap(({ greatCards }) => greatCards.filter(({ up }) => !up));
  const drawn = others.map((realm) => realm.drawn.greatCards);
  const cards = random.redeal([...deck, ...held].map(({ id }) => id).concat(drawn.flat()));
  const take = (fits: (id: GreatCardId) => boolean): GreatCardId | undefined => {
    const at = cards.findIndex(fits);
    return at < 0 ? undefined : cards.splice(at, 1)[0];
  };
  for (const card of held) card.id = take((id) => GREAT_CARDS[id].type === GREAT_CARDS[card.id].type) ?? card.id;
  for (const hand of drawn) for (const [at, id] of hand.entries()) hand[at] = take(available(w)) ?? id;
  for (const card of deck) card.id = cards.pop() ?? card.id;
}

/** CV-19.3: only cards whose type has a marker in the pool are kept in hand while choosing. */
const available =
  (w: World) =>
  (id: GreatCardId): boolean =>
    w.market.greatPeople.includes(GREAT_CARDS[id].type);

/** CV-3.5: eras lie in order, so only wonders of one era can be mixed up. */
function imagineWonders(w: World, random: Random): void {
  for (const era of ERAS) {
    const ofEra = (id: WonderId): boolean => WONDERS[id].era === era;
    const cards = random.redeal([...w.market.wonderDeck, ...w.unseen.wonders].filter(ofEra));
    for (const pile of [w.market.wonderDeck, w.unseen.wonders]) {
      for (const [at, id] of pile.entries()) if (ofEra(id)) pile[at] = cards.pop() ?? id;
    }
  }
}

/** CV-3.7: without the module the pool of markers is face down. */
function imaginePeople(w: World, others: readonly Realm[], random: Random): void {
  redealAmong([w.market.greatPeople, ...others.map(({ drawn }) => drawn.greatPeople)], random);
}
