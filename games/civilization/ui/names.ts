import type { Message } from "@civitas/kernel";
import { hidden } from "../src/content/huts.ts";
import type {
  BuildingId,
  CivilizationId,
  EventId,
  GovernmentId,
  GreatCardId,
  GreatType,
  HutId,
  InvestmentId,
  RelicId,
  TechId,
  Terrain,
  UnitType,
  VillageId,
  WonderId,
} from "../src/content/ids.ts";

/** How things are called: the words of the game under the family of the thing. */
export const nameOf = {
  tech: (id: TechId): Message => ({ say: `tech.${id}` }),
  government: (id: GovernmentId): Message => ({ say: `government.${id}` }),
  wonder: (id: WonderId): Message => ({ say: `wonder.${id}` }),
  event: (id: EventId): Message => ({ say: `event.${id}` }),
  greatCard: (id: GreatCardId): Message => ({ say: `great-card.${id}` }),
  greatPerson: (id: GreatType): Message => ({ say: `great-person.${id}` }),
  investment: (id: InvestmentId): Message => ({ say: `investment.${id}` }),
  building: (id: BuildingId): Message => ({ say: `building.${id}` }),
  relic: (id: RelicId): Message => ({ say: `relic.${id}` }),
  civilization: (id: CivilizationId): Message => ({ say: `civilization.${id}` }),
  /** What a hut or village hides. */
  content: (id: HutId | VillageId): Message => ({ say: `marker.${hidden(id).content}` }),
  terrain: (id: Terrain): Message => ({ say: `terrain.${id}` }),
} as const;

export const unitName = (type: UnitType, rank: number): Message => ({ say: `unit.${type}.${rank}` });
