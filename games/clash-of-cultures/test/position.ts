import type { Seat } from "@civitas/kernel";
import { Scene, type Stroke, withoutZeros } from "@civitas/testing";
import type { Goods } from "../src/content/goods.ts";
import { BUILDING_IDS } from "../src/content/pieces.ts";
import { game } from "../src/index.ts";
import type { ClashOptions } from "../src/options.ts";
import { type Clash, type LandKind, type Owner, type Player, playerOf } from "../src/state.ts";
import type { CityView, ClashView } from "../src/view.ts";
import type { Position, Side } from "./given.ts";
import { clashAt, DEFAULTS, TWO } from "./laying-out.ts";

export type { Position, Side } from "./given.ts";

/**
 * A board for 2 players with every region explored:
 *
 *         D1 barren, C2 forest, E2 mountain, D2 fertile (home of seat 0)
 *   B2 mountain A3 sea C3 fertile B3 mountain   D3 forest C4 fertile E4 sea D4 forest   F2 forest E3 forest G3 sea F3 sea
 *   B4 fertile A5 sea C5 barren B5 mountain     D5 forest C6 mountain E6 fertile D6 mountain   F4 sea E5 fertile G5 forest F5 mountain
 *   B6 sea A7 barren C7 forest B7 fertile       F6 fertile E7 sea G7 forest F7 sea
 *         D7 fertile, C8 mountain, E8 forest, D8 barren (home of seat 1)
 */
export const EXPLORED = {
  B2: "10",
  F2: "07",
  D3: "12 turned",
  B4: "13",
  F4: "11",
  D5: "18",
  B6: "14",
  F6: "08",
} as const;

/** A scene of Clash of Cultures, in the words of its players. */
export class Play extends Scene<Clash, ClashView, ClashOptions> {
  player(seat: Seat = 0): Player {
    return playerOf(this.state, seat);
  }

  /** What a player holds, without the zeros. */
  has(seat: Seat = 0): Goods {
    return withoutZeros(this.player(seat).goods);
  }

  city(hex: string): CityView | undefined {
    return this.table.cities.find((city) => city.hex === hex);
  }

  /** `"0: neutral, academy, temple of 1"`; nothing: there is no city. */
  cityText(hex: string): string | undefined {
    const city = this.city(hex);
    if (city === undefined) return undefined;
    const buildings = BUILDING_IDS.flatMap((id) => {
      const colour = city.buildings[id];
      return colour === null ? [] : [colour === city.owner ? id : `${id} of ${colour}`];
    });
    const words = [city.mood ?? "", ...buildings, city.wonder ?? ""].filter((word) => word !== "");
    return `${city.owner}: ${words.join(", ")}`;
  }

  /** The units of an owner in a hex: `{ soldier: 2, settler: 1, ship: 1 }`, those aboard not counted. */
  at(hex: string, owner: Owner = 0): Partial<Record<LandKind | "ship", number>> {
    const units: Partial<Record<LandKind | "ship", number>> = {};
    for (const troop of this.table.troops) {
      if (troop.hex === hex && troop.owner === owner) units[troop.kind] = (units[troop.kind] ?? 0) + troop.n;
    }
    const ships = this.table.ships.filter((ship) => ship.hex === hex && ship.owner === owner).length;
    return ships > 0 ? { ...units, ship: ships } : units;
  }

  /** The cargo of each ship of an owner in a hex: `["soldier+settler", ""]`. */
  cargo(hex: string, owner: Seat = 0): string[] {
    return this.table.ships
      .filter((ship) => ship.hex === hex && ship.owner === owner)
      .map(({ cargo }) => cargo.map(({ kind }) => kind).join("+"));
  }

  terrain(hex: string): string | null | undefined {
    return this.table.hexes.find(({ name }) => name === hex)?.terrain;
  }

  /** A Move action begins, or goes on, and this group makes this move: `go("march:D2>D3", "1settler")`. */
  go(way: string, group?: string): this {
    if (this.prompt === "ask.action") this.do("move");
    this.do(way);
    if (this.prompt === "ask.group") this.do(`group:${group}`);
    return this;
  }

  /** The players whose turn it is end their turns, so many. */
  endTurn(turns = 1): this {
    for (let n = 0; n < turns; n++) this.do("end");
    return this;
  }
}

/** A match at this position. */
export function position(given: Position = {}): Play {
  return new Play(game, {
    seats: (given.sides ?? TWO).length,
    at: clashAt(given),
    seed: given.seed ?? "play",
    options: { ...DEFAULTS, ...given.options },
    chance: given.chance ?? given.dice?.map((die) => ({ die })),
  });
}

/** Two players on the board that is wholly explored. */
export const explored = (side: Side, rival: Side = {}, more: Position = {}): Play =>
  position({ regions: EXPLORED, ...more, sides: [side, rival] });

/** A game from its very beginning. */
export const begin = (seats: number, options: Partial<ClashOptions> = {}, chance?: readonly Stroke[]): Play =>
  new Play(game, { seats, seed: "begin", options: { ...DEFAULTS, ...options }, chance });
