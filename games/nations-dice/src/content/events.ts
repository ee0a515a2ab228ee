import type { Age } from "./tiles.ts";

/** What the famine and the war of a round ask for; both are worth as many points as the age (ND-17.2, ND-19.2). */
export interface GameEvent {
  readonly age: Age;
  readonly food: number;
  readonly strength: number;
}

const event = (age: Age, food: number, strength: number): GameEvent => ({ age, food, strength });

export const events = {
  "sea-peoples": event(1, 1, 2),
  "failed-floods": event(1, 2, 1),
  "bronze-age-collapse": event(1, 2, 2),
  "mongol-horde": event(2, 2, 3),
  "great-famine": event(2, 3, 2),
  "hundred-years-war": event(2, 3, 3),
  "spanish-armada": event(3, 3, 4),
  "little-ice-age": event(3, 4, 3),
  "thirty-years-war": event(3, 4, 4),
  "napoleonic-wars": event(4, 4, 5),
  "potato-blight": event(4, 5, 4),
  "great-war": event(4, 5, 5),
} as const satisfies Record<string, GameEvent>;

export type EventId = keyof typeof events;

const isEventId = (id: string): id is EventId => id in events;
export const eventIds: readonly EventId[] = Object.keys(events).filter(isEventId);

export const eventOf = (id: EventId): GameEvent => events[id];

const byAge: readonly (readonly EventId[])[] = [1, 2, 3, 4].map((age) =>
  eventIds.filter((id) => events[id].age === age),
);
/** The three events of an age, as a new list. */
export const eventsOfAge = (age: number): EventId[] => [...(byAge[age - 1] ?? [])];
