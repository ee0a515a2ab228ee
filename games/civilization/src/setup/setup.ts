import type { Random, Seat } from "@civitas/kernel";
import { inPlay } from "../content/box.ts";
import { POOLS } from "../content/buildings.ts";
import { CIVILIZATIONS } from "../content/civilizations.ts";
import { FORTIFICATION_MARKERS, INVESTMENT_MARKERS } from "../content/constants.ts";
import { EVENTS } from "../content/events.ts";
import { GREAT_PEOPLE } from "../content/great-people.ts";
import { HUTS, VILLAGES } from "../content/huts.ts";
import {
  CIVILIZATION_IDS,
  type CivilizationId,
  EVENT_IDS,
  GREAT_CARD_IDS,
  GREAT_TYPES,
  HUT_IDS,
  TILE_IDS,
  UNIT_IDS,
  type UnitType,
  VILLAGE_IDS,
  WONDER_IDS,
  type WonderId,
} from "../content/ids.ts";
import { isHome, TILES } from "../content/tiles.ts";
import { UNITS } from "../content/units.ts";
import { ERAS, WONDERS } from "../content/wonders.ts";
import { gridFor } from "../map/grid.ts";
import type { CivilizationOptions } from "../options.ts";
import type { Market, Realm, Settings, World } from "../state.ts";
import { openMarket, settleCivilization } from "./beginning.ts";

/** CV-3.5: wonders of each era in the deck. */
const WONDERS_OF_AN_ERA = 4;

const repeated = <T>(thing: T, n: number): T[] => Array<T>(n).fill(thing);

/** Section 3. */
export function setup(options: CivilizationOptions, seats: number, random: Random): World {
  const settings = settingsOf(options);
  const { expansion } = settings;
  const { width, height, layout } = gridFor(seats);
  const neutral = random.shuffle(TILE_IDS.filter((id) => !isHome(id) && inPlay(TILES[id].set, expansion)));
  const wonders = wonderDeck(settings, random);
  const w: World = {
    settings,
    round: 0,
    phase: "civilizations",
    first: random.int(seats), // CV-3.12
    mover: 0,
    step: "act",
    tiles: layout.slots.map(({ home }) =>
      home === null
        ? { id: neutral.pop() ?? null, rotation: 0, explored: false }
        : { id: null, rotation: home.rotation, explored: false },
    ),
    markers: repeated(null, width * height),
    disasters: [],
    locked: [],
    realms: Array.from({ length: seats }, newRealm),
    market: newMarket(settings, seats, random, wonders.deck),
    huts: random.shuffle(
      HUT_IDS.flatMap((id) => (inPlay(HUTS[id].set, expansion) ? repeated(id, HUTS[id].count) : [])),
    ),
    villages: random.shuffle(
      VILLAGE_IDS.flatMap((id) => (inPlay(VILLAGES[id].set, expansion) ? repeated(id, VILLAGES[id].count) : [])),
    ),
    unseen: { tiles: neutral, wonders: wonders.unseen }, // CV-3.9, CV-3.5
    gone: { huts: [], villages: [], relics: [], wonders: [] },
    announced: [],
    battle: null,
    conqueror: null,
    ended: false,
  };
  w.mover = w.first;
  if (options.civilizations === "random") {
    const dealt = random.shuffle(civilizationsInPlay(settings));
    for (let seat: Seat = 0; seat < seats; seat++) settleCivilization(w, seat, dealt[seat] ?? "romans");
    openMarket(w);
    w.phase = "capitals";
  }
  return w;
}

/** CV-2.2, CV-2.3, CV-2.7: the modules belong to the expansion. */
function settingsOf({ expansion, greatPersonCards, investments, roundLimit }: CivilizationOptions): Settings {
  return {
    expansion,
    greatPersonCards: expansion && greatPersonCards,
    investments: expansion && investments,
    roundLimit,
  };
}

/** CV-2.3, CV-2.8: the Arabs need investments. */
export const civilizationsInPlay = ({ expansion, investments }: Settings): CivilizationId[] =>
  CIVILIZATION_IDS.filter((id) => inPlay(CIVILIZATIONS[id].set, expansion) && (investments || id !== "arabs"));

/** CV-3.5, CV-2.4: ancient on top. */
function wonderDeck(
  { expansion, investments }: Settings,
  random: Random,
): { readonly deck: WonderId[]; readonly unseen: WonderId[] } {
  const deck: WonderId[] = [];
  const unseen: WonderId[] = [];
  for (const era of ERAS.toReversed()) {
    const ofEra = WONDER_IDS.filter((id) => {
      const wonder = WONDERS[id];
      return wonder.era === era && inPlay(wonder.set, expansion) && (investments || id !== "machu-picchu");
    });
    random.shuffle(ofEra);
    deck.push(...ofEra.splice(0, WONDERS_OF_AN_ERA));
    unseen.push(...ofEra);
  }
  return { deck, unseen };
}

function newMarket(
  { expansion, greatPersonCards, investments }: Settings,
  seats: number,
  random: Random,
  wonders: WonderId[],
): Market {
  const unitDeck = (type: UnitType): Market["units"][UnitType] => ({
    down: random.shuffle(UNIT_IDS.flatMap((id) => (UNITS[id].type === type ? repeated(id, UNITS[id].count) : []))),
    up: [],
  });
  const eventDeck = (level: number): Market["events"][number] => ({
    deck: random.shuffle(
      EVENT_IDS.flatMap((id) => {
        const event = EVENTS[id];
        return event.level === level && inPlay(event.set, expansion) ? repeated(id, event.count) : [];
      }),
    ),
    discard: [],
  });
  const greatCards = greatPersonCards ? GREAT_CARD_IDS.filter((id) => investments || id !== "a-p-giannini") : [];
  return {
    resources: { incense: seats, iron: seats, silk: seats, wheat: seats }, // CV-1.9
    buildings: { ...POOLS },
    units: {
      infantry: unitDeck("infantry"),
      mounted: unitDeck("mounted"),
      artillery: unitDeck("artillery"),
      aircraft: unitDeck("aircraft"),
    },
    events: [eventDeck(1), eventDeck(2), eventDeck(3)],
    wonders: [],
    wonderDeck: wonders,
    greatPeople: random.shuffle(GREAT_TYPES.flatMap((type) => repeated(type, GREAT_PEOPLE[type].count))),
    greatDeck: random.shuffle([...greatCards]).map((id) => ({ id, up: false })),
    investmentMarkers: investments ? INVESTMENT_MARKERS : 0,
    posts: expansion ? FORTIFICATION_MARKERS : 0,
  };
}

const newRealm = (): Realm => ({
  civilization: null,
  cities: [],
  figures: [],
  trade: 0,
  culture: 0,
  track: 0,
  pyramid: [],
  government: "despotism",
  rule: { changed: false, wasAnarchy: false, forced: false, fresh: [] },
  coins: {},
  sheet: 0,
  resources: { incense: 0, iron: 0, silk: 0, wheat: 0 },
  kept: [],
  events: [],
  units: [],
  wonders: [],
  reserve: [],
  greatCards: [],
  investments: {
    infrastructure: 0,
    "endowment-for-the-arts": 0,
    "military-industrial-complex": 0,
    "public-education": 0,
  },
  relics: [],
  used: [],
  doubleSpeed: false,
  offers: 0,
  finished: false,
  everyStep: false,
  gifts: [],
  shown: [],
  drawn: { events: [], greatCards: [], greatPeople: [] },
});
