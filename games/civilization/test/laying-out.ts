import { Random } from "@civitas/kernel";
import { among, named, topFirst } from "@civitas/testing";
import { cityOf } from "../src/city/outskirts.ts";
import { BUILDINGS } from "../src/content/buildings.ts";
import { EVENTS } from "../src/content/events.ts";
import type { MarkerContent } from "../src/content/huts.ts";
import { hidden } from "../src/content/huts.ts";
import {
  BUILDING_IDS,
  type BuildingId,
  type CivilizationId,
  GREAT_TYPES,
  type GreatType,
  type HutId,
  MARKET_RESOURCES,
  RELIC_IDS,
  TECH_IDS,
  type VillageId,
  WONDER_IDS,
  type WonderId,
} from "../src/content/ids.ts";
import { TECHS } from "../src/content/techs.ts";
import { UNITS } from "../src/content/units.ts";
import { newFigure } from "../src/movement/figures.ts";
import type { CivilizationOptions } from "../src/options.ts";
import { settleCivilization } from "../src/setup/beginning.ts";
import { setup } from "../src/setup/setup.ts";
import type { City, Level, Marker, Realm, SquareNumber, World } from "../src/state.ts";
import type { Position, Side } from "./given.ts";
import { faceDown, layTiles, recommended, squareNamed } from "./laying-land.ts";

const DEFAULTS: CivilizationOptions = {
  expansion: true,
  greatPersonCards: true,
  investments: true,
  civilizations: "choose",
  roundLimit: 0,
};

export const CIVILIZATIONS: readonly CivilizationId[] = ["romans", "chinese", "egyptians", "germans", "russians"];

/** The world of a position. Everything that it names is taken from where it lay, so that the components still add up. */
export function layOut(given: Position): World {
  const sides = given.sides ?? [{}, {}];
  const w = setup({ ...DEFAULTS, ...given.options, civilizations: "choose" }, sides.length, Random.seeded("position"));
  w.first = given.first ?? 0;
  w.mover = given.mover ?? w.first;
  if (given.fresh) {
    faceDown(w, given);
    stackPiles(w, given);
    return w;
  }
  for (const [seat, side] of sides.entries()) {
    settleCivilization(w, seat, side.civ ?? CIVILIZATIONS[seat] ?? "romans");
  }
  layTiles(w, given);
  for (const [seat, side] of sides.entries()) settle(w, seat, side);
  for (const [name, marker] of Object.entries(given.markers ?? {})) putMarker(w, squareNamed(w, name), marker);
  for (const [seat, side] of sides.entries()) finishWonders(w, seat, side);
  stackPiles(w, given);
  w.locked = (given.locked ?? []).map((name) => squareNamed(w, name));
  w.round = given.round ?? 3;
  w.phase = given.phase ?? "city-management";
  w.step = given.step ?? "begin";
  given.but?.(w);
  return w;
}

/** Takes one thing out of a pile; it is an error if none is there. */
function take<T>(pile: T[], is: (thing: T) => boolean, what: string): T {
  const at = pile.findIndex(is);
  const [thing] = at < 0 ? [] : pile.splice(at, 1);
  if (thing === undefined) throw new Error(`there is no ${what} left`);
  return thing;
}

