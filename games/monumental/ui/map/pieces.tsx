import { Glyph, SeatSign, seatLook, seatOutline, useIconPath } from "@civitas/table-kit";
import type { ReactNode } from "react";
import type { Owner } from "../../src/state.ts";

/** Where the picture of a piece lies on the field of its icon, so that it stands on its feet. */
const BOXES: Readonly<Record<string, readonly [x: number, y: number, width: number, height: number]>> = {
  soldier: [35, 46, 100, 113],
  warlord: [20, 35, 130, 124],
  outpost: [35, 30, 100, 131],
};
const WHOLE = [6, 6, 160, 154] as const;

interface PieceProps {
  readonly kind: string;
  readonly x: number;
  /** Where it stands. */
  readonly base: number;
  readonly height: number;
  /** Lacquered in the colour of a seat; monsters belong to nobody. */
  readonly owner: Owner | null;
  /** Raised, because it would go. */
  readonly raised?: boolean;
}

/** A lacquered piece with a rim of paper. */
export function Figure({ kind, x, base, height, owner, raised = false }: PieceProps) {
  const path = useIconPath(kind);
  const [bx, by, width, tall] = BOXES[kind] ?? WHOLE;
  const k = height / tall;
  const foot = raised ? base - 4 : base;
  return (
    <g
      className="mo-figure"
      data-raised={raised || undefined}
      transform={`translate(${x - (bx + width / 2) * k} ${foot - (by + tall) * k}) scale(${k})`}
    >
      <path className="mo-rim" d={path} strokeWidth={(raised ? 5.5 : 3.6) / k} />
      {raised && <path className="mo-raised-line" d={path} strokeWidth={1.2 / k} />}
      <path d={path} fill={owner === null ? "var(--mo-beast)" : `url(#mo-lacquer-${owner % 5})`} />
    </g>
  );
}

/** How wide a figure stands. */
export const widthOf = (kind: string, height: number): number => {
  const [, , width, tall] = BOXES[kind] ?? WHOLE;
  return (height / tall) * width * (kind === "soldier" ? 0.8 : 0.94);
};

/** Lacquer: the colour of the seat with light from the left. */
export function Lacquers() {
  return (
    <defs>
      {[0, 1, 2, 3, 4].map((seat) => (
        <linearGradient key={seat} id={`mo-lacquer-${seat}`} x1="0" x2="1" y1="0" y2="1">
          <stop offset="0" stopColor={`color-mix(in srgb, var(--seat-${seat}) 78%, #fff)`} />
          <stop offset=".55" stopColor={`var(--seat-${seat})`} />
          <stop offset="1" stopColor={`color-mix(in srgb, var(--seat-${seat}) 68%, #000)`} />
        </linearGradient>
      ))}
    </defs>
  );
}

/** Explorers may stand anywhere, so they carry the outline of their owner. */
export function ExplorerFigure({ x, y, owner, r }: { x: number; y: number; owner: Owner; r: number }) {
  const { colour } = seatLook(owner);
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={seatOutline(owner, r)} fill="#fffaf0" stroke={colour} strokeWidth={2.2} />
      <Glyph name="explorer" size={r * 1.25} fill={colour} />
    </g>
  );
}

/** A hero on the map: a disc with a rim of gold. */
export function HeroFigure({ x, y, id, owner, r }: { x: number; y: number; id: string; owner: Owner; r: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={r} fill={seatLook(owner).colour} stroke="var(--mo-gold)" strokeWidth={2.4} />
      <Glyph name={id} size={r * 1.5} fill="#fffaf0" />
    </g>
  );
}

/** Barbarians: a dark pill with a helmet and their value. */
export function Barbarians({ x, y, value, small }: { x: number; y: number; value: number; small: boolean }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${small ? 0.84 : 1})`}>
      <rect className="mo-barbarians" x="-21" y="-12.5" width="42" height="25" rx="12.5" />
      <Glyph name="barbarian" x={-8} size={17} fill="#f3dfc0" />
      <Digits x={9} y={5.8} size={17} fill="#fff">
        {value}
      </Digits>
    </g>
  );
}

export function Town({ x, y, r }: { x: number; y: number; r: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className="mo-town" r={r} />
      <Glyph name="town" size={r * 1.35} fill="#fff" />
    </g>
  );
}

export function ProductionToken({ x, y, r }: { x: number; y: number; r: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className="mo-production" r={r} />
      <Glyph name="production" size={r * 1.35} fill="#fff" />
    </g>
  );
}

export function WonderToken({ x, y, id, size }: { x: number; y: number; id: string; size: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="mo-wonder" x={-size / 2} y={-size / 2} width={size} height={size} rx="4" />
      <rect
        className="mo-wonder-line"
        x={-size / 2 + 2.5}
        y={-size / 2 + 2.5}
        width={size - 5}
        height={size - 5}
        rx="2"
      />
      <Glyph name={id} size={size * 0.72} fill="#fffaf0" />
    </g>
  );
}

/** The whole defence of a province, on a white shield. */
export function Shield({ x, y, n }: { x: number; y: number; n: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="mo-shield" d="M-11-11.500h22v10.500q0 9-11 13.500q-11-4.500-11-13.500z" />
      <Digits x={0} y={4.8} size={15}>
        {n}
      </Digits>
    </g>
  );
}

interface PillsProps {
  readonly x: number;
  readonly y: number;
  readonly price: readonly (readonly [string, number])[];
  readonly small: boolean;
}

/** How wide the pills of a price lie. */
export const pillsWidth = (price: PillsProps["price"], small: boolean): number =>
  price.reduce((sum, [, n]) => sum + (small ? 31 : n > 9 ? 42 : 36) + 2, -2);

/** What it would cost me, in pills of its resources. */
export function Pills({ x, y, price, small }: PillsProps) {
  let left = x - pillsWidth(price, small) / 2;
  const height = small ? 19 : 22;
  return (
    <g className="mo-pills">
      {price.map(([kind, n]) => {
        const width = small ? 31 : n > 9 ? 42 : 36;
        const at = left;
        left += width + 2;
        return (
          <g key={kind} transform={`translate(${at} ${y})`}>
            <rect y={-height / 2} width={width} height={height} rx={height / 2} fill={`var(--${kind})`} />
            <Glyph name={kind} x={small ? 11 : 13} size={small ? 12 : 14} fill="#fff" />
            <Digits x={width - (small ? 9.5 : 12)} y={small ? 4.8 : 5.2} size={small ? 14.5 : 16} fill="#fff">
              {n}
            </Digits>
          </g>
        );
      })}
    </g>
  );
}

function Digits({
  x,
  y,
  size,
  fill = "#2b2118",
  children,
}: {
  x: number;
  y: number;
  size: number;
  fill?: string;
  children: ReactNode;
}) {
  return (
    <text className="mo-number" x={x} y={y} fontSize={size} fill={fill}>
      {children}
    </text>
  );
}

/** A paper chip with the name of a market and how many tokens are left. */
export function MarketChip({ x, y, name, left }: { x: number; y: number; name: string | undefined; left: number }) {
  const words = name === undefined ? 0 : name.length * 5.9;
  const width = words + 15 + 14 + 8;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="mo-chip" x={-width / 2} y="-9" width={width} height="18" rx="9" />
      <Glyph name="amphora" x={-width / 2 + 10} size={13} fill="var(--mo-market)" />
      {name !== undefined && (
        <text className="mo-chip-name" x={-width / 2 + 18} y="4.3">
          {name}
        </text>
      )}
      <text className="mo-chip-left" x={width / 2 - 6} y="4.5">
        {left}
      </text>
    </g>
  );
}

export { SeatSign };
