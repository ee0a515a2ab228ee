import { Glyph, type Plan, type Point, pathOf, plus, times, translate } from "@civitas/table-kit";
import { memo } from "react";
import type { Tile } from "../../src/content/maps.ts";
import type { Province } from "./province.ts";

/** The patterns that are engraved into the stones, denser at the rim than in the middle where things stand. */
function Engravings({ size }: { readonly size: number }) {
  return (
    <defs>
      <pattern id="mo-meadow" width="26" height="20" patternUnits="userSpaceOnUse">
        <g className="mo-cut" stroke="var(--mo-meadow-ink)" strokeWidth="1.2">
          <path d="M6 16q-1-4-3.6-6M6 16V8M6 16q1-4 3.6-6M19 7q-1-4-3.6-6M19 7V-1M19 7q1-4 3.6-6M19 27q-1-4-3.6-6M19 27V19M19 27q1-4 3.6-6" />
        </g>
      </pattern>
      <pattern id="mo-forest" width="22" height="22" patternUnits="userSpaceOnUse">
        <g fill="var(--mo-forest-ink)" stroke="var(--mo-forest-deep)" strokeWidth=".7" strokeLinejoin="round">
          <path d="M6 .5l4 6h-2l3 4.500h-10l3-4.500h-2zM5.300 11h1.400v2h-1.400zM17 11.500l4 6h-2l3 4.500h-10l3-4.500h-2zM16.300 0h1.400v2h-1.400z" />
        </g>
      </pattern>
      <pattern id="mo-swamp" width="30" height="22" patternUnits="userSpaceOnUse">
        <g className="mo-cut" stroke="var(--mo-swamp-ink)" strokeWidth="1.15">
          <path d="M1 18q3-2 6 0t6 0M16 7q3-2 6 0t6 0M6 15V7M9 15v-5.500M22 4V-3M22 26v-7M25 4v-4M25 26v-4" />
        </g>
        <g fill="var(--mo-swamp-ink)">
          <rect x="5" y="3.5" width="2" height="5" rx="1" />
          <rect x="21" y="15.5" width="2" height="5" rx="1" />
        </g>
      </pattern>
      <pattern id="mo-mountain" width="32" height="26" patternUnits="userSpaceOnUse">
        <g fill="var(--mo-mountain-snow)" stroke="var(--mo-mountain-ink)" strokeWidth="1.1" strokeLinejoin="round">
          <path d="M1 22L9 8l8 14" />
          <path d="M9 8l2 5-1.500 3 2.500 6h5z" fill="var(--mo-mountain-ink)" fillOpacity=".25" />
          <path d="M17 9l8-13 8 13M17 35l8-13 8 13" />
        </g>
      </pattern>
      <pattern id="mo-volcano" width="16" height="16" patternUnits="userSpaceOnUse">
        <g fill="var(--mo-volcano-ink)">
          <circle cx="3" cy="4" r=".9" />
          <circle cx="11" cy="2" r=".7" />
          <circle cx="7" cy="10" r="1" />
          <circle cx="14" cy="12" r=".8" />
        </g>
      </pattern>
      <pattern id="mo-water" width="32" height="16" patternUnits="userSpaceOnUse">
        <g className="mo-cut" stroke="#7f9fd0" strokeWidth="1" opacity=".55">
          <path d="M2 5q4-4 8 0t8 0M18 13q4-4 8 0t8 0M-14 13q4-4 8 0t8 0" />
        </g>
        <g fill="#d9b45a">
          <circle cx="24" cy="4" r=".8" />
          <circle cx="9" cy="11" r=".6" />
        </g>
      </pattern>
      <radialGradient id="mo-calm">
        <stop offset="0" stopColor="#fff" stopOpacity=".3" />
        <stop offset=".45" stopColor="#fff" stopOpacity=".42" />
        <stop offset=".9" stopColor="#fff" />
      </radialGradient>
      <mask id="mo-calm-middle" maskContentUnits="userSpaceOnUse">
        <circle r={size * 1.05} fill="url(#mo-calm)" />
      </mask>
    </defs>
  );
}

/** Lapis between two hairlines of gold, under everything: it shows around the outermost stones. */
const FRAME: readonly (readonly [beyond: number, colour: string])[] = [
  [9, "var(--mo-lapis-deep)"],
  [7.6, "var(--mo-gold)"],
  [6.4, "var(--mo-lapis)"],
  [2.2, "var(--mo-gold)"],
  [1.2, "var(--mo-grout)"],
];

/** The stones of the map: they change only when the map does. */
export const Stones = memo(function Stones({ plan }: { readonly plan: Plan<Province> }) {
  const corners = (space: Province, inset: number): Point[] =>
    plan.grid.corners.map((corner) => plus(plan.centre(space), times(corner, plan.size - inset)));
  const all = (inset: number): string => plan.spaces.map((space) => pathOf(corners(space, inset))).join("");
  return (
    <g className="mo-stones">
      <Engravings size={plan.size} />
      {FRAME.map(([beyond, colour]) => (
        <path key={beyond} d={all(-beyond)} fill={colour} />
      ))}
      {plan.spaces.map((space) => (
        <g key={space.at} transform={translate(plan.centre(space))}>
          <Stone plan={plan} space={space} />
        </g>
      ))}
      {/* Veins of the stone: a picture, which is drawn once, and not a filter. */}
      <clipPath id="mo-all-stones">
        <path d={all(1.4)} />
      </clipPath>
      <g clipPath="url(#mo-all-stones)">
        <foreignObject width={plan.width} height={plan.height}>
          <div className="mo-veins" style={{ width: plan.width, height: plan.height }} />
        </foreignObject>
      </g>
    </g>
  );
});

function Stone({ plan, space }: { readonly plan: Plan; readonly space: Province }) {
  const { tile } = space;
  return (
    <>
      <path d={plan.outline(1.4)} fill={`var(--mo-${tile})`} />
      {tile !== "capital" && (
        <g mask="url(#mo-calm-middle)">
          <path d={plan.outline(1.4)} fill={`url(#mo-${tile})`} />
        </g>
      )}
      {tile === "volcano" && (
        <g opacity=".5">
          <Glyph name="volcano-cone" y={-plan.size * 0.1} size={plan.size * 1.15} fill="var(--mo-volcano-ink)" />
        </g>
      )}
      {tile === "capital" && (
        <>
          <path className="mo-hairline" d={plan.outline(plan.size * 0.19)} />
          <path className="mo-dashes" d={plan.outline(plan.size * 0.255)} />
        </>
      )}
      <path className="mo-bevel" data-tile={tile} d={plan.outline(2.2)} />
    </>
  );
}

/** A stone of its own, for the key to the terrain. */
export function StoneSample({ tile }: { readonly tile: Tile }) {
  const hex = "M0-10.500L9-5.200V5.200L0 10.500L-9 5.200V-5.200z";
  return (
    <svg className="mo-sample" viewBox="-10 -11 20 22" aria-hidden="true">
      <path d={hex} fill={`var(--mo-${tile})`} stroke="var(--mo-grout)" />
      <path d={hex} fill={`url(#mo-${tile})`} />
    </svg>
  );
}
