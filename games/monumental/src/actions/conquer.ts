import { type Message, no, type Rules, type Seat, type Verdict } from "@civitas/kernel";
import type { GameTable } from "../agenda.ts";
import { wishes } from "../conquest.ts";
import { isPossible, type Mode, type Muster, modesFor, muster, sourcesFor } from "../conquest-plan.ts";
import { defenceOf, sayDefence } from "../defence.ts";
import { isProvince, spaceName } from "../map.ts";
import { proposeLevy, sayGroups } from "../muster-units.ts";
import { usualPrice } from "../payment.ts";
import { attackReach } from "../reach.ts";
import { ref } from "../refs.ts";
import { say, sayProvince } from "../say.ts";
import { type Monumental, realmOf, type SpaceNumber } from "../state.ts";
import { Action, groupOf, type Look } from "./action.ts";
import { billPrice, whyShort } from "./short.ts";

/** MO-9.6 to MO-9.9: one option for each target; the units are named afterwards. */
export function judgeConquests(
  m: Monumental,
  table: GameTable,
  seat: Seat,
  verdicts: Verdict<Action>[],
  explained: boolean,
): void {
  const force = muster(m, seat, attackReach(m, seat));
  const far: SpaceNumber[] = [];
  for (let n = 0; n < m.spaces.length; n++) {
    const space = m.spaces[n];
    if (space === undefined || !isProvince(space) || space.owner === seat) continue;
    const [mode, ...more] = modesFor(m, seat, n, force);
    if (mode !== undefined) verdicts.push(judgeConquest(m, table, seat, n, force, [mode, ...more]));
    else far.push(n);
  }
  if (explained && far.length > 0) verdicts.push(tooFar(m, far));
}

/** MO-9.6: one reason for all provinces that nobody can reach. */
const tooFar = (m: Monumental, far: readonly SpaceNumber[]): Verdict<Action> =>
  no(
    () => ({
      id: "conquer-far",
      label: say("choice.conquer-far"),
      refs: far.map((n) => ref.space(spaceName(m, n))),
      group: groupOf("conquer"),
    }),
    () => say("why.too-far"),
    "MO-9.6",
  );

function judgeConquest(
  m: Monumental,
  table: GameTable,
  seat: Seat,
  n: SpaceNumber,
  force: Muster,
  [mode, ...more]: readonly [Mode, ...Mode[]],
): Verdict<Action> {
  const possible = [mode, ...more].find(isPossible);
  const name = spaceName(m, n);
  const id = `conquer:${name}`;
  if (possible !== undefined) {
    return new Action(
      id,
      "conquer",
      () => lookOf(m, seat, n, possible, force),
      () => conquering(table, seat, n),
    );
  }
  return no(
    () => ({
      id,
      label: labelOf(m, n),
      refs: [ref.space(name)],
      group: groupOf("conquer"),
      price: billPrice(mode.bill),
    }),
    () => whyNot(m, seat, n, mode),
  );
}

const labelOf = (m: Monumental, n: SpaceNumber): Message =>
  say("choice.conquer", { place: sayProvince(m, n), parts: sayDefence(m, n) });

function* conquering(table: GameTable, seat: Seat, target: SpaceNumber): Rules {
  table.next("conquer", { seat, target });
}

function lookOf(m: Monumental, seat: Seat, n: SpaceNumber, mode: Mode, force: Muster): Look {
  const groups = proposeLevy(sourcesFor(m, seat, n, force), mode, wishes(m, seat));
  return {
    label: labelOf(m, n),
    refs: [ref.space(spaceName(m, n))],
    price: usualPrice(realmOf(m, seat), mode.bill, mode.terms),
    note: say("note.needs-units", { n: mode.units }),
    preview: say("note.proposal", { groups: sayGroups(m, groups) }),
  };
}

function whyNot(m: Monumental, seat: Seat, n: SpaceNumber, mode: Mode): { why: Message; clause: string } {
  if (mode.available < mode.units) {
    const blanks = { defence: defenceOf(m, n), n: mode.units, available: mode.available };
    return { why: say("why.too-few-units", blanks), clause: "MO-9.43" };
  }
  return { why: whyShort(realmOf(m, seat), mode.bill), clause: "MO-9.8" };
}
