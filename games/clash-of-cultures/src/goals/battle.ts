import type { Seat } from "@civitas/kernel";
import type { SideName } from "../agenda.ts";
import { winnerOf } from "../battle/end.ts";
import { BATTLE_SIDES, battleIn, otherSide } from "../battle/sides.ts";
import type { Battle, BattleSide } from "../battle/state.ts";
import { CATEGORIES } from "../content/categories.ts";
import { within } from "../map.ts";
import { type Clash, type Owner, playerOf } from "../state.ts";
import type { InstantGoal } from "./goal.ts";

/** A battle that is over, seen by somebody who took part in it. */
interface Seen {
  readonly battle: Battle;
  readonly side: SideName;
  readonly mine: BattleSide;
  readonly theirs: BattleSide;
  /** CC-18.4: fought on land; raids are (CC-22.16). */
  readonly onLand: boolean;
  readonly won: boolean;
}

/** CC-18.22: whether the battle that has just ended completes this for the player. */
export function battleMeets(s: Clash, seat: Seat, goal: InstantGoal): boolean {
  const battle = battleIn(s);
  const side = BATTLE_SIDES.find((one) => battle[one].owner === seat);
  if (side === undefined) return false;
  const { fought, kind } = battle;
  const [mine, theirs] = [battle[side], battle[otherSide(side)]];
  return meets(s, seat, goal, {
    battle,
    side,
    mine,
    theirs,
    onLand: fought && kind !== "sea",
    won: winnerOf(battle) === seat,
  });
}

function meets(s: Clash, seat: Seat, goal: InstantGoal, seen: Seen): boolean {
  const { battle, side, mine, theirs, onLand, won } = seen;
  const { city, captured } = battle;
  switch (goal.goal) {
    case "defended-capture":
      return side === "attacker" && isPlayer(captured) && (theirs.began > 0 || city?.fortress === true);
    case "landing-capture":
      return side === "attacker" && isPlayer(captured) && battle.landed.length > 0;
    case "barbarian-capture":
      return side === "attacker" && captured === "barbarians" && theirs.began >= goal.n;
    case "second-battle":
      return onLand && isSecondBattle(s, seat, battle);
    case "kills":
      return onLand && theirs.lost >= goal.n;
    case "kills-attacking":
      return onLand && won && side === "attacker" && theirs.lost >= goal.n;
    case "kills-defending":
      return onLand && side === "defender" && theirs.lost >= goal.n;
    case "big-battle":
      return onLand && mine.began + theirs.began >= goal.n;
    case "win-outnumbered":
      return won && isPlayer(theirs.owner) && mine.began < theirs.began;
    case "win-as-underdog":
      return won && isPlayer(theirs.owner) && (mine.began < theirs.began || isBackward(s, seat, theirs.owner));
    case "storm-a-wonder":
      return (
        onLand && side === "attacker" && mine.began >= goal.soldiers && city?.wonder === true && city.size >= goal.size
      );
    case "plunder":
      return isPlayer(theirs.owner) && plunders(s, theirs.owner, battle, theirs);
    default:
      return false;
  }
}

const isPlayer = (owner: Owner | null): owner is Seat => owner !== null && owner !== "barbarians";

/** Warmonger: with this one the player has fought in two hexes this turn, and won at least once. */
function isSecondBattle(s: Clash, seat: Seat, { hex }: Battle): boolean {
  const mine = s.now.battles.filter(({ attacker, defender }) => attacker === seat || defender === seat);
  const before = new Set(mine.slice(0, -1).map((battle) => battle.hex));
  return before.size === 1 && !before.has(hex) && mine.some(({ winner }) => winner === seat);
}

/** The other has more Warfare advances. */
function isBackward(s: Clash, seat: Seat, other: Seat): boolean {
  const known = (who: Seat): number => CATEGORIES.warfare.filter((id) => playerOf(s, who).advances.includes(id)).length;
  return known(other) > known(seat);
}

const PLUNDER_SPACES = 2;

/** Scavenger: a settler or ship fell near a content city of somebody else than its owner. */
function plunders(s: Clash, victim: Seat, { kind, hex }: Battle, { lost, settlersLost }: BattleSide): boolean {
  if ((kind === "sea" ? lost : settlersLost) === 0) return false;
  const near = within(s, hex, PLUNDER_SPACES);
  return s.cities.some(
    ({ owner, mood, hex: city }) =>
      owner !== victim && owner !== "barbarians" && mood !== "angry" && near.includes(city),
  );
}
