import type { Message } from "@civitas/kernel";
import type { AdvanceId, CivilId, CombatId, EventId, ObjectiveId, WonderId } from "../src/content/ids.ts";

/** What things do, in words of the game. */
export const advanceTexts = (_id: AdvanceId): readonly Message[] => [];
export const wonderTexts = (_id: WonderId): readonly Message[] => [];
export const civilTexts = (_id: CivilId): readonly Message[] => [];
export const combatTexts = (_id: CombatId): readonly Message[] => [];
export const eventTexts = (_id: EventId): readonly Message[] => [];
export const objectiveTexts = (_id: ObjectiveId): readonly Message[] => [];
