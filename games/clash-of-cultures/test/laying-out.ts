import { Random, type Seat } from "@civitas/kernel";
import { among, listed, named, topFirst } from "@civitas/testing";
import { settle } from "../src/cities.ts";
import { GOODS } from "../src/content/goods.ts";
import type { ActionCardId, GreatPersonId, ObjectiveCardId, ObjectiveId } from "../src/content/ids.ts";
import { BUILDING_IDS, MOODS } from "../src/content/pieces.ts";
import { REGION_IDS, type RegionId } from "../src/content/regions.ts";
import { WONDER_IDS } from "../src/content/wonders.ts";
import { boardIn, hexNamed, slotOf } from "../src/map.ts";
import type { ClashOptions } from "../src/options.ts";
import { newPlayerTurn } from "../src/player-turn.ts";
import { setup } from "../src/setup.ts";
import { type City, type Clash, type LandKind, noGoods, playerOf, type Restriction } from "../src/state.ts";
import { launch, place } from "../src/troops.ts";
import type { Position, Side } from "./given.ts";

/** What a position is played with, unless it says otherwise. */
export const DEFAULTS: ClashOptions = { events: "normal", rounds: "six", ending: "fixed" };

export const TWO: readonly Side[] = [{}, {}];

/** The state of a position. */
export function clashAt(given: Position): Clash {
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
  const laid = new Map<number, { region: RegionId; explored: boolean; orientation: 0 | 1 }>();
  for (const [list, explored] of [
    [given.regions ?? {}, true],
    [given.unexplored ?? {}, false],
  ] as const) {
    for (const [hex, text] of Object.entries(list)) {
      const region = named("region", REGION_IDS, `region-${text.slice(0, 2)}`);
      laid.set(slotOf(hexNamed(s, hex)), { region, explored, orientation: text.endsWith("turned") ? 1 : 0 });
    }
  }
  const used = [...laid.values()].map(({ region }) => region);
  if (new Set(used).size < used.length) throw new Error("a region lies in two places");
  const left = REGION_IDS.filter((id) => !used.includes(id));
  s.slots = s.slots.map((slot, n) => {
    if (slot.region === null) return slot;
    return laid.get(n) ?? { region: left.shift() ?? "region-05", explored: false, orientation: 0 };
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
  const home = boardIn(s).names[player.startHex] ?? "";
  for (const [hex, words] of Object.entries(side.cities ?? { [home]: "" })) city(s, seat, hex, words);
  for (const [hex, words] of Object.entries(side.units ?? {})) {
    for (const word of listed(words)) unit(s, seat, hex, word);
  }
}

function city(s: Clash, seat: Seat, hex: string, words: string): void {
  const city = settle(s, seat, hexNamed(s, hex));
  for (const text of listed(words)) {
    const [word = "", preposition, object = ""] = text.split(" ");
    const mood = among(MOODS, word);
    const building = among(BUILDING_IDS, word);
    const wonder = among(WONDER_IDS, word);
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
    return [...rest, ...topFirst(top)];
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
