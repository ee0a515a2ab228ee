import type { Ref, Seat } from "@civitas/kernel";
import { GOVERNMENT_IDS, GREAT_TYPES, RESOURCES, UNIT_TYPES } from "../src/content/ids.ts";
import { ref } from "../src/refs.ts";
import type { CivilizationView, RealmView } from "../src/view/view.ts";

/** The cell of the nations' table that counts a nation's armies. */
const armiesCell = (seat: Seat): Ref => `armies-of:${seat}`;

const EVENT_LEVELS = [1, 2, 3];

/** A square stands for the city, the marker and the figures on it, a nation's row for what is not drawn by itself. */
export function placesOf({ map, realms, viewer }: CivilizationView): ReadonlyMap<Ref, Ref> {
  const places = new Map<Ref, Ref>();
  for (const { square } of map.markers) places.set(ref.marker(square), ref.square(square));
  for (const realm of realms) {
    const { seat, cities, figures } = realm;
    for (const { at } of cities) places.set(ref.city(at), ref.square(at));
    places.set(ref.army(seat), armiesCell(seat));
    places.set(ref.scout(seat), armiesCell(seat));
    if (seat === viewer) for (const [coins, place] of coinPlaces(realm)) places.set(coins, place);
    for (const { at } of figures) places.set(ref.figures(seat, at), ref.square(at));
    for (const thing of [...undrawn(realm), ...(seat === viewer ? [] : abroad(realm))]) {
      places.set(thing, ref.realm(seat));
    }
  }
  return places;
}

/** What no zone draws: governments, and the backs of cards and markers. */
function undrawn({ seat }: RealmView): Ref[] {
  return [
    ...GOVERNMENT_IDS.map((id) => ref.government(seat, id)),
    ...EVENT_LEVELS.map((level) => ref.events(seat, level)),
    ...GREAT_TYPES.map((type) => ref.greatCards(seat, type)),
    ref.kept(seat, "hut"),
    ref.kept(seat, "village"),
    ref.civilization(seat),
  ];
}

/** Coins lie on techs and wonders. */
function coinPlaces({ seat, pyramid, wonders }: RealmView): (readonly [coins: Ref, place: Ref])[] {
  return [
    ...pyramid.flatMap(({ tech }) => (tech === null ? [] : [[ref.coinsOn(seat, tech), ref.tech(seat, tech)] as const])),
    ...wonders.map(({ id }) => [ref.coinsOn(seat, id), ref.wonderCard(seat, id)] as const),
  ];
}

/** What is drawn only while one looks at that nation. */
function abroad(realm: RealmView): Ref[] {
  const { seat, pyramid, wonders } = realm;
  return [
    ...RESOURCES.map((resource) => ref.resource(seat, resource)),
    ...UNIT_TYPES.map((type) => ref.units(seat, type)),
    ...pyramid.flatMap(({ tech }) => (tech === null ? [] : [ref.tech(seat, tech)])),
    ...wonders.map(({ id }) => ref.wonderCard(seat, id)),
    ...coinPlaces(realm).map(([coins]) => coins),
    ...GREAT_TYPES.map((type) => ref.reserve(seat, type)),
  ];
}
