import type { Range } from "./destroy.ts";
import { cardSays, type Speeches, WORTH } from "./speech.ts";

/** CV-33.9: up to this many figures on one square, or one great person there. */
export interface KillFigures {
  readonly verb: "killFigures";
  readonly max: number;
  readonly range: Range;
  readonly greatPersonToo: boolean;
}

/** CV-33.7: a random unit of another player's standing forces. */
export interface KillStandingUnit {
  readonly verb: "killStandingUnit";
}

/** CV-21.19. */
export interface LockSquare {
  readonly verb: "lockSquare";
}

/** CV-15.18: all figures of another player on a square go up to this many squares. */
export interface MoveOtherFigures {
  readonly verb: "moveOtherFigures";
  readonly max: number;
}

/** Figures go from one square to another without moving. */
export interface Teleport {
  readonly verb: "teleport";
  readonly to: "water" | "own-figures" | "outer-edge";
}

/** CV-33.29. */
export interface DoubleTravelSpeed {
  readonly verb: "doubleTravelSpeed";
}

export type FigureVerb = KillFigures | KillStandingUnit | LockSquare | MoveOtherFigures | Teleport | DoubleTravelSpeed;

export const killFigures = (max: number, range: Range, { greatPersonToo = false } = {}): KillFigures => ({
  verb: "killFigures",
  max,
  range,
  greatPersonToo,
});
export const killStandingUnit: KillStandingUnit = { verb: "killStandingUnit" };
export const lockSquare: LockSquare = { verb: "lockSquare" };
export const moveOtherFigures = (max: number): MoveOtherFigures => ({ verb: "moveOtherFigures", max });
export const teleport = (to: Teleport["to"]): Teleport => ({ verb: "teleport", to });
export const doubleTravelSpeed: DoubleTravelSpeed = { verb: "doubleTravelSpeed" };

export const figureSpeeches: Speeches<FigureVerb> = {
  killFigures: {
    says: ({ max, range, greatPersonToo }) => {
      if (range === "any") return cardSays("do.kill-figures.any", { n: max });
      return cardSays(greatPersonToo ? "do.kill-figures.there" : "do.kill-figures.within", { n: max, range });
    },
    worth: ({ max }) => (max * WORTH.figure) / 3,
  },
  killStandingUnit: { says: () => cardSays("do.kill-standing-unit"), worth: () => WORTH.unit / 2 },
  lockSquare: { says: () => cardSays("do.lock-square"), worth: () => 2 },
  moveOtherFigures: { says: ({ max }) => cardSays("do.move-other-figures", { n: max }), worth: () => 3 },
  teleport: { says: ({ to }) => cardSays(`do.teleport.${to}`), worth: () => 3 },
  doubleTravelSpeed: { says: () => cardSays("do.double-travel-speed"), worth: () => 4 },
};
