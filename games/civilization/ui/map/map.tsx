import { Board, Lights, type MapSpace, type Plan, Spaces, useKept, useLit } from "@civitas/table-kit";
import { type CSSProperties, memo, useMemo } from "react";
import { landscape } from "../../src/map/landscape.ts";
import type { TileView } from "../../src/view/view.ts";
import { say } from "../say.ts";
import { useCivilization, useMine, useRealm } from "../seats.ts";
import { Borders, Centres, LitCities } from "./cities.tsx";
import { UnknownTile } from "./clouds.tsx";
import { Contents, type Detail } from "./contents.tsx";
import { Graticule, Neatline } from "./graticule.tsx";
import { LandLayer, type SquareGround } from "./land.tsx";
import { SQUARE } from "./pen.ts";
import { SquareSpace } from "./square-space.tsx";
import { type SquareScene, squaresOf } from "./squares.ts";
import { HiddenTiles } from "./tile-pieces.tsx";
import { TokenPlates } from "./tokens.tsx";
import { Troops } from "./troops.tsx";

const MARGIN = 18;
const NOWHERE: readonly string[] = [];

/** A square as the board knows it: where it lies. What is on it comes from the view. */
interface Place extends MapSpace {
  readonly index: number;
}

interface WorldMapProps {
  readonly least: number;
  readonly near?: boolean;
  /** A battle or the techs lie over it. */
  readonly covered?: boolean;
}

/** The map; its squares never get smaller than `least`. On a phone it turns to what may be chosen, or else to the own cities. */
export function WorldMap({ least, near = false, covered = false }: WorldMapProps) {
  const view = useCivilization();
  const { map } = view;
  // The map changes seldom, what stands on it with every other answer.
  const land = useMemo(() => landscape({ map }), [map]);
  const squares = useKept(useMemo(() => squaresOf(view, land), [view, land]));
  const layout = squares.map(({ id }) => id).join(" ");
  // The layout says whether anything has changed.
  const places = useMemo(
    () => squares.map(({ at, cell, name }, index): Place => ({ at, cell, name, index })),
    [layout],
  );
  const inSight = useSquaresInSight(squares);
  return (
    <Board
      label={say("ui.map")}
      spaces={places}
      shape="square"
      margin={MARGIN}
      least={least}
      most={96}
      className="cv-map"
      covered={covered}
      show={near ? inSight : NOWHERE}
      ground={(plan) => <Land plan={plan} squares={squares} />}
    >
      {(plan) => <Layers plan={plan} squares={squares} />}
    </Board>
  );
}

/** The squares that may be chosen now. If the choice lies elsewhere, the viewer's cities: the corners of a map may be empty. */
function useSquaresInSight(squares: readonly SquareScene[]): readonly string[] {
  const { at, locked } = useLit();
  const { cities } = useRealm(useMine());
  return useMemo(() => {
    if (locked) return NOWHERE;
    const lit = squares.filter((square) => (at.get(square.at)?.options.length ?? 0) > 0);
    const own = squares.filter(({ id }) => cities.some((city) => city.at === id));
    return (lit.length > 0 ? lit : own).map((square) => square.at);
  }, [at, locked, squares, cities]);
}

/** Under this size of a square, and from that size on, less or more is drawn. */
function detailFor(size: number): Detail {
  return size < 30 ? "far" : size > 55 ? "near" : "usual";
}

/** Text on the map is never smaller than 12 px: it does not shrink, it goes. */
const CITY_NAMES_FROM = 42;

interface OnPlan {
  readonly plan: Plan<Place>;
  readonly squares: readonly SquareScene[];
}

const scaleOf = ({ size }: Plan): string => `translate(${MARGIN} ${MARGIN}) scale(${size / SQUARE})`;

/** Numbers keep their size where the squares are small: they grow with their badges, until one would fill its square. */
const grownBy = ({ size }: Plan): CSSProperties & Record<"--cv-grown", number> => ({
  "--cv-grown": Math.min(2.35, Math.max(1, SQUARE / size)),
});

/** The land in its frame. */
function Land({ plan, squares }: OnPlan) {
  const { map } = useCivilization();
  const k = plan.size / SQUARE;
  return (
    <g transform={scaleOf(plan)}>
      <Neatline width={map.width} height={map.height} frame={MARGIN / k} letter={12.5 / k} />
      <Ground squares={squares} />
    </g>
  );
}

function Layers({ plan, squares }: OnPlan) {
  const { map, realms } = useCivilization();
  const detail = detailFor(plan.size);
  const scale = scaleOf(plan);
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
      <g transform={scale} className="cv-standing" style={grownBy(plan)}>
        {squares.map((square) => (
          <Contents key={square.id} square={square} detail={detail} gathered={gathered.has(square.id)} />
        ))}
        <Centres named={plan.size >= CITY_NAMES_FROM} counted={detail !== "far"} />
        <Troops squares={squares} />
        <HiddenTiles />
      </g>
    </>
  );
}

/** The land and the lines on it; they change with a discovery or a disaster only. */
const Ground = memo(function Ground({ squares }: { readonly squares: readonly SquareScene[] }) {
  const { map } = useCivilization();
  const grounds = useKept(useMemo(() => squares.map(groundOf), [squares]));
  return <Drawn grounds={grounds} tiles={map.tiles} />;
});

function groundOf({ cell, terrain, marker, centre }: SquareScene): SquareGround {
  const covered = centre || (marker !== null && marker.kind !== "hut" && marker.kind !== "village");
  return { cell, land: terrain, covered };
}

const Drawn = memo(function Drawn(props: {
  readonly grounds: readonly SquareGround[];
  readonly tiles: readonly TileView[];
}) {
  const { grounds, tiles } = props;
  return (
    <>
      <LandLayer grounds={grounds} />
      <Graticule cells={grounds.map(({ cell }) => cell)} corners={tiles.map(({ x, y }) => [x, y])} />
    </>
  );
});

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
