import type { Rules, Seat } from "@civitas/kernel";
import type { GameTable, Stories } from "../agenda.ts";
import { cityAt, isUsable, sizeOf } from "../cities.ts";
import { defenderAt } from "../movement/attacks.ts";
import type { Group } from "../movement/groups.ts";
import { leave } from "../movement/leaving.ts";
import { say, sayHex, sayOwner } from "../say.ts";
import { type Clash, type Hex, isOwnTurn, type Owner, type Ship, type Troop } from "../state.ts";
import { fleetOwner, shipsAt, soldiersAt } from "../troops.ts";
import { newSide } from "./sides.ts";
import type { Battle } from "./state.ts";

type Beginning = Pick<Battle, "kind" | "hex" | "from" | "landed" | "troops" | "ships"> & {
  readonly attacker: Owner;
  readonly defender: Owner;
};

/** The battle as it begins. */
export function newBattle(s: Clash, { attacker, defender, ...begins }: Beginning): Battle {
  const { kind, hex, troops, ships } = begins;
  const city = kind === "sea" ? undefined : cityAt(s, hex);
  const soldiers = troops.reduce((n, troop) => n + (troop.kind === "soldier" ? troop.n : 0), 0);
  return {
    ...begins,
    round: 0,
    attacker: newSide(attacker, kind === "sea" ? ships.length : soldiers),
    defender: newSide(defender, kind === "sea" ? shipsAt(s, hex).length : soldiersAt(s, hex, defender)),
    city:
      city === undefined
        ? null
        : {
            owner: city.owner,
            size: sizeOf(city),
            fortress: isUsable(s, city, "fortress"),
            temple: city.buildings.temple !== null,
            wonder: city.wonder !== null,
          },
    siege: { die: false, cancel: false },
    warlord: isOwnTurn(s, attacker) ? s.now.warlord : 0,
    fought: false,
    piecesLost: 0,
    captured: null,
    outcome: null,
  };
}

function beginBattle(s: Clash, table: GameTable, begins: Beginning, clause: string): Battle {
  const battle = newBattle(s, begins);
  const { attacker, defender, hex } = battle;
  s.battle = battle;
  if (battle.warlord > 0) s.now.warlord = 0; // CC-23.18: the first battle only
  table.tell(() => ({
    what: say("log.battle", { who: sayOwner(attacker.owner), whom: sayOwner(defender.owner), hex: sayHex(s, hex) }),
    seat: attacker.owner === "barbarians" ? undefined : attacker.owner,
    clause,
  }));
  return battle;
}

/** CC-18.1 to CC-18.3: a group with soldiers enters a hex with foreign units or a foreign city. */
export function attackOnLand(s: Clash, table: GameTable, seat: Seat, hex: Hex, group: Group): void {
  const defender = defenderAt(s, hex, seat);
  if (defender === null) throw new RangeError("there is nobody to attack");
  const { troops, left } = leave(s, seat, group);
  const begins = { hex, from: group.from, landed: left, troops, ships: [], attacker: seat, defender };
  const battle = beginBattle(s, table, { kind: "land", ...begins }, "CC-18.1");
  if (battle.defender.began === 0 && battle.city?.fortress !== true) {
    battle.outcome = "attacker";
    table.next("battleEnds", {});
  } else {
    table.next("siege", {});
  }
}

/** CC-14.2, CC-20.1. */
export function attackAtSea(s: Clash, table: GameTable, seat: Seat, hex: Hex, group: Group): void {
  const defender = fleetOwner(s, hex);
  if (defender === null) throw new RangeError("there are no ships to attack");
  fightAtSea(s, table, { attacker: seat, defender, hex, from: group.from, numbers: group.ships });
}

/** CC-10.6: they can't withdraw. */
export function* tellPortBattle(s: Clash, table: GameTable, due: Stories["portBattle"]): Rules {
  fightAtSea(s, table, { ...due, from: null, numbers: due.ships });
}

function fightAtSea(
  s: Clash,
  table: GameTable,
  about: { attacker: Seat; defender: Seat; hex: Hex; from: Hex | null; numbers: readonly number[] },
): void {
  const { attacker, defender, hex, from, numbers } = about;
  const ships: Ship[] = s.ships.filter(({ owner, number }) => owner === attacker && numbers.includes(number));
  s.ships = s.ships.filter((ship) => !ships.includes(ship));
  beginBattle(s, table, { kind: "sea", hex, from, landed: [], troops: [], ships, attacker, defender }, "CC-20.1");
  table.next("round", {});
}

/** CC-22.8, CC-22.20: the barbarians of one settlement attack a city, for one round. */
export function startRaid(s: Clash, table: GameTable, camp: Hex, target: Hex): void {
  const city = cityAt(s, target);
  if (city === undefined) return;
  const troops: Troop[] = s.troops.filter(({ hex, owner }) => hex === camp && owner === "barbarians");
  s.troops = s.troops.filter((troop) => !troops.includes(troop));
  const begins = { hex: target, from: camp, landed: [], troops, ships: [] };
  beginBattle(s, table, { kind: "raid", ...begins, attacker: "barbarians", defender: city.owner }, "CC-22.8");
  table.next("round", {});
}
