import { type Message, no, type Price, type Reason, type Rules, type Seat, type Verdict } from "@civitas/kernel";
import type { GameTable } from "../agenda.ts";
import { wishes } from "../conquest.ts";
import { isPossible, type Mode, type Muster, modesFor, muster, sourcesFor } from "../conquest-plan.ts";
import { defenceOf, sayDefence } from "../defence.ts";
import { isProvince, spaceName } from "../map.ts";
import { proposeLevy, sayProposed } from "../muster-units.ts";
import { usualPrice } from "../payment.ts";
import { attackReach } from "../reach.ts";
import { ref } from "../refs.ts";
import { say, sayPlace } from "../say.ts";
import { type Monumental, realmOf, type SpaceNumber, spaceAt } from "../state.ts";
import { Action, type Look } from "./action.ts";
import { type Gathered, gathered } from "./gathered.ts";
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
  const refused: Refused[] = [];
  for (let n = 0; n < m.spaces.length; n++) {
    const space = m.spaces[n];
    if (space === undefined || space.owner === seat) continue;
    const modes = isProvince(space) ? modesFor(m, seat, n, force) : [];
    const possible = modes.find(isPossible);
    if (possible !== undefined) verdicts.push(conquestOf(m, table, seat, n, possible, force));
    else if (explained) refused.push({ n, ...whyNot(m, seat, n, modes[0]) });
  }
  for (const alike of gathered(refused, ({ price, reason }) => [price, reason])) verdicts.push(refusal(m, alike));
}

/** A space that can't be conquered now. */
interface Refused {
  readonly n: SpaceNumber;
  /** What would be conquered, if that is not said by naming the spaces. */
  readonly what?: Message;
  readonly price?: Price;
  readonly reason: Reason;
}

/** One reason for all spaces that it keeps from being conquered. */
const refusal = (m: Monumental, [first, ...others]: Gathered<Refused>): Verdict<Action> =>
  no(
    () => ({
      id: `conquer:${spaceName(m, first.n)}`,
      label: first.what ?? say("choice.conquer-refused", { place: [first, ...others].map(({ n }) => sayPlace(m, n)) }),
      refs: [first, ...others].map(({ n }) => ref.space(spaceName(m, n))),
      price: first.price,
    }),
    first.reason,
  );

const conquestOf = (m: Monumental, table: GameTable, seat: Seat, n: SpaceNumber, mode: Mode, force: Muster): Action =>
  new Action(
    `conquer:${spaceName(m, n)}`,
    "conquer",
    () => lookOf(m, seat, n, mode, force),
    () => conquering(table, seat, n),
  );

const labelOf = (m: Monumental, n: SpaceNumber, units: number): Message =>
  say("choice.conquer", { place: sayPlace(m, n), n: units, parts: sayDefence(m, n) });

function* conquering(table: GameTable, seat: Seat, target: SpaceNumber): Rules {
  table.next("conquer", { seat, target });
}

function lookOf(m: Monumental, seat: Seat, n: SpaceNumber, mode: Mode, force: Muster): Look {
  const groups = proposeLevy(sourcesFor(m, seat, n, force), mode, wishes(m, seat));
  return {
    label: labelOf(m, n, mode.units),
    refs: [ref.space(spaceName(m, n))],
    price: usualPrice(realmOf(m, seat), mode.bill, mode.terms),
    preview: say("note.proposal", { groups: groups.map((group) => sayProposed(m, group)) }),
  };
}

/** What it would cost, and what is in the way: the tile itself, the distance, too few units, or the price. */
function whyNot(m: Monumental, seat: Seat, n: SpaceNumber, mode: Mode | undefined): Omit<Refused, "n"> {
  if (!isProvince(spaceAt(m, n))) {
    return { what: say("choice.conquer-never"), reason: { why: say("why.never-attacked"), clause: "MO-9.12" } };
  }
  if (mode === undefined) {
    return { what: say("choice.conquer-far"), reason: { why: say("why.too-far"), clause: "MO-9.6" } };
  }
  const price = billPrice(mode.bill);
  if (mode.available < mode.units) {
    const blanks = { defence: defenceOf(m, n), n: mode.units, available: mode.available };
    return { price, reason: { why: say("why.too-few-units", blanks), clause: "MO-9.43" } };
  }
  return { price, reason: { why: whyShort(realmOf(m, seat), mode.bill, mode.terms.restricted), clause: "MO-9.8" } };
}
