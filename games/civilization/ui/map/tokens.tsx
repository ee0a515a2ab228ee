import { Glyph } from "@civitas/table-kit";
import { memo } from "react";

/** What a square gives, in the order in which its signs stand. */
export const YIELDS = ["production", "trade", "culture", "coin"] as const;
export type Yield = (typeof YIELDS)[number];
export type Yields = Readonly<Partial<Record<Yield, number>>>;

/** Each yield has a colour and an outline of its own, around 0,0 with an edge of 10. */
const OUTLINES: Readonly<Record<Yield, string>> = {
  production:
    "M-3.2 -5h6.4a1.8 1.8 0 0 1 1.8 1.8v6.4a1.8 1.8 0 0 1 -1.8 1.8h-6.4a1.8 1.8 0 0 1 -1.8 -1.8v-6.4a1.8 1.8 0 0 1 1.8 -1.8z",
  trade: "M-5.3 0a5.3 5.3 0 1 0 10.6 0a5.3 5.3 0 1 0 -10.6 0z",
  culture: "M0 -5.9L5.7 -1.2L3.6 5.3H-3.6L-5.7 -1.2Z",
  coin: "M-5.3 0a5.3 5.3 0 1 0 10.6 0a5.3 5.3 0 1 0 -10.6 0z",
};

/** The signs, drawn once and printed wherever a square gives something. */
export const TokenPlates = memo(function TokenPlates() {
  return (
    <defs>
      {YIELDS.map((kind) => (
        <g key={kind} id={`cv-token-${kind}`}>
          <path d={OUTLINES[kind]} className={`cv-token cv-token-${kind}`} />
          <Glyph name={kind} size={7.2} fill="#fffaf0" />
        </g>
      ))}
      {YIELDS.map((kind) => (
        <g key={kind} id={`cv-quiet-${kind}`} className="cv-quiet">
          <Glyph name={kind} size={8.8} />
        </g>
      ))}
    </defs>
  );
});

interface TokenProps {
  readonly kind: Yield;
  /** Where its middle is. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** It belongs to nobody: the same sign in quiet ink. */
  readonly quiet?: boolean;
}

export function Token({ kind, x, y, size, quiet = false }: TokenProps) {
  return (
    <use
      href={`#cv-${quiet ? "quiet" : "token"}-${kind}`}
      transform={`translate(${round(x)} ${round(y)}) scale(${round(size / 10)})`}
    />
  );
}

const round = (n: number): number => Math.round(n * 100) / 100;

/** The signs one by one: two productions are two anvils. */
export const oneByOne = (yields: Yields): Yield[] =>
  YIELDS.flatMap((kind) => Array.from({ length: Math.max(0, yields[kind] ?? 0) }, () => kind));

interface TokenRowProps {
  readonly yields: Yields;
  readonly size: number;
  readonly gap: number;
  readonly y: number;
  /** The left edge of the first one; absent, they stand around 0. */
  readonly left?: number;
  readonly quiet?: boolean;
}

export function TokenRow({ yields, size, gap, y, left, quiet = false }: TokenRowProps) {
  const list = oneByOne(yields);
  const start = left ?? -(list.length * size + (list.length - 1) * gap) / 2;
  return list.map((kind, i) => (
    <Token key={i} kind={kind} x={start + size / 2 + i * (size + gap)} y={y} size={size} quiet={quiet} />
  ));
}

/** A shield with the bonus in battles. */
export function CombatShield({ n, x, y }: { readonly n: number; readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className="cv-badge">
        <path d="M-9.3 -7.5h18.6v9q0 5 -9.3 6.4q-9.3 -1.4 -9.3 -6.4z" className="cv-token cv-combat" />
        <text y={3.8} className="cv-number" fontSize={12} fill="#fffaf0">
          +{n}
        </text>
      </g>
    </g>
  );
}

/** A resource in its round medallion. */
export function Medallion(props: {
  readonly resource: string;
  readonly x: number;
  readonly y: number;
  readonly r: number;
}) {
  const { resource, x, y, r } = props;
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={r} className={`cv-medallion cv-tint-${resource}`} />
      <Glyph name={resource} size={r * 1.36} fill="#2b2118" />
    </g>
  );
}
