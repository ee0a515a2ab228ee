export { Board, type BoardProps, useBoard, useCurrentSpace } from "./board.tsx";
export { bordersOf, inset } from "./border.ts";
export { Fog } from "./fog.tsx";
export { type Cell, type Grid, gridOf, type Shape } from "./grid.ts";
export { type Layout, nearestTo, neighbour, type Plan, planOf, type Room, type Space } from "./plan.ts";
export { between, distance, minus, type Point, pathOf, plus, times, translate } from "./point.ts";
export { Roving } from "./roving.ts";
export { BoardSpace, type BoardSpaceProps, Lights, SpaceLight } from "./space.tsx";
export { Spaces } from "./spaces.tsx";
