import type { Message, Ref } from "@civitas/kernel";
import { Piece } from "@civitas/table-kit";
import type { ReactNode } from "react";

export interface Item {
  readonly width: number;
  readonly draw: (x: number) => ReactNode;
}

interface RowProps {
  readonly items: readonly Item[];
  readonly gap?: number;
  /** Where there is less room than they need, they stand closer. */
  readonly room?: number;
}

/** Things side by side, around a middle. */
export function Row({ items, gap = 1, room = Number.POSITIVE_INFINITY }: RowProps) {
  const total = items.reduce((sum, { width }) => sum + width + gap, -gap);
  const closer = Math.min(1, room / total);
  let left = -total / 2;
  return items.map(({ width, draw }, i) => {
    const x = (left + width / 2) * closer;
    left += width + gap;
    return <g key={i}>{draw(x)}</g>;
  });
}

/** A thing on the map that options may point at and that flies when it moves. */
export const piece = (at: Ref, label: Message, width: number, draw: (x: number) => ReactNode): Item => ({
  width,
  draw: (x) => (
    <Piece as="g" at={at} label={label} transform={`translate(${x} 0)`}>
      {draw(0)}
    </Piece>
  ),
});
