import { type No, no, type Reason, type Seat } from "@civitas/kernel";
import { saidGoods } from "../goods.ts";
import { change } from "../hooks/query.ts";
import { beside, hexName, isExplored, isSea, seaOf } from "../map.ts";
import { ref } from "../refs.ts";
import { advanceName, say, sayHex } from "../say.ts";
import type { Clash, Hex, Passenger, Ship } from "../state.ts";
import { armyRoom, boats, fleetOwner } from "../troops.ts";
import { hasTruce } from "../truces.ts";
import { canPayToll, defenderAt, obstacle, tollFor } from "./attacks.ts";
import { mayMarch } from "./groups.ts";
import type { Way } from "./moves.ts";

/**
 * The moves that can't be made now although a player might ask: to hexes beside own land units, and on the sea of own
 * ships.
 */
export function closedWays(s: Clash, seat: Seat, open: readonly Way[]): No[] {
  const known = new Set(open.map(({ from, to }) => `${from?.ref}>${to?.ref}`));
  const isOpen = (from: Hex, to: Hex): boolean => known.has(`${ref.hex(hexName(s, from))}>${ref.hex(hexName(s, to))}`);
  const ashore = new Set(s.troops.filter(({ owner }) => owner === seat).map(({ hex }) => hex));
  const afloat = new Set(s.ships.filter(({ owner }) => owner === seat).map(({ hex }) => hex));
  const closed: No[] = [];
  for (const from of ashore) {
    const units = s.troops.filter(({ hex, owner }) => hex === from && owner === seat);
    for (const to of beside(s, from)) if (!isOpen(from, to)) closed.push(closedMarch(s, seat, from, to, units, false));
  }
  for (const from of afloat) {
    const ships = s.ships.filter(({ hex, owner }) => hex === from && owner === seat);
    const cargo = ships.flatMap((ship) => ship.cargo);
    for (const to of cargo.length === 0 ? [] : beside(s, from)) {
      if (!isSea(s, to) && !isOpen(from, to)) closed.push(closedMarch(s, seat, from, to, cargo, true));
    }
    for (const to of seaOf(s, from)) {
      if (to !== from && !isOpen(from, to)) closed.push(closedSail(s, seat, from, to, ships));
    }
  }
  return closed;
}

type Unit = Pick<Passenger, "kind" | "restriction" | "moved">;

function closedMarch(s: Clash, seat: Seat, from: Hex, to: Hex, units: readonly Unit[], landing: boolean): No {
  const what = isSea(s, to) ? "embark" : defenderAt(s, to, seat) === null ? "march" : "attack";
  const said = landing && what === "march" ? "land" : what;
  return no(
    () => ({
      id: `${said}:${hexName(s, from)}>${hexName(s, to)}`,
      label: say(`do.${said}`, { from: sayHex(s, from), to: sayHex(s, to) }),
      refs: [ref.hex(hexName(s, to))],
    }),
    () => marchHindrance(s, seat, to, units),
  );
}

/** CC-13.2 to CC-13.15. */
function marchHindrance(s: Clash, seat: Seat, to: Hex, units: readonly Unit[]): Reason {
  const able = units.filter((unit) => mayMarch(s, seat, unit));
  if (able.length === 0) return tiredness(s, seat, units);
  if (isSea(s, to)) {
    const full = boats(s, seat, to).length === 0;
    return full ? { why: say("why.no-boat"), clause: "CC-14.5" } : { why: say("why.no-move"), clause: "CC-13.4" };
  }
  const defender = defenderAt(s, to, seat);
  if (defender !== null) return attackHindrance(s, seat, to, able, defender);
  const full = isExplored(s, to) && armyRoom(s, to, seat) <= 0;
  return full ? { why: say("why.army-full"), clause: "CC-13.9" } : { why: say("why.no-move"), clause: "CC-13.4" };
}

/** Why none of these units can move at all. */
function tiredness(s: Clash, seat: Seat, units: readonly Unit[]): Reason {
  const fresh = units.filter(({ moved }) => !moved);
  if (fresh.length === 0) return { why: say("why.moved"), clause: "CC-13.2" };
  if (fresh.some(({ restriction }) => restriction === "fought")) return { why: say("why.fought"), clause: "CC-13.6" };
  if (fresh.some(({ restriction }) => restriction === "mountain"))
    return { why: say("why.mountain"), clause: "CC-13.7" };
  const drilled = change(s, seat, "armiesMove") !== undefined;
  return drilled
    ? { why: say("why.moved"), clause: "CC-13.2" }
    : { why: say("why.needs", { advance: advanceName("tactics") }), clause: "CC-13.5" };
}

function attackHindrance(
  s: Clash,
  seat: Seat,
  to: Hex,
  able: readonly Unit[],
  defender: NonNullable<ReturnType<typeof defenderAt>>,
): Reason {
  const soldiers = able.filter(({ kind }) => kind === "soldier");
  if (soldiers.length === 0) return { why: say("why.settlers-alone"), clause: "CC-13.10" };
  const kept = obstacle(s, seat, to, defender);
  if (kept === "truce") return { why: say("why.truce"), clause: "CC-13.15" };
  if (kept === "wall") return { why: say("why.wall"), clause: "CC-26.13" };
  if (soldiers.every(({ restriction }) => restriction === "forest"))
    return { why: say("why.forest"), clause: "CC-13.8" };
  const toll = tollFor(s, to, 1);
  return canPayToll(s, seat, toll)
    ? { why: say("why.no-move"), clause: "CC-13.4" }
    : { why: say("why.short-toll", { what: saidGoods({ mood: toll }) }), clause: "CC-26.14" };
}

/** CC-13.6, CC-13.2, CC-14.2, CC-25.8. */
function closedSail(s: Clash, seat: Seat, from: Hex, to: Hex, ships: readonly Pick<Ship, "fought" | "moved">[]): No {
  const reason = (): Reason => {
    if (ships.every(({ fought }) => fought)) return { why: say("why.fought"), clause: "CC-13.6" };
    if (ships.every(({ fought, moved }) => fought || moved)) return { why: say("why.moved"), clause: "CC-13.2" };
    const fleet = fleetOwner(s, to);
    if (fleet !== null && hasTruce(s, seat, fleet)) return { why: say("why.truce"), clause: "CC-25.8" };
    return { why: say("why.ships-between"), clause: "CC-14.2" };
  };
  return no(
    () => ({
      id: `sail:${hexName(s, from)}>${hexName(s, to)}`,
      label: say("do.sail", { from: sayHex(s, from), to: sayHex(s, to) }),
      refs: [ref.hex(hexName(s, to))],
    }),
    reason,
  );
}
