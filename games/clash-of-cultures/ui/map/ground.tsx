import { Glyph, type Plan, translate } from "@civitas/table-kit";
import { memo } from "react";
import type { Terrain } from "../../src/content/ids.ts";
import { type Middle, SIDE } from "../woodcut/cut.ts";
import { shore } from "../woodcut/sea.ts";
import { blockOf, Strokes } from "../woodcut/terrains.tsx";
import { type HexLook, type HexSpace, neighboursOf } from "./hex.ts";

/** The outline of a hex of side 44, a little larger so that no seam shows. */
const outline = (by: number): string => {
  const corners = Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i;
    return `${((SIDE + by) * Math.cos(angle)).toFixed(1)} ${((SIDE + by) * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
};
const TILE = outline(0.5);
const CLIP = outline(-0.2);

/** The ground of every hex, printed from its block; unexplored ones are hatched. */
export function HexGround({ plan, looks }: { readonly plan: Plan<HexSpace>; readonly looks: readonly HexLook[] }) {
  return (
    <g className="cc-ground">
      <defs>
        <clipPath id="cc-hex-clip">
          <path d={CLIP} />
        </clipPath>
        <pattern id="cc-hatching" width="7.4" height="7.4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path className="cc-ink-hatching" d="M0 0H8M0 0V8" />
        </pattern>
      </defs>
      {plan.spaces.map((hex, i) => {
        const look = looks[i];
        if (look === undefined) return null;
        const middle = look.city !== undefined || look.stack !== undefined ? "clear" : "full";
        return <Tile key={hex.at} plan={plan} hex={hex} terrain={look.terrain} middle={middle} />;
      })}
      <Shores plan={plan} terrains={looks.map(({ terrain }) => terrain ?? "").join(" ")} />
    </g>
  );
}

const scaled = (plan: Plan, hex: HexSpace): string => `${translate(plan.centre(hex))} scale(${plan.size / SIDE})`;

const Tile = memo(function Tile(props: {
  readonly plan: Plan<HexSpace>;
  readonly hex: HexSpace;
  readonly terrain: Terrain | undefined;
  readonly middle: Middle;
}) {
  const { plan, hex, terrain, middle } = props;
  return (
    <g transform={scaled(plan, hex)} data-terrain={terrain ?? "unexplored"}>
      <path className="cc-tile" d={TILE} />
      {terrain === undefined ? (
        <path d={TILE} fill="url(#cc-hatching)" />
      ) : (
        <use href={`#${blockOf(terrain, middle, hex.name)}`} clipPath="url(#cc-hex-clip)" />
      )}
    </g>
  );
});

const isLand = (terrain: string | undefined): boolean => terrain !== undefined && terrain !== "" && terrain !== "sea";

/** Engraved lines in the sea along every coast. */
const Shores = memo(function Shores({ plan, terrains }: { readonly plan: Plan<HexSpace>; readonly terrains: string }) {
  const kinds = terrains.split(" ");
  const next = neighboursOf(plan.spaces);
  const kindOf = (hex: HexSpace | undefined) => (hex === undefined ? undefined : kinds[plan.spaces.indexOf(hex)]);
  return plan.spaces.map((hex, i) => {
    if (kinds[i] !== "sea") return null;
    const sides = [0, 1, 2, 3, 4, 5].filter((side) => isLand(kindOf(next(hex, side))));
    return sides.length === 0 ? null : (
      <g key={hex.at} transform={scaled(plan, hex)} clipPath="url(#cc-hex-clip)">
        <Strokes strokes={shore(sides)} />
      </g>
    );
  });
});

/** One compass on each region that nobody has seen. */
export function Compasses({ plan, looks }: { readonly plan: Plan<HexSpace>; readonly looks: readonly HexLook[] }) {
  const hidden = new Map<number, HexSpace[]>();
  for (const [i, hex] of plan.spaces.entries()) {
    if (looks[i]?.terrain === undefined) hidden.set(hex.slot, [...(hidden.get(hex.slot) ?? []), hex]);
  }
  const r = plan.size / 2;
  return [...hidden].map(([slot, hexes]) => {
    const centres = hexes.map((hex) => plan.centre(hex));
    const x = centres.reduce((sum, [cx]) => sum + cx, 0) / centres.length;
    const y = centres.reduce((sum, [, cy]) => sum + cy, 0) / centres.length;
    return (
      <g key={slot} className="cc-compass">
        <circle cx={x} cy={y} r={r} />
        <Glyph name="compass" x={x} y={y} size={r * 1.9} />
      </g>
    );
  });
}
