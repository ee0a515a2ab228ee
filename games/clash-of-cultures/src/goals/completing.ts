import type { Seat } from "@civitas/kernel";
import type { Occurrence } from "../agenda.ts";
import { type Goods, NOTHING } from "../content/goods.ts";
import type { ObjectiveId } from "../content/ids.ts";
import { OBJECTIVES, type Objective } from "../content/objectives.ts";
import { type Clash, playerOf } from "../state.ts";
import { occurs } from "./instant.ts";
import { holds } from "./status.ts";

const printed = (id: ObjectiveId): Objective => OBJECTIVES[id];

/** Whether what has just happened completes an instant objective for this player. */
export function objectiveOccurs(s: Clash, seat: Seat, id: ObjectiveId, occurrence: Occurrence): boolean {
  const { instant } = printed(id);
  return instant !== null && occurs(s, seat, instant, occurrence);
}

/** Whether its condition holds in the Status phase, and no name excludes it. */
export function objectiveHolds(s: Clash, seat: Seat, id: ObjectiveId): boolean {
  const { status, not } = printed(id);
  return status !== null && !isExcluded(s, seat, not) && holds(s, seat, status);
}

function isExcluded(s: Clash, seat: Seat, not: Objective["not"]): boolean {
  if (not === null) return false;
  return playerOf(s, seat).completed.some(
    ({ objective, round, inStatus }) => objective === not.with && round === s.round && (inStatus || not.in === "round"),
  );
}

/** CC-24.3: what its completion costs. */
export function objectiveCost(id: ObjectiveId): Goods {
  const { status } = printed(id);
  return status?.goal === "stock" ? status.pay : NOTHING;
}
