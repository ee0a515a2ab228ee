import { type FocusEvent, type KeyboardEvent, type ReactNode, useLayoutEffect, useMemo, useRef } from "react";
import { useLit } from "../table.tsx";
import { useBoard } from "./board.tsx";
import { type MapSpace, neighbour, type Plan } from "./plan.ts";
import { Typed } from "./typed.ts";

/** The spaces row by row as they lie on the screen, so that a screen reader meets them as in a table. */
function rowsOf<S extends MapSpace>(plan: Plan<S>): S[][] {
  const rows = new Map<number, S[]>();
  for (const space of plan.spaces) {
    const y = Math.round(plan.centre(space)[1]);
    rows.set(y, [...(rows.get(y) ?? []), space]);
  }
  return [...rows]
    .sort(([a], [b]) => a - b)
    .map(([, row]) => row.toSorted((a, b) => plan.centre(a)[0] - plan.centre(b)[0]));
}

/**
 * The spaces that the keyboard walks: one tab stop. Arrows go to the neighbours, a typed name jumps there, N or . and
 * Shift+N or , go through what may be chosen, + - 0 zoom.
 */
export function Spaces<S extends MapSpace>({
  plan,
  children,
}: {
  readonly plan: Plan<S>;
  readonly children: (space: S) => ReactNode;
}) {
  const { camera, roving } = useBoard();
  const { at } = useLit();
  const grid = useRef<SVGGElement>(null);
  const typed = useRef(new Typed());
  const rows = useMemo(() => rowsOf(plan), [plan]);
  // The tab stop is the last visited space; at first one that may be chosen.
  useLayoutEffect(() => {
    roving.touched = undefined;
    if (roving.at !== undefined && plan.find(roving.at) !== undefined) return;
    const lit = plan.spaces.find((space) => (at.get(space.at)?.options.length ?? 0) > 0);
    roving.go((lit ?? plan.spaces[0])?.at);
  }, [plan, at, roving]);

  const goTo = (space: MapSpace | undefined): boolean => {
    if (space === undefined) return false;
    camera.show([plan.centre(space)], plan.size * 1.2);
    grid.current?.querySelector<SVGGElement>(`[data-ref="${CSS.escape(space.at)}"]`)?.focus({ preventScroll: true });
    return true;
  };
  const current = (): S | undefined => (roving.at === undefined ? undefined : plan.find(roving.at));
  const litFrom = (step: 1 | -1): S | undefined => {
    const order = rows.flat();
    const here = order.findIndex((space) => space.at === roving.at);
    const around = order.map((_, i) => order[(here + step * (i + 1) + order.length * 2) % order.length]);
    return around.find(
      (space) =>
        space !== undefined && grid.current?.querySelector(`[data-ref="${CSS.escape(space.at)}"][data-may]`) !== null,
    );
  };
  const obey = (event: KeyboardEvent): boolean => {
    const from = current();
    const way = plan.grid.ways[`${event.shiftKey ? "Shift " : ""}${event.key}`] ?? plan.grid.ways[event.key];
    if (way !== undefined) return from !== undefined && goTo(neighbour(plan, from, way));
    const name = typed.current.key(event.key, plan.spaces);
    if (name !== undefined) return typeof name === "string" || goTo(name);
    switch (event.key) {
      case "n":
      case ".":
        return goTo(litFrom(1));
      case "N":
      case ",":
        return goTo(litFrom(-1));
      case "+":
        camera.closer();
        return true;
      case "-":
        camera.farther();
        return true;
      case "0":
        camera.fit();
        return true;
      default:
        return false;
    }
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no table in a drawing
    <g
      ref={grid}
      role="grid"
      className="board-spaces"
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey || !obey(event)) return;
        event.preventDefault();
        event.stopPropagation();
      }}
      onFocus={(event: FocusEvent) => {
        if (event.target === grid.current) goTo(current());
      }}
    >
      {rows.map((row, i) => (
        // biome-ignore lint/a11y/useSemanticElements: there is no table in a drawing
        <g key={i} role="row">
          {row.map((space) => children(space))}
        </g>
      ))}
    </g>
  );
}
