import type { Seat } from "@civitas/kernel";
import { ICON_FIELD, useIconPath } from "../icon.tsx";
import { type SeatLook, seatLook } from "../seats.ts";

export interface GlyphProps {
  /** A name of the game's icons or of the kit's. */
  readonly name: string;
  readonly x?: number;
  readonly y?: number;
  readonly size: number;
  readonly fill?: string;
}

/** An icon inside a drawing, around its middle. */
export function Glyph({ name, x = 0, y = 0, size, fill = "currentColor" }: GlyphProps) {
  const path = useIconPath(name);
  const place = `translate(${x - size / 2} ${y - size / 2}) scale(${size / ICON_FIELD})`;
  return <path d={path} fill={fill} transform={place} />;
}

/** The outlines of the seats as paths, by their radius. */
const OUTLINES: Readonly<Record<SeatLook["shape"], (r: number) => string>> = {
  disc: (r) => `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`,
  shield: (r) => {
    const [half, top, low] = [r * 0.92, r * 0.95, r * 0.9];
    return `M${-half} ${-top}h${2 * half}v${top}q0 ${low} ${-half} ${r * 1.05}q${-half} ${-r * 0.15} ${-half} ${-r * 1.05}z`;
  },
  hexagon: (r) =>
    `M${-r * 1.08} 0L${-r * 0.54} ${-r * 0.98}H${r * 0.54}L${r * 1.08} 0L${r * 0.54} ${r * 0.98}H${-r * 0.54}z`,
  diamond: (r) => `M0 ${-r * 1.22}L${r * 1.22} 0L0 ${r * 1.22}L${-r * 1.22} 0z`,
  octagon: (r) => {
    const cut = r * 0.42;
    return `M${-cut} ${-r}H${cut}L${r} ${-cut}V${cut}L${cut} ${r}H${-cut}L${-r} ${cut}V${-cut}z`;
  },
};

/** The outline of a seat, by which its things are told apart without colour. */
export function seatOutline(seat: Seat, r: number): string {
  return OUTLINES[seatLook(seat).shape](r);
}

/** The sign of a seat inside a drawing: outline, colour and beast. */
export function SeatSign({ seat, x = 0, y = 0, r }: { seat: Seat; x?: number; y?: number; r: number }) {
  const { colour, icon } = seatLook(seat);
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={seatOutline(seat, r)} fill={colour} stroke="#fffaf0" strokeWidth={1.2} />
      <Glyph name={icon} size={r * 1.3} fill="#fff" />
    </g>
  );
}
