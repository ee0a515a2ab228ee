import type { Random } from "@civitas/kernel";
import { emptySupply } from "@civitas/monumental-family";
import { ERAS, type Era } from "./content/card.ts";
import { alternativeOf, type DevelopmentId, eraCards, replaceable } from "./content/cards.ts";
import { CIVILIZATION_IDS } from "./content/civilizations.ts";
import { BASIC_PILE, CITY_PLACES, DISPLAY_SLOTS, OUTPOSTS, START_GOLD } from "./content/constants.ts";
import { type HeroId, heroesOf } from "./content/heroes.ts";
import { mapFor } from "./content/maps.ts";
import type { Alternative, MonumentalOptions } from "./options.ts";
import { randomMap, scenarioMap } from "./random-map.ts";
import { layMap } from "./setup-map.ts";
import { type City, type Monumental, newTurn, type Realm } from "./state.ts";

/** MO-3 up to the choice of civilizations; chance is drawn in the order of MO-3.28. */
export function setup(options: MonumentalOptions, seats: number, random: Random): Monumental {
  const withAutoma = seats === 1 || (options.automa !== "none" && seats < 4);
  const civilizations = seats + (withAutoma ? 1 : 0);
  const map = mapFor(options.map === "random" ? options.outline : options.map, civilizations);
  const tiles = options.map === "random" ? randomMap(map, random) : scenarioMap(map);
  const laid = layMap(tiles, civilizations, options.monsters, random);
  const { deck, gone, unseenHeroes } = developmentDeck(options, civilizations, random);
  const first = random.int(seats);
  const m: Monumental = {
    round: 0,
    phase: "civilizations",
    mover: first,
    first,
    lastRound: null,
    payment: options.payment,
    map,
    ...laid,
    spent: { production: 0, goods: 0 },
    monsters: [],
    deck,
    unseenHeroes,
    display: Array<DevelopmentId | null>(DISPLAY_SLOTS).fill(null),
    displayRows: civilizations === 2 ? 2 : 1,
    gone,
    piles: { workshop: BASIC_PILE, laboratory: BASIC_PILE, "archery-range": BASIC_PILE },
    heroRow: [],
    realms: Array.from({ length: civilizations }, emptyRealm),
    cities: Array.from({ length: seats }, emptyCity),
    automa: withAutoma ? { column: [], deck: [], discard: [], open: [], cards: [], stacked: [] } : null,
    turn: newTurn(),
  };
  dealCivilizations(m, options, random);
  return m;
}

/** MO-11.1, MO-3.14: the automa's first, then, if they are dealt, those of the players in turn order. */
function dealCivilizations(m: Monumental, options: MonumentalOptions, random: Random): void {
  const free = [...CIVILIZATION_IDS];
  const seats = m.cities.length;
  const automa = m.realms[seats];
  if (automa !== undefined) {
    const named = CIVILIZATION_IDS.find((id) => id === options.automa);
    automa.civilization = named ?? random.pick(free);
    free.splice(free.indexOf(automa.civilization), 1);
  }
  if (options.civilizations === "choose") return;
  random.shuffle(free);
  for (let n = 0; n < seats; n++) {
    const realm = m.realms[(m.first + n) % seats];
    if (realm !== undefined) realm.civilization = free[n] ?? null;
  }
}

const emptyRealm = (): Realm => ({
  civilization: null,
  capital: null,
  warlord: null,
  explorers: [],
  outposts: OUTPOSTS,
  supply: { ...emptySupply(), gold: START_GOLD }, // MO-3.19
  productionTokens: 0,
  markets: [],
  tokens: [],
  policies: [],
  construction: [],
  hero: null,
  monsters: [],
  archived: [],
});

const emptyCity = (): City => ({
  places: Array.from({ length: CITY_PLACES }, () => ({ top: null, under: null, activated: false, reinforced: false })),
  deck: [],
  known: 0,
  discard: [],
  drawn: [],
  dealt: [],
  completing: null,
});

/** MO-3.7 to MO-3.10, MO-12.1: each era is shuffled separately, era I on top; the end of the list is the top. */
function developmentDeck(options: MonumentalOptions, civilizations: number, random: Random) {
  const eras = ERAS.filter((era) => era !== "R" || options.renaissance);
  const gone: DevelopmentId[] = [];
  const unseenHeroes: HeroId[] = [];
  const cards = new Map<Era, (DevelopmentId | HeroId)[]>();
  for (const era of ERAS) {
    const alternatives = alternativeFor(options, era);
    const { used, out } = withAlternative(era, alternatives, random);
    if (eras.includes(era)) cards.set(era, used);
    else gone.push(...used);
    gone.push(...out);
  }
  for (const era of eras) {
    const heroes = options.heroes ? random.shuffle(heroesOf(era)) : [];
    cards.get(era)?.push(...heroes.splice(0, civilizations === 4 ? 2 : 1));
    unseenHeroes.push(...heroes);
  }
  const deck = eras.toReversed().flatMap((era) => random.shuffle(cards.get(era) ?? []));
  return { deck, gone, unseenHeroes };
}

function alternativeFor(options: MonumentalOptions, era: Era): Alternative {
  if (era === "I") return options.alternativeI;
  if (era === "II") return options.alternativeII;
  return era === "III" ? options.alternativeIII : "none";
}

/** MO-3.8: the cards of an era, perhaps with its alternative wonder in place of another one. */
function withAlternative(era: Era, alternative: Alternative, random: Random) {
  const used = eraCards(era);
  const wonder = alternativeOf(era);
  if (wonder === undefined) return { used, out: [] };
  if (alternative === "none") return { used, out: [wonder] };
  const replaced = alternative === "random" ? random.pick(replaceable(era)) : alternative;
  used[used.indexOf(replaced)] = wonder;
  return { used, out: [replaced] };
}
