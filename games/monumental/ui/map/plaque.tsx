import type { Price } from "@civitas/kernel";
import { distance, type Plan, type Point, plus, ResourceToken, times, useSay } from "@civitas/table-kit";
import { ref } from "../../src/refs.ts";
import type { Conquest } from "../levy/conquest.ts";
import { say } from "../say.ts";
import type { Province } from "./province.ts";

const WIDTH = 124;
const HEIGHT = 82;

/** A plaque may lie a little beside the middle of a space. */
const ASIDE: readonly Point[] = [
  [0, 0],
  [-0.6, 0],
  [0.6, 0],
  [0, -0.6],
  [0, 0.6],
  [-0.6, -0.4],
  [0.6, -0.4],
];

/** Where a plaque covers neither the target, nor who comes, nor the way: best on water, else where little is. */
function placeFor(plan: Plan<Province>, { space, proposed }: Conquest): Point {
  const target = plan.find(ref.space(space));
  const busy = [space, ...proposed.flatMap(({ route }) => route)];
  const centre = target === undefined ? ([0, 0] as const) : plan.centre(target);
  const room = (x: number, max: number, half: number): number =>
    Math.min(Math.max(x, half), Math.max(half, max - half));
  const candidates = plan.spaces
    .filter(({ at }) => !busy.some((name) => ref.space(name) === at))
    .flatMap((candidate) =>
      ASIDE.map((aside) => ({ candidate, middle: plus(plan.centre(candidate), times(aside, plan.size)) })),
    )
    .map(({ candidate, middle: [x, y] }) => {
      const at: Point = [room(x, plan.width, WIDTH / 2), room(y, plan.height, HEIGHT / 2)];
      const clashes = busy.filter((name) => {
        const other = plan.find(ref.space(name));
        if (other === undefined) return false;
        const [ox, oy] = plan.centre(other);
        return (
          Math.abs(ox - at[0]) < WIDTH / 2 + plan.size * 0.5 && Math.abs(oy - at[1]) < HEIGHT / 2 + plan.size * 0.55
        );
      }).length;
      return { at, cost: clashes * 1000 + (candidate.tile === "water" ? 0 : 120) + distance(at, centre) };
    });
  return candidates.reduce((best, one) => (one.cost < best.cost ? one : best), { at: centre, cost: Infinity }).at;
}

interface PlaqueProps {
  readonly plan: Plan<Province>;
  readonly conquest: Conquest;
  /** The points of the viewer before it. */
  readonly points: number;
  /** What would be paid. */
  readonly price: Price;
}

/** What the conquest that is looked at costs, who comes, and what it brings. */
export function Plaque({ plan, conquest, points, price }: PlaqueProps) {
  const words = useSay();
  const [x, y] = placeFor(plan, conquest);
  const more = conquest.points - points;
  return (
    <foreignObject x={x - WIDTH / 2} y={y - HEIGHT / 2} width={WIDTH} height={HEIGHT} className="mo-plaque-room">
      <div className="mo-plaque">
        <b>{words.plain(say("ui.conquer", { place: conquest.space.toUpperCase() }))}</b>
        <span>
          {Object.entries(price).map(([kind, n]) => (
            <ResourceToken key={kind} kind={kind} n={n} size="small" />
          ))}
        </span>
        <span>
          {words.plain(say("ui.units", { n: conquest.units }))},{" "}
          <b>{words.plain(say("ui.more-points", { n: more }))}</b>
        </span>
      </div>
    </foreignObject>
  );
}
