import { choose, type Rules, type Seat, type Verdict, window } from "@civitas/kernel";
import { occasion } from "../abilities/occasion.ts";
import { mayHoldFor } from "../abilities/suspected.ts";
import { abilityEntries, happen } from "../abilities/using.ts";
import type { GameTable, Stories } from "../agenda.ts";
import { passives } from "../cards/passives.ts";
import type { Moment } from "../content/ability.ts";
import type { UnitId } from "../content/ids.ts";
import { ref } from "../refs.ts";
import { say, sayPlace } from "../say.ts";
import { realmOf, type SquareNumber, type World } from "../state.ts";
import type { Entry } from "../turn/entry.ts";
import { playUnit } from "./fighting.ts";
import type { Battle, Side, SideName } from "./state.ts";
import { attackedCity, battleOf, bonusOfSide, deciderOf, handSize, otherSide, seatOf, totalOf } from "./strength.ts";
import { drawUnit } from "./units.ts";

const newSide = (): Side => ({ hand: [], bonus: 0, effects: 0, fallen: [], lost: 0, used: [], strengthNext: 0 });

/** CV-25.1. */
export function beginBattle(
  w: World,
  table: GameTable,
  at: {
    readonly attacker: Seat;
    readonly defender: Seat | null;
    readonly square: SquareNumber;
    readonly city: SquareNumber | null;
  },
): void {
  const { attacker, defender, square } = at;
  w.battle = {
    ...at,
    controller: defender ?? (attacker + 1) % w.realms.length, // CV-25.8
    step: "before",
    turn: "defender",
    part: "ability",
    passes: 0,
    sides: { attacker: newSide(), defender: newSide() },
    fronts: [],
    nextFront: 1,
    winner: null,
  };
  table.tell(() => ({
    what:
      defender === null
        ? say("log.attacks-village", { who: { seat: attacker }, place: sayPlace(w, square) })
        : say("log.attacks", { who: { seat: attacker }, enemy: { seat: defender }, place: sayPlace(w, square) }),
    seat: attacker,
    clause: "CV-25.1",
  }));
  breakWalls(w, table, w.battle);
  table.next("battle", {});
}

/** CV-25.14: before anything else. */
function breakWalls(w: World, table: GameTable, battle: Battle): void {
  const city = attackedCity(w, battle);
  if (city === undefined || !city.walls || !passives.has(w, battle.attacker, "breakWallsOnAttack")) return;
  city.walls = false;
  table.tell(() => ({ what: say("log.walls-fall", { city: sayPlace(w, city.at) }), clause: "CV-25.14" }));
}

/** One opportunity, or one part of a battle turn; then the battle goes on. */
export function* tellBattle(w: World, table: GameTable, _: Stories["battle"]): Rules {
  const battle = battleOf(w);
  table.next(battle.step === "over" ? "aftermath" : "battle", {});
  switch (battle.step) {
    case "before":
      return yield* opportunity(w, table, battle, "battleBeforeDraw", drawForces);
    case "start":
      return yield* opportunity(w, table, battle, "battleStart", engage);
    case "fight":
      return yield* battleTurn(w, table, battle);
    case "over":
      return conclude(w, table, battle);
  }
}

const isPossible = (verdict: Verdict<Entry>): boolean => "id" in verdict;

/** The abilities of a side; barbarians have none (CV-25.9). */
function abilities(w: World, table: GameTable, battle: Battle, ...moments: readonly Moment[]): Verdict<Entry>[] {
  const seat = seatOf(battle, battle.turn);
  return seat === null ? [] : moments.flatMap((moment) => abilityEntries(w, table, seat, moment));
}

/** CV-25.3, CV-25.6: the sides alternate, the defender first, until both have passed. */
function* opportunity(
  w: World,
  table: GameTable,
  battle: Battle,
  moment: "battleBeforeDraw" | "battleStart",
  then: (w: World, table: GameTable, battle: Battle) => void,
): Rules {
  const { turn } = battle;
  battle.turn = otherSide(turn);
  const played = yield* usedAt(w, table, seatOf(battle, turn), moment);
  if (played !== undefined) {
    battle.passes = 0;
    return yield* played.act();
  }
  battle.passes += 1;
  if (battle.passes < 2) return;
  battle.passes = 0;
  battle.turn = "defender";
  then(w, table, battle);
}

/**
 * CV-25.39: what a side uses at an opportunity. Everybody who may hold a card for it is asked; barbarians have none
 * (CV-25.9).
 */
