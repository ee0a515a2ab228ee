import { Piece } from "@civitas/table-kit";
import { ref } from "../../src/refs.ts";
import { say } from "../say.ts";
import { useCivilization } from "../seats.ts";
import { letterOf } from "./graticule.tsx";
import { SQUARE } from "./pen.ts";

const SIDE = 4 * SQUARE;
/** From which side it is discovered: south, west, north, east; an arrow points into the tile from there. */
const SIDES = [0, 1, 2, 3] as const;

/** The face-down tiles: whoever touches one may turn it over from that side. */
export function HiddenTiles() {
  const { map } = useCivilization();
  return map.tiles.map(({ x, y, id }, slot) => {
    if (id !== null) return null;
    const label = say("ui.tile", { name: `${letterOf(x)}${y + 1}` });
    return (
      <g key={slot} transform={`translate(${x * SQUARE} ${y * SQUARE})`}>
        <Piece as="g" at={ref.tile(slot)} label={label} className="cv-tile-piece">
          <rect x={4} y={4} width={SIDE - 8} height={SIDE - 8} rx={8} />
        </Piece>
        {SIDES.map((side) => (
          <Piece
            key={side}
            as="g"
            at={ref.tileSide(slot, side)}
            label={label}
            transform={`rotate(${side * 90} ${SIDE / 2} ${SIDE / 2})`}
            className="cv-tile-piece cv-tile-side"
          >
            <rect x={8} y={SIDE - 54} width={SIDE - 16} height={48} rx={8} />
            <path d={`M${SIDE / 2 - 14} ${SIDE - 20}h28l-14 -22z`} />
          </Piece>
        ))}
      </g>
    );
  });
}
