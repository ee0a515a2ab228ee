import { Random, type Seat } from "@civitas/kernel";
import { Scene, type Stroke } from "@civitas/testing";
import { settle } from "../src/cities.ts";
import { GOODS, type Goods } from "../src/content/goods.ts";
import type {
  ActionCardId,
  AdvanceId,
  EventId,
  GreatPersonId,
  ObjectiveCardId,
  ObjectiveId,
  WonderId,
} from "../src/content/ids.ts";
import { BUILDING_IDS, MOODS } from "../src/content/pieces.ts";
import { REGION_IDS, type RegionId } from "../src/content/regions.ts";
import { WONDER_IDS } from "../src/content/wonders.ts";
import { game } from "../src/index.ts";
import { boardIn, hexNamed, slotOf } from "../src/map.ts";
import type { ClashOptions } from "../src/options.ts";
import { newPlayerTurn, type PlayerTurn } from "../src/player-turn.ts";
import { setup } from "../src/setup.ts";
import {
  type City,
  type Clash,
  type LandKind,
  noGoods,
  type Owner,
  type Phase,
  type Player,
  playerOf,
  type Restriction,
  type Truce,
} from "../src/state.ts";
import { launch, place } from "../src/troops.ts";
import type { CityView, ClashView } from "../src/view.ts";

/** What a player has in a position. What is left out is absent; the starting city stands unless cities are named. */
export interface Side extends Goods {
  /** By hex: `"happy, port on E4, temple of 1, great-library, activated 2"`. A word for each thing; the rest is plain. */
  readonly cities?: Readonly<Record<string, string>>;
  /** By hex: `"2 soldiers, settler (forest)"`, `"ship with soldier and settler"`, `"2 ships (fought)"`. */
  readonly units?: Readonly<Record<string, string>>;
  /** Beside Farming and Mining. */
  readonly advances?: readonly AdvanceId[];
  /** The levels; 8, so that no limit is in the way and no event comes, unless a test names another. */
  readonly happiness?: number;
  readonly cultureLevel?: number;
  readonly hand?: readonly (ActionCardId | GreatPersonId)[];
  readonly objectives?: readonly ObjectiveCardId[];
  /** `"oc-02 conqueror"`: completed in round 1. */
  readonly completed?: readonly `${ObjectiveCardId} ${ObjectiveId}`[];
  readonly reserved?: readonly WonderId[];
  readonly eventHalves?: number;
  /** Pieces that have left the game. */
  readonly gone?: Partial<Player["gone"]>;
  readonly assassinated?: boolean;
  readonly revolted?: number;
  readonly writingDone?: boolean;
}

export interface Position {
  /** By seat; seat 0 is asked first, and the seats sit clockwise around the table. */
  readonly sides?: readonly Side[];
  readonly options?: Partial<ClashOptions>;
  /** Explored regions, by any of their hexes: `{ D3: "05 turned", F2: "07" }`. */
  readonly regions?: Readonly<Record<string, string>>;
  /** What lies face down, by any hex of the region: `{ D3: "05" }`. */
  readonly unexplored?: Readonly<Record<string, string>>;
  /** Settlements by hex, with so many barbarians. */
  readonly barbarians?: Readonly<Record<string, number>>;
  readonly exhausted?: readonly string[];
  readonly round?: number;
  readonly turn?: number;
  readonly phase?: Phase;
  readonly mover?: Seat;
  readonly first?: Seat;
  /** Clockwise; by seat if left out. */
  readonly seating?: readonly Seat[];
  /** Actions left in this player turn; 3 if left out. */
  readonly actions?: number;
  readonly now?: Partial<PlayerTurn>;
  readonly waiting?: readonly Seat[];
  readonly truces?: readonly Truce[];
  readonly pestilence?: boolean;
  /** What lies on top of the decks, the top card first; the rest of the box lies under it. */
  readonly actionDeck?: readonly ActionCardId[];
  readonly objectiveDeck?: readonly ObjectiveCardId[];
  readonly eventDeck?: readonly EventId[];
  readonly wonderDeck?: readonly WonderId[];
  readonly actionDiscard?: readonly ActionCardId[];
  readonly objectiveDiscard?: readonly ObjectiveCardId[];
  readonly eventDiscard?: readonly EventId[];
  /** The decks hold nothing but what is named. */
  readonly shortDecks?: true;
  /** Revealed, unbuilt and unreserved. */
  readonly wonders?: readonly WonderId[];
  /** What the dice show first. */
  readonly dice?: readonly number[];
  /** What chance brings first, where it isn't dice alone. */
  readonly chance?: readonly Stroke[];
  readonly seed?: string;
}

