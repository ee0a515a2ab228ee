/** What an effect may count among the things its owner has. */
export type Counter =
  | "provinces"
  | "coastal-provinces"
  | "mountain-provinces"
  | "agrarian-provinces"
  | "distinct-types"
  | "knowledge"
  | "wonders"
  | "policies"
  | "free-cities";

/** The three lands a province can have. */
export const PROVINCE_TYPES = ["coastal", "mountain", "agrarian"] as const;
export type ProvinceType = (typeof PROVINCE_TYPES)[number];
