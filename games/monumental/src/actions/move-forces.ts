import { no, type Reason, type Rules, type Seat, type Verdict } from "@civitas/kernel";
import type { GameTable } from "../agenda.ts";
import { countFree, countUnits } from "../forces.ts";
import { spaceName } from "../map.ts";
import { departures, freeMovesLeft, moveFrom, movesAffordable } from "../moving.ts";
import { landReach, type Reach } from "../reach.ts";
import { ref } from "../refs.ts";
import { say, sayPlace } from "../say.ts";
import { type Monumental, realmOf, type SpaceNumber } from "../state.ts";
import { Action, groupOf } from "./action.ts";
import { gathered } from "./gathered.ts";
import { whyShort } from "./short.ts";

/** MO-9.21: one option for each space from which units may leave. */
export function judgeMoves(
  m: Monumental,
  table: GameTable,
  seat: Seat,
  verdicts: Verdict<Action>[],
  explained: boolean,
): void {
  const affordable = movesAffordable(m, seat);
  if (affordable === 0 && !explained) return;
  const reach = landReach(m, seat);
  const free = freeMovesLeft(m, seat) > 0;
  const leaving = departures(m, seat, reach);
  if (explained) judgeStuck(m, seat, leaving, verdicts);
  if (affordable === 0) {
    if (leaving.length > 0) verdicts.push(tooDear(m, seat, leaving));
    return;
  }
  for (const from of leaving) {
    const name = spaceName(m, from);
    const id = `move:${name}`;
    const look = () => ({
      label: say("choice.move-from", { place: sayPlace(m, from) }),
      refs: [ref.space(name), ref.soldiers(name)],
      price: free ? undefined : { military: 1 },
      note: say("note.each-unit"),
    });
    verdicts.push(new Action(id, "map", look, () => moving(m, table, seat, from, reach, affordable)));
  }
}

/** One reason for all spaces from which a move can't be paid. */
const tooDear = (m: Monumental, seat: Seat, leaving: readonly SpaceNumber[]): Verdict<Action> =>
  no(
    () => ({
      id: "move",
      label: say("choice.move-refused"),
      refs: leaving.map((n) => ref.space(spaceName(m, n))),
      price: { military: 1 },
      group: groupOf("map"),
    }),
    () => whyShort(realmOf(m, seat), { military: 1 }),
    "MO-9.21",
  );

/** MO-9.5, MO-9.21: why units stay: one of them must, or there is nowhere to go. One reason for all it keeps back. */
function judgeStuck(m: Monumental, seat: Seat, leaving: readonly SpaceNumber[], verdicts: Verdict<Action>[]): void {
  const stuck = m.spaces.flatMap(({ owner }, n) =>
    owner === seat && !leaving.includes(n) && countUnits(m, n) > 0 ? [{ n, reason: whyStuck(m, n) }] : [],
  );
  for (const alike of gathered(stuck, ({ reason }) => reason)) {
    const names = alike.map(({ n }) => spaceName(m, n));
    verdicts.push(
      no(
        () => ({
          id: `move:${names[0]}`,
          label: say("choice.move-from", { place: alike.map(({ n }) => sayPlace(m, n)) }),
          refs: names.map(ref.space),
        }),
        alike[0].reason,
      ),
    );
  }
}

const whyStuck = (m: Monumental, n: SpaceNumber): Reason =>
  countFree(m, n) === 0
    ? { why: say("why.must-stay"), clause: "MO-9.5" }
    : { why: say("why.nowhere"), clause: "MO-9.21" };

function* moving(m: Monumental, table: GameTable, seat: Seat, from: SpaceNumber, reach: Reach, most: number): Rules {
  yield* moveFrom(m, table, seat, from, reach, most, "pays");
}
