import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { useCarrying } from "./carrying.ts";
import { useChoicesInSight } from "./in-sight.ts";
import { useTable } from "./table.tsx";

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** The nearest piece in a direction. Distance to the side counts double, so that rows and columns are kept. */
function nearest(from: Element, pieces: readonly HTMLElement[], [dx, dy]: readonly [number, number]) {
  const a = from.getBoundingClientRect();
  let best: { piece: HTMLElement; cost: number } | undefined;
  for (const piece of pieces) {
    if (piece === from) continue;
    const b = piece.getBoundingClientRect();
    const x = b.left + b.width / 2 - (a.left + a.width / 2);
    const y = b.top + b.height / 2 - (a.top + a.height / 2);
    const along = x * dx + y * dy;
    if (along < 4) continue;
    const cost = along + 2.5 * Math.abs(x * dy - y * dx);
    if (best === undefined || cost < best.cost) best = { piece, cost };
  }
  return best?.piece;
}

/** The ground of a table: arrow keys go from piece to piece by position. */
export function Surface({ children, label }: { readonly children: ReactNode; readonly label: string }) {
  const ground = useRef<HTMLElement>(null);
  const { sight, locked } = useTable();
  const inside = useRef(false);
  useChoicesInSight(ground);
  useCarrying(ground);
  // The answer may have removed the focused piece: the next one that can be chosen takes the focus.
  useEffect(() => {
    if (locked || sight.question === undefined || !inside.current || document.activeElement !== document.body) return;
    ground.current?.querySelector<HTMLElement>("[data-may]:not([inert] *)")?.focus({ preventScroll: true });
  }, [sight, locked]);
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = ARROWS[event.key];
    const from = event.target instanceof Element ? event.target.closest("[data-piece]") : null;
    if (direction === undefined || from === null || ground.current === null) return;
    const pieces = [...ground.current.querySelectorAll<HTMLElement>("[data-piece]")];
    const next = nearest(from, pieces, direction);
    event.preventDefault();
    next?.focus();
    next?.scrollIntoView({ block: "nearest", inline: "nearest" });
  };
  return (
    <section
      className="surface"
      ref={ground}
      onKeyDown={onKeyDown}
      onFocus={() => {
        inside.current = true;
      }}
      onBlur={({ relatedTarget }) => {
        // When a focused piece disappears, nothing has the focus; then it is still ours.
        if (relatedTarget !== null) inside.current = false;
      }}
      aria-label={label}
    >
      {children}
    </section>
  );
}
