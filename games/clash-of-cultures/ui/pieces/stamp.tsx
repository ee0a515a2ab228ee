import type { Owner } from "../../src/state.ts";
import { BEHIND, OUTLINES, type PieceKind } from "./outlines.ts";
import { colourOf, shapeOf } from "./owner.ts";

export interface StampProps {
  readonly kind: PieceKind;
  readonly owner: Owner;
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
}

/** A piece: one fill in its owner's ink, a rim and cut-outs of paper. Its feet are at x, y. */
export function Stamp({ kind, owner, x = 0, y = 0, scale = 1 }: StampProps) {
  const { body, holes } = OUTLINES[kind];
  const behind = BEHIND[kind];
  const fill = colourOf(owner);
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} className="cc-stamp" data-stamp={kind}>
      {behind !== undefined && <path d={behind} fill={fill} className="cc-rim" />}
      <path d={body} fill={fill} className="cc-rim" />
      {kind === "soldier" && <circle cx={-1.6} cy={-7.4} r={4.1} fill={fill} className="cc-shield" />}
      {kind === "soldier" && <circle cx={-1.6} cy={-7.4} r={1.2} className="cc-hole" />}
      {kind === "settler" && <circle cx={-5.4} cy={-8.6} r={3.5} fill={fill} className="cc-shield" />}
      {kind === "ship" && <path d={shapeOf(owner, 4.3)} transform="translate(0 -14.6)" className="cc-hole" />}
      {holes !== "" && <path d={holes} className="cc-hole" />}
    </g>
  );
}

/** The owner's outline with something written in it. */
export function Badge({
  owner,
  x = 0,
  y = 0,
  r,
  children,
}: {
  readonly owner: Owner;
  readonly x?: number;
  readonly y?: number;
  readonly r: number;
  readonly children?: string | number;
}) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={shapeOf(owner, r)} fill={colourOf(owner)} className="cc-rim" />
      {children !== undefined && (
        <text className="cc-badge-text" dy="0.34em" style={{ fontSize: `max(${r * 1.54}px, var(--cc-least, 0px))` }}>
          {children}
        </text>
      )}
    </g>
  );
}
