import { choose, type Option, type Rules } from "@civitas/kernel";
import type { GameTable } from "../../agenda.ts";
import { cityAt } from "../../cities.ts";
import { beside, hexName, isLand } from "../../map.ts";
import { ref } from "../../refs.ts";
import { say, sayHex } from "../../say.ts";
import type { Clash, Hex } from "../../state.ts";
import { armyRoom, hasForeignUnits, place, remove } from "../../troops.ts";
import { battleIn, unitsOn } from "../sides.ts";

/** CC-19.10: adjacent land hexes without foreign units and cities, with room for all soldiers that are left. */
function refuges(s: Clash): Hex[] {
  const { hex, defender } = battleIn(s);
  const soldiers = unitsOn(s, "defender");
  return beside(s, hex).filter((next) => {
    if (!isLand(s, next) || hasForeignUnits(s, next, defender.owner)) return false;
    const city = cityAt(s, next);
    if (city !== undefined && city.owner !== defender.owner) return false;
    return armyRoom(s, next, defender.owner) >= soldiers;
  });
}

/** CC-19.10: there is somewhere to go, and the attackers are no barbarians. */
export const canRetreat = (s: Clash): boolean => battleIn(s).kind === "land" && refuges(s).length > 0;

interface Refuge extends Option {
  readonly hex: Hex;
}

/** CC-19.4, CC-19.10: the soldiers leave, and the battle is won by the attacker. */
export function* leaveBattle(s: Clash, table: GameTable): Rules {
  const battle = battleIn(s);
  const { owner } = battle.defender;
  if (owner === "barbarians") return;
  const soldiers = unitsOn(s, "defender");
  battle.outcome = soldiers > 0 ? "retreat" : "attacker";
  if (soldiers === 0) return; // the battle is over all the same, a Fortress notwithstanding
  const options = refuges(s).map(
    (hex): Refuge => ({
      id: `retreat:${hexName(s, hex)}`,
      label: sayHex(s, hex),
      refs: [ref.hex(hexName(s, hex))],
      hex,
    }),
  );
  const { hex } = yield* choose(owner, say("ask.retreat"), options, { clause: "CC-19.10" });
  remove(s, battle.hex, owner, "soldier", soldiers);
  place(s, { owner, hex, kind: "soldier", restriction: "none", moved: false, n: soldiers });
  table.tell(() => ({
    what: say("log.retreat", { who: { seat: owner }, to: sayHex(s, hex) }),
    seat: owner,
    clause: "CC-19.10",
    moves: [
      {
        piece: ref.unit(owner, "soldier"),
        from: ref.hex(hexName(s, battle.hex)),
        to: ref.hex(hexName(s, hex)),
      },
    ],
  }));
}
