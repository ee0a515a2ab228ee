import { no, type Rules, type Seat, type Verdict } from "@civitas/kernel";
import type { GameTable } from "../agenda.ts";
import { countUnits } from "../forces.ts";
import { provincesOf, spaceName } from "../map.ts";
import { departures, freeMovesLeft, moveFrom, movesAffordable } from "../moving.ts";
import { landReach, type Reach } from "../reach.ts";
import { ref } from "../refs.ts";
import { say, sayPlace } from "../say.ts";
import { type Monumental, realmOf, type SpaceNumber } from "../state.ts";
import { Action, groupOf } from "./action.ts";
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
  for (const from of departures(m, seat, reach)) {
    const name = spaceName(m, from);
    const id = `move:${name}`;
    const look = () => ({
      label: say("choice.move-from", { place: sayPlace(m, from) }),
      refs: [ref.space(name), ref.soldiers(name)],
      price: free ? undefined : { military: 1 },
      note: say("note.each-unit"),
    });
    if (affordable === 0) {
      verdicts.push(
        no(
          () => ({ id, ...look(), group: groupOf("map") }),
          () => whyShort(realmOf(m, seat), { military: 1 }),
          "MO-9.21",
        ),
      );
      continue;
    }
    verdicts.push(new Action(id, "map", look, () => moving(m, table, seat, from, reach, affordable)));
  }
  if (explained) judgeStuck(m, seat, reach, verdicts);
}

/** MO-9.5: why nobody may leave a province. */
function judgeStuck(m: Monumental, seat: Seat, reach: Reach, verdicts: Verdict<Action>[]): void {
  const leaving = departures(m, seat, reach);
  for (const n of provincesOf(m, seat)) {
    if (leaving.includes(n) || countUnits(m, n) === 0) continue;
    const name = spaceName(m, n);
    verdicts.push(
      no(
        () => ({
          id: `move:${name}`,
          label: say("choice.move-from", { place: sayPlace(m, n) }),
          refs: [ref.space(name)],
          group: groupOf("map"),
        }),
        () => say("why.must-stay"),
        "MO-9.5",
      ),
    );
  }
}

function* moving(m: Monumental, table: GameTable, seat: Seat, from: SpaceNumber, reach: Reach, most: number): Rules {
  yield* moveFrom(m, table, seat, from, reach, most, "pays");
}
