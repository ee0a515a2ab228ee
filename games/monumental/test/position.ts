import { Random } from "@civitas/kernel";
import type { Resources } from "@civitas/monumental-family";
import { Scene, type Stroke } from "@civitas/testing";
import type { AutomaCardId } from "../src/content/automa-cards.ts";
import { CARDS, type CardId, type DevelopmentId, type PolicyId, type WonderId } from "../src/content/cards.ts";
import type { CivilizationId } from "../src/content/civilizations.ts";
import type { HeroId } from "../src/content/heroes.ts";
import { GRIDS, type MapId } from "../src/content/maps.ts";
import type { MonsterId } from "../src/content/monsters.ts";
import type { MarketGood } from "../src/content/tokens.ts";
import { defenceOf } from "../src/defence.ts";
import { game } from "../src/index.ts";
import type { MonumentalOptions } from "../src/options.ts";
import { setup } from "../src/setup.ts";
import type { City, MarketToken, Monumental, Phase, Place, Realm, Space } from "../src/state.ts";
import type { MonumentalView } from "../src/view.ts";

/** What a civilization has in a position. What is left out is absent; units not named stand on the capital. */
export interface Side extends Resources {
  readonly civ?: CivilizationId;
  readonly capital?: string;
  readonly warlord?: string;
  /** By space: soldiers. */
  readonly soldiers?: Readonly<Record<string, number>>;
  readonly explorers?: readonly string[];
  readonly outposts?: readonly string[];
  /** By place, 1 to 9: `"fort"`, `"fort+currency"`; `!` activated, `^` reinforced. */
  readonly city?: Readonly<Record<number, string>>;
  /** The top card first. */
  readonly deck?: readonly CardId[];
  readonly discard?: readonly CardId[];
  /** The oldest first; the last is active. */
  readonly policies?: readonly PolicyId[];
  readonly wonder?: WonderId;
  /** Wonder tokens: by space. */
  readonly tokens?: Readonly<Record<string, WonderId>>;
  readonly productionTokens?: number;
  readonly markets?: readonly MarketToken[];
  readonly hero?: { readonly id: HeroId; readonly space?: string; readonly place?: number; readonly card?: CardId };
  readonly monsters?: readonly MonsterId[];
}

/** What lies on a space beside pieces. */
export interface Ground extends Partial<Pick<Space, "tile" | "production" | "token" | "market">> {
  readonly pile?: readonly MarketGood[];
}

export interface Position {
  /** The beginning of a game, before civilizations are chosen: nothing of the sides is laid out. */
  readonly fresh?: true;
  readonly map?: MapId;
  readonly options?: Partial<MonumentalOptions>;
  /** By owner; the last one is the automa if `automa` is given. */
  readonly sides?: readonly Side[];
  readonly automa?: {
    readonly deck?: readonly AutomaCardId[];
    readonly cards?: readonly CardId[];
    readonly column?: readonly PolicyId[];
  };
  readonly spaces?: Readonly<Record<string, Ground>>;
  readonly phase?: Phase;
  readonly mover?: number;
  readonly first?: number;
  readonly round?: number;
  readonly lastRound?: number;
  /** From slot 1 on. */
  readonly display?: readonly (DevelopmentId | null)[];
  /** The top card first. */
  readonly deck?: readonly (DevelopmentId | HeroId)[];
  readonly heroRow?: readonly HeroId[];
  readonly monsters?: readonly { readonly id: MonsterId; readonly space: string; readonly marker: number }[];
  readonly turn?: Partial<Monumental["turn"]>;
  readonly seed?: string;
  /** What chance brings first. */
  readonly chance?: readonly Stroke[];
}

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
  if (text === undefined) return { top: null, under: null, activated: false, reinforced: false };
  const [top = "", under] = text.replace(/[!^]/g, "").split("+");
  return {
    top: cardNamed(top),
    under: under === undefined ? null : cardNamed(under),
    activated: text.includes("!") || text.includes("^"),
    reinforced: text.includes("^"),
  };
}

function cardNamed(id: string): CardId {
  const found = Object.keys(CARDS).find((key): key is CardId => key === id);
  if (found === undefined) throw new Error(`there is no card "${id}"`);
  return found;
}

/** A match at a position of the test's choice: nothing on the table but what it names. */
export class Table extends Scene<Monumental, MonumentalView, MonumentalOptions> {
  constructor(given: Position = {}) {
    const automa = given.automa !== undefined;
    const sides = given.sides ?? [{}, {}];
    const seats = sides.length - (automa ? 1 : 0);
    const at = positionOf(given, sides, seats);
    super(game, {
      seats,
      at,
      seed: given.seed ?? "table",
      chance: given.chance,
    });
  }

  number(name: string): number {
    return GRIDS[this.state.map].named.get(name) ?? -1;
  }

