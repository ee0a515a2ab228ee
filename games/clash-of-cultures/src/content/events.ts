import { mayGainAdvance } from "../verbs/advances.ts";
import { barbariansAppear, barbariansAttack, exhaust } from "../verbs/barbarians.ts";
import { drawActionCards } from "../verbs/cards.ts";
import { makeHappy, mayIncrease } from "../verbs/cities.ts";
import { distribute, gain, tradeIncome } from "../verbs/goods.ts";
import type { Verb, Verbs } from "../verbs/grammar.ts";
import {
  banGrowth,
  civilWar,
  floodCity,
  loseCity,
  losePieces,
  loseUnits,
  lowerMood,
  plagueCities,
  revolt,
  starve,
} from "../verbs/hardship.ts";
import { expedition, marchToWar, placeUnit } from "../verbs/units.ts";
import { idsOf } from "./id-list.ts";

/** CC-23.2: what happens to the drawer before the text. */
export type EventIcon = "none" | "gold" | "exhaustion" | "barbarian-spawn" | "barbarian-attack";

/** CC-23.5 to CC-23.9: what each icon does to the drawer. */
export const EVENT_ICONS: Readonly<Record<EventIcon, Verbs>> = {
  none: [],
  gold: [gain({ gold: 2 })],
  exhaustion: [exhaust],
  "barbarian-spawn": [barbariansAppear],
  "barbarian-attack": [barbariansAttack],
};

/** CC-23.3: who carries out the text. */
export type Affects = "self" | "all" | "self+chosen" | "great-person";

/** What the text is about: advances protect by it (CC-23.4, CC-23.13). */
export type EventTag = "pestilence" | "epidemics" | "famine" | "mood" | "destruction" | "government" | "great-person";

export interface EventCard {
  readonly title: EventTitle;
  readonly icon: EventIcon;
  readonly affects: Affects;
  readonly tags: readonly EventTag[];
  /** The text; for a great person, what playing the card does (CC-23.11). */
  readonly does: Verbs;
}

const EVENT_TITLES = [
  "pestilence",
  "epidemics",
  "famine",
  "severe-famine",
  "a-good-year",
  "an-awesome-year",
  "a-fantastic-year",
  "great-explorer",
  "great-artist",
  "great-prophet",
  "great-philosopher",
  "great-scientist",
  "elder-statesman",
  "great-warlord",
  "great-merchant",
  "great-engineer",
  "population-boom",
  "volcano",
  "earthquake",
  "heavy-earthquake",
  "flood",
  "heavy-flood",
  "migration",
  "civil-war",
  "revolution",
] as const;
export type EventTitle = (typeof EVENT_TITLES)[number];

type Print = readonly [icon: EventIcon, affects: Affects, ...tags: EventTag[]];

const event = (title: EventTitle, [icon, affects, ...tags]: Print, ...does: Verb[]): EventCard => ({
  title,
  icon,
  affects,
  tags,
  does,
});
const person = (title: EventTitle, icon: EventIcon, ...does: Verb[]): EventCard =>
  event(title, [icon, "great-person", "great-person"], ...does);

