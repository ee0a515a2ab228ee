import { Board, Lights, type Plan, type Space, Spaces, useTable } from "@civitas/table-kit";
import { memo, useMemo } from "react";
import { say } from "../say.ts";
import { useCivilization } from "../seats.ts";
import { Borders, Centres, LitCities } from "./cities.tsx";
import { UnknownTile } from "./clouds.tsx";
import { Contents, type Detail } from "./contents.tsx";
import { Graticule, Neatline } from "./graticule.tsx";
import { LandLayer } from "./land.tsx";
import { SQUARE } from "./pen.ts";
import { SquareSpace } from "./square-space.tsx";
import { type SquareScene, squaresOf } from "./squares.ts";
import { HiddenTiles } from "./tile-pieces.tsx";
import { TokenPlates } from "./tokens.tsx";
import { Troops } from "./troops.tsx";

const MARGIN = 18;
const NOWHERE: readonly string[] = [];

/** A square as the board knows it: where it lies. What is on it comes from the view. */
interface Place extends Space {
  readonly index: number;
}

/** The map; its squares never get smaller than `least`. On a phone it turns to what may be chosen. */
export function WorldMap({ least, near = false }: { readonly least: number; readonly near?: boolean }) {
  const view = useCivilization();
  const squares = useMemo(() => squaresOf(view), [view]);
  const layout = squares.map(({ id }) => id).join(" ");
  // The layout says whether anything has changed.
  const places = useMemo(
    () => squares.map(({ at, cell, name }, index): Place => ({ at, cell, name, index })),
    [layout],
  );
  const lit = useLit(squares);
  return (
    <Board
      label={say("ui.map")}
      spaces={places}
      shape="square"
      margin={MARGIN}
      least={least}
      most={96}
      className="cv-map"
      show={near ? lit : NOWHERE}
    >
      {(plan) => <Layers plan={plan} squares={squares} />}
    </Board>
  );
}

/** The squares that may be chosen now. */
function useLit(squares: readonly SquareScene[]): readonly string[] {
  const { at, locked, sight } = useTable();
  return useMemo(
    () =>
      locked ? NOWHERE : squares.flatMap((square) => ((at.get(square.at)?.options.length ?? 0) > 0 ? [square.at] : [])),
    [at, locked, squares, sight.question],
  );
}

/** Under this size of a square, and from that size on, less or more is drawn. */
function detailFor(size: number): Detail {
  return size < 30 ? "far" : size > 55 ? "near" : "usual";
}

/** Text on the map is never smaller than 12 px: it does not shrink, it goes. */
const CITY_NAMES_FROM = 42;

function Layers({ plan, squares }: { readonly plan: Plan<Place>; readonly squares: readonly SquareScene[] }) {
  const { map, realms } = useCivilization();
  const k = plan.size / SQUARE;
  const detail = detailFor(plan.size);
  const scale = `translate(${MARGIN} ${MARGIN}) scale(${k})`;
  const gathered = useMemo(
    () =>
      new Set(realms.flatMap(({ figures }) => figures.flatMap(({ at, gathers }) => (gathers === null ? [] : [at])))),
    [realms],
  );
  return (
    <>
      <g transform={scale} className="cv-sheet">
        <Washes />
        <TokenPlates />
        <Neatline width={map.width} height={map.height} frame={MARGIN / k} letter={12.5 / k} />
        <Ground squares={squares} />
        <Borders />
        {map.tiles.map(
          ({ x, y, id }) => id === null && <UnknownTile key={`${x} ${y}`} x={x} y={y} named={plan.size > 25} />,
        )}
        <LitCities />
      </g>
      <Lights inset={() => 2.5} />
      <Spaces plan={plan}>
        {(space) => {
          const square = squares[space.index];
          return square === undefined ? null : <SquareSpace key={space.at} space={space} square={square} />;
        }}
      </Spaces>
      <g transform={scale} className="cv-standing">
        {squares.map((square) => (
          <g
            key={square.id}
            transform={`translate(${(square.cell[0] + 0.5) * SQUARE} ${(square.cell[1] + 0.5) * SQUARE})`}
          >
            <Contents square={square} detail={detail} gathered={gathered.has(square.id)} />
          </g>
        ))}
        <Centres named={plan.size >= CITY_NAMES_FROM} />
        <Troops squares={squares} />
        <HiddenTiles />
      </g>
    </>
  );
}

/** The land and the lines on it; they change with a discovery or a disaster only. */
function Ground({ squares }: { readonly squares: readonly SquareScene[] }) {
  const { map } = useCivilization();
  const grounds = squares.map(({ cell, terrain, marker, centre }) => ({
    cell,
    land: terrain,
    covered: centre || (marker !== null && marker.kind !== "hut" && marker.kind !== "village"),
  }));
  const look = grounds.map(({ land, covered }) => `${land?.[0] ?? " "}${covered ? "x" : ""}`).join("");
  return <MemoGround look={look} grounds={grounds} corners={map.tiles.map(({ x, y }) => [x, y])} />;
}

const MemoGround = memo(
  function MemoGround({
    grounds,
    corners,
  }: { look: string } & Parameters<typeof LandLayer>[0] & { corners: [number, number][] }) {
    return (
      <>
        <LandLayer grounds={grounds} />
        <Graticule cells={grounds.map(({ cell }) => cell)} corners={corners} />
      </>
    );
  },
  (before, after) => before.look === after.look,
);

function Washes() {
  return (
    <defs>
      <radialGradient id="cv-fog-wash">
        <stop offset="0" stopColor="var(--cv-fog-light)" />
        <stop offset="1" stopColor="var(--cv-fog)" />
      </radialGradient>
      <pattern id="cv-hatching" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="6" height="6" fill="#9c2f38" opacity=".1" />
        <rect width="2" height="6" fill="#9c2f38" opacity=".5" />
      </pattern>
    </defs>
  );
}