  /** Names the units of a conquest: soldiers by space; figures not named stay. */
  send(soldiers: Readonly<Record<string, number>>, ...figures: readonly ("warlord" | "hero")[]): this {
    while (this.prompt === "ask.levy") {
      const [kind = "", place = ""] = (this.offered.find((id) => id !== "go") ?? "").split(":");
      if (kind === "from") this.do(`from:${place}:${soldiers[place] ?? 0}`);
      else this.do(`${kind}:${figures.some((figure) => figure === kind) ? "yes" : "no"}`);
    }
    return this;
  }

  /** The players whose turn it is pass, so many times. */
  pass(turns = 1): this {
    for (let n = 0; n < turns; n++) {
      if (this.prompt === "ask.activate") this.do("activate:a1");
      this.do("end");
    }
    return this;
  }

  space(name: string): Space {
    const space = this.state.spaces[this.number(name)];
    if (space === undefined) throw new Error(`there is no space ${name}`);
    return space;
  }

  defence(name: string): number {
    return defenceOf(this.state, this.number(name));
  }

  realm(owner = 0): Realm {
    const realm = this.state.realms[owner];
    if (realm === undefined) throw new Error(`there is no civilization ${owner}`);
    return realm;
  }

  city(seat = 0): City {
    const city = this.state.cities[seat];
    if (city === undefined) throw new Error(`there is no city ${seat}`);
    return city;
  }

  /** What a civilization has, without the zeros. */
  has(owner = 0): Resources {
    return Object.fromEntries(Object.entries(this.realm(owner).supply).filter(([, n]) => n > 0));
  }

  /** The city deck, the top card first. */
  deck(seat = 0): CardId[] {
    return [...this.city(seat).deck].reverse();
  }

  /** What lies in a place, 1 to 9: `"fort+currency"`. */
  at(place: number, seat = 0): string | null {
    const { top, under } = this.city(seat).places[place - 1] ?? { top: null, under: null };
    return top === null ? null : under === null ? top : `${top}+${under}`;
  }

  where(owner = 0): { readonly warlord: string; readonly explorers: readonly string[] } {
    const { warlord, explorers } = this.realm(owner);
    const names = GRIDS[this.state.map].names;
    return { warlord: names[warlord ?? -1] ?? "", explorers: explorers.map((n) => names[n] ?? "") };
  }
}

function positionOf(given: Position, sides: readonly Side[], seats: number): Monumental {
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
    Object.assign(space, rest, pile === undefined ? {} : { pile: [...pile].reverse() });
  }
  const capitals = m.spaces.flatMap(({ tile }, n) => (tile === "capital" ? [n] : []));
  for (const [owner, side] of sides.entries()) settle(m, owner, side, capitals, number);
  for (const [seat, city] of m.cities.entries()) fillCity(city, sides[seat] ?? {});
  if (m.automa !== null) {
    m.automa.deck = [...(given.automa?.deck ?? [])].reverse();
    m.automa.cards = [...(given.automa?.cards ?? [])];
    m.automa.column = [...(given.automa?.column ?? [])].reverse();
  }
  Object.assign(m, {
    round: given.round ?? 3,
    phase: given.phase ?? "actions",
    mover: given.mover ?? 0,
    first: given.first ?? 0,
    lastRound: given.lastRound ?? null,
    display: Array.from({ length: 6 }, (_, slot) => given.display?.[slot] ?? null),
    deck: [...(given.deck ?? ["university", "fortress", "cathedral", "guildhall"])].reverse(),
    heroRow: [...(given.heroRow ?? [])],
    monsters: (given.monsters ?? []).map(({ id, space, marker }) => ({ id, space: number(space), marker })),
  } satisfies Partial<Monumental>);
  Object.assign(m.turn, given.turn);
  return m;
}

/** What a test settles about a game that has not begun. */
function beginning({ first = 0, deck }: Position, m: Monumental): Partial<Monumental> {
  return { first, mover: first, deck: deck === undefined ? m.deck : [...deck].reverse() };
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
  realm.supply = {
    production: side.production ?? 0,
    science: side.science ?? 0,
    military: side.military ?? 0,
    gold: side.gold ?? 0,
    culture: side.culture ?? 0,
  };
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
      attacked: false,
    };
    if (space !== undefined) hold(space);
  }
}

const grids = (m: Monumental): readonly string[] => GRIDS[m.map].names;

function fillCity(city: City, side: Side): void {
  city.places = Array.from({ length: 9 }, (_, place) => placeFrom(side.city?.[place + 1]));
  city.deck = [...(side.deck ?? [])].reverse();
  city.discard = [...(side.discard ?? [])];
  city.known = 0;
}

/** A city of Forts, except in these places. */
export const cityOfForts = (places: Readonly<Record<number, string>>): Record<number, string> => ({
  ...Object.fromEntries(Array.from({ length: 9 }, (_, n) => [n + 1, "fort"])),
  ...places,
});
