import { Random } from "@civitas/kernel";
import { cardsFrom, placesFrom, supplyFrom } from "@civitas/monumental-family/testing";
import { topFirst } from "@civitas/testing";
import { CARD_IDS } from "../src/content/cards.ts";
import type { CivilizationId } from "../src/content/civilizations.ts";
import { GRIDS } from "../src/content/maps.ts";
import type { MonumentalOptions } from "../src/options.ts";
import { setup } from "../src/setup.ts";
import type { City, Monumental, Place, Space } from "../src/state.ts";
import type { Position, Side } from "./given.ts";

const DEFAULTS: MonumentalOptions = {
  automa: "none",
  civilizations: "random",
  map: "clash-of-titans",
  outline: "quiet-pastures",
  alternativeI: "none",
  alternativeII: "none",
  alternativeIII: "none",
  renaissance: false,
  heroes: false,
  monsters: 0,
  payment: "usual",
};

const CIVILIZATIONS: readonly CivilizationId[] = ["egypt", "denmark", "greece", "china"];

function placeFrom(text: string | undefined): Place {
  const reinforced = text?.includes("^") ?? false;
  return { ...cardsFrom(CARD_IDS, text), activated: reinforced || (text?.includes("!") ?? false), reinforced };
}

/** The state of a position. */
export function positionOf(given: Position, sides: readonly Side[], seats: number): Monumental {
  const options: MonumentalOptions = {
    ...DEFAULTS,
    ...given.options,
    automa: given.automa === undefined ? "none" : (sides[seats]?.civ ?? "greece"),
  };
  const m = setup(options, seats, Random.seeded(given.seed ?? "position"));
  if (given.fresh) return Object.assign(m, beginning(given, m));
  if (given.map !== undefined && given.map !== m.map) throw new Error(`that is ${m.map}, not ${given.map}`);
  const grid = GRIDS[m.map];
  const number = (name: string): number => {
    const n = grid.named.get(name);
    if (n === undefined) throw new Error(`there is no space ${name}`);
    return n;
  };
  for (const [name, ground] of Object.entries(given.spaces ?? {})) {
    const space = m.spaces[number(name)];
    if (space === undefined) continue;
    const { pile, ...rest } = ground;
    Object.assign(space, rest, pile === undefined ? {} : { pile: topFirst(pile) });
  }
  const capitals = m.spaces.flatMap(({ tile }, n) => (tile === "capital" ? [n] : []));
  for (const [owner, side] of sides.entries()) settle(m, owner, side, capitals, number);
  for (const [seat, city] of m.cities.entries()) fillCity(city, sides[seat] ?? {});
  if (m.automa !== null) {
    m.automa.deck = topFirst(given.automa?.deck);
    m.automa.cards = [...(given.automa?.cards ?? [])];
    m.automa.column = topFirst(given.automa?.column);
  }
  Object.assign(m, {
    round: given.round ?? 3,
    phase: given.phase ?? "actions",
    mover: given.mover ?? 0,
    first: given.first ?? 0,
    lastRound: given.lastRound ?? null,
    display: Array.from({ length: 6 }, (_, slot) => given.display?.[slot] ?? null),
    deck: topFirst(given.deck ?? ["university", "fortress", "cathedral", "guildhall"]),
    heroRow: [...(given.heroRow ?? [])],
    monsters: (given.monsters ?? []).map(({ id, space, marker }) => ({ id, space: number(space), marker })),
  } satisfies Partial<Monumental>);
  Object.assign(m.turn, given.turn);
  return m;
}

/** What a test settles about a game that has not begun. */
function beginning({ first = 0, deck }: Position, m: Monumental): Partial<Monumental> {
  return { first, mover: first, deck: deck === undefined ? m.deck : topFirst(deck) };
}

function settle(
  m: Monumental,
  owner: number,
  side: Side,
  capitals: readonly number[],
  number: (name: string) => number,
): void {
  const realm = m.realms[owner];
  const capital = side.capital === undefined ? (capitals[owner] ?? 0) : number(side.capital);
  const home = m.spaces[capital];
  if (realm === undefined || home === undefined) return;
  realm.civilization = side.civ ?? CIVILIZATIONS[owner] ?? "japan";
  realm.capital = capital;
  realm.warlord = side.warlord === undefined ? capital : number(side.warlord);
  realm.explorers = (side.explorers ?? []).map(number);
  while (realm.explorers.length < 2) realm.explorers.push(capital);
  realm.supply = supplyFrom(side);
  realm.policies = [...(side.policies ?? [])];
  realm.construction = side.wonder === undefined ? [] : [side.wonder];
  realm.productionTokens = side.productionTokens ?? 0;
  realm.markets = (side.markets ?? []).map((token) => ({ ...token }));
  realm.monsters = [...(side.monsters ?? [])];
  home.owner = owner;
  let out = 0;
  const hold = (name: string): Space => {
    const space = m.spaces[number(name)];
    if (space === undefined) throw new Error(`there is no space ${name}`);
    if (space.tile !== "capital") {
      space.owner = owner;
      space.token = null;
    }
    return space;
  };
  for (const [name, n] of Object.entries(side.soldiers ?? {})) {
    const space = hold(name);
    if (space === home) continue;
    space.soldiers = n;
    out += n;
  }
  home.soldiers = side.soldiers?.[grids(m)[capital] ?? ""] ?? 9 - out;
  if (side.warlord !== undefined) hold(side.warlord);
  for (const name of side.outposts ?? []) {
    hold(name).outpost = true;
    realm.outposts--;
  }
  for (const [name, wonder] of Object.entries(side.tokens ?? {})) {
    const space = m.spaces[number(name)];
    if (space !== undefined) Object.assign(space, { wonder, builder: owner });
  }
  if (side.hero !== undefined) {
    const { id, space, place, card } = side.hero;
    realm.hero = {
      id,
      space: space === undefined ? (place === undefined ? capital : null) : number(space),
      place: place === undefined ? null : place - 1,
      card: card ?? null,
      knowledge: 0,
    };
    if (space !== undefined) hold(space);
  }
}

const grids = (m: Monumental): readonly string[] => GRIDS[m.map].names;

function fillCity(city: City, side: Side): void {
  city.places = placesFrom(side.city, placeFrom);
  city.deck = topFirst(side.deck);
  city.discard = [...(side.discard ?? [])];
  city.known = 0;
}
