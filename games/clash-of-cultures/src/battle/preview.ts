import type { Message, Seat } from "@civitas/kernel";
import type { SideName } from "../agenda.ts";
import type { CombatId } from "../content/ids.ts";
import { defenderAt } from "../movement/attacks.ts";
import { type Group, soldiersIn } from "../movement/groups.ts";
import { type Force, force, type Odds, oddsOf } from "../odds.ts";
import { say } from "../say.ts";
import type { Clash, Hex, Ship, Troop } from "../state.ts";
import { fleetOwner } from "../troops.ts";
import { oddsWith } from "./chances.ts";
import { otherSide, unitsOn } from "./sides.ts";
import { newBattle } from "./start.ts";
import type { Battle } from "./state.ts";
import { type Strength, strengthsIn, strengthsOf } from "./strength.ts";

/** What an attack by this land group would lead to, from what everybody can see. */
export function previewOnLand(s: Clash, seat: Seat, hex: Hex, { from, squads, landing }: Group): Message {
  const defender = defenderAt(s, hex, seat);
  if (defender === null) return say("preview.undefended");
  const troops = squads.map((squad): Troop => ({ owner: seat, hex: from, moved: true, ...squad }));
  const landed = landing ? squads.map(({ kind }) => ({ ship: 0, kind })) : [];
  const begins = { hex, from, landed, troops, ships: [], attacker: seat, defender };
  return previewOf(s, newBattle(s, { kind: "land", ...begins }), soldiersIn(squads));
}

/** The same for ships. */
export function previewAtSea(s: Clash, seat: Seat, hex: Hex, ships: readonly Ship[]): Message {
  const defender = fleetOwner(s, hex);
  if (defender === null || defender === seat) return say("preview.undefended");
  const begins = { hex, from: null, landed: [], troops: [], ships: [...ships], attacker: seat, defender };
  return previewOf(s, newBattle(s, { kind: "sea", ...begins }), ships.length);
}

/** CC-18.3, CC-18.13: how it ends if nobody plays a card, pays for a siege or withdraws. */
function previewOf(s: Clash, battle: Battle, attackers: number): Message {
  const defenders = battle.defender.began;
  if (defenders === 0 && battle.city?.fortress !== true) return say("preview.undefended");
  const side = (name: SideName, units: number): Force => forceOf(units, strengthsIn(s, battle, name, units));
  return sayOdds("preview.battle", oddsOf(side("attacker", attackers), side("defender", defenders)));
}

/** How the battle ends if it is fought on with this card and no other. */
export function previewWith(s: Clash, side: SideName, card: CombatId): Message {
  const [mine, theirs] = [side, otherSide(side)].map((one) => forceOf(unitsOn(s, one), strengthsOf(s, one)));
  const odds = mine && theirs && oddsWith(side, mine, theirs, card);
  return odds === undefined ? say("preview.depends") : sayOdds("preview.with-card", odds);
}

const sayOdds = (key: "preview.battle" | "preview.with-card", { win, draw, lose }: Odds): Message =>
  say(key, { win: percent(win), draw: percent(draw), lose: percent(lose) });

const percent = (chance: number): number => Math.round(chance * 100);

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
