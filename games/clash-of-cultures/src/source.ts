import type { Message } from "@civitas/kernel";
import { ACTION_CARDS } from "./content/action-cards.ts";
import { EVENTS } from "./content/events.ts";
import type { ActionCardId, AdvanceId, Building, EventId, WonderId } from "./content/ids.ts";
import { sayName } from "./verbs/amounts.ts";

/** Where an effect comes from. */
export type Source =
  | { readonly of: "advance"; readonly id: AdvanceId }
  | { readonly of: "wonder"; readonly id: WonderId }
  | { readonly of: "building"; readonly id: Building }
  | { readonly of: "card"; readonly id: ActionCardId }
  | { readonly of: "event"; readonly id: EventId };

export function sourceName(source: Source): Message {
  switch (source.of) {
    case "advance":
      return sayName(`advance.${source.id}`);
    case "wonder":
      return sayName(`wonder.${source.id}`);
    case "building":
      return sayName(`building.${source.id}`);
    case "card":
      return sayName(`civil.${ACTION_CARDS[source.id].civil}`);
    case "event":
      return sayName(`event.${EVENTS[source.id].title}`);
  }
}
