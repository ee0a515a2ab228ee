import type { Message, OptionValues, Seat } from "@civitas/kernel";
import { listed, Scene, type Stroke } from "@civitas/testing";
import { buildingOf } from "../src/buildings.ts";
import { nations, startingBuildings } from "../src/content/boards.ts";
import { type ChitKind, chitIndex, chitsInTheBox } from "../src/content/chits.ts";
import { colours, diceInTheBox, facesOf } from "../src/content/dice.ts";
import { type EventId, eventsOfAge } from "../src/content/events.ts";
import { type TileId, tilesOfAge } from "../src/content/tiles.ts";
import { colourOf, type Die, dieKinds, typedDie, used } from "../src/die.ts";
import { game } from "../src/index.ts";
import { cellAt } from "../src/progress-board.ts";
import type { BuildingId, Nations, NationsOptions, Player, Step } from "../src/state.ts";
import type { NationsView, PlayerView } from "../src/view.ts";

/** A player's board in a position. What is left out is as at the start of the game, but without dice and chits. */
export interface Board {
  /** `"W gold1, O gold2*"`: colour and face of every die; `*` marks used ones. */
  readonly dice?: string;
  /** `"gold, reroll*"` */
  readonly chits?: string;
  /** Bought buildings by the number of their space. */
  readonly on?: Readonly<Partial<Record<1 | 2 | 3 | 4 | 5, TileId>>>;
  readonly advisor?: TileId;
  readonly wonder?: TileId;
  readonly colonies?: readonly TileId[];
  readonly wonders?: readonly TileId[];
  readonly books?: number;
  readonly vp?: number;
  readonly passed?: boolean;
}

export interface Position {
  readonly players: readonly Board[];
  readonly round?: number;
  readonly step?: Step;
  /** Seats by order card; by seat if left out. */
  readonly order?: readonly Seat[];
  readonly turn?: Seat;
  /** The rows of the progress board from the bottom, `null` for an empty space. */
  readonly rows?: readonly (readonly (TileId | null)[])[];
  readonly event?: EventId;
  readonly harder?: boolean;
  readonly opponentBooks?: number;
  /** What chance will bring: `"W stone1"`, `"O gold2"`, `"d4 3"`. After these, anything. */
  readonly rolls?: readonly string[];
  /** Another supply than what the players leave. */
  readonly supply?: { readonly dice?: readonly number[]; readonly chits?: readonly number[] };
}

const letters = { W: 0, B: 1, O: 2, R: 3 } as const;
const isLetter = (text: string): text is keyof typeof letters => text in letters;

/** `"W gold1"` as a die. */
function parseDie(text: string): Die {
  const [letter = "", face = ""] = text.replace("*", "").split(" ");
  if (!isLetter(letter)) throw new Error(`"${text}" is no die`);
  const name = `${colours[letters[letter]]}-${face}`;
  const kind = dieKinds.find((one) => typedDie(one) === name);
  if (kind === undefined) throw new Error(`"${text}" is no face of that die`);
  return text.endsWith("*") ? used(kind) : kind;
}

function playerFrom(board: Board, seat: Seat): Player {
  const chits = chitsInTheBox.map(() => 0);
  const usedChits = chitsInTheBox.map(() => 0);
  for (const word of listed(board.chits)) {
    const heap = word.endsWith("*") ? usedChits : chits;
    const kind = chitIndex[word.replace("*", "") as ChitKind];
    heap[kind] = (heap[kind] ?? 0) + 1;
  }
  const spaces: BuildingId[] = [...startingBuildings];
  for (const [space, tile] of Object.entries(board.on ?? {})) spaces[Number(space) - 1] = tile;
  return {
    nation: nations[seat] ?? "rome",
    dice: listed(board.dice).map(parseDie),
    chits,
    usedChits,
    spaces,
    advisor: board.advisor ?? null,
    wonder: board.wonder ?? null,
    colonies: [...(board.colonies ?? [])],
    wonders: [...(board.wonders ?? [])],
    passed: board.passed ?? false,
    books: board.books ?? 0,
    scored: { books: board.vp ?? 0, famine: 0, war: 0 },
  };
}

