import { choose, late, type Message, type Option, type Rules } from "@civitas/kernel";
import { occasion } from "../abilities/occasion.ts";
import { abilityEntries } from "../abilities/using.ts";
import type { GameTable } from "../agenda.ts";
import type { UnitId } from "../content/ids.ts";
import { UNITS } from "../content/units.ts";
import { ref } from "../refs.ts";
import { say } from "../say.ts";
import type { World } from "../state.ts";
import type { Entry } from "../turn/entry.ts";
import { type Clash, clash } from "./clash.ts";
import type { Battle, Fighter, SideName } from "./state.ts";
import { deciderOf, enemiesOf, fighterStrength, rankIn, seatOf, strikerOf } from "./strength.ts";

interface Play extends Option {
  readonly unit?: UnitId;
  /** The enemy unit that it attacks; otherwise it opens a front. */
  readonly against?: Fighter;
  act?: Entry["act"];
}

export const sayUnit = (w: World, battle: Battle, side: SideName, unit: UnitId): Message => {
  const { type } = UNITS[unit];
  const rank = rankIn(w, battle, side, unit);
  return type === "aircraft" ? say("unit.aircraft.1") : say(`unit.${type}.${rank}`);
};

/** CV-34.12: a unit of the hand (equal ones are one entry) and a front, or passing by Sun Tzu. */
function playsOf(w: World, table: GameTable, battle: Battle): Play[] {
  const side = battle.turn;
  const plays = [...new Set(battle.sides[side].hand)].sort().flatMap((unit) => frontsFor(w, battle, unit));
  const seat = seatOf(battle, side);
  if (seat !== null) {
    for (const entry of abilityEntries(w, table, seat, "battleTurnInstead")) if ("id" in entry) plays.push(entry);
  }
  return plays;
}

const newcomer = (battle: Battle, unit: UnitId): Fighter => ({
  front: battle.nextFront,
  side: battle.turn,
  unit,
  extra: battle.sides[battle.turn].strengthNext,
  wounds: 0,
});

/** CV-25.15: each enemy unit, or a new front; only that, if no enemy is in play. */
function frontsFor(w: World, battle: Battle, unit: UnitId): Play[] {
  const mine = newcomer(battle, unit);
  const label = say("choice.unit", { unit: sayUnit(w, battle, mine.side, unit), n: fighterStrength(w, battle, mine) });
  const enemies = enemiesOf(battle, mine.side);
  if (enemies.length === 0) return [{ id: `unit:${unit}`, label, refs: [ref.unit(unit)], unit }];
  const from = { ref: ref.unit(unit), name: label };
  const open = say("choice.new-front");
  return [
    ...enemies.map((enemy): Play => {
      const named = sayUnit(w, battle, enemy.side, enemy.unit);
      const against = say("choice.front", { unit: named, n: fighterStrength(w, battle, enemy) });
      const preview = late(() => sayClash(clash(strikerOf(w, battle, mine), strikerOf(w, battle, enemy))));
      const to = { ref: ref.front(enemy.front), name: against };
      return {
        id: `unit:${unit}>${enemy.front}`,
        label: against,
        group: label,
        from,
        to,
        preview,
        unit,
        against: enemy,
      };
    }),
    { id: `unit:${unit}>new`, label: open, group: label, from, to: { ref: ref.newFront, name: open }, unit },
  ];
}

function sayClash({ first, newcomer: mine, waiting: theirs, newcomerDies, waitingDies }: Clash): Message {
  const start = say(`preview.strikes.${first}`);
  if (newcomerDies && waitingDies) return say("preview.both-die", { start });
  return waitingDies ? say("preview.enemy-dies", { start, n: mine }) : say("preview.own-dies", { start, n: theirs });
}

/** CV-25.11 (2): a unit opens a front or attacks. */
export function* playUnit(w: World, table: GameTable, battle: Battle): Rules {
  const side = battle.turn;
  const seat = deciderOf(battle, side);
  const mine = battle.sides[side];
  const play = yield* choose(seat, say("ask.unit"), playsOf(w, table, battle), { clause: "CV-25.11" });
  if (play.act !== undefined) return yield* play.act();
  const { unit, against } = play;
  if (unit === undefined) return;
  const fighter = newcomer(battle, unit);
  mine.hand.splice(mine.hand.indexOf(unit), 1);
  mine.strengthNext = 0;
  const strength = fighterStrength(w, battle, fighter);
  const named = sayUnit(w, battle, side, unit);
  if (against === undefined) {
    battle.fronts.push(fighter);
    battle.nextFront += 1;
    table.tell(() => ({
      what: say("log.opens-front", { who: { seat }, unit: named, n: strength }),
      seat,
      clause: "CV-25.15",
      moves: [{ piece: ref.unit(unit), from: ref.side(side), to: ref.front(fighter.front) }],
    }));
    return;
  }
  fighter.front = against.front;
  const enemyUnit = sayUnit(w, battle, against.side, against.unit);
  table.tell(() => ({
    what: say("log.strikes", { who: { seat }, unit: named, n: strength, enemy: enemyUnit }),
    seat,
    clause: "CV-25.17",
    moves: [{ piece: ref.unit(unit), from: ref.side(side), to: ref.front(against.front) }],
  }));
  const outcome = clash(strikerOf(w, battle, fighter), strikerOf(w, battle, against));
  fighter.wounds = outcome.newcomer;
  against.wounds = outcome.waiting;
  battle.fronts.push(fighter);
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
