import type { KillFigures, KillStandingUnit, LockSquare, MoveOtherFigures } from "../verbs/figures.ts";
import type { Deeds } from "./deed.ts";

export const harmDeeds: Deeds<KillFigures | KillStandingUnit | LockSquare | MoveOtherFigures> = {
  killFigures: { can: () => false, run() {} },
  killStandingUnit: { can: () => false, run() {} },
  lockSquare: { can: () => false, run() {} },
  moveOtherFigures: { can: () => false, run() {} },
};
