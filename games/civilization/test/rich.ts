import type { Random } from "@civitas/kernel";
import { drawUnit } from "../src/battle/units.ts";
import { formFor } from "../src/city/items.ts";
import { centreAt, outskirts } from "../src/city/outskirts.ts";
import { BUILDINGS } from "../src/content/buildings.ts";
import { GREAT_CARDS } from "../src/content/great-cards.ts";
import { BUILDING_IDS, CIVILIZATION_IDS, MARKET_RESOURCES, TECH_IDS, UNIT_TYPES } from "../src/content/ids.ts";
import { TECHS } from "../src/content/techs.ts";
import { game } from "../src/index.ts";
import { markerAt, terrainOf } from "../src/map/land.ts";
import { newFigure } from "../src/movement/figures.ts";
import type { CivilizationOptions } from "../src/options.ts";
import { type Realm, type SquareNumber, seatsOf, type World } from "../src/state.ts";
import { layOut } from "./laying-out.ts";

/** How many techs of each level everybody knows. */
const KNOWN = [6, 5, 4, 3];

/** A late game right after the start: everybody has techs, wonders, great people, events, markers, units and armies in plenty. */
export const richGame = {
  ...game,
  setup(options: CivilizationOptions, seats: number, random: Random): World {
    const civilizations = random.shuffle(CIVILIZATION_IDS.filter((id) => id !== "indians"));
    const sides = Array.from({ length: seats }, (_, seat) => {
      const civ = civilizations[seat];
      return civ === undefined ? {} : { civ };
    });
    const w = layOut({ sides, options, land: "printed", phase: "start-of-turn", round: 1 });
    for (const seat of random.shuffle([...seatsOf(w)])) enrich(w, seat, random);
    w.first = random.int(seats);
    w.mover = w.first;
    return w;
  },
};

function enrich(w: World, seat: number, random: Random): void {
  const realm = w.realms[seat];
  if (realm === undefined) return;
  learn(realm, random);
  realm.trade = random.int(28);
  realm.culture = random.int(30);
  realm.track = random.int(18);
  realm.sheet = random.int(3);
  if (w.settings.greatPersonCards) befriend(w, seat, realm, random);
  adorn(w, seat, realm, random);
  for (const { deck } of w.market.events) realm.events.push(...deck.splice(-1));
  for (const resource of MARKET_RESOURCES) {
    if (w.market.resources[resource] === 0) continue;
    w.market.resources[resource] -= 1;
    realm.resources[resource] += 1;
  }
  for (const id of w.huts.splice(-2)) realm.kept.push({ kind: "hut", id, seen: [] });
  for (const id of w.villages.splice(-2)) realm.kept.push({ kind: "village", id, seen: [] });
  for (const type of UNIT_TYPES) {
    if (type === "aircraft") continue;
    for (let n = 0; n < 2; n++) {
      const unit = drawUnit(w, random, type);
      if (unit !== undefined) realm.units.push(unit);
    }
  }
  muster(w, realm, random);
}

function learn(realm: Realm, random: Random): void {
  for (const [n, many] of KNOWN.entries()) {
    const level = n + 1;
    const known = random.shuffle(TECH_IDS.filter((id) => TECHS[id].level === level && id !== "agriculture"));
    for (const tech of known.slice(0, many)) {
      if (level === 1 || level === 2 || level === 3 || level === 4) realm.pyramid.push({ tech, level });
    }
  }
  // CV-15.9: room for three culture events.
  if (!realm.pyramid.some(({ tech }) => tech === "pottery")) realm.pyramid.push({ tech: "pottery", level: 1 });
}

const bare = (w: World, squares: readonly SquareNumber[]): SquareNumber[] =>
  squares.filter((square) => terrainOf(w, square) !== "water" && markerAt(w, square) === null);

/** Great people on the map, with two cards, one of them face up. */
function befriend(w: World, seat: number, realm: Realm, random: Random): void {
  for (const up of [false, false, true]) {
    const card = w.market.greatDeck.pop();
    if (card === undefined) return;
    const { type } = GREAT_CARDS[card.id];
    const marker = w.market.greatPeople.indexOf(type);
    const [square] = random.shuffle(bare(w, outskirts(w, realm.cities[0] ?? { at: 0, second: null })));
    if (marker < 0 || square === undefined) {
      w.market.greatDeck.unshift(card);
      continue;
    }
    w.market.greatPeople.splice(marker, 1);
    w.markers[square] = { kind: "great-person", id: type, owner: seat };
    realm.greatCards.push({ id: card.id, up, counters: 0 });
  }
}

/** A wonder and a building. */
function adorn(w: World, seat: number, realm: Realm, random: Random): void {
  const free = random.shuffle(bare(w, outskirts(w, realm.cities[0] ?? { at: 0, second: null })));
  const [first, second] = free;
  const wonder = w.market.wonders.pop() ?? w.market.wonderDeck.pop();
  if (wonder !== undefined && first !== undefined) {
    w.markers[first] = { kind: "wonder", id: wonder, owner: seat };
    realm.wonders.push({ id: wonder, obsolete: false, coins: 0 });
  }
  const left = BUILDING_IDS.filter((id) => w.market.buildings[BUILDINGS[id].pool] > 0);
  const building = formFor(realm, random.pick(left)); // CV-12.4
  if (second === undefined) return;
  w.market.buildings[BUILDINGS[building].pool] -= 1;
  w.markers[second] = { kind: "building", id: building, owner: seat };
}

/** Armies and scouts anywhere on land, each on a square of its own. */
function muster(w: World, realm: Realm, random: Random): void {
  const taken = new Set(w.realms.flatMap(({ figures }) => figures.map(({ at }) => at)));
  const land = w.markers
    .map((_, square) => square)
    .filter((square) => {
      const terrain = terrainOf(w, square);
      return terrain !== undefined && terrain !== "water" && centreAt(w, square) === undefined && !taken.has(square);
    });
  const squares = random.shuffle(land.filter((square) => markerAt(w, square)?.kind !== "hut"));
  for (const kind of ["army", "army", "army", "scout"] as const) {
    const at = squares.pop();
    if (at !== undefined) realm.figures.push(newFigure(kind, at));
  }
}
