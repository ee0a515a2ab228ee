import type { Result, ScoreRow, Seat } from "@civitas/kernel";
import { buildingOf } from "./buildings.ts";
import { titleFor } from "./content/hall-of-fame.ts";
import { type TileId, tileOf } from "./content/tiles.ts";
import { say } from "./say.ts";
import { isSolo, type Nations, type Player } from "./state.ts";

/** Victory points printed on tiles, by the kind of tile (ND-20.1). */
export interface TileVp {
  readonly buildings: number;
  readonly advisor: number;
  readonly colonies: number;
  readonly wonders: number;
}

function printedVp(tiles: readonly TileId[]): number {
  let vp = 0;
  for (const tile of tiles) vp += tileOf(tile).vp;
  return vp;
}

/** ND-20.1, ND-20.2: visible buildings, the advisor, colonies and completed wonders; nothing else. */
export function tileVp(player: Player): TileVp {
  let buildings = 0;
  for (const building of player.spaces) buildings += buildingOf(building).vp;
  return {
    buildings,
    advisor: player.advisor === null ? 0 : tileOf(player.advisor).vp,
    colonies: printedVp(player.colonies),
    wonders: printedVp(player.wonders),
  };
}

/** What stands on the VP track (ND-20.7). */
export const markedVp = ({ scored }: Player): number => scored.books + scored.famine + scored.war;

/** ND-20.7: what the tiles would add if the game ended now. */
export const forecastVp = (player: Player): number => {
  const { buildings, advisor, colonies, wonders } = tileVp(player);
  return buildings + advisor + colonies + wonders;
};

export const totalVp = (player: Player): number => markedVp(player) + forecastVp(player);

/** ND-20.4 to ND-20.6: by points; ties are ordered by the order cards. */
export function ranking(s: Nations): Seat[] {
  const totals = s.players.map(totalVp);
  return s.order.toSorted((a, b) => (totals[b] ?? 0) - (totals[a] ?? 0));
}

export function result(s: Nations): Result | undefined {
  if (s.step !== "over") return undefined;
  const ranked = ranking(s);
  const remark = remarkOn(s, ranked);
  return {
    places: s.players.map((_, seat) => ranked.indexOf(seat) + 1),
    scores: s.players.map(totalVp),
    sheet: scoreSheet(s),
    ...(remark === undefined ? {} : { remark }),
  };
}

/** Every source of victory points, in the order of the game. */
export function scoreSheet(s: Nations): ScoreRow[] {
  const tiles = s.players.map(tileVp);
  return [
    { label: say("score.books"), points: s.players.map((player) => player.scored.books), clause: "ND-16.4" },
    { label: say("score.famine"), points: s.players.map((player) => player.scored.famine), clause: "ND-17.2" },
    { label: say("score.war"), points: s.players.map((player) => player.scored.war), clause: "ND-19.2" },
    { label: say("score.buildings"), points: tiles.map((vp) => vp.buildings), clause: "ND-20.1" },
    { label: say("score.advisor"), points: tiles.map((vp) => vp.advisor), clause: "ND-20.1" },
    { label: say("score.colonies"), points: tiles.map((vp) => vp.colonies), clause: "ND-20.1" },
    { label: say("score.wonders"), points: tiles.map((vp) => vp.wonders), clause: "ND-20.1" },
  ];
}

/** The title of a solo player (ND-22.12), or what decided a tie for the victory (ND-20.5). */
function remarkOn(s: Nations, ranked: readonly Seat[]): Result["remark"] {
  const totals = s.players.map(totalVp);
  const [first, second] = ranked;
  if (first === undefined) return undefined;
  if (isSolo(s)) {
    const title = titleFor(totals[first] ?? 0);
    return title === undefined ? say("remark.no-title") : say("remark.title", { title: say(`title.${title}`) });
  }
  if (second === undefined || totals[first] !== totals[second]) return undefined;
  return say("remark.tie", { player: { seat: first } });
}
