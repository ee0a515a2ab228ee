import { called, isSurface, within } from "./drawn.ts";
import type { Line } from "./text.ts";

/** What lies on the table as a whole belongs together: a piece, or else a zone. */
const thingAt = (element: Element | null): Element | null => element?.closest(".piece, .zone") ?? null;

/** What is written on one thing is not hidden by another. */
export function* checkCovered(lines: readonly Line[]): Generator<string> {
  for (const { box, of } of lines) {
    if (of instanceof SVGElement || of.closest("[inert]") !== null) continue;
    const { left, top, width, height } = within(of, box);
    const own = thingAt(of);
    if (own === null || width < box.width / 2 || height < box.height / 2) continue;
    const over = [0.15, 0.5, 0.85].flatMap((part) => {
      const seen = document.elementsFromPoint(left + width * part, top + height / 2).find(isPainted);
      const other = seen === undefined || drawerOf(seen) !== drawerOf(of) ? null : thingAt(seen);
      return other === null || other.contains(own) || own.contains(other) ? [] : [other];
    });
    const [cover] = over;
    if (over.length > 1 && cover !== undefined) yield `words are covered: ${called(of)} by ${called(cover)}`;
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
