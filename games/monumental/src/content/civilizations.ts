/** MO-1.1. */
export const CIVILIZATION_IDS = ["china", "denmark", "egypt", "greece", "japan"] as const;
export type CivilizationId = (typeof CIVILIZATION_IDS)[number];

/** MO-11.11: what kind of special actions the automa takes with a civilization. */
export type AutomaType = "technological" | "aggressive" | "architectural" | "economic" | "cultural";

export const AUTOMA_TYPE: Readonly<Record<CivilizationId, AutomaType>> = {
  china: "technological",
  denmark: "aggressive",
  egypt: "architectural",
  greece: "economic",
  japan: "cultural",
};