function settle(w: World, seat: number, side: Side): void {
  const realm = w.realms[seat];
  if (realm === undefined) return;
  const at = (name: string): SquareNumber => squareNamed(w, name);
  const [first, second] = side.capital?.split("+").map(at) ?? [recommended(w, seat)];
  realm.cities = [
    city(first ?? 0, second ?? null, true),
    ...(side.cities ?? []).map((name) => city(at(name), null, false)),
  ];
  const cityAt = (name: string): City => {
    const found = realm.cities.find((one) => one.at === at(name));
    if (found === undefined) throw new Error(`player ${seat} has no city on ${name}`);
    return found;
  };
  for (const name of side.walls ?? []) cityAt(name).walls = true;
  for (const name of side.fortified ?? []) cityAt(name).post = "fortification";
  for (const name of side.caravans ?? []) cityAt(name).post = "caravan";
  w.market.posts -= realm.cities.filter(({ post }) => post !== null).length;
  for (const name of side.armies ?? []) realm.figures.push(newFigure("army", at(name)));
  for (const text of side.scouts ?? []) {
    const [name = "", gathers] = text.split(">");
    realm.figures.push({ ...newFigure("scout", at(name)), gathers: gathers === undefined ? null : cityAt(gathers).at });
  }
  for (const text of side.techs ?? []) realm.pyramid.push(pyramidCard(text));
  realm.government = side.government ?? "despotism";
  Object.assign(realm.rule, side.rule);
  realm.trade = side.trade ?? 0;
  realm.culture = side.culture ?? 0;
  realm.track = side.track ?? 0;
  realm.used = [...(side.used ?? [])];
  realm.relics = [...(side.relics ?? [])];
  giveThings(w, realm, side);
}

const city = (at: SquareNumber, second: SquareNumber | null, capital: boolean): City => ({
  at,
  second,
  capital,
  walls: false,
  post: null,
  actions: 0,
  sure: 0,
  bonuses: [],
});

function pyramidCard(text: string): Realm["pyramid"][number] {
  const [id = "", slot] = text.split("@");
  if (id === "blank") return { tech: null, level: asLevel(slot ?? "1") };
  const tech = named("tech", TECH_IDS, id);
  return { tech, level: slot === undefined ? TECHS[tech].level : asLevel(slot) };
}

function asLevel(text: string): Level {
  const n = Number(text);
  if (n === 1 || n === 2 || n === 3 || n === 4 || n === 5) return n;
  throw new Error(`there is no level ${text}`);
}

function giveThings(w: World, realm: Realm, side: Side): void {
  const { market } = w;
  for (const [place, n] of Object.entries(side.coins ?? {})) {
    const tech = among(TECH_IDS, place);
    if (place === "sheet") realm.sheet = n;
    else if (tech !== undefined) realm.coins[tech] = n;
  }
  for (const resource of MARKET_RESOURCES) {
    const n = side.resources?.[resource] ?? 0;
    realm.resources[resource] = n;
    market.resources[resource] -= n;
  }
  for (const text of side.kept ?? []) {
    const [kind = "", content = ""] = text.split(":");
    if (kind === "hut") realm.kept.push({ kind, id: takeHut(w, content), seen: [] });
    else realm.kept.push({ kind: "village", id: takeVillage(w, content), seen: [] });
  }
  for (const id of side.events ?? []) {
    const pile = market.events[EVENTS[id].level - 1];
    if (pile !== undefined) realm.events.push(take(pile.deck, (card) => card === id, id));
  }
  for (const id of side.units ?? []) {
    realm.units.push(take(market.units[UNITS[id].type].down, (card) => card === id, id));
  }
  for (const type of side.reserve ?? []) realm.reserve.push(take(market.greatPeople, (one) => one === type, type));
  for (const [list, up] of [
    [side.hidden, false],
    [side.open, true],
  ] as const) {
    for (const id of list ?? []) {
      take(market.greatDeck, (card) => card.id === id, id);
      realm.greatCards.push({ id, up, counters: 0 });
    }
  }
  for (const [card, n] of Object.entries(side.investments ?? {})) {
    Object.assign(realm.investments, { [card]: n });
    market.investmentMarkers -= n;
  }
}

const takeHut = (w: World, content: string): HutId =>
  take(w.huts, (id) => hidden(id).content === content, `hut with ${content}`);
const takeVillage = (w: World, content: string): VillageId =>
  take(w.villages, (id) => hidden(id).content === content, `village with ${content}`);

function putMarker(w: World, square: SquareNumber, text: string): void {
  const [name = "", content = ""] = text.split(":");
  w.markers[square] = markerFrom(w, name, content, cityOf(w, square)?.seat ?? 0);
}

