/** The three lands a province can have. */
export const PROVINCE_TYPES = ["coastal", "mountain", "agrarian"] as const;
export type ProvinceType = (typeof PROVINCE_TYPES)[number];
