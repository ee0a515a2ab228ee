import { remember } from "@civitas/kernel";
import { type Colour, colours, type Face, facesOf, type Resource } from "./content/dice.ts";

/**
 * A die of a player as one small number: colour * 8 + the face it shows (1 to 6, 0 before the first roll), and 32
 * more once it lies in the used area. Equal faces of a die have one number, so alike dice (ND-8.18) are equal.
 */
export type Die = number;

/** The same die unused: its colour and face, below 32. */
export type DieKind = number;

const USED = 32;
const PER_COLOUR = 8;

export const freshDie = (colour: number): Die => colour * PER_COLOUR;
export const colourOf = (die: Die): number => (die & (USED - 1)) >> 3;
export const kindOf = (die: Die): DieKind => die & (USED - 1);
export const isUsed = (die: Die): boolean => die >= USED;
export const used = (die: Die): Die => die | USED;
export const unused = kindOf;

/** `rolled[colour][n]`: the die after a throw of n, counted from 0. */
const rolled: readonly (readonly Die[])[] = colours.map((colour, c) =>
  facesOf[colour].map((face) => {
    const first = facesOf[colour].findIndex((one) => one.resource === face.resource && one.value === face.value);
    return c * PER_COLOUR + first + 1;
  }),
);

/** The die of this colour that shows face number `n`, counted from 0. */
export function dieShowing(colour: number, n: number): Die {
  const die = rolled[colour]?.[n];
  if (die === undefined) throw new RangeError(`no die of colour ${colour} has a face ${n}`);
  return die;
}

const faceTable: readonly (Face | undefined)[] = Array.from({ length: USED }, (_, kind) => {
  const colour = colours[kind >> 3];
  return colour === undefined ? undefined : facesOf[colour][(kind & 7) - 1];
});

/** What a rolled die shows. */
export const faceOf = (die: Die): Face | undefined => faceTable[kindOf(die)];

export const colourName = (die: Die): Colour => colours[colourOf(die)] ?? "white";

const countsTable = (resource: Resource): readonly number[] =>
  Array.from({ length: 2 * USED }, (_, die) => {
    const face = die < USED ? faceTable[die] : undefined;
    return face?.resource === resource ? face.value : 0;
  });

/** `countsAs.gold[die]`: how much gold an unused die shows; 0 for every other die (ND-8.2). */
export const countsAs: Readonly<Record<Resource, readonly number[]>> = {
  gold: countsTable("gold"),
  food: countsTable("food"),
  stone: countsTable("stone"),
  book: countsTable("book"),
  strength: countsTable("strength"),
};

/** Every kind of rolled die once. */
export const dieKinds: readonly DieKind[] = [...new Set(rolled.flat())];

/** A kind of die as players type it: `white-gold1`. */
export const typedDie = remember((die: Die): string => {
  const face = faceOf(die);
  return face === undefined ? colourName(die) : `${colourName(die)}-${face.resource}${face.value}`;
});