function markerFrom(w: World, name: string, content: string, owner: number): Marker {
  if (name === "hut") return { kind: "hut", id: content === "" ? anyOf(w.huts) : takeHut(w, content), seen: [] };
  if (name === "village") {
    return { kind: "village", id: content === "" ? anyOf(w.villages) : takeVillage(w, content), seen: [] };
  }
  const relic = among(RELIC_IDS, name);
  if (relic !== undefined) return { kind: "relic", id: relic };
  const wonder = among(WONDER_IDS, name);
  if (wonder !== undefined) return ownWonder(w, wonder, owner);
  const person = among(GREAT_TYPES, name);
  if (person !== undefined) return greatPerson(w, person, owner);
  return building(w, named("marker", BUILDING_IDS, name), owner);
}

function anyOf<T>(pile: T[]): T {
  return take(pile, () => true, "marker");
}

function ownWonder(w: World, id: WonderId, owner: number): Marker {
  takeWonder(w, id);
  w.realms[owner]?.wonders.push({ id, obsolete: false, coins: 0 });
  return { kind: "wonder", id, owner };
}

/** A wonder from wherever it lies; another one fills the deck, so that it stays as big as it was. */
function takeWonder(w: World, id: WonderId): void {
  const { wonderDeck, wonders } = w.market;
  for (const pile of [w.unseen.wonders, wonders, wonderDeck]) {
    const at = pile.indexOf(id);
    if (at >= 0) pile.splice(at, 1);
  }
}

function greatPerson(w: World, type: GreatType, owner: number): Marker {
  take(w.market.greatPeople, (one) => one === type, type);
  return { kind: "great-person", id: type, owner };
}

function building(w: World, id: BuildingId, owner: number): Marker {
  w.market.buildings[BUILDINGS[id].pool] -= 1;
  return { kind: "building", id, owner };
}

function finishWonders(w: World, seat: number, side: Side): void {
  for (const wonder of w.realms[seat]?.wonders ?? []) {
    wonder.obsolete = side.obsolete?.includes(wonder.id) ?? false;
    if (wonder.id === "panama-canal") wonder.coins = side.coins?.["panama-canal"] ?? 0;
  }
}

/** The named ones on top of a pile, the first one topmost. */
function onTop<T>(pile: T[], wanted: readonly T[]): void {
  const found = wanted.map((thing) => take(pile, (one) => one === thing, String(thing)));
  pile.push(...topFirst(found));
}

function onTopBy<T>(pile: T[], wanted: readonly MarkerContent[], content: (thing: T) => MarkerContent): void {
  const found = wanted.map((what) => take(pile, (one) => content(one) === what, what));
  pile.push(...topFirst(found));
}

function stackPiles(w: World, given: Position): void {
  const { market } = w;
  for (const id of given.wonders ?? []) takeWonder(w, id);
  market.wonderDeck.push(...market.wonders.splice(0));
  market.wonders = [...(given.wonders ?? [])];
  for (const id of given.wonderDeck ?? []) {
    takeWonder(w, id);
    market.wonderDeck.unshift(id);
  }
  onTop(market.wonderDeck, given.wonderDeck ?? []);
  for (const level of [1, 2, 3] as const) onTop(market.events[level - 1]?.deck ?? [], given.eventDecks?.[level] ?? []);
  for (const type of ["infantry", "mounted", "artillery", "aircraft"] as const) {
    onTop(market.units[type].down, given.unitDecks?.[type] ?? []);
  }
  for (const id of topFirst(given.greatDeck)) {
    market.greatDeck.push(take(market.greatDeck, (card) => card.id === id, id));
  }
  onTopBy(w.huts, given.huts ?? [], (id: HutId) => hidden(id).content);
  onTopBy(w.villages, given.villages ?? [], (id: VillageId) => hidden(id).content);
}
