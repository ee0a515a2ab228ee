import type { World } from "../state.ts";
import type { StakeView } from "../view/view.ts";
import { lootFrom } from "./loot.ts";
import type { Battle, SideName } from "./state.ts";
import { attackedCity, figuresIn, otherSide, seatOf } from "./strength.ts";

/** CV-26.1 to CV-26.7: what a side loses, and its enemy gains, if it loses the battle. */
export function stakeOf(w: World, battle: Battle, side: SideName): StakeView {
  const seat = seatOf(battle, side);
  if (seat === null) return { armies: 0, scouts: 0, loot: 0, place: "village" };
  const figures = figuresIn(w, battle, side);
  const armies = figures.filter(({ kind }) => kind === "army").length;
  const city = side === "defender" ? attackedCity(w, battle) : undefined;
  const place = city === undefined ? null : city.capital ? "capital" : "city";
  // Barbarians take no loot, and the conqueror of a capital needs none.
  const looted = seatOf(battle, otherSide(side)) !== null && place !== "capital";
  const loot = looted ? lootFrom(w, seat, { figures: figures.length > 0, city: place === "city" }) : 0;
  return { armies, scouts: figures.length - armies, loot, place };
}