const DEFAULTS: ClashOptions = { events: "normal", rounds: "six", ending: "fixed" };

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
    const { goods } = this.player(seat);
    return Object.fromEntries(GOODS.flatMap((good) => (goods[good] > 0 ? [[good, goods[good]]] : [])));
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

  /** The offered ids that begin so, without that beginning. */
  offeredFor(start: string): string[] {
    return this.offered.flatMap((id) => (id.startsWith(start) ? [id.slice(start.length)] : []));
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

/** A game from its very beginning. */
export const begin = (seats: number, options: Partial<ClashOptions> = {}, chance?: readonly Stroke[]): Play =>
  new Play(game, { seats, seed: "begin", options: { ...DEFAULTS, ...options }, chance });

const TWO: readonly Side[] = [{}, {}];

function clashAt(given: Position): Clash {
  const sides = given.sides ?? TWO;
  const s = setup({ ...DEFAULTS, ...given.options }, sides.length, Random.seeded(given.seed ?? "position"));
  s.seating = [...(given.seating ?? sides.map((_, seat) => seat))];
  s.cities = [];
  s.troops = [];
  lay(s, given);
  for (const [seat, side] of sides.entries()) seatOf(s, seat, side);
  for (const [hex, n] of Object.entries(given.barbarians ?? {})) {
    settle(s, "barbarians", hexNamed(s, hex));
    place(s, { owner: "barbarians", hex: hexNamed(s, hex), kind: "soldier", restriction: "none", moved: false, n });
  }
  stack(s, given, sides);
  Object.assign(s, {
    exhausted: (given.exhausted ?? []).map((hex) => hexNamed(s, hex)),
    round: given.round ?? 2,
    turn: given.turn ?? 1,
    phase: given.phase ?? "actions",
    first: given.first ?? 0,
    mover: given.mover ?? given.first ?? 0,
    waiting: [...(given.waiting ?? [])],
    truces: (given.truces ?? []).map((truce) => ({ ...truce })),
    pestilence: given.pestilence ?? false,
    now: { ...newPlayerTurn(given.actions ?? 3), ...given.now },
  } satisfies Partial<Clash>);
  return s;
}

/** The regions: those that are named, and the others face down where there is room. */
function lay(s: Clash, given: Position): void {
  const named = new Map<number, { region: RegionId; explored: boolean; orientation: 0 | 1 }>();
  for (const [list, explored] of [
    [given.regions ?? {}, true],
    [given.unexplored ?? {}, false],
  ] as const) {
    for (const [hex, text] of Object.entries(list)) {
      const region = REGION_IDS.find((id) => id === `region-${text.slice(0, 2)}`);
      if (region === undefined) throw new Error(`there is no region "${text}"`);
      named.set(slotOf(hexNamed(s, hex)), { region, explored, orientation: text.endsWith("turned") ? 1 : 0 });
    }
  }
  const used = [...named.values()].map(({ region }) => region);
  if (new Set(used).size < used.length) throw new Error("a region lies in two places");
  const left = REGION_IDS.filter((id) => !used.includes(id));
  s.slots = s.slots.map((slot, n) => {
    if (slot.region === null) return slot;
    return named.get(n) ?? { region: left.shift() ?? "region-05", explored: false, orientation: 0 };
  });
  s.setAside = left;
}

function seatOf(s: Clash, seat: Seat, side: Side): void {
  const player = playerOf(s, seat);
  player.startHex = s.seating.indexOf(seat) * 4;
  player.goods = noGoods();
  for (const good of GOODS) player.goods[good] = side[good] ?? 0;
  player.levels = { mood: side.happiness ?? 8, culture: side.cultureLevel ?? 8 };
  player.advances.push(...(side.advances ?? []));
  player.eventHalves = side.eventHalves ?? 0;
  player.reserved = [...(side.reserved ?? [])];
  player.gone = { ...player.gone, ...side.gone };
  player.assassinated = side.assassinated ?? false;
  player.revolted = side.revolted ?? 0;
  player.writingDone = side.writingDone ?? false;
  const home = boardIn(s).names[player.startHex] ?? "";
  for (const [hex, words] of Object.entries(side.cities ?? { [home]: "" })) city(s, seat, hex, words);
  for (const [hex, words] of Object.entries(side.units ?? {})) {
    for (const word of listed(words)) unit(s, seat, hex, word);
  }
}

const listed = (words: string): string[] => words.split(/, */).filter((word) => word !== "");

function city(s: Clash, seat: Seat, hex: string, words: string): void {
  const city = settle(s, seat, hexNamed(s, hex));
  for (const text of listed(words)) {
    const [word = "", preposition, object = ""] = text.split(" ");
    const mood = MOODS.find((id) => id === word);
    const building = BUILDING_IDS.find((id) => id === word);
    const wonder = WONDER_IDS.find((id) => id === word);
    if (mood !== undefined) city.mood = mood;
    else if (building !== undefined) {
      city.buildings[building] = preposition === "of" ? Number(object) : seat;
      if (building === "port") city.portHex = hexNamed(s, text.slice(text.indexOf(" on ") + 4));
    } else if (wonder !== undefined) city.wonder = wonder;
    else if (word === "activated") city.activations = Number(preposition);
    else throw new Error(`"${text}" is nothing in a city`);
  }
}

const UNIT = /^(?:(\d+) )?(soldier|settler|ship)s?(?: with ([^()]+?))?(?: \((\w+)\))?$/;
const isRestriction = (word: string): word is Restriction => ["none", "forest", "mountain", "fought"].includes(word);

function unit(s: Clash, seat: Seat, hex: string, words: string): void {
  const [found, many, kind = "", cargo, mark = "none"] = UNIT.exec(words) ?? [];
  if (found === undefined || !isRestriction(mark)) throw new Error(`"${words}" are no units`);
  const n = Number(many ?? 1);
  const at = hexNamed(s, hex);
  if (kind === "soldier" || kind === "settler") {
    place(s, { owner: seat, hex: at, kind, restriction: mark, moved: false, n });
    return;
  }
  for (let i = 0; i < n; i++) {
    const ship = launch(s, seat, at);
    ship.fought = mark === "fought";
    ship.cargo = aboard(cargo ?? "").map((one) => ({ kind: one, restriction: "none", moved: false }));
  }
}

/** `"2 soldiers"`, `"soldier and settler"`. */
function aboard(words: string): LandKind[] {
  return words.split(" and ").flatMap((word): LandKind[] => {
    if (word === "") return [];
    const n = Number(/^\d/.exec(word)?.[0] ?? 1);
    return Array<LandKind>(n).fill(word.includes("settler") ? "settler" : "soldier");
  });
}

/** Every card of the box is where the position says, or in its deck. */
function stack(s: Clash, given: Position, sides: readonly Side[]): void {
  const deal = <T>(deck: readonly T[], top: readonly T[], elsewhere: readonly unknown[]): T[] => {
    const rest = given.shortDecks ? [] : deck.filter((card) => !top.includes(card) && !elsewhere.includes(card));
    return [...rest, ...top.toReversed()];
  };
  const isPerson = (card: string): card is GreatPersonId => card.startsWith("ev-");
  const isAction = (card: string): card is ActionCardId => !isPerson(card);
  const boxes = {
    actions: [...s.actionDeck, ...s.players.flatMap(({ actionCards }) => actionCards)],
    objectives: [...s.objectiveDeck, ...s.players.flatMap(({ objectiveCards }) => objectiveCards)],
  };
  for (const [seat, side] of sides.entries()) {
    const player = playerOf(s, seat);
    player.actionCards = (side.hand ?? []).filter(isAction);
    player.greatPersons = (side.hand ?? []).filter(isPerson);
    player.objectiveCards = [...(side.objectives ?? [])];
    player.completed = (side.completed ?? []).map((text) => {
      const [card, objective] = text.split(" ") as [ObjectiveCardId, ObjectiveId];
      return { card, objective, round: 1, inStatus: true };
    });
  }
  const held = s.players.flatMap((player) => [
    ...player.actionCards,
    ...player.objectiveCards,
    ...player.greatPersons,
    ...player.completed.map(({ card }) => card),
    ...player.reserved,
  ]);
  s.actionDiscard = [...(given.actionDiscard ?? [])];
  s.objectiveDiscard = [...(given.objectiveDiscard ?? [])];
  s.eventDiscard = [...(given.eventDiscard ?? [])];
  s.wonders = [...(given.wonders ?? [])];
  const built = s.cities.map(({ wonder }: City) => wonder);
  s.actionDeck = deal(boxes.actions, given.actionDeck ?? [], [...held, ...s.actionDiscard]);
  s.objectiveDeck = deal(boxes.objectives, given.objectiveDeck ?? [], [...held, ...s.objectiveDiscard]);
  s.eventDeck = deal(s.eventDeck, given.eventDeck ?? [], [...held, ...s.eventDiscard]);
  s.wonderDeck = deal(s.wonderDeck, given.wonderDeck ?? [], [...held, ...s.wonders, ...built]);
}
