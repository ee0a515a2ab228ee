import type { Random } from "@civitas/kernel";
import { formFor } from "../src/city/items.ts";
import { centreAt, centreOf, outskirts } from "../src/city/outskirts.ts";
import { whyNotBuilding } from "../src/city/placing.ts";
import { BUILDINGS } from "../src/content/buildings.ts";
import type { FigureKind } from "../src/content/constants.ts";
import { BUILDING_IDS } from "../src/content/ids.ts";
import { TECHS } from "../src/content/techs.ts";
import { maxCities } from "../src/limits.ts";
import { around, squaresApart } from "../src/map/grid.ts";
import { explored, isSite, markerAt, terrainOf } from "../src/map/land.ts";
import { newFigure } from "../src/movement/figures.ts";
import type { CivilizationOptions } from "../src/options.ts";
import type { City, SquareNumber, World } from "../src/state.ts";
import { richGame } from "./rich.ts";

/** The same late game where all live close together: several cities with what guards them, and figures in stacks. */
export const crowdedGame = {
  ...richGame,
  setup(options: CivilizationOptions, seats: number, random: Random): World {
    const w = richGame.setup(options, seats, random);
    for (const [seat, realm] of w.realms.entries()) {
      realm.figures = [];
      while (realm.cities.length < maxCities(w, seat) && settle(w, realm.cities, random));
      for (const city of realm.cities) for (let n = 0; n < 3; n++) build(w, seat, city, random);
      for (const { tech } of realm.pyramid) {
        if (tech !== null && TECHS[tech].passive.coinSlots !== undefined) realm.coins[tech] = random.int(3);
      }
    }
    for (const seat of w.realms.keys()) for (const stack of STACKS) gather(w, seat, stack, random);
    return w;
  },
};

const STACKS: readonly (readonly FigureKind[])[] = [["scout", "scout"], ["army", "army"], ["army"], ["army"]];

const isLand = (w: World, square: SquareNumber): boolean =>
  explored(w, square) && terrainOf(w, square) !== "water" && !isSite(markerAt(w, square));

/** A further city wherever one could be founded. */
function settle(w: World, cities: City[], random: Random): boolean {
  const centres = w.realms.flatMap((realm) => realm.cities.flatMap(centreOf));
  const free = w.markers.flatMap((marker, square) => {
    const near = around(w, square);
    const open = marker === null && near.length === 8 && [square, ...near].every((other) => explored(w, other));
    if (!open || terrainOf(w, square) === "water" || near.some((other) => isSite(markerAt(w, other)))) return [];
    return centres.every((centre) => squaresApart(w, centre, square) > 2) ? [square] : [];
  });
  if (free.length === 0) return false;
  const post = random.pick([null, "fortification", "caravan"] as const);
  if (post !== null) w.market.posts -= 1;
  const walls = random.int(2) === 0;
  cities.push({ at: random.pick(free), second: null, capital: false, walls, post, actions: 0, sure: 0, bonuses: [] });
  return true;
}

function build(w: World, seat: number, city: City, random: Random): void {
  const realm = w.realms[seat];
  const basic = BUILDING_IDS.filter(
    (id) => BUILDINGS[id].basicForm === null && w.market.buildings[BUILDINGS[id].pool] > 0,
  );
  if (realm === undefined) return;
  const id = formFor(realm, random.pick(basic)); // CV-12.4
  const free = outskirts(w, city).filter(
    (square) => markerAt(w, square) === null && whyNotBuilding(w, seat, city, id, square) === undefined,
  );
  if (free.length === 0) return;
  w.market.buildings[BUILDINGS[id].pool] -= 1;
  w.markers[random.pick(free)] = { kind: "building", id, owner: seat };
}

/** A stack in or beside anybody's outskirts, where nobody stands yet. */
function gather(w: World, seat: number, stack: readonly FigureKind[], random: Random): void {
  const taken = new Set(w.realms.flatMap(({ figures }) => figures.map(({ at }) => at)));
  const near = w.realms.flatMap(({ cities }) => cities.flatMap((city) => outskirts(w, city)));
  const free = near
    .flatMap((square) => [square, ...around(w, square)])
    .filter((square) => isLand(w, square) && centreAt(w, square) === undefined && !taken.has(square));
  if (free.length === 0) return;
  const at = random.pick(free);
  for (const kind of stack) w.realms[seat]?.figures.push(newFigure(kind, at));
}
