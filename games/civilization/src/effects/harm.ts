import type { KillFigures, KillStandingUnit, LockSquare, MoveOtherFigures } from "../verbs/figures.ts";
import type { Deeds } from "./deed.ts";
import { killFiguresDeed } from "./kill-figures.ts";
import { killStandingUnitDeed } from "./kill-unit.ts";
import { lockSquareDeed } from "./lock-square.ts";
import { moveOtherFiguresDeed } from "./move-figures.ts";

/** What cards do to the figures and units of others. */
export const harmDeeds: Deeds<KillFigures | KillStandingUnit | LockSquare | MoveOtherFigures> = {
  killFigures: killFiguresDeed,
  killStandingUnit: killStandingUnitDeed,
  lockSquare: lockSquareDeed,
  moveOtherFigures: moveOtherFiguresDeed,
};
