import { choose, type Option, type Rules, type Seat } from "@civitas/kernel";
import { countOf, countOnce, inForce } from "./active.ts";
import type { GameTable } from "./agenda.ts";
import { countFree, moveGroup, type Units, unitsOn } from "./forces.ts";
import { spaceName } from "./map.ts";
import { payBill } from "./payment.ts";
import type { Reach } from "./reach.ts";
import { ref } from "./refs.ts";
import { placeLabel, say, sayPlace } from "./say.ts";
import { type Monumental, realmOf, type SpaceNumber } from "./state.ts";

/** MO-9.42: moves that abilities in force still give for nothing. */
export function freeMovesLeft(m: Monumental, seat: Seat): number {
  return inForce(m, seat, "free-moves").reduce(
    (sum, { id, effect }) => sum + Math.max(0, effect.n - countOf(m, id)),
    0,
  );
}

function useFreeMoves(m: Monumental, seat: Seat, n: number): void {
  let left = n;
  for (const { id, effect } of inForce(m, seat, "free-moves")) {
    while (left > 0 && countOf(m, id) < effect.n) {
      countOnce(m, id);
      left--;
    }
  }
}

/** How many units could be moved at most: paid, or by free moves. */
export const movesAffordable = (m: Monumental, seat: Seat): number => {
  const { military, gold } = realmOf(m, seat).supply;
  return freeMovesLeft(m, seat) + military + gold;
};

/** MO-9.21: other controlled provinces connected through own spaces. */
export function destinations(m: Monumental, { area }: Reach, from: SpaceNumber): SpaceNumber[] {
  const of = area[from] ?? null;
  if (of === null) return [];
  return m.spaces.flatMap(({ tile }, n) => (n !== from && area[n] === of && tile !== "capital" ? [n] : []));
}

/** The own spaces from which units may move somewhere: another province of the same area. */
export function departures(m: Monumental, seat: Seat, { area }: Reach): SpaceNumber[] {
  const provinces: number[] = [];
  for (let n = 0; n < m.spaces.length; n++) {
    const of = area[n] ?? null;
    if (of !== null && m.spaces[n]?.tile !== "capital") provinces[of] = (provinces[of] ?? 0) + 1;
  }
  const found: SpaceNumber[] = [];
  for (let n = 0; n < m.spaces.length; n++) {
    const space = m.spaces[n];
    const of = area[n] ?? null;
    if (space === undefined || of === null || space.owner !== seat) continue;
    const others = (provinces[of] ?? 0) - (space.tile === "capital" ? 0 : 1);
    if (others > 0 && countFree(m, n) > 0) found.push(n);
  }
  return found;
}

interface GroupOption extends Option {
  readonly units: Units;
}

/** MO-9.21: names the destination and the group, pays, and moves. At most `most` units. */
export function* moveFrom(
  m: Monumental,
  table: GameTable,
  seat: Seat,
  from: SpaceNumber,
  reach: Reach,
  most: number,
  payment: "pays" | "free",
): Rules<number> {
  const spot = (n: SpaceNumber) => ({ ref: ref.space(spaceName(m, n)), name: placeLabel(m, n) });
  const to = yield* choose(
    seat,
    say("ask.move-to", { place: sayPlace(m, from) }),
    destinations(m, reach, from).map((n) => ({
      id: `to:${spaceName(m, n)}`,
      label: say("choice.move-to", { place: sayPlace(m, n) }),
      refs: [ref.space(spaceName(m, n))],
      to: spot(n),
      n,
    })),
    { clause: "MO-9.21" },
  );
  const { units } = yield* choose(
    seat,
    say("ask.group", { place: sayPlace(m, from), to: sayPlace(m, to.n) }),
    groupOptions(m, seat, from, most, payment),
    { clause: "MO-9.21" },
  );
  const size = units.soldiers + (units.warlord ? 1 : 0) + (units.hero ? 1 : 0);
  if (payment === "pays") yield* payMoves(m, table, seat, size);
  moveGroup(m, seat, from, to.n, units);
  table.tell(() => ({
    what: say("log.moves", { who: { seat }, n: size, from: sayPlace(m, from), to: sayPlace(m, to.n) }),
    seat,
    clause: "MO-9.21",
    moves: [
      {
        piece: ref.soldiers(spaceName(m, from)),
        from: ref.space(spaceName(m, from)),
        to: ref.space(spaceName(m, to.n)),
      },
    ],
  }));
  return size;
}

function* payMoves(m: Monumental, table: GameTable, seat: Seat, units: number): Rules {
  const free = Math.min(units, freeMovesLeft(m, seat));
  useFreeMoves(m, seat, free);
  if (units > free) yield* payBill(m, table, seat, { military: units - free }, "MO-9.21");
}

/** Every group that may leave; alike soldiers are counted, not told apart. */
function groupOptions(
  m: Monumental,
  seat: Seat,
  from: SpaceNumber,
  most: number,
  payment: "pays" | "free",
): GroupOption[] {
  const there = unitsOn(m, from);
  const limit = Math.min(most, countFree(m, from));
  const free = payment === "free" ? most : freeMovesLeft(m, seat);
  const options: GroupOption[] = [];
  for (const warlord of there.warlord ? [false, true] : [false]) {
    for (const hero of there.hero ? [false, true] : [false]) {
      const figures = (warlord ? 1 : 0) + (hero ? 1 : 0);
      for (let soldiers = 0; soldiers <= there.soldiers; soldiers++) {
        const size = soldiers + figures;
        if (size === 0 || size > limit) continue;
        const military = Math.max(0, size - free);
        options.push({
          id: `group:${groupId({ soldiers, warlord, hero })}`,
          label: say("choice.group", { who: sayUnits({ soldiers, warlord, hero }) }),
          refs: [ref.soldiers(spaceName(m, from))],
          ...(military > 0 && { price: { military } }),
          units: { soldiers, warlord, hero },
        });
      }
    }
  }
  return options;
}

const groupId = ({ soldiers, warlord, hero }: Units): string =>
  [warlord ? "warlord" : "", hero ? "hero" : "", soldiers > 0 ? String(soldiers) : ""]
    .filter((s) => s !== "")
    .join("+");

export function sayUnits({ soldiers, warlord, hero }: Units) {
  return [
    ...(warlord ? [say("unit.warlord")] : []),
    ...(hero ? [say("unit.hero")] : []),
    ...(soldiers > 0 ? [say("unit.soldiers", { n: soldiers })] : []),
  ];
}
