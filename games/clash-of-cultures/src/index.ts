export { halvesOf, printedOn } from "./card-text.ts";
export * from "./content/ids.ts";
export { game } from "./game.ts";
export type { ClashOptions } from "./options.ts";
export { ref } from "./refs.ts";
export type { Clash, Holdings, LandKind, Owner, Phase, Restriction } from "./state.ts";
export { textMap } from "./text-map.ts";
export type * from "./view.ts";