function* usedAt(
  w: World,
  table: GameTable,
  seat: Seat | null,
  moment: "battleBeforeDraw" | "battleStart",
): Rules<Entry | undefined> {
  if (seat === null) return undefined;
  const plays = (): Verdict<Entry>[] => {
    const entries = abilityEntries(w, table, seat, moment);
    if (moment === "battleStart" || !entries.some(isPossible)) return entries;
    return [...entries, ...abilityEntries(w, table, seat, "anyTime")]; // CV-25.43
  };
  if (!mayHoldFor(w, seat, moment) && !plays().some(isPossible)) return undefined;
  const played = yield* window([seat], {
    prompt: say(`ask.${moment}`),
    clause: "CV-25.39",
    plays,
    asks: "everybody",
    pass: say("choice.pass"),
  });
  return played?.play;
}

/** CV-25.5, CV-25.6: both draw, and the combat bonuses are fixed (CV-25.44). */
function drawForces(w: World, table: GameTable, battle: Battle): void {
  battle.step = "start";
  for (const side of ["defender", "attacker"] as const) {
    battle.sides[side].hand = drawHand(w, table, battle, side);
    battle.sides[side].bonus = bonusOfSide(w, battle, side);
  }
  table.tell(() => ({
    what: say("log.forces", {
      attacker: battle.sides.attacker.hand.length,
      defender: battle.sides.defender.hand.length,
    }),
    clause: "CV-25.5",
  }));
  for (const side of ["attacker", "defender"] as const) {
    const seat = seatOf(battle, side);
    if (seat !== null) happen(w, table, seat, "battleStart");
  }
}

function drawHand(w: World, table: GameTable, battle: Battle, side: SideName): UnitId[] {
  const seat = seatOf(battle, side);
  if (seat !== null) return table.random.shuffle(realmOf(w, seat).units).splice(0, handSize(w, battle, side));
  return (["infantry", "mounted", "artillery"] as const).flatMap((type) => drawUnit(w, table.random, type) ?? []);
}

/** CV-25.10: the defender begins; the attacker if the city has walls. */
function engage(w: World, _table: GameTable, battle: Battle): void {
  battle.step = "fight";
  battle.part = "ability";
  battle.turn = attackedCity(w, battle)?.walls === true ? "attacker" : "defender";
}

/** CV-25.11. */
function* battleTurn(w: World, table: GameTable, battle: Battle): Rules {
  const { attacker, defender } = battle.sides;
  if (battle.part === "ability" && attacker.hand.length + defender.hand.length === 0) {
    battle.step = "over"; // CV-25.41
    return;
  }
  switch (battle.part) {
    case "ability":
      // CV-25.13: a side without units takes no more battle turns.
      if (battle.sides[battle.turn].hand.length === 0) {
        battle.turn = otherSide(battle.turn);
        return;
      }
      battle.part = "unit";
      return yield* mayUse(w, table, battle, "battleTurnBeforeUnit", "battleTurn");
    case "unit":
      battle.part = "again";
      return yield* playUnit(w, table, battle);
    case "again":
      yield* mayUse(w, table, battle, "battleTurn");
      battle.part = "ability";
      battle.turn = otherSide(battle.turn);
      battle.sides[otherSide(battle.turn)].strengthNext = 0;
  }
}

/** CV-25.11 (1) and (3): one battle ability, if one is usable (CV-34.12). */
function* mayUse(w: World, table: GameTable, battle: Battle, ...moments: readonly Moment[]): Rules {
  const entries = abilities(w, table, battle, ...moments);
  if (!entries.some(isPossible)) return;
  const none: Entry = { id: "none", label: say("choice.no-ability"), apart: "end", *act() {} };
  const seat = deciderOf(battle, battle.turn);
  const entry = yield* choose(seat, say("ask.battle-ability"), [...entries, none], { clause: "CV-34.12" });
  yield* entry.act();
}

/** CV-25.29: the higher total wins; a tie is won by the defender. */
function conclude(w: World, table: GameTable, battle: Battle): void {
  const attacker = totalOf(w, battle, "attacker");
  const defender = totalOf(w, battle, "defender");
  battle.winner = attacker > defender ? "attacker" : "defender";
  table.tell(() => ({
    what: say(`log.battle-won.${battle.winner ?? "defender"}`, { attacker, defender }),
    clause: "CV-25.29",
    moves: [{ piece: ref.battle, to: ref.battle }],
  }));
  const sides = [battle.attacker, ...(battle.defender === null ? [] : [battle.defender])];
  occasion(w, table, sides, "endBattle", { square: battle.square });
}