/** The 38 Event cards. */
export const EVENTS = {
  "ev-01": event("pestilence", ["none", "all", "pestilence", "mood"], plagueCities, banGrowth),
  "ev-02": event("epidemics", ["none", "all", "epidemics"], loseUnits),
  "ev-03": event("famine", ["barbarian-attack", "self", "famine", "mood"], starve(1)),
  "ev-04": event("famine", ["barbarian-attack", "self", "famine", "mood"], starve(1)),
  "ev-05": event("famine", ["barbarian-attack", "self", "famine", "mood"], starve(1)),
  "ev-06": event("severe-famine", ["barbarian-attack", "self", "famine", "mood"], starve(2)),
  "ev-07": event("severe-famine", ["barbarian-attack", "self", "famine", "mood"], starve(2)),
  "ev-08": event("severe-famine", ["barbarian-attack", "self", "famine", "mood"], starve(2)),
  "ev-09": event("a-good-year", ["barbarian-spawn", "all"], gain({ food: 1 })),
  "ev-10": event("a-good-year", ["barbarian-spawn", "self"], gain({ food: 1 })),
  "ev-11": event("a-good-year", ["barbarian-spawn", "self+chosen"], gain({ food: 1 }), distribute(1)),
  "ev-12": event("an-awesome-year", ["barbarian-spawn", "self"], gain({ food: 2 })),
  "ev-13": event("an-awesome-year", ["exhaustion", "all"], gain({ food: 2 })),
  "ev-14": event("an-awesome-year", ["exhaustion", "self+chosen"], gain({ food: 2 }), distribute(2)),
  "ev-15": event("a-fantastic-year", ["barbarian-spawn", "all"], gain({ food: 3 })),
  "ev-16": event("a-fantastic-year", ["barbarian-spawn", "self+chosen"], gain({ food: 3 }), distribute(3)),
  "ev-17": event("a-fantastic-year", ["barbarian-spawn", "self"], gain({ food: 3 })),
  "ev-18": person("great-explorer", "exhaustion", mayGainAdvance("maritime"), expedition({ food: 2 })),
  "ev-19": person("great-artist", "barbarian-attack", mayGainAdvance("culture"), makeHappy),
  "ev-20": person("great-prophet", "barbarian-attack", mayGainAdvance("spirituality"), mayIncrease("temple")),
  "ev-21": person("great-philosopher", "barbarian-attack", mayGainAdvance("education"), gain({ ideas: 2 })),
  "ev-22": person(
    "great-scientist",
    "barbarian-attack",
    mayGainAdvance("science"),
    gain({ ideas: 1 }),
    drawActionCards(1),
  ),
  "ev-23": person("elder-statesman", "barbarian-attack", mayGainAdvance("government"), drawActionCards(2)),
  "ev-24": person("great-warlord", "exhaustion", mayGainAdvance("warfare"), marchToWar(2)),
  "ev-25": person("great-merchant", "barbarian-attack", mayGainAdvance("economy"), tradeIncome),
  "ev-26": person("great-engineer", "barbarian-attack", mayGainAdvance("construction"), mayIncrease()),
  "ev-27": event(
    "population-boom",
    ["barbarian-spawn", "self+chosen"],
    placeUnit("settler"),
    placeUnit("settler", "other-player"),
  ),
  "ev-28": event(
    "population-boom",
    ["barbarian-attack", "self+chosen"],
    placeUnit("settler"),
    placeUnit("settler", "other-player"),
  ),
  "ev-29": event("volcano", ["none", "self", "destruction"], loseCity(4)),
  "ev-30": event("earthquake", ["none", "self", "destruction", "mood"], losePieces(3, 3)),
  "ev-31": event("heavy-earthquake", ["none", "all", "destruction", "mood"], losePieces(3, 3)),
  "ev-32": event("flood", ["none", "self", "mood"], floodCity),
  "ev-33": event("heavy-flood", ["none", "all", "mood"], floodCity),
  "ev-34": event("migration", ["gold", "self+chosen", "mood"], placeUnit("settler", "other-player"), lowerMood),
  "ev-35": event("migration", ["gold", "self+chosen", "mood"], placeUnit("settler", "other-player"), lowerMood),
  "ev-36": event("civil-war", ["none", "self", "mood"], civilWar),
  "ev-37": event("civil-war", ["none", "self", "mood"], civilWar),
  "ev-38": event("revolution", ["gold", "self", "government"], revolt("action"), revolt("government")),
} satisfies Record<string, EventCard>;

export type EventId = keyof typeof EVENTS;
export const EVENT_IDS = idsOf<EventId>(EVENTS);

/** CC-23.10: the cards that may be taken into a hand. */
const GREAT_PERSON_IDS = [
  "ev-18",
  "ev-19",
  "ev-20",
  "ev-21",
  "ev-22",
  "ev-23",
  "ev-24",
  "ev-25",
  "ev-26",
] as const satisfies readonly EventId[];
export type GreatPersonId = (typeof GREAT_PERSON_IDS)[number];
