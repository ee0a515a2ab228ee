import type { Message, Seat } from "@civitas/kernel";
import type { SideName } from "../agenda.ts";
import type { CombatId } from "../content/ids.ts";
import { defenderAt } from "../movement/attacks.ts";
import { type Group, soldiersIn } from "../movement/groups.ts";
import { type Force, force, type Odds, oddsOf } from "../odds.ts";
import { say } from "../say.ts";
import { type Clash, type Hex, playerOf, type Ship, type Troop } from "../state.ts";
import { fleetOwner } from "../troops.ts";
import { foresee, percentages } from "./chances.ts";
import { battleIn, otherSide, unitsOn } from "./sides.ts";
import { newBattle } from "./start.ts";
import type { Battle } from "./state.ts";
import { type Strength, strengthsIn, strengthsOf } from "./strength.ts";

/** What an attack by this land group would lead to, judged by what everybody can see. */
export function chancesOnLand(s: Clash, seat: Seat, hex: Hex, { from, squads, landing }: Group): Message {
  const defender = defenderAt(s, hex, seat);
  if (defender === null) return say("note.undefended");
  const troops = squads.map((squad): Troop => ({ owner: seat, hex: from, moved: true, ...squad }));
  const landed = landing ? squads.map(({ kind }) => ({ ship: 0, kind })) : [];
  const begins = { hex, from, landed, troops, ships: [], attacker: seat, defender };
  return chancesOf(s, newBattle(s, { kind: "land", ...begins }), soldiersIn(squads));
}

/** The same for ships. */
export function chancesAtSea(s: Clash, seat: Seat, hex: Hex, ships: readonly Ship[]): Message {
  const defender = fleetOwner(s, hex);
  if (defender === null || defender === seat) return say("note.undefended");
  const begins = { hex, from: null, landed: [], troops: [], ships: [...ships], attacker: seat, defender };
  return chancesOf(s, newBattle(s, { kind: "sea", ...begins }), ships.length);
}

/** CC-18.3, CC-18.13: how it ends if nobody plays a card, pays for a siege or withdraws. */
function chancesOf(s: Clash, battle: Battle, attackers: number): Message {
  const defenders = battle.defender.began;
  if (defenders === 0 && battle.city?.fortress !== true) return say("note.undefended");
  return sayBare(oddsIn(s, battle, attackers, defenders));
}

/** The odds of a battle without cards, from the round it stands in. */
function oddsIn(s: Clash, battle: Battle, attackers: number, defenders: number): Odds {
  const side = (name: SideName, units: number): Force => forceOf(units, strengthsIn(s, battle, name, units));
  return oddsOf(side("attacker", attackers), side("defender", defenders));
}

/** CC-18.14: how it ends if the attacker goes on with the next round, and nobody plays a card any more. */
export function chancesOfGoingOn(s: Clash): Message {
  const battle = battleIn(s);
  const next = { ...battle, round: battle.round + 1 };
  return sayBare(oddsIn(s, next, unitsOn(s, "attacker"), unitsOn(s, "defender")));
}

/** How the battle ends if it is fought to the end with this card, or without one, and no other. */
export function chancesWith(s: Clash, side: SideName, card: CombatId | undefined): Message {
  const foe = otherSide(side);
  const force = (one: SideName): Force => forceOf(unitsOn(s, one), strengthsOf(s, one));
  const { owner } = battleIn(s)[foe];
  const purse = owner === "barbarians" ? undefined : playerOf(s, owner).goods;
  const foreseen = foresee(side, [force(side), force(foe)], card, purse);
  return foreseen === undefined ? say("note.retreat") : say("note.chances", percentages(foreseen));
}

const sayBare = (odds: Odds): Message => say("note.chances-bare", percentages({ odds }));

function forceOf(units: number, strengths: readonly Strength[]): Force {
  const sum = (of: Strength["of"]): number =>
    strengths.reduce((n, one) => n + (one.of === of && one.now && one.why !== "units" ? one.n : 0), 0);
  return force(units, {
    dice: sum("dice"),
    cv: sum("cv"),
    lastingCv: strengths.reduce((n, one) => n + (one.why === "warlord" ? one.n : 0), 0),
    hits: sum("hits"),
    cancels: sum("cancels"),
  });
}
