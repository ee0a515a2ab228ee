/** CV-2.7: the base game, or Fame and Fortune (`ff`). */
export type Box = "base" | "ff";

/** CV-2.7: whether a thing is in play, with or without the expansion. */
export const inPlay = (box: Box, expansion: boolean): boolean => expansion || box === "base";
