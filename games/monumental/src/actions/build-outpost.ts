import { no, type Seat, type Verdict } from "@civitas/kernel";
import type { GameTable } from "../agenda.ts";
import { OUTPOST_UNITS } from "../content/constants.ts";
import { provincesOf, spaceName } from "../map.ts";
import { garrison, outpostSites, raiseOutpost } from "../outposts.ts";
import { ref } from "../refs.ts";
import { say, sayProvince } from "../say.ts";
import { type Monumental, realmOf, spaceAt } from "../state.ts";
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
        () => whyNot(m, seat, n),
      ),
    );
  }
}

function whyNot(m: Monumental, seat: Seat, n: number) {
  if (spaceAt(m, n).outpost) return { why: say("why.outpost-there"), clause: "MO-9.24" };
  if (realmOf(m, seat).outposts === 0) return { why: say("why.no-outpost"), clause: "MO-9.24" };
  return { why: say("why.outpost-units", { n: OUTPOST_UNITS }), clause: "MO-9.23" };
}
