import { startingBuildingDice, startingBuildings } from "./content/boards.ts";
import { type ChitKind, chitKinds, type PrintedChits } from "./content/chits.ts";
import { type Colour, colours, type PrintedDice } from "./content/dice.ts";
import { type TileId, tileIds, tileOf } from "./content/tiles.ts";
import type { BuildingId, Player } from "./state.ts";

/** What a die is worth in points for every round in which it is rolled. */
const dieARound: Readonly<Record<Colour, number>> = { white: 0.8, blue: 1.35, orange: 1.35, red: 1.6 };
/** The same for a chit that can be used once in the round. */
const chitARound: Readonly<Record<ChitKind, number>> = {
  gold: 0.8,
  food: 0.5,
  stone: 0.6,
  book: 0.4,
  strength: 0.9,
  reroll: 0.35,
};
/** The part of a round's worth that is left if the die or chit arrives in the middle of it. */
const STILL_THIS_ROUND = 0.6;
/** How likely a bought wonder is ever built, and what a stone for it would be worth elsewhere. */
const BUILT = 0.75;
const STONE = 0.45;

export const dieWorth: readonly number[] = colours.map((colour) => dieARound[colour]);
export const chitWorth: readonly number[] = chitKinds.map((kind) => chitARound[kind]);

interface Worth {
  readonly vp: number;
  /** By its dice or chits, in every round. */
  readonly aRound: number;
}

const ofDice = (dice: PrintedDice): number =>
  colours.reduce((sum, colour) => sum + (dice[colour] ?? 0) * dieARound[colour], 0);
const ofChits = (chits: PrintedChits): number =>
  chitKinds.reduce((sum, kind) => sum + (chits[kind] ?? 0) * chitARound[kind], 0);

const worths: ReadonlyMap<BuildingId, Worth> = new Map<BuildingId, Worth>([
  ...startingBuildings.map((id): [BuildingId, Worth] => [id, { vp: 0, aRound: ofDice(startingBuildingDice) }]),
  ...tileIds.map((id): [BuildingId, Worth] => {
    const { vp, dice, chits } = tileOf(id);
    return [id, { vp, aRound: ofDice(dice) + ofChits(chits) }];
  }),
]);

const nothing: Worth = { vp: 0, aRound: 0 };
const worthOf = (id: BuildingId | null): Worth => (id === null ? nothing : (worths.get(id) ?? nothing));

/** What a tile would add for a player, in points at the end of the game, with this many rounds after this one. */
export function tileWorth(player: Player, id: TileId, roundsLeft: number, worstBuilding: number): number {
  const { kind, stone } = tileOf(id);
  const { vp, aRound } = worthOf(id);
  const whole = vp + aRound * roundsLeft;
  switch (kind) {
    case "building":
      return whole + aRound * STILL_THIS_ROUND - worstBuilding;
    case "advisor": {
      const old = worthOf(player.advisor);
      return whole + aRound * STILL_THIS_ROUND - old.vp - old.aRound * roundsLeft;
    }
    case "colony":
      return whole + aRound * STILL_THIS_ROUND;
    case "wonder":
      return wonderWorth(whole, stone) - (player.wonder === null ? 0 : unbuiltWorth(player.wonder, roundsLeft));
  }
}

const wonderWorth = (whole: number, stone: number): number => Math.max(0, whole - STONE * stone) * BUILT;

/** A wonder under construction, if it may still be built in a later round or soon. */
export function unbuiltWorth(id: TileId, roundsLeft: number): number {
  const { vp, aRound } = worthOf(id);
  return wonderWorth(vp + aRound * roundsLeft, tileOf(id).stone);
}

/** The building a player would cover first: what it still gives. */
export function worstBuilding(player: Player, roundsLeft: number): number {
  let worst = Number.POSITIVE_INFINITY;
  for (const id of player.spaces) {
    const { vp, aRound } = worthOf(id);
    worst = Math.min(worst, vp + aRound * roundsLeft);
  }
  return worst;
}
