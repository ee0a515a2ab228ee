import type { PrintedDice } from "./dice.ts";

/** The player boards, given out in seat order (ND-4.9). They differ only in name and colour (ND-1.9). */
export const nations = ["rome", "egypt", "persia", "greece"] as const;
export type Nation = (typeof nations)[number];

/** The buildings printed on the five spaces of every player board. */
export const startingBuildings = ["axeman", "farm", "caravan", "quarry", "temple"] as const;
export type StartingBuilding = (typeof startingBuildings)[number];

/** ND-1.10: each provides one white die and no victory point. */
export const startingBuildingDice: PrintedDice = { white: 1 };

export const rounds = 4;
export const rows = 3;
export const columns = 4;

/** ND-6.2: columns in use, by number of players. */
export const columnsInUse = (players: number): number => (players === 4 ? 4 : 3);

/** ND-4.5, ND-4.6, ND-22.1: books at the start, by order card. */
export const startingBooks = (players: number, orderCard: number): number => {
  return players === 2 && orderCard === 2 ? 3 : orderCard;
};

/** ND-22.1: the imaginary opponent of a solo game starts with as many books as the player. */
export const opponentStartingBooks = 1;

/** ND-16.5, ND-16.6, ND-22.9: victory points for each player with fewer books. */
export const vpForMoreBooks = (players: number): number => (players <= 2 ? 2 : 1);
