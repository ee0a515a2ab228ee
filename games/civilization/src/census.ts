import { BUILDINGS } from "./content/buildings.ts";
import { ARMIES, SCOUTS } from "./content/constants.ts";
import { GREAT_TYPES, MARKET_RESOURCES, POOL_IDS, UNIT_TYPES } from "./content/ids.ts";
import { figuresInSupply } from "./movement/figures.ts";
import type { Marker, World } from "./state.ts";

const count = <T>(things: readonly T[], test: (thing: T) => boolean): number => things.filter(test).length;

/** Counts the components, wherever they lie. */
export function census(w: World): Readonly<Record<string, number>> {
  const { market, gone, battle } = w;
  const markers = w.markers.filter((marker): marker is Marker => marker !== null);
  const kinds = (kind: Marker["kind"]): number => count(markers, (marker) => marker.kind === kind);
  const kept = w.realms.flatMap((realm) => realm.kept);
  const sides = battle === null ? [] : [battle.sides.attacker, battle.sides.defender];
  const inBattle = sides.reduce((n, { hand, fallen }) => n + hand.length + fallen.length, battle?.fronts.length ?? 0);
  const counts: Record<string, number> = {
    tiles: w.tiles.length + w.unseen.tiles.length,
    huts: kinds("hut") + w.huts.length + gone.huts.length + count(kept, ({ kind }) => kind === "hut"),
    villages:
      kinds("village") + w.villages.length + gone.villages.length + count(kept, ({ kind }) => kind === "village"),
    wonders:
      market.wonders.length +
      market.wonderDeck.length +
      w.unseen.wonders.length +
      gone.wonders.length +
      w.realms.reduce((n, realm) => n + realm.wonders.length, 0),
    events:
      market.events.reduce((n, { deck, discard }) => n + deck.length + discard.length, 0) +
      w.realms.reduce((n, { events, drawn }) => n + events.length + drawn.events.length, 0) +
      count(w.announced, ({ what }) => what.kind === "event"),
    units:
      UNIT_TYPES.reduce((n, type) => n + market.units[type].down.length + market.units[type].up.length, 0) +
      w.realms.reduce((n, { units }) => n + units.length, 0) +
      inBattle,
    greatCards:
      market.greatDeck.length +
      w.realms.reduce((n, { greatCards, drawn, pyramid }) => {
        const blank = count(pyramid, ({ tech }) => tech === null);
        return n + greatCards.length + drawn.greatCards.length + blank;
      }, 0),
    investmentMarkers:
      market.investmentMarkers +
      w.realms.reduce((n, { investments }) => n + Object.values(investments).reduce((sum, m) => sum + m, 0), 0),
    posts: market.posts + w.realms.reduce((n, { cities }) => n + count(cities, ({ post }) => post !== null), 0),
  };
  for (const resource of MARKET_RESOURCES) {
    counts[resource] = market.resources[resource] + w.realms.reduce((n, { resources }) => n + resources[resource], 0);
  }
  for (const pool of POOL_IDS) {
    const built = count(markers, (marker) => marker.kind === "building" && BUILDINGS[marker.id].pool === pool);
    counts[pool] = market.buildings[pool] + built;
  }
  for (const type of GREAT_TYPES) {
    const isType = (other: string): boolean => other === type;
    counts[type] =
      count(market.greatPeople, isType) +
      count(markers, (marker) => marker.kind === "great-person" && marker.id === type) +
      w.realms.reduce((n, { reserve, drawn }) => n + count(reserve, isType) + count(drawn.greatPeople, isType), 0);
  }
  // Figures on the map and in supply are counted together; nobody may have more out than there are.
  counts.armies = w.realms.reduce((n, _, seat) => n + Math.min(0, figuresInSupply(w, seat, "army")), ARMIES);
  counts.scouts = w.realms.reduce((n, _, seat) => n + Math.min(0, figuresInSupply(w, seat, "scout")), SCOUTS);
  return counts;
}
