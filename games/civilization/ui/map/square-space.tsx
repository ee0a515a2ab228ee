import { BoardSpace, type Space } from "@civitas/table-kit";
import { useCityNames } from "../city-names.ts";
import { describeSquare } from "./describe.ts";
import { SquareCloseUp } from "./square-close-up.tsx";
import type { SquareScene } from "./squares.ts";

/** A square that can be chosen, walked to, and tells everything about itself. */
export function SquareSpace({ space, square }: { readonly space: Space; readonly square: SquareScene }) {
  const cityName = useCityNames();
  return (
    <BoardSpace
      space={space}
      label={describeSquare(square, cityName)}
      zoom={square.terrain === null ? undefined : <SquareCloseUp square={square} />}
    />
  );
}
