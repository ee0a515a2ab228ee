import { choose, type Move, type Option, type Rules, type Seat, type Table } from "@civitas/kernel";
import { buildingOf, isTile } from "./buildings.ts";
import type { TileId } from "./content/tiles.ts";
import { type Die, used } from "./die.ts";
import { whatItGives } from "./gives.ts";
import { dieNames, tileName } from "./names.ts";
import { type Payment, placesIn } from "./payment.ts";
import { ref } from "./refs.ts";
import { askReturn } from "./return-dice.ts";
import { rollDie } from "./roll.ts";
import { say } from "./say.ts";
import type { BuildingId, Nations, Player } from "./state.ts";

/** Where a new building goes, and which dice go back to the supply for it (ND-11.6). */
export interface Site {
  /** The space, counted from 0. */
  readonly space: number;
  /** The places of the dice to return, in the order received. */
  readonly returned: readonly number[];
}

/** ND-1.18: after the covered building's dice are back, the supply must hold those of the new one. */
function fitsOn(s: Nations, covered: BuildingId, tile: TileId): boolean {
  const back = buildingOf(covered).dice;
  return buildingOf(tile).dice.every((needed, colour) => needed <= (s.supply.dice[colour] ?? 0) + (back[colour] ?? 0));
}

export const fitsSomewhere = (s: Nations, player: Player, tile: TileId): boolean => {
  return player.spaces.some((covered) => fitsOn(s, covered, tile));
};

interface SpaceOption extends Option {
  readonly space: number;
  readonly covered: BuildingId;
}

/** ND-11.1, ND-11.4: the buyer chooses the space, then the dice to return; those of the payment count as used. */
export function* askSite(s: Nations, player: Player, seat: Seat, tile: TileId, payment: Payment): Rules<Site> {
  const options: SpaceOption[] = [];
  player.spaces.forEach((covered, space) => {
    if (!fitsOn(s, covered, tile)) return;
    const label = say("building.cover", { building: tileName(covered) });
    const refs = [ref.space(seat, space + 1)];
    options.push({ id: `cover:${covered}`, label, refs, note: whatItGives(covered), space, covered });
  });
  const prompt = say("ask.cover", { tile: tileName(tile) });
  const { space, covered } = yield* choose(seat, prompt, options, { clause: "ND-11.1" });
  const afterPayment = player.dice.slice();
  for (const i of placesIn(payment.dice)) afterPayment[i] = used(afterPayment[i] ?? 0);
  return { space, returned: yield* askReturn(seat, afterPayment, covered) };
}

/** ND-11.2 to ND-11.7: covers the old building, returns its dice, takes and rolls the new ones. */
export function placeBuilding(s: Nations, table: Table, seat: Seat, player: Player, tile: TileId, site: Site): void {
  const covered = player.spaces[site.space];
  if (covered === undefined) throw new RangeError(`there is no space ${site.space}`);
  if (isTile(covered)) s.box.push(covered);
  player.spaces[site.space] = tile;
  returnDice(s, table, seat, player, covered, site.returned);
  takeDice(s, table, seat, player, tile);
}

function returnDice(
  s: Nations,
  table: Table,
  seat: Seat,
  player: Player,
  covered: BuildingId,
  places: readonly number[],
): void {
  const returned: Die[] = [];
  const kept: Die[] = [];
  player.dice.forEach((die, i) => {
    if (places.includes(i)) returned.push(die);
    else kept.push(die);
  });
  buildingOf(covered).dice.forEach((count, colour) => {
    s.supply.dice[colour] = (s.supply.dice[colour] ?? 0) + count;
  });
  player.dice = kept;
  table.tell({
    what: say("log.covered", { player: { seat }, building: tileName(covered), dice: dieNames(returned) }),
    seat,
    clause: "ND-11.3",
    moves: places.map((i): Move => ({ piece: ref.die(seat, i), to: ref.supply })),
  });
}

/** ND-11.5, ND-24.5: white, blue, orange, red; only these are rolled. */
function takeDice(s: Nations, table: Table, seat: Seat, player: Player, tile: TileId): void {
  const rolled: Die[] = [];
  const moves: Move[] = [];
  buildingOf(tile).dice.forEach((count, colour) => {
    s.supply.dice[colour] = (s.supply.dice[colour] ?? 0) - count;
    for (let n = 0; n < count; n++) {
      const die = rollDie(table.random, colour);
      rolled.push(die);
      moves.push({ piece: ref.die(seat, player.dice.push(die) - 1), from: ref.supply, to: ref.board(seat) });
    }
  });
  const what = say("log.new-dice", { player: { seat }, dice: dieNames(rolled) });
  table.tell({ what, seat, clause: "ND-11.5", moves });
}
