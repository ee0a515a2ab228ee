import type { Random, Viewer } from "@civitas/kernel";
import type { Battle, SideName } from "../battle/state.ts";
import { deciderOf, seatOf } from "../battle/strength.ts";
import { passives } from "../cards/passives.ts";
import { EVENTS } from "../content/events.ts";
import { GREAT_CARDS } from "../content/great-cards.ts";
import {
  type EventId,
  type GreatCardId,
  type HutId,
  UNIT_TYPES,
  type UnitId,
  type VillageId,
  type WonderId,
} from "../content/ids.ts";
import { UNITS } from "../content/units.ts";
import { ERAS, WONDERS } from "../content/wonders.ts";
import { isAvailable } from "../culture/great-people.ts";
import { placesKnownTo } from "../culture/hand.ts";
import type { Kept, Realm, World } from "../state.ts";

/** CV-32: deals anew what a viewer can't know. */
export function reimagine(w: World, viewer: Viewer, random: Random): void {
  const others = w.realms.filter((_, seat) => seat !== viewer);
  imagineTiles(w, random);
  imagineMarkers(w, viewer, others, random);
  imagineEvents(w, viewer, others, random);
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
function imagineMarkers(w: World, viewer: Viewer, others: readonly Realm[], random: Random): void {
  const hidden = ({ seen }: { seen: readonly number[] }): boolean => viewer === "audience" || !seen.includes(viewer);
  for (const realm of others) realm.kept = inOrder(realm.kept, hidden);
  const markers = [...w.markers, ...others.flatMap(({ kept }) => kept)];
  const huts = markers.flatMap((marker) => (marker?.kind === "hut" && hidden(marker) ? [marker] : []));
  const villages = markers.flatMap((marker) => (marker?.kind === "village" && hidden(marker) ? [marker] : []));
  const allHuts: HutId[] = random.redeal([...huts.map(({ id }) => id), ...w.huts]);
  const allVillages: VillageId[] = random.redeal([...villages.map(({ id }) => id), ...w.villages]);
  for (const hut of huts) hut.id = allHuts.pop() ?? hut.id;
  for (const village of villages) village.id = allVillages.pop() ?? village.id;
  w.huts = allHuts;
  w.villages = allVillages;
}

/**
 * Kept markers in an order that tells nothing: by kind, those that the viewer has seen first. How many of a kind another
 * player has seen is public, but not which (CV-10.7); so these are simply the first ones.
 */
function inOrder(kept: readonly Kept[], hidden: (marker: Kept) => boolean): Kept[] {
  return (["hut", "village"] as const).flatMap((kind) => {
    const ofKind = kept.filter((marker) => marker.kind === kind);
    const seen = ofKind.filter((marker) => !hidden(marker)).sort((a, b) => (a.id < b.id ? -1 : 1));
    const ordered = [...seen, ...ofKind.filter(hidden)];
    const seers = [...new Set(ofKind.flatMap((marker) => marker.seen))].sort((a, b) => a - b);
    const times = new Map(seers.map((seat) => [seat, ofKind.filter((marker) => marker.seen.includes(seat)).length]));
    return ordered.map((marker, at) => ({ ...marker, seen: seers.filter((seat) => at < (times.get(seat) ?? 0)) }));
  });
}

/**
 * Culture events by level: the backs are public. What the viewer was shown stays (CV-10.7). How many of each level
 * another player was shown is public, too, but not which; so in the imagined hand these are simply the first ones.
 */
function imagineEvents(w: World, viewer: Viewer, others: readonly Realm[], random: Random): void {
  const hands = others.map((realm) => {
    const fixed = viewer === "audience" ? [] : placesKnownTo(realm, viewer);
    return { realm, known: fixed.flatMap((place) => realm.events[place] ?? []).sort(), hand: [...realm.events] };
  });
  for (const { realm, known } of hands) realm.events = known.slice();
  for (const [n, { deck }] of w.market.events.entries()) {
    const ofLevel = (id: EventId): boolean => EVENTS[id].level === n + 1;
    const unknown = hands.map(({ hand, known }) => less(hand.filter(ofLevel), known));
    const drawn = others.map((realm) => realm.drawn.events);
    const cards = random.redeal([...deck, ...unknown.flat(), ...drawn.flat().filter(ofLevel)]);
    for (const [at, { realm }] of hands.entries()) realm.events.push(...cards.splice(0, unknown[at]?.length ?? 0));
    for (const hand of drawn) for (const [at, id] of hand.entries()) if (ofLevel(id)) hand[at] = cards.pop() ?? id;
    deck.splice(0, deck.length, ...cards);
  }
  for (const { realm } of hands) realm.shown = imaginedShows(realm, viewer);
}

/** These cards without one of each of those. */
function less(cards: readonly EventId[], without: readonly EventId[]): EventId[] {
  const left = [...cards];
  for (const id of without) if (left.includes(id)) left.splice(left.indexOf(id), 1);
  return left;
}

/** Who was shown something of a hand knows as much of the imagined one. */
function imaginedShows({ events, shown }: Realm, viewer: Viewer): Realm["shown"] {
  const seats = [...new Set(shown.map(({ to }) => to))].sort((a, b) => a - b);
  return seats.flatMap((to) => {
    const seen = shown.filter((one) => one.to === to);
    if (to === viewer) return seen.sort((a, b) => (a.card < b.card ? -1 : 1));
    return [1, 2, 3].flatMap((level) => {
      const n = seen.filter(({ card }) => EVENTS[card].level === level).length;
      const ofLevel = events.filter((id) => EVENTS[id].level === level);
      return ofLevel.slice(0, n).map((card) => ({ card, to }));
    });
  });
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
  // CV-19.3: only cards that are available are kept in hand while choosing.
  for (const hand of drawn) {
    for (const [at, id] of hand.entries()) {
      const before = hand.slice(0, at);
      hand[at] = take((other) => isAvailable(w, other, before)) ?? id;
    }
  }
  for (const card of deck) card.id = cards.pop() ?? card.id;
}

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
