import { EVENTS } from "../src/content/events.ts";
import type { EventId } from "../src/content/ids.ts";

/** The key of an event's name: several cards share a title. */
export const eventName = (id: EventId): string => `event.${EVENTS[id].title}`;
