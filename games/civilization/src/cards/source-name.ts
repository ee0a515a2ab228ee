import type { Message, Seat } from "@civitas/kernel";
import type { Source } from "../announcing/announced.ts";
import { EVENT_IDS, GOVERNMENT_IDS, GREAT_CARD_IDS, INVESTMENT_IDS, TECH_IDS, WONDER_IDS } from "../content/ids.ts";
import { say } from "../say.ts";
import { realmOf, type World } from "../state.ts";

const NAMES = new Map<string, Message>([
  ...TECH_IDS.map((id) => [id, say(`tech.${id}`)] as const),
  ...GOVERNMENT_IDS.map((id) => [id, say(`government.${id}`)] as const),
  ...WONDER_IDS.map((id) => [id, say(`wonder.${id}`)] as const),
  ...EVENT_IDS.map((id) => [id, say(`event.${id}`)] as const),
  ...GREAT_CARD_IDS.map((id) => [id, say(`great-card.${id}`)] as const),
  ...INVESTMENT_IDS.map((id) => [id, say(`investment.${id}`)] as const),
]);

/** The name of a card in somebody's hands. */
export function saySource(w: World, seat: Seat, source: Source): Message {
  const { civilization } = realmOf(w, seat);
  if (source === "civilization" && civilization !== null) return say(`civilization.${civilization}`);
  return NAMES.get(source) ?? say("square.bare");
}
