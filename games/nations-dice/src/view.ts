import type { Seat } from "@civitas/kernel";
import { columnsInUse, type Nation, rounds } from "./content/boards.ts";
import { type ChitKind, chitIndex, chitKinds } from "./content/chits.ts";
import type { Colour, Resource } from "./content/dice.ts";
import { type EventId, eventOf } from "./content/events.ts";
import type { TileId } from "./content/tiles.ts";
import { colourName, type Die, faceOf, isUsed } from "./die.ts";
import { available } from "./payment.ts";
import { columnOf, priceOf, rowOf } from "./progress-board.ts";
import { markedVp, type TileVp, tileVp, totalVp } from "./scoring.ts";
import { type BuildingId, type Nations, orderCard, type Player, playerAt, type Step } from "./state.ts";

export interface DieView {
  readonly colour: Colour;
  /** Nothing before the first roll. */
  readonly resource: Resource | null;
  readonly value: number;
  readonly used: boolean;
}

export interface ChitView {
  readonly kind: ChitKind;
  readonly unused: number;
  readonly used: number;
}

/** A space of the progress board that is in use, empty or not. */
export interface CellView {
  readonly row: number;
  readonly column: number;
  readonly tile: TileId | null;
  /** What the tile costs, and in what. */
  readonly price: { readonly resource: Resource; readonly amount: number } | null;
}

export interface EventView {
  readonly id: EventId;
  readonly food: number;
  readonly strength: number;
  readonly vp: number;
}

export interface PlayerView {
  readonly seat: Seat;
  readonly nation: Nation;
  readonly order: number;
  readonly passed: boolean;
  /** In the order received; `die:SEAT:INDEX` counts in this list. */
  readonly dice: readonly DieView[];
  /** All kinds, also those the player holds none of. */
  readonly chits: readonly ChitView[];
  /** What unused dice and chits add up to, without trades (ND-2.3). */
  readonly available: Readonly<Record<Resource, number>>;
  /** The visible buildings of spaces 1 to 5. */
  readonly spaces: readonly BuildingId[];
  readonly advisor: TileId | null;
  /** Under construction. */
  readonly wonder: TileId | null;
  readonly colonies: readonly TileId[];
  readonly wonders: readonly TileId[];
  readonly books: number;
  /** Points on the track, by what they were for. */
  readonly scored: { readonly books: number; readonly famine: number; readonly war: number };
  readonly vp: number;
  /** What the tiles add at the end as things stand (ND-20.7), and the sum of both. */
  readonly forecast: TileVp;
  readonly total: number;
}

/** The table, as everybody sees it: there are no secrets but the order of the stacks (ND-3). */
export interface NationsView {
  readonly round: number;
  readonly rounds: number;
  readonly step: Step;
  readonly harder: boolean;
  readonly columns: number;
  /** From row 1 up, each from left to right. */
  readonly progress: readonly CellView[];
  readonly event: EventView | null;
  /** The tiles of this age that were not dealt, by name: they follow from the list of tiles (ND-3.2). */
  readonly undealt: readonly TileId[];
  readonly stacks: readonly { readonly age: number; readonly tiles: number; readonly events: number }[];
  readonly supply: {
    readonly dice: Readonly<Record<Colour, number>>;
    readonly chits: Readonly<Record<ChitKind, number>>;
  };
  readonly box: number;
  /** By seat. */
  readonly players: readonly PlayerView[];
  /** Seats in turn order. */
  readonly order: readonly Seat[];
  /** Whose turn it is in the actions step, or who decides in the books, famine or war step. */
  readonly active: Seat | null;
  /** The imaginary opponent of a solo game. */
  readonly opponentBooks: number | null;
}

export function view(s: Nations): NationsView {
  return {
    round: s.round,
    rounds,
    step: s.step,
    harder: s.harder,
    columns: columnsInUse(s.players.length),
    progress: cellsOf(s),
    event: s.event === null ? null : eventView(s.event),
    undealt: (s.stacks[s.round - 1] ?? []).toSorted(),
    stacks: s.stacks.map((stack, i) => ({
      age: i + 1,
      tiles: stack.length,
      events: s.eventStacks[i]?.length ?? 0,
    })),
    supply: {
      dice: diceByColour(s.supply.dice),
      chits: chitsByKind(s.supply.chits),
    },
    box: s.box.length,
    players: s.players.map((_, seat) => playerView(s, seat)),
    order: [...s.order],
    active: s.step === "actions" ? s.turn : (s.waiting[0] ?? null),
    opponentBooks: s.opponentBooks,
  };
}

function cellsOf(s: Nations): CellView[] {
  const columns = columnsInUse(s.players.length);
  const cells: CellView[] = [];
  s.progress.forEach((tile, cell) => {
    const row = rowOf(cell);
    const column = columnOf(cell);
    if (column <= columns) cells.push({ row, column, tile, price: tile === null ? null : priceOf(tile, row) });
  });
  return cells;
}

function eventView(id: EventId): EventView {
  const { food, strength, age } = eventOf(id);
  return { id, food, strength, vp: age };
}

function playerView(s: Nations, seat: Seat): PlayerView {
  const player = playerAt(s, seat);
  return {
    seat,
    nation: player.nation,
    order: orderCard(s, seat),
    passed: player.passed,
    dice: player.dice.map(dieView),
    chits: chitKinds.map((kind) => chitView(player, kind)),
    available: availableOf(player),
    spaces: [...player.spaces],
    advisor: player.advisor,
    wonder: player.wonder,
    colonies: [...player.colonies],
    wonders: [...player.wonders],
    books: player.books,
    scored: { ...player.scored },
    vp: markedVp(player),
    forecast: tileVp(player),
    total: totalVp(player),
  };
}

function dieView(die: Die): DieView {
  const face = faceOf(die);
  return { colour: colourName(die), resource: face?.resource ?? null, value: face?.value ?? 0, used: isUsed(die) };
}

function chitView(player: Player, kind: ChitKind): ChitView {
  const i = chitIndex[kind];
  return { kind, unused: player.chits[i] ?? 0, used: player.usedChits[i] ?? 0 };
}

function diceByColour([white = 0, blue = 0, orange = 0, red = 0]: readonly number[]): Record<Colour, number> {
  return { white, blue, orange, red };
}

function chitsByKind(chits: readonly number[]): Record<ChitKind, number> {
  const [gold = 0, food = 0, stone = 0, book = 0, strength = 0, reroll = 0] = chits;
  return { gold, food, stone, book, strength, reroll };
}

const availableOf = (player: Player): Record<Resource, number> => ({
  gold: available(player, "gold"),
  food: available(player, "food"),
  stone: available(player, "stone"),
  book: available(player, "book"),
  strength: available(player, "strength"),
});
