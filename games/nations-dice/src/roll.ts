import type { Random } from "@civitas/kernel";
import { colourOf, type Die, dieShowing } from "./die.ts";

const SIDES = 6;

/** A throw of one die of this colour. */
export const rollDie = (random: Random, colour: number): Die => dieShowing(colour, random.int(SIDES));

/** ND-9.4: the same die, unused, with a new face. */
export const rollAgain = (random: Random, die: Die): Die => rollDie(random, colourOf(die));
