import type { Seat } from "@civitas/kernel";
import { Glyph, seatLook, seatOutline } from "@civitas/table-kit";

interface FigureProps {
  /** Whose it is; null for barbarians. */
  readonly seat: Seat;
  readonly kind: "army" | "scout";
  readonly n: number;
  readonly r: number;
  /** It has moved this round. */
  readonly pale?: boolean;
}

/** Figures of one kind on one square, around 0,0: the edges of more than one peep out, and a disc says how many. */
export function FigureStack({ seat, kind, n, r, pale = false }: FigureProps) {
  const { colour } = seatLook(seat);
  const outline = seatOutline(seat, r);
  const behind = Math.min(n, 4) - 1;
  return (
    <g className="cv-figure" data-pale={pale || undefined}>
      {Array.from({ length: behind }, (_, i) => (
        <path
          key={i}
          d={outline}
          fill={colour}
          className="cv-figure-behind"
          transform={`translate(${(behind - i) * 2.6} ${(behind - i) * -2.2})`}
        />
      ))}
      <path d={outline} fill={colour} className="cv-figure-front" />
      <Glyph name={kind} size={r * 1.34} fill="#fffaf0" />
      {n > 1 && (
        <g transform={`translate(${r * 0.95} ${r * 0.6})`}>
          <g className="cv-badge">
            <circle r={Math.max(7, r * 0.62)} className="cv-count" />
            <text y={4.3} className="cv-number" fontSize={12.5} fill="#fffaf0">
              {n}
            </text>
          </g>
        </g>
      )}
    </g>
  );
}
