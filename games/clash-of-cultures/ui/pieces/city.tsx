import { Glyph, useLookedAt } from "@civitas/table-kit";
import type { WonderId } from "../../src/content/ids.ts";
import type { Mood } from "../../src/content/pieces.ts";
import { ref } from "../../src/refs.ts";
import type { Owner } from "../../src/state.ts";
import { cut } from "../woodcut/cut.ts";
import { colourOf, shapeOf } from "./owner.ts";
import { Stamp } from "./stamp.tsx";

export type BuildingKind = "academy" | "port" | "fortress" | "temple";

export const BUILDING_KINDS: readonly BuildingKind[] = ["academy", "port", "fortress", "temple"];

/** Each building always stands in its own place. */
const PLACES: Readonly<Record<BuildingKind, readonly [number, number]>> = {
  academy: [-13.5, -7.5],
  port: [13.5, -7.5],
  fortress: [-22.5, 4],
  temple: [22.5, 4],
};

const RAYS = Array.from({ length: 24 }, (_, i) => {
  const angle = (Math.PI * 2 * i) / 24;
  const [x, y, far] = [Math.cos(angle), Math.sin(angle) * 0.8, i % 2 === 0 ? 35 : 31];
  return cut(x * 20, y * 20 - 9, x * far, y * far - 9, 1.5);
}).join("");

const FLAMES: readonly (readonly [x: number, y: number, scale: number])[] = [
  [-12, -1, 0.92],
  [12.5, -1, 0.92],
  [1, -5, 1.12],
];

export interface CityLook {
  readonly owner: Owner;
  readonly mood: Mood;
  /** Who owns each building that stands there. */
  readonly buildings: Readonly<Partial<Record<BuildingKind, Owner>>>;
  readonly wonder?: WonderId | undefined;
}

/** A city: the settlement in the middle, its buildings around it, its mood behind it. */
export function CityDrawing({ city, hex, y }: { readonly city: CityLook; readonly hex: string; readonly y: number }) {
  const { owner, mood, buildings, wonder } = city;
  return (
    <g className="cc-city" transform={`translate(0 ${y})`}>
      {mood === "happy" && (
        <g className="cc-happy">
          <ellipse cy={-9} rx={25} ry={20} />
          <path d={RAYS} />
        </g>
      )}
      {mood === "angry" && FLAMES.map(([x, top, scale]) => <Flame key={x} x={x} y={top} scale={scale} />)}
      {BUILDING_KINDS.map((kind) => {
        const builder = buildings[kind];
        return builder === undefined ? null : (
          <g key={kind} data-ref={ref.building(hex, kind)}>
            <Building kind={kind} builder={builder} owner={owner} />
          </g>
        );
      })}
      {owner !== "barbarians" && <Growing hex={hex} owner={owner} />}
      {wonder !== undefined && (
        <g data-ref={ref.wonder(wonder)}>
          <WonderShield wonder={wonder} />
        </g>
      )}
      <Stamp kind="settlement" owner={owner} y={5} />
    </g>
  );
}

/** A building; one of another colour has that player's sign pinned on it. */
function Building(props: { readonly kind: BuildingKind; readonly builder: Owner; readonly owner: Owner }) {
  const { kind, builder, owner } = props;
  const [x, y] = PLACES[kind];
  return (
    <>
      <Stamp kind={kind} owner={builder} x={x} y={y} scale={kind === "port" ? 0.95 : 0.9} />
      {builder !== owner && (
        <path
          d={shapeOf(builder, 4.6)}
          fill={colourOf(builder)}
          className="cc-rim"
          transform={`translate(${x + 9} ${y - 15})`}
        />
      )}
    </>
  );
}

/** The building that is being thought of, in its place. */
function Growing({ hex, owner }: { readonly hex: string; readonly owner: Owner }) {
  const looked = useLookedAt();
  if (!looked.every((id) => id.startsWith("increase:"))) return null;
  return BUILDING_KINDS.filter((kind) => looked.includes(`increase:${hex}:${kind}`)).map((kind) => (
    <g key={kind} className="cc-ghost">
      <Building kind={kind} builder={owner} owner={owner} />
    </g>
  ));
}

function Flame({ x, y, scale }: { readonly x: number; readonly y: number; readonly scale: number }) {
  return (
    <g className="cc-flame" transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M0 0C-9 -3 -10 -11 -4.5 -16C-4.5 -12 -2 -12 -1.6 -14C-1 -19 -3 -22 .5 -27C1 -21 8.5 -17 8 -8.5C7.8 -3.5 4 0 0 0Z" />
      <path d="M.2 -1.5C-4 -3 -4.6 -7.5 -1.6 -10.4C-1 -8 1 -9 1 -13C4 -10.6 5.4 -8 4.6 -5C4 -2.6 2.4 -1.4 .2 -1.5Z" />
    </g>
  );
}

function WonderShield({ wonder }: { readonly wonder: string }) {
  return (
    <g className="cc-wonder-shield" transform="translate(0 -22)">
      <path d="M-9.5 -9.5H9.5V6L0 12L-9.5 6Z" className="cc-rim" />
      <Glyph name={wonder} size={15} y={-0.5} fill="var(--cc-paper)" />
    </g>
  );
}

/** The jetty of a port, from its city over the coast into its sea hex. */
export function Jetty({
  owner,
  angle,
  reach,
}: {
  readonly owner: Owner;
  readonly angle: number;
  readonly reach: number;
}) {
  return (
    <g className="cc-jetty" transform={`rotate(${angle})`}>
      <rect x={reach - 7.2} y={-5.4} width={15.5} height={10.8} rx={1.5} />
      <g fill={colourOf(owner)}>
        {[0, 1, 2, 3].map((plank) => (
          <rect key={plank} x={reach - 5.2 + plank * 3.3} y={-4.2} width={2.3} height={8.4} rx={0.6} />
        ))}
        <rect x={reach - 6.2} y={-1} width={14} height={2} />
      </g>
    </g>
  );
}
