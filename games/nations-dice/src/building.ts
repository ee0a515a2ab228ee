import type { Seat, Table } from "@civitas/kernel";
import { buildingOf, isTile } from "./buildings.ts";
import type { TileId } from "./content/tiles.ts";
import type { Die } from "./die.ts";
import { dieNames, tileName } from "./names.ts";
import { ref } from "./refs.ts";
import { rollDie } from "./roll.ts";
import { say } from "./say.ts";
import type { Site } from "./site.ts";
import type { BuildingId, Nations, Player } from "./state.ts";

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
  table.tell(() => ({
    what: say("log.covered", {
      player: { seat },
      building: tileName(covered),
      dice: dieNames(returned),
    }),
    seat,
    clause: "ND-11.3",
    moves: places.map((i) => ({ piece: ref.die(seat, i), to: ref.supply })),
  }));
}

/** ND-11.5, ND-24.5: white, blue, orange, red; only these are rolled. */
function takeDice(s: Nations, table: Table, seat: Seat, player: Player, tile: TileId): void {
  const { dice } = player;
  const kept = dice.length;
  buildingOf(tile).dice.forEach((count, colour) => {
    s.supply.dice[colour] = (s.supply.dice[colour] ?? 0) - count;
    for (let n = 0; n < count; n++) dice.push(rollDie(table.random, colour));
  });
  table.tell(() => ({
    what: say("log.new-dice", { player: { seat }, dice: dieNames(dice.slice(kept)) }),
    seat,
    clause: "ND-11.5",
    moves: dice.slice(kept).map((_, i) => ({
      piece: ref.die(seat, kept + i),
      from: ref.supply,
      to: ref.board(seat),
    })),
  }));
}
