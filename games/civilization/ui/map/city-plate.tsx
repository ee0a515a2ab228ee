import type { Seat } from "@civitas/kernel";
import { Glyph, seatLook } from "@civitas/table-kit";
import { SQUARE } from "./pen.ts";

export interface CityPlateProps {
  readonly seat: Seat;
  readonly name: string;
  /** How many squares wide and high: a metropolis covers two. */
  readonly wide: 1 | 2;
  readonly high: 1 | 2;
  readonly production: number;
  readonly capital: boolean;
  readonly walls: boolean;
  readonly post: "fortification" | "caravan" | null;
  readonly acted: boolean;
  /** Below a certain size of the squares names go. */
  readonly named: boolean;
  /** Below a smaller one its production goes, too. */
  readonly counted: boolean;
}

const BETWEEN = 2;

/** A city centre: a plate in the colour of its nation with its emblem, production and name, from its corner at 0,0. */
export function CityPlate(props: CityPlateProps) {
  const { seat, name, wide, high, production, capital, walls, post, acted, named, counted } = props;
  const { colour, icon } = seatLook(seat);
  const [w, h] = [wide * SQUARE - 2 * BETWEEN, high * SQUARE - 2 * BETWEEN];
  // On one small square emblem and production stand in opposite corners.
  const low = named ? 12 : wide * high > 1 ? h / 2 : h - 12;
  return (
    <g className="cv-city" transform={`translate(${BETWEEN} ${BETWEEN})`}>
      {walls && <Battlements w={w} h={h} />}
      <rect width={w} height={h} rx={4} fill={colour} className="cv-city-plate" />
      <rect
        x={2}
        y={2}
        width={w - 4}
        height={h - 4}
        rx={2.8}
        className="cv-city-line"
        data-capital={capital || undefined}
      />
      {counted ? (
        <>
          <Glyph name={icon} x={13} y={named ? 13 : h - low} size={17} fill="#fffaf0" />
          <g transform={`translate(${w - 11} ${low})`}>
            <g className="cv-badge">
              <rect x={-8.2} y={-8.2} width={16.4} height={16.4} rx={3.2} className="cv-city-production" />
              <text y={4.6} className="cv-number" fontSize={13} fill="#fffaf0">
                {production}
              </text>
            </g>
          </g>
        </>
      ) : (
        <Glyph name={icon} x={w / 2} y={h / 2} size={27} fill="#fffaf0" />
      )}
      {capital && <Crown x={w / 2} y={wide > 1 && named ? 12 : -1} />}
      {named && (
        <text x={w / 2} y={h - 5} className="cv-city-name" data-long={isLong(name, w)} {...squeezed(name, w - 5)}>
          {name}
        </text>
      )}
      {post !== null && (
        <g transform={`translate(${w - 3} ${h - 2})`}>
          <circle r={8} className="cv-post" />
          <Glyph name={post} size={11.5} fill="#fff3dc" />
        </g>
      )}
      {acted && (
        <g transform={`translate(${w - 1} 1)`}>
          <circle r={8} className="cv-count" />
          <Glyph name="tick" size={10} fill="#fffaf0" />
        </g>
      )}
    </g>
  );
}

/** A name much wider than the plate is set smaller, too: letters that are only squeezed can't be read. */
function isLong(name: string, room: number): true | undefined {
  return name.length * 6.1 > 1.15 * room || undefined;
}

/** A name that is wider than the plate is set narrower. */
function squeezed(name: string, room: number): { textLength?: number; lengthAdjust?: "spacingAndGlyphs" } {
  return name.length * 6.1 > room ? { textLength: room, lengthAdjust: "spacingAndGlyphs" } : {};
}

function Crown({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g className="cv-crown-sign">
      <Glyph name="capital" x={x} y={y} size={15} fill="#ffd978" />
    </g>
  );
}

function Battlements({ w, h }: { readonly w: number; readonly h: number }) {
  const n = w > SQUARE ? 9 : 5;
  const step = (w + 2) / (2 * n - 1);
  const merlons = Array.from({ length: n }, (_, i) => {
    const x = (i * 2 * step - 1).toFixed(1);
    return `M${x} -3h${step.toFixed(1)}v4h${(-step).toFixed(1)}z`;
  });
  return (
    <g className="cv-walls">
      <rect x={-2.5} y={-0.5} width={w + 5} height={h + 2.5} rx={3} />
      <path d={merlons.join("")} />
    </g>
  );
}
