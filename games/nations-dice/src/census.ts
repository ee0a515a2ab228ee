import { isTile } from "./buildings.ts";
import { chitKinds } from "./content/chits.ts";
import { colours } from "./content/dice.ts";
import { colourOf } from "./die.ts";
import type { Nations, Player } from "./state.ts";

/** ND-1.14, ND-1.15: dice of every colour, chits of every kind, tiles and events, wherever they lie. */
export function census(s: Nations): Readonly<Record<string, number>> {
  const count: Record<string, number> = { tile: tilesOnTheTable(s), event: eventsOnTheTable(s) };
  colours.forEach((name, colour) => {
    const held = s.players.map(({ dice }) => dice.filter((die) => colourOf(die) === colour).length);
    count[`die.${name}`] = total([s.supply.dice[colour] ?? 0, ...held]);
  });
  chitKinds.forEach((name, kind) => {
    const held = s.players.map(({ chits, usedChits }) => (chits[kind] ?? 0) + (usedChits[kind] ?? 0));
    count[`chit.${name}`] = total([s.supply.chits[kind] ?? 0, ...held]);
  });
  return count;
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);

const tilesOf = ({ spaces, colonies, wonders, advisor, wonder }: Player): number =>
  spaces.filter(isTile).length +
  colonies.length +
  wonders.length +
  (advisor === null ? 0 : 1) +
  (wonder === null ? 0 : 1);

function tilesOnTheTable(s: Nations): number {
  const stacked = total(s.stacks.map((stack) => stack.length));
  const dealt = s.progress.filter((tile) => tile !== null).length;
  return stacked + dealt + s.box.length + total(s.players.map(tilesOf));
}

function eventsOnTheTable(s: Nations): number {
  return total(s.eventStacks.map((stack) => stack.length)) + s.eventBox.length + (s.event === null ? 0 : 1);
}
