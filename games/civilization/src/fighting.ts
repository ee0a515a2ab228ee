import { choose, late, type Message, type Option, type Rules } from "@civitas/kernel";
import { occasion } from "./abilities/occasion.ts";
import { abilityEntries } from "./abilities/using.ts";
import type { GameTable } from "./agenda.ts";
import type { Battle, Fighter, SideName } from "./battle-state.ts";
import { clash, deciderOf, fighterStrength, rankIn, seatOf, unitStrength } from "./battle-strength.ts";
import type { UnitId } from "./content/ids.ts";
import { UNITS } from "./content/units.ts";
import type { Entry } from "./entry.ts";
import { ref } from "./refs.ts";
import { say } from "./say.ts";
import type { World } from "./state.ts";

interface Unit extends Option {
  readonly unit?: UnitId;
  act?: Entry["act"];
}

export const sayUnit = (w: World, battle: Battle, side: SideName, unit: UnitId): Message => {
  const { type } = UNITS[unit];
  const rank = rankIn(w, battle, side, unit);
  return type === "aircraft" ? say("unit.aircraft.1") : say(`unit.${type}.${rank}`);
};

/** CV-34.12: a unit of the hand (equal ones are one entry), or passing by Sun Tzu. */
function handOptions(w: World, table: GameTable, battle: Battle): Unit[] {
  const side = battle.turn;
  const { hand, strengthNext } = battle.sides[side];
  const options: Unit[] = [...new Set(hand)].sort().map((unit) => ({
    id: `unit:${unit}`,
    label: late(() => {
      const n = unitStrength(w, battle, side, unit, strengthNext);
      return say("choice.unit", { unit: sayUnit(w, battle, side, unit), n });
    }),
    refs: [ref.unit(unit)],
    unit,
  }));
  const seat = seatOf(battle, side);
  if (seat !== null) {
    for (const entry of abilityEntries(w, table, seat, "battleTurnInstead")) if ("id" in entry) options.push(entry);
  }
  return options;
}

interface Front extends Option {
  readonly against?: Fighter;
}

/** CV-25.15: each enemy unit, or a new front. */
function frontOptions(w: World, battle: Battle, newcomer: Fighter): Front[] {
  const enemies = battle.fronts.filter(({ side }) => side !== newcomer.side);
  const against: Front[] = enemies.map((enemy) => ({
    id: `front:${enemy.front}`,
    label: late(() =>
      say("choice.front", { unit: sayUnit(w, battle, enemy.side, enemy.unit), n: fighterStrength(w, battle, enemy) }),
    ),
    refs: [ref.front(enemy.front)],
    preview: late(() => sayClash(w, battle, newcomer, enemy)),
    against: enemy,
  }));
  return [...against, { id: "front:new", label: say("choice.new-front"), refs: [ref.newFront] }];
}

function sayClash(w: World, battle: Battle, newcomer: Fighter, enemy: Fighter): Message {
  const { newcomerDies, waitingDies } = clash(w, battle, newcomer, enemy);
  if (newcomerDies && waitingDies) return say("preview.both-die");
  return say(waitingDies ? "preview.enemy-dies" : newcomerDies ? "preview.own-dies" : "preview.none-dies");
}

/** CV-25.11 (2): a unit opens a front or attacks. */
export function* playUnit(w: World, table: GameTable, battle: Battle): Rules {
  const side = battle.turn;
  const seat = deciderOf(battle, side);
  const mine = battle.sides[side];
  const choice = yield* choose(seat, say("ask.unit"), handOptions(w, table, battle), { clause: "CV-25.11" });
  if (choice.act !== undefined) return yield* choice.act();
  const { unit } = choice;
  if (unit === undefined) return;
  const newcomer: Fighter = { front: battle.nextFront, side, unit, extra: mine.strengthNext, wounds: 0 };
  const { against } = yield* choose(seat, say("ask.front"), frontOptions(w, battle, newcomer), { clause: "CV-25.15" });
  mine.hand.splice(mine.hand.indexOf(unit), 1);
  mine.strengthNext = 0;
  const strength = fighterStrength(w, battle, newcomer);
  const named = sayUnit(w, battle, side, unit);
  if (against === undefined) {
    battle.fronts.push(newcomer);
    battle.nextFront += 1;
    table.tell(() => ({
      what: say("log.opens-front", { who: { seat }, unit: named, n: strength }),
      seat,
      clause: "CV-25.15",
      moves: [{ piece: ref.unit(unit), from: ref.side(side), to: ref.front(newcomer.front) }],
    }));
    return;
  }
  newcomer.front = against.front;
  const enemyUnit = sayUnit(w, battle, against.side, against.unit);
  table.tell(() => ({
    what: say("log.strikes", { who: { seat }, unit: named, n: strength, enemy: enemyUnit }),
    seat,
    clause: "CV-25.17",
    moves: [{ piece: ref.unit(unit), from: ref.side(side), to: ref.front(against.front) }],
  }));
  const outcome = clash(w, battle, newcomer, against);
  newcomer.wounds = outcome.newcomer;
  against.wounds = outcome.waiting;
  battle.fronts.push(newcomer);
  buryTheDead(w, table, battle);
}

/** CV-25.20, CV-25.25: units with as many wounds as strength leave the front. */
export function buryTheDead(w: World, table: GameTable, battle: Battle): void {
  const dead = battle.fronts.filter((fighter) => fighter.wounds >= fighterStrength(w, battle, fighter));
  battle.fronts = battle.fronts.filter((fighter) => !dead.includes(fighter));
  for (const fighter of dead) {
    battle.sides[fighter.side].fallen.push(fighter.unit);
    table.tell(() => ({
      what: say("log.falls", { unit: sayUnit(w, battle, fighter.side, fighter.unit) }),
      clause: "CV-25.20",
      moves: [{ piece: ref.unit(fighter.unit), from: ref.front(fighter.front), to: ref.side(fighter.side) }],
    }));
  }
  for (const fighter of dead) {
    const owner = seatOf(battle, fighter.side);
    if (owner !== null) occasion(w, table, [owner], "unitKilled", { seat: owner });
  }
}
