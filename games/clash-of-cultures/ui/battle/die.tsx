import type { Owner } from "../../src/state.ts";
import { colourOf } from "../pieces/owner.ts";

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** A die: what it shows, or a question mark while it is still to be rolled. */
export function Die({ owner, face }: { readonly owner: Owner; readonly face?: number }) {
  const colour = colourOf(owner);
  return (
    <svg
      className="cc-die"
      viewBox="-14 -14 28 28"
      role="img"
      aria-label={face === undefined ? "?" : String(face)}
      data-rolled={face !== undefined || undefined}
    >
      <rect x={-12} y={-12} width={24} height={24} rx={5.5} stroke={colour} />
      {face === undefined ? (
        <text y={5.5} fill={colour}>
          ?
        </text>
      ) : (
        PIPS[face]?.map(([x, y]) => <circle key={`${x} ${y}`} cx={x * 6} cy={y * 6} r={2.6} fill={colour} />)
      )}
    </svg>
  );
}
