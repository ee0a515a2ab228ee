import { type Message, remember, sayer } from "@civitas/kernel";
import { squareName } from "./map/grid.ts";
import type { SquareNumber, World } from "./state.ts";
import type { names } from "./text/names/en.ts";
import type { own } from "./text/own/en.ts";
import type { strife } from "./text/strife/en.ts";

/** The game's way to say things: keys of its own words only. */
export const say = sayer<keyof typeof own | keyof typeof names | keyof typeof strife>();

const saySquare = remember((name: string) => say("square", { name: name.toUpperCase() }));

/** "C5". */
export const sayPlace = (w: World, square: SquareNumber): Message => saySquare(squareName(w, square));
