import type { Rules, Seat } from "@civitas/kernel";
import type { GameTable, Stories } from "../agenda.ts";
import { destroyCity } from "../city/destroying.ts";
import { squareName } from "../map/grid.ts";
import { killFigure } from "../movement/figures.ts";
import { ref } from "../refs.ts";
import { say, sayPlace } from "../say.ts";
import { type Figure, realmOf, type World } from "../state.ts";
import { afterVictory, lootFrom } from "./loot.ts";
import type { Battle, SideName } from "./state.ts";
import { attackedCity, battleOf, figuresIn, otherSide, seatOf } from "./strength.ts";
import { buryUnits } from "./units.ts";

/** CV-26.17: units return, figures die, a city falls, loot. */
export function* tellAftermath(w: World, table: GameTable, _: Stories["aftermath"]): Rules {
  const battle = battleOf(w);
  const winner = battle.winner ?? "defender";
  const loser = otherSide(winner);
  const city = attackedCity(w, battle);
  const beaten = seatOf(battle, loser);
  const victor = seatOf(battle, winner);
  const losersFigures = figuresIn(w, battle, loser);
  for (const side of ["attacker", "defender"] as const) returnUnits(w, battle, side);
  loseArmies(w, table, battle, winner);
  killAll(w, table, battle, loser, losersFigures);
  w.battle = null;
  const falls = winner === "attacker" && city !== undefined && beaten !== null;
  if (falls && city.capital) {
    w.conqueror = battle.attacker; // CV-26.6
    table.tell(() => ({
      what: say("log.capital-falls", { who: { seat: battle.attacker } }),
      seat: battle.attacker,
      clause: "CV-31.5",
    }));
    return;
  }
  // CV-26.7, R-91: the Great Wall counts even where it falls with the city.
  const loot = beaten === null ? 0 : lootFrom(w, beaten, { figures: losersFigures.length > 0, city: falls });
  if (falls) destroyCity(w, table, beaten, city, { conqueror: battle.attacker });
  else if (city?.post === "fortification" && winner === "defender") {
    city.post = null;
    w.market.posts += 1;
    table.tell(() => ({ what: say("log.fortification-gone", { city: sayPlace(w, city.at) }), clause: "CV-23.6" }));
  }
  if (victor === null) return;
  afterVictory(w, table, { winner: victor, loser: beaten, loot, square: battle.square });
  if (beaten === null) table.next("takeMarker", { seat: victor, square: battle.square }); // CV-26.3
}

/** CV-25.31, CV-25.33. */
function returnUnits(w: World, battle: Battle, side: SideName): void {
  const { hand, fallen } = battle.sides[side];
  const alive = [...hand, ...battle.fronts.filter((fighter) => fighter.side === side).map(({ unit }) => unit)];
  const seat = seatOf(battle, side);
  if (seat === null) buryUnits(w, alive);
  else realmOf(w, seat).units.push(...alive);
  buryUnits(w, fallen);
}

/** CV-26.2: one army for every two units killed, but never the last. */
function loseArmies(w: World, table: GameTable, battle: Battle, side: SideName): void {
  const seat = seatOf(battle, side);
  if (seat === null) return;
  const armies = figuresIn(w, battle, side).filter(({ kind }) => kind === "army");
  const { fallen, lost } = battle.sides[side];
  const dying = Math.min(Math.floor((fallen.length + lost) / 2), armies.length - 1);
  if (dying > 0) kill(w, table, battle, seat, armies.slice(0, dying), "CV-26.2");
}

function killAll(w: World, table: GameTable, battle: Battle, side: SideName, figures: readonly Figure[]): void {
  const seat = seatOf(battle, side);
  if (seat !== null && figures.length > 0) kill(w, table, battle, seat, figures, "CV-26.1");
}

function kill(
  w: World,
  table: GameTable,
  { square }: Battle,
  seat: Seat,
  figures: readonly Figure[],
  clause: string,
): void {
  for (const figure of figures) killFigure(w, seat, figure);
  table.tell(() => ({
    what: say("log.figures-die", { who: { seat }, n: figures.length }),
    seat,
    clause,
    moves: figures.map(({ kind }) => ({
      piece: kind === "army" ? ref.army(seat) : ref.scout(seat),
      from: ref.square(squareName(w, square)),
      to: ref.realm(seat),
    })),
  }));
}
