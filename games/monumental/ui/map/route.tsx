import { between, type Plan, type Point, pathOf, plus, times } from "@civitas/table-kit";
import { ref } from "../../src/refs.ts";
import type { LevyGroup } from "../levy/conquest.ts";

/** The centres of the spaces on a way. */
function centresOf(plan: Plan, route: readonly string[]): Point[] {
  return route.flatMap((name) => {
    const space = plan.find(ref.space(name));
    return space === undefined ? [] : [plan.centre(space)];
  });
}

const countOf = ({ soldiers, warlord, hero }: LevyGroup): number => soldiers + (warlord ? 1 : 0) + (hero ? 1 : 0);

interface RouteProps {
  readonly plan: Plan;
  readonly groups: readonly LevyGroup[];
  readonly colour: string;
}

/** Dotted ways through own spaces, up to the last border. */
export function Routes({ plan, groups, colour }: RouteProps) {
  return groups.map(({ space, route }) => {
    const points = centresOf(plan, route);
    const [before, target] = [points.at(-2), points.at(-1)];
    if (before === undefined || target === undefined || points.length < 3) return null;
    const d = pathOf([...points.slice(0, -1), between(before, target)], "open");
    return (
      <g key={space} className="mo-route">
        <path d={d} stroke="#fffaf0" strokeOpacity=".9" strokeWidth="12" />
        <path d={d} stroke={colour} strokeWidth="8" />
      </g>
    );
  });
}

/** Who comes over which border: a disc with their number and an arrow into the target. */
export function Arrivals({ plan, groups, colour }: RouteProps) {
  const byBorder = new Map<string, { readonly from: Point; readonly to: Point; n: number }>();
  for (const group of groups) {
    const points = centresOf(plan, group.route);
    const [from, to] = [points.at(-2), points.at(-1)];
    if (from === undefined || to === undefined) continue;
    const border = group.route.slice(-2).join(" ");
    const known = byBorder.get(border) ?? { from, to, n: 0 };
    known.n += countOf(group);
    byBorder.set(border, known);
  }
  const r = plan.size * 0.2;
  return [...byBorder].map(([border, { from, to, n }]) => {
    const way: Point = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(...way) || 1;
    const unit = times(way, 1 / length);
    const disc = plus(between(from, to), times(unit, r * 0.8));
    const head = plus(disc, times(unit, r * 1.4));
    const angle = (Math.atan2(unit[1], unit[0]) * 180) / Math.PI;
    const tip = r * 0.78;
    return (
      <g key={border} className="mo-arrival">
        <path
          d={`M${-tip} ${-tip}L${tip} 0L${-tip} ${tip}z`}
          fill={colour}
          transform={`translate(${head[0]} ${head[1]}) rotate(${angle})`}
        />
        <circle cx={disc[0]} cy={disc[1]} r={r} fill={colour} />
        <text x={disc[0]} y={disc[1] + 5.4}>
          {n}
        </text>
      </g>
    );
  });
}
