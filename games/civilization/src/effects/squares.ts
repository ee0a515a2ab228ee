import { choose, type Message, type Option, type Rules, type Seat } from "@civitas/kernel";
import { centreOf } from "../city/outskirts.ts";
import { squareName, within } from "../map/grid.ts";
import { explored } from "../map/land.ts";
import { ref } from "../refs.ts";
import { sayPlace } from "../say.ts";
import { realmOf, type SquareNumber, type World } from "../state.ts";
import type { Range } from "../verbs/destroy.ts";
import type { Stage } from "./deed.ts";

/** CV-0.4, CV-33.8: whether a square is within range of any own figure or city centre; or at least explored. */
export function inRange(w: World, seat: Seat, range: Range): (square: SquareNumber) => boolean {
  if (typeof range !== "number") return (square) => explored(w, square);
  const { figures, cities } = realmOf(w, seat);
  const near = within(w, [...figures.map(({ at }) => at), ...cities.flatMap(centreOf)], range);
  return (square) => near.has(square) && explored(w, square);
}

interface Place extends Option {
  readonly square: SquareNumber;
}

/** A square by its name, with what is meant there. */
export const placeOption = (w: World, square: SquareNumber, label: Message = sayPlace(w, square)): Place => {
  const name = squareName(w, square);
  return { id: `square:${name}`, label, refs: [ref.square(name)], square };
};

/** One of these squares. */
export function* chooseSquare(
  { w, seat }: Stage,
  prompt: Message,
  squares: readonly SquareNumber[],
  clause: string,
  label?: (square: SquareNumber) => Message,
): Rules<SquareNumber> {
  const options = squares.map((square) => placeOption(w, square, label?.(square)));
  return (yield* choose(seat, prompt, options, { clause })).square;
}
