import { explored } from "../map/land.ts";
import { say, sayPlace } from "../say.ts";
import type { SquareNumber } from "../state.ts";
import type { LockSquare } from "../verbs/figures.ts";
import { asking } from "./asking.ts";
import type { Deed, Stage } from "./deed.ts";
import { chooseSquare } from "./squares.ts";

const mayLock = ({ w }: Stage, square: SquareNumber): boolean => explored(w, square) && !w.locked.includes(square);

const open = (stage: Stage): SquareNumber[] =>
  stage.w.markers.map((_, square) => square).filter((square) => mayLock(stage, square));

/** CV-21.19: nobody may leave the square for the rest of the phase. */
export const lockSquareDeed: Deed<LockSquare> = {
  can: (_, stage) => stage.w.markers.some((_, square) => mayLock(stage, square)),
  *aim(_, stage) {
    return [{ square: yield* chooseSquare(stage, asking(stage, "ask.which-square"), open(stage), "CV-21.19") }];
  },
  run(_, { w, table, seat }, [aim]) {
    const square = aim?.square;
    if (square === undefined || w.locked.includes(square)) return;
    w.locked.push(square);
    table.tell(() => ({ what: say("log.locks", { place: sayPlace(w, square) }), seat, clause: "CV-21.19" }));
  },
};
