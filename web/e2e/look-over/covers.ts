import { called, isSurface, within } from "./drawn.ts";
import type { Line } from "./text.ts";

/** What lies on the table as a whole belongs together: a piece, or else a zone. */
const thingAt = (element: Element | null): Element | null => element?.closest(".piece, .zone") ?? null;

const areKin = (a: Element, b: Element): boolean => a.contains(b) || b.contains(a);

/** What hides a text at a point: something painted above it that does not belong to it. */
function coverAt(of: Element, x: number, y: number): Element | undefined {
  const seen = document.elementsFromPoint(x, y).find((there) => areKin(there, of) || isPainted(there));
  // The frame may lie over the foot of the table, which can be scrolled.
  return seen === undefined || areKin(seen, of) || seen.closest(".surface") === null || drawerOf(seen) !== drawerOf(of)
    ? undefined
    : seen;
}

/** What is written is not hidden: neither by another thing on the table, nor by a badge of the same one. */
export function* checkCovered(lines: readonly Line[]): Generator<string> {
  for (const { box, of } of lines) {
    if (of instanceof SVGElement || of.closest("[inert]") !== null) continue;
    const { left, top, width, height } = within(of, box);
    const own = thingAt(of);
    if (own === null || width < box.width / 2 || height < box.height / 2) continue;
    for (const part of [0.15, 0.5, 0.85]) {
      const cover = coverAt(of, left + width * part, top + height / 2);
      if (cover === undefined) continue;
      yield `words are covered: ${called(of)} by ${called(cover)}`;
      break;
    }
  }
}

/** It has a ground of its own, or is a picture. */
const painted = new Map<Element, boolean>();
export function isPainted(element: Element): boolean {
  const known = painted.get(element);
  if (known !== undefined) return known;
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  // The box of a map or a picture may be empty: what is drawn in it counts.
  const drawing = element instanceof SVGElement && !(element instanceof SVGSVGElement);
  const is = drawing || backgroundImage !== "none" || !/^rgba.*, 0\)$|transparent/.test(backgroundColor);
  painted.set(element, is);
  return is;
}

/** A sheet over a map hides what is written there: the whole of it, not a part. */
export function isCovered(element: Element, { left, top, width, height }: DOMRect): boolean {
  const map = element.closest(".board-sheet, svg");
  if (map === null) return false;
  return [0.02, 0.5, 0.98].every((part) => {
    const seen = document.elementFromPoint(left + width * part, top + height / 2);
    return seen !== null && !map.contains(seen) && !seen.contains(map);
  });
}

/** Buttons may lie over a map, which one can move away from under them. */
export const isControlOverMap = (a: Element, b: Element): boolean =>
  a.closest(".board-controls") !== null && b.closest(".board-sheet") !== null;

/** An open drawer lies over the table on purpose, and can be shut. Where there is room for it, it is a zone like others. */
export function drawerOf(element: Element): Element | null {
  const drawer = element.closest("dialog, [popover], [data-drawer]");
  return drawer !== null && isRaised(drawer) ? drawer : null;
}

const raised = new Map<Element, boolean>();
function isRaised(drawer: Element): boolean {
  const known = raised.get(drawer);
  if (known !== undefined) return known;
  const is =
    !drawer.matches("[data-drawer]") ||
    [drawer, drawer.parentElement].some((part) => part !== null && getComputedStyle(part).zIndex !== "auto");
  raised.set(drawer, is);
  return is;
}

/** What stays in sight while the rest is scrolled lies over it on purpose. */
const stuck = new Map<Element, Element | null>();
export function stuckPart(element: Element | null): Element | null {
  if (element === null || isSurface(element)) return null;
  const known = stuck.get(element);
  if (known !== undefined) return known;
  const is = getComputedStyle(element).position === "sticky" ? element : stuckPart(element.parentElement);
  stuck.set(element, is);
  return is;
}
