import { idsOf } from "./id-list.ts";

/** CC-23.2: what the drawer suffers or enjoys before the text. */
export type EventIcon = "none" | "gold" | "exhaustion" | "barbarian-spawn" | "barbarian-attack";

/** CC-23.3: who carries out the text. */
export type Affects = "self" | "all" | "self+chosen" | "great-person";

/** What the text is about: advances protect by it (CC-23.4, CC-23.13). */
export type EventTag = "pestilence" | "epidemics" | "famine" | "mood" | "destruction" | "government" | "great-person";

export interface EventCard {
  readonly title: EventTitle;
  readonly icon: EventIcon;
  readonly affects: Affects;
  readonly tags: readonly EventTag[];
}

export const EVENT_TITLES = [
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

const event = (title: EventTitle, icon: EventIcon, affects: Affects, ...tags: EventTag[]): EventCard => ({
  title,
  icon,
  affects,
  tags,
});

/** The 38 Event cards. */
export const EVENTS = {
  "ev-01": event("pestilence", "none", "all", "pestilence", "mood"),
  "ev-02": event("epidemics", "none", "all", "epidemics"),
  "ev-03": event("famine", "barbarian-attack", "self", "famine", "mood"),
  "ev-04": event("famine", "barbarian-attack", "self", "famine", "mood"),
  "ev-05": event("famine", "barbarian-attack", "self", "famine", "mood"),
  "ev-06": event("severe-famine", "barbarian-attack", "self", "famine", "mood"),
  "ev-07": event("severe-famine", "barbarian-attack", "self", "famine", "mood"),
  "ev-08": event("severe-famine", "barbarian-attack", "self", "famine", "mood"),
  "ev-09": event("a-good-year", "barbarian-spawn", "all"),
  "ev-10": event("a-good-year", "barbarian-spawn", "self"),
  "ev-11": event("a-good-year", "barbarian-spawn", "self+chosen"),
  "ev-12": event("an-awesome-year", "barbarian-spawn", "self"),
  "ev-13": event("an-awesome-year", "exhaustion", "all"),
  "ev-14": event("an-awesome-year", "exhaustion", "self+chosen"),
  "ev-15": event("a-fantastic-year", "barbarian-spawn", "all"),
  "ev-16": event("a-fantastic-year", "barbarian-spawn", "self+chosen"),
  "ev-17": event("a-fantastic-year", "barbarian-spawn", "self"),
  "ev-18": event("great-explorer", "exhaustion", "great-person", "great-person"),
  "ev-19": event("great-artist", "barbarian-attack", "great-person", "great-person"),
  "ev-20": event("great-prophet", "barbarian-attack", "great-person", "great-person"),
  "ev-21": event("great-philosopher", "barbarian-attack", "great-person", "great-person"),
  "ev-22": event("great-scientist", "barbarian-attack", "great-person", "great-person"),
  "ev-23": event("elder-statesman", "barbarian-attack", "great-person", "great-person"),
  "ev-24": event("great-warlord", "exhaustion", "great-person", "great-person"),
  "ev-25": event("great-merchant", "barbarian-attack", "great-person", "great-person"),
  "ev-26": event("great-engineer", "barbarian-attack", "great-person", "great-person"),
  "ev-27": event("population-boom", "barbarian-spawn", "self+chosen"),
  "ev-28": event("population-boom", "barbarian-attack", "self+chosen"),
  "ev-29": event("volcano", "none", "self", "destruction"),
  "ev-30": event("earthquake", "none", "self", "destruction", "mood"),
  "ev-31": event("heavy-earthquake", "none", "all", "destruction", "mood"),
  "ev-32": event("flood", "none", "self", "mood"),
  "ev-33": event("heavy-flood", "none", "all", "mood"),
  "ev-34": event("migration", "gold", "self+chosen", "mood"),
  "ev-35": event("migration", "gold", "self+chosen", "mood"),
  "ev-36": event("civil-war", "none", "self", "mood"),
  "ev-37": event("civil-war", "none", "self", "mood"),
  "ev-38": event("revolution", "gold", "self", "government"),
} satisfies Record<string, EventCard>;

export type EventId = keyof typeof EVENTS;
export const EVENT_IDS = idsOf<EventId>(EVENTS);

/** CC-23.10: the cards that may be taken into a hand. */
export const GREAT_PERSON_IDS = [
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