function stateFrom(at: Position): Nations {
  const players = at.players.map(playerFrom);
  const round = at.round ?? 1;
  const step = at.step ?? "actions";
  const order = [...(at.order ?? players.map((_, seat) => seat))];
  // Before the round start its tiles and events are still stacked.
  const dealt = step === "start" ? round - 1 : round;
  const event = at.event ?? eventsOfAge(dealt)[0] ?? null;
  const progress: (TileId | null)[] = Array(12).fill(null);
  at.rows?.forEach((row, i) => {
    row.forEach((tile, column) => {
      progress[cellAt(i + 1, column + 1)] = tile;
    });
  });
  const held = (colour: number): number => {
    return players.flatMap(({ dice }) => dice).filter((die) => colourOf(die) === colour).length;
  };
  const owned = (kind: number): number => {
    return players.reduce((sum, { chits, usedChits }) => sum + (chits[kind] ?? 0) + (usedChits[kind] ?? 0), 0);
  };
  return {
    harder: at.harder ?? false,
    round,
    step,
    order,
    turn: at.turn ?? order[0] ?? 0,
    waiting: step === "actions" ? [] : order.toReversed(),
    players,
    stacks: [1, 2, 3, 4].map((age) => (age > dealt ? tilesOfAge(age) : [])),
    progress,
    eventStacks: [1, 2, 3, 4].map((age) => (age > dealt ? eventsOfAge(age) : [])),
    event,
    box: [],
    eventBox: [],
    supply: {
      dice: [...(at.supply?.dice ?? diceInTheBox.map((count, colour) => count - held(colour)))],
      chits: [...(at.supply?.chits ?? chitsInTheBox.map((count, kind) => count - owned(kind)))],
    },
    opponentBooks: players.length === 1 ? (at.opponentBooks ?? 1) : null,
  };
}

/** `"W stone1"`, `"d4 3"` as a stroke of chance. */
function strokeOf(roll: string): Stroke {
  if (roll.startsWith("d4 ")) return { die: Number(roll.slice(3)) };
  const die = parseDie(roll);
  const faces = facesOf[colours[colourOf(die)] ?? "white"];
  return { int: faces.findIndex(({ resource, value }) => typedDie(die).endsWith(`-${resource}${value}`)) };
}

/** A scene of Nations, in the words of its players. */
export class Play extends Scene<Nations, NationsView, NationsOptions> {
  player(seat: Seat): PlayerView {
    const player = this.table.players[seat];
    if (player === undefined) throw new Error(`nobody sits at ${seat}`);
    return player;
  }

  /** The player's dice as `"W gold1"`, used ones with `*`. */
  dice(seat: Seat): string[] {
    return this.player(seat).dice.map(({ colour, resource, value, used }) => {
      return `${colour.charAt(0).toUpperCase()} ${resource}${value}${used ? "*" : ""}`;
    });
  }

  /** The player's chits as `"gold"`, used ones with `*`. */
  chits(seat: Seat): string[] {
    return this.player(seat).chits.flatMap(({ kind, unused, used }) => [
      ...Array<string>(unused).fill(kind),
      ...Array<string>(used).fill(`${kind}*`),
    ]);
  }

  tileAt(row: number, column: number): TileId | null | undefined {
    return this.table.progress.find((cell) => cell.row === row && cell.column === column)?.tile;
  }

  get tiles(): TileId[] {
    return this.table.progress.flatMap(({ tile }) => (tile === null ? [] : [tile]));
  }
}

export function position(at: Position): Play {
  return new Play(game, { seats: at.players.length, at: stateFrom(at), chance: at.rolls?.map(strokeOf) });
}

/** A game from its very beginning. */
export const begin = (seats: number, seed = "first", options: OptionValues = {}): Play => {
  return new Play(game, { seats, seed, options });
};

const paying = new Set(["ask.pay", "ask.pay-more", "ask.partner"]);
const placing = new Set(["ask.cover", "ask.return", "ask.return-rerolls"]);

/** Every different payment that the questions about it lead to, as `"W gold1 + c:gold"`, or `"none"`. */
export function payments(play: Play): string[] {
  const found = new Set<string>();
  const from = play.match.answers.length;
  const walk = (at: Play): void => {
    if (paying.has(at.prompt)) for (const id of at.offered) walk(at.fork().do(id));
    else if (placing.has(at.prompt)) walk(at.do(at.offered[0] ?? ""));
    else found.add(paid(at, from));
  };
  walk(play);
  return [...found].sort();
}

/** What was paid last, read off the log. */
export function paid(play: Play, from = 0): string {
  const lines = play.match.log("audience", from);
  const payment = lines.map(({ what }) => what.with?.payment).findLast((blank) => Array.isArray(blank));
  return Array.isArray(payment) ? payment.flatMap(shorthand).sort().join(" + ") : "none";
}

function shorthand(thing: Message): string[] {
  const [kind, name = ""] = thing.say.split(".");
  const face = thing.with?.face;
  if (kind === "chits") return Array<string>(Number(thing.with?.n)).fill(`c:${name}`);
  if (typeof face !== "object" || !("say" in face)) throw new Error(`${thing.say} is no payment`);
  return [`${name.charAt(0).toUpperCase()} ${face.say.split(".")[1]}${String(face.with?.n)}`];
}

export const sorted = (list: readonly string[]): string[] => list.toSorted();

/** The dice that the visible buildings print, by colour: what a player must hold (ND-11.8). */
export const printedDice = (spaces: readonly BuildingId[]): number[] => {
  return colours.map((_, colour) => spaces.reduce((sum, id) => sum + (buildingOf(id).dice[colour] ?? 0), 0));
};

/** Somebody who can do something, so that the game waits for him. */
export const rival: Board = { dice: "W gold1", chits: "reroll" };
