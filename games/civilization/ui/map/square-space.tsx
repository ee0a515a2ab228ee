import { BoardSpace, type MapSpace } from "@civitas/table-kit";
import { memo } from "react";
import { describeSquare } from "./describe.ts";
import { SquareCloseUp } from "./square-close-up.tsx";
import type { SquareScene } from "./squares.ts";

interface SquareSpaceProps {
  readonly space: MapSpace;
  readonly square: SquareScene;
}

/** A square that can be chosen, walked to, and tells everything about itself. */
export const SquareSpace = memo(function SquareSpace({ space, square }: SquareSpaceProps) {
  return (
    <BoardSpace
      space={space}
      label={describeSquare(square)}
      zoom={square.terrain === null ? undefined : <SquareCloseUp square={square} />}
    />
  );
});
