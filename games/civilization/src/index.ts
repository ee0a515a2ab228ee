export { printedOn } from "./card-text.ts";
export { game } from "./game.ts";
export type { CivilizationOptions } from "./options.ts";
export { ref } from "./refs.ts";
export type { World } from "./state.ts";
export { textMap } from "./text-map.ts";
export type * from "./view.ts";
