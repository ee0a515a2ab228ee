import { bordersOf, inset, type Plan, pathOf, seatLook, translate } from "@civitas/table-kit";
import { memo } from "react";
import type { Owner } from "../../src/state.ts";
import type { Province } from "./province.ts";

interface RibbonProps {
  readonly plan: Plan<Province>;
  readonly owner: Owner;
  /** The numbers of the spaces it controls, as text, so that an unchanged realm is not drawn again. */
  readonly spaces: string;
  readonly looked: boolean;
}

/** How ribbons are told apart without colour: a plain line, a line in it, dashes, beads. */
const LINES: readonly (Readonly<Record<string, string | number>> | undefined)[] = [
  undefined,
  { strokeWidth: 1.3 },
  { strokeWidth: 2.2, strokeDasharray: "7 6" },
  { strokeWidth: 2.6, strokeDasharray: ".1 7", strokeLinecap: "round" },
  { strokeWidth: 2, strokeDasharray: "12 4 2 4" },
];

/** What a civilization controls: a faint tint, and a ribbon along the outer border of all its joined spaces. */
export const Ribbon = memo(function Ribbon({ plan, owner, spaces, looked }: RibbonProps) {
  const own = new Set(spaces.split(" ").map(Number));
  const mine = plan.spaces.filter(({ index }) => own.has(index));
  const { colour } = seatLook(owner);
  const line = LINES[owner % LINES.length];
  return (
    <g className="mo-ribbon" data-looked={looked || undefined}>
      {mine.map((space) => (
        <path
          key={space.at}
          className="mo-tint"
          d={plan.outline(1)}
          transform={translate(plan.centre(space))}
          fill={colour}
        />
      ))}
      {bordersOf(plan, mine).map((ring) => {
        const d = pathOf(inset(ring, Math.max(4, plan.size * 0.09)));
        return (
          <g key={d}>
            <path d={d} stroke="#fffaf0" strokeOpacity=".75" strokeWidth="8.4" />
            <path d={d} stroke={colour} strokeWidth="6.2" />
            {line !== undefined && <path d={d} stroke="#fffaf0" strokeOpacity=".9" {...line} />}
          </g>
        );
      })}
    </g>
  );
});
