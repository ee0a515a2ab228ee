import { no, type Seat, type Verdict } from "@civitas/kernel";
import type { GameTable } from "../agenda.ts";
import { OUTPOST_UNITS } from "../content/constants.ts";
import { provincesOf, spaceName } from "../map.ts";
import { garrison, outpostSites, raiseOutpost } from "../outposts.ts";
import { ref } from "../refs.ts";
import { say, sayProvince } from "../say.ts";
import { type Monumental, realmOf, type SpaceNumber, spaceAt } from "../state.ts";
import { Action, groupOf } from "./action.ts";

/** MO-9.23 to MO-9.25. */
export function judgeOutposts(
  m: Monumental,
  table: GameTable,
  seat: Seat,
  verdicts: Verdict<Action>[],
  explained: boolean,
): void {
  const sites = outpostSites(m, seat, OUTPOST_UNITS);
  if (sites.length === 0 && !explained) return;
  if (realmOf(m, seat).outposts === 0) {
    verdicts.push(noneLeft(m, seat));
    return;
  }
  for (const n of provincesOf(m, seat)) {
    const name = spaceName(m, n);
    const id = `outpost:${name}`;
    const refs = [ref.space(name)];
    const label = () => say("choice.outpost", { place: sayProvince(m, n) });
    if (sites.includes(n)) {
      verdicts.push(
        new Action(
          id,
          "map",
          () => ({ label: label(), refs, note: say("note.units-go-home", { n: OUTPOST_UNITS }) }),
          () => raiseOutpost(m, table, seat, n, OUTPOST_UNITS),
        ),
      );
      continue;
    }
    if (!explained || (garrison(m, seat, n) < 2 && !spaceAt(m, n).outpost)) continue;
    verdicts.push(
      no(
        () => ({ id, label: label(), refs, group: groupOf("map") }),
        () => whyNot(m, n),
      ),
    );
  }
}

/** One reason for all provinces. */
const noneLeft = (m: Monumental, seat: Seat): Verdict<Action> =>
  no(
    () => ({
      id: "outpost",
      label: say("choice.outpost-refused"),
      refs: provincesOf(m, seat).map((n) => ref.space(spaceName(m, n))),
      group: groupOf("map"),
    }),
    () => say("why.no-outpost"),
    "MO-9.24",
  );

const whyNot = (m: Monumental, n: SpaceNumber) =>
  spaceAt(m, n).outpost
    ? { why: say("why.outpost-there"), clause: "MO-9.24" }
    : { why: say("why.outpost-units", { n: OUTPOST_UNITS }), clause: "MO-9.23" };
