import type { Seat } from "@civitas/kernel";
import type { Occurrence } from "../agenda.ts";
import { type Goods, NOTHING } from "../content/goods.ts";
import type { ObjectiveId } from "../content/ids.ts";
import type { Clash } from "../state.ts";

/** Whether what has just happened completes an instant objective for this player. */
export const objectiveOccurs = (_s: Clash, _seat: Seat, _id: ObjectiveId, _occurrence: Occurrence): boolean => false;

/** Whether its condition holds in the Status phase, names that exclude each other counted in. */
export const objectiveHolds = (_s: Clash, _seat: Seat, _id: ObjectiveId): boolean => false;

/** What its completion costs. */
export const objectiveCost = (_id: ObjectiveId): Goods => NOTHING;
