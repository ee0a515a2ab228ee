export { printedOn } from "./cards/card-text.ts";
export { game } from "./game.ts";
export { textMap } from "./map/text-map.ts";
export type { CivilizationOptions } from "./options.ts";
export { ref } from "./refs.ts";
export type { World } from "./state.ts";
export type * from "./view/view.ts";
