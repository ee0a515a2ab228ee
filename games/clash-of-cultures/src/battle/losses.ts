import { choose, type Option, type Rules } from "@civitas/kernel";
import type { GameTable, Stories } from "../agenda.ts";
import { shipKey } from "../movement/groups.ts";
import { ref } from "../refs.ts";
import { say, sayHex, sayOwner } from "../say.ts";
import type { Clash, Ship } from "../state.ts";
import { remove, removeFrom, shipsAt } from "../troops.ts";
import { battleIn, unitsOn } from "./sides.ts";

/** CC-18.9: a side loses this many soldiers or ships, as far as it has them. */
export function* tellLosses(s: Clash, table: GameTable, { side, n, counted }: Stories["losses"]): Rules {
  const battle = battleIn(s);
  const fighter = battle[side];
  const gone = Math.min(n, unitsOn(s, side));
  if (gone === 0) return;
  fighter.lost += gone;
  if (counted) fighter.lostNow += gone;
  table.tell(() => ({
    what: say("log.losses", { who: sayOwner(fighter.owner), n: gone, hex: sayHex(s, battle.hex) }),
    seat: fighter.owner === "barbarians" ? undefined : fighter.owner,
    clause: "CC-18.9",
  }));
  if (battle.kind !== "sea") {
    if (side === "defender") remove(s, battle.hex, fighter.owner, "soldier", gone);
    else {
      removeFrom(battle.troops, "soldier", gone);
      battle.troops = battle.troops.filter((troop) => troop.n > 0);
    }
    return;
  }
  for (let i = 0; i < gone; i++) yield* sink(s, side);
}

interface Wreck extends Option {
  readonly ship: Ship;
}

/** CC-20.2: the owner chooses which ships go; their cargo goes with them. */
function* sink(s: Clash, side: "attacker" | "defender"): Rules {
  const battle = battleIn(s);
  const { owner } = battle[side];
  if (owner === "barbarians") return;
  const fleet = side === "attacker" ? battle.ships : shipsAt(s, battle.hex);
  const distinct = new Map(fleet.map((ship) => [shipKey(ship), ship]));
  const options = [...distinct.values()].map(
    (ship): Wreck => ({
      id: `ship:${ship.number}`,
      label: say("ship", { n: ship.number, cargo: ship.cargo.length }),
      refs: [ref.ship(owner, ship.number)],
      ship,
    }),
  );
  const { ship } = yield* choose(owner, say("ask.sink"), options, { clause: "CC-20.2" });
  if (side === "attacker") battle.ships = battle.ships.filter((one) => one !== ship);
  else s.ships = s.ships.filter((one) => one !== ship);
}
