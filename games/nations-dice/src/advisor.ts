import { choose, type Option, type Rules, type Seat, type Table } from "@civitas/kernel";
import { chitIndex } from "./content/chits.ts";
import { type TileId, tileOf } from "./content/tiles.ts";
import { tileName } from "./names.ts";
import { moveChits } from "./pay.ts";
import { ref } from "./refs.ts";
import { say } from "./say.ts";
import type { Nations, Player } from "./state.ts";

const REROLL = chitIndex.reroll;

const rerollsOf = (advisor: TileId): number => tileOf(advisor).chits.reroll ?? 0;

/** Reroll chits to give back for the advisor who leaves. */
export interface Rerolls {
  readonly used: number;
  readonly unused: number;
}

interface RerollsOption extends Option {
  readonly rerolls: Rerolls;
}

/** ND-12.2, ND-12.3: as many as the old advisor prints, or all if the player holds fewer (ND-1.19); the used ones first. */
export function* askRerollsToReturn(player: Player, seat: Seat): Rules<Rerolls> {
  const used = player.usedChits[REROLL] ?? 0;
  const unused = player.chits[REROLL] ?? 0;
  const count = Math.min(player.advisor === null ? 0 : rerollsOf(player.advisor), used + unused);
  const options: RerollsOption[] = [];
  for (let n = Math.min(count, used); n >= Math.max(0, count - unused); n--) {
    const rerolls = { used: n, unused: count - n };
    options.push({
      id: `return:${n}-used+${count - n}-unused`,
      label: say("advisor.return", { used: n, unused: count - n }),
      refs: [ref.chit(seat, "reroll")],
      rerolls,
    });
  }
  return (yield* choose(seat, say("ask.return-rerolls", { n: count }), options, { clause: "ND-12.3" })).rerolls;
}

/** ND-12.1 to ND-12.4: the old advisor leaves with his chits, the new one brings his own. */
export function placeAdvisor(
  s: Nations,
  table: Table,
  seat: Seat,
  player: Player,
  tile: TileId,
  returned: Rerolls,
): void {
  const old = player.advisor;
  if (old !== null) {
    s.box.push(old);
    moveChits(player.usedChits, s.supply.chits, REROLL, returned.used);
    moveChits(player.chits, s.supply.chits, REROLL, returned.unused);
    table.tell(() => ({
      what: say("log.advisor-leaves", {
        player: { seat },
        advisor: tileName(old),
        n: returned.used + returned.unused,
      }),
      seat,
      clause: "ND-12.2",
      moves: [{ piece: ref.tile(old), from: ref.advisor(seat), to: ref.box }],
    }));
  }
  player.advisor = tile;
  const taken = Math.min(rerollsOf(tile), s.supply.chits[REROLL] ?? 0); // ND-1.19
  if (taken === 0) return;
  moveChits(s.supply.chits, player.chits, REROLL, taken);
  table.tell(() => ({
    what: say("log.rerolls", { player: { seat }, n: taken }),
    seat,
    clause: "ND-12.4",
    moves: [{ piece: ref.chit(seat, "reroll"), from: ref.supply, to: ref.board(seat) }],
  }));
}
