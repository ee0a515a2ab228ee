/** What dice and chits can be spent as (ND-2.1). */
export const resources = ["gold", "food", "stone", "book", "strength"] as const;
export type Resource = (typeof resources)[number];

/** Also the order in which the dice of a new building are rolled (ND-24.5). */
export const colours = ["white", "blue", "orange", "red"] as const;
export type Colour = (typeof colours)[number];

/** How many dice of each colour a building prints. */
export type PrintedDice = Readonly<Partial<Record<Colour, number>>>;

export interface Face {
  readonly resource: Resource;
  readonly value: number;
}

const face = (resource: Resource, value: number): Face => ({ resource, value });

/** The six faces of a die of each colour, each as likely as the others (ND-1.3 to ND-1.6). */
export const facesOf: Readonly<Record<Colour, readonly Face[]>> = {
  white: [face("gold", 1), face("gold", 1), face("food", 1), face("stone", 1), face("book", 1), face("strength", 1)],
  blue: [face("book", 1), face("book", 2), face("book", 3), face("stone", 1), face("stone", 2), face("stone", 3)],
  orange: [face("gold", 1), face("gold", 2), face("gold", 2), face("gold", 3), face("food", 2), face("food", 2)],
  red: [
    face("strength", 1),
    face("strength", 2),
    face("strength", 2),
    face("strength", 3),
    face("food", 2),
    face("stone", 2),
  ],
};

/** How many dice there are of each colour, in the order of `colours` (ND-1.2). */
export const diceInTheBox: readonly number[] = [20, 8, 8, 8];

/** The die that only the solo game uses (ND-22.5). */
export const soloDieSides = 4;
