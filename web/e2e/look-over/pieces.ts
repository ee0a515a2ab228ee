import { drawerOf } from "./covers.ts";
import { boxOf, called, isDrawn, px, SLACK, within } from "./drawn.ts";

/** A finger needs so much. */
export const FINGER = 40;
/** The part of the smaller of two pieces that may lie under the other: a pile, a card tucked under another. */
const TUCKED = 0.35;

/** No piece lies on another; shapes of a map are no rectangles and are left to their board. */
export function* checkPieces(pieces: readonly Element[]): Generator<string> {
  const placed = pieces
    .filter((piece) => !(piece instanceof SVGElement))
    .map((piece) => ({ piece, box: within(piece, piece.getBoundingClientRect()) }))
    .filter(({ box }) => box.width > 2 && box.height > 2);
  for (const [i, a] of placed.entries()) {
    for (const b of placed.slice(i + 1)) {
      const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (across <= 0 || down <= 0 || a.piece.contains(b.piece) || b.piece.contains(a.piece)) continue;
      if (drawerOf(a.piece) !== drawerOf(b.piece)) continue;
      const smaller = Math.min(a.box.width * a.box.height, b.box.width * b.box.height);
      if (across * down > TUCKED * smaller) yield `pieces overlap: ${called(a.piece)} and ${called(b.piece)}`;
    }
  }
}

export function* checkTargets(surface: Element): Generator<string> {
  for (const target of surface.querySelectorAll("[data-piece], button, a[href], summary, input, select")) {
    if (!isDrawn(target) || target.closest("[inert], .on-paper") !== null || target instanceof SVGElement) continue;
    const { width, height } = target.getBoundingClientRect();
    if (Math.min(width, height) < FINGER - 0.5) {
      yield `too small for a finger, ${px(width)} × ${px(height)}: ${called(target)}`;
    }
  }
}

/** A list goes down or across; what has to be moved both ways does not fit its room. */
export function* checkScrolling(surface: Element): Generator<string> {
  for (const element of surface.querySelectorAll("*")) {
    const across = element.scrollWidth - element.clientWidth > SLACK;
    const down = element.scrollHeight - element.clientHeight > SLACK;
    if (across && down && boxOf(element).scrolls) yield `scrolls both ways: ${called(element)}`;
  }
}
