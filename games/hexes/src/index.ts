export { type Axial, hexesApart, neighbours, SIDES } from "./axial.ts";
export { type Grid, gridOf } from "./grid.ts";
export { components, stepsFrom } from "./paths.ts";
