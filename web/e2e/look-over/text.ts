import { drawerOf, isControlOverMap, isCovered, stuckPart } from "./covers.ts";
import { boxOf, called, isDrawn, px, SLACK, within } from "./drawn.ts";

/** Letters may be set so much narrower than they are. */
const SQUEEZED = 1.5;

/** One line of a text, and whose it is. */
export interface Line {
  readonly box: DOMRect;
  readonly of: Element;
  /** How many times wider its letters would be if nothing squeezed them. */
  readonly squeezed: number;
}

/** Words for ears only are clipped away, themselves or with what holds them. */
const forEars = new Map<Element, boolean>();
function isForEars(element: Element | null): boolean {
  if (element === null || element.matches(".surface, .table-head")) return false;
  const known = forEars.get(element);
  if (known !== undefined) return known;
  const is =
    element.matches(".spoken") ||
    getComputedStyle(element).clipPath === "inset(50%)" ||
    isForEars(element.parentElement);
  forEars.set(element, is);
  return is;
}

/** Every line of every text on the table, or in its head. */
export function linesOfText(part: Element): Line[] {
  const lines: Line[] = [];
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const of = node.parentElement;
    if (of === null || (node.textContent ?? "").trim() === "" || !isDrawn(of) || isForEars(of)) continue;
    // People have names of any length.
    if (of.matches(".player-name")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    if (of.hasAttribute("textLength")) {
      // The range measures these letters as wide as they are before they are squeezed.
      const [box, loose] = [of.getBoundingClientRect(), range.getBoundingClientRect()];
      lines.push({ box, of, squeezed: loose.width / box.width });
      continue;
    }
    for (const box of range.getClientRects()) if (box.width > 1) lines.push({ box, of, squeezed: 1 });
  }
  return lines;
}

/**
 * In pixels of the page: nothing is written smaller, but what is set to fit a card or a plate, whose close-up says it
 * large, and what lies on a map, which can be enlarged.
 */
const LEAST = 12;
const FITTED = 10.5;
const TO_FIT = ".card-text *, .card-text, .name, .cv-hyphenated, .board-sheet *";

/** How large letters are drawn: those of a map grow and shrink with it. */
function sizeOf(element: Element): number {
  const size = Number.parseFloat(getComputedStyle(element).fontSize);
  const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
  return matrix === null ? size : size * Math.hypot(matrix.a, matrix.b);
}

export function* tooSmall(lines: readonly Line[]): Generator<string> {
  for (const { of } of lines) {
    // Dots may stand for coins.
    if (!/[\p{L}\p{N}]/u.test(of.textContent ?? "")) continue;
    // On a phone a map may be an overview until fingers spread it.
    if (of.closest(".zone-page .board-sheet") !== null) continue;
    const size = sizeOf(of);
    const least = of.matches(TO_FIT) ? FITTED : LEAST;
    if (size < least - 0.05) yield `letters of ${size.toFixed(1)}px: ${called(of)}`;
  }
}

export function* squeezed(lines: readonly Line[]): Generator<string> {
  for (const line of lines) if (line.squeezed > SQUEEZED) yield `letters are squeezed: ${called(line.of)}`;
}

/** How far something sticks out of a box to the left or to the right. */
const overhang = (box: DOMRect, edge: DOMRect): number => Math.max(edge.left - box.left, box.right - edge.right);

/** A map may write beside its sheet, as long as its board shows it. */
function overBoard(box: DOMRect, map: Element): number {
  const board = map.closest(".board");
  return board === null ? Infinity : overhang(box, boxOf(board).edge);
}

/** What holds a text, from the inside out, up to the table or its head. */
function* holdersOf(text: Element): Generator<Element> {
  for (
    let around: Element | null = text;
    around !== null && !around.matches(".surface, .table-head");
    around = around.parentElement
  ) {
    if (!boxOf(around).isFlow) yield around;
  }
}

/** Text ends inside everything it lies on: no box cuts it, none is too narrow for it. */
export function* checkText({ box, of }: Line): Generator<string> {
  let hangs = false;
  for (const around of holdersOf(of)) {
    const { edge, scrolls, cutsAcross, cutsDown, isLoose } = boxOf(around);
    // What scrolls shows everything sooner or later.
    if (scrolls) return;
    const over = Math.min(overhang(box, edge), around instanceof SVGSVGElement ? overBoard(box, around) : Infinity);
    if (over > SLACK && (cutsAcross || !hangs)) {
      yield `text sticks out by ${px(over)}: ${called(of)} of ${called(around)}`;
      return;
    }
    const [top, bottom] = [box.top + box.height * 0.2, box.bottom - box.height * 0.2];
    if (cutsDown && (bottom > edge.bottom + SLACK || top < edge.top - SLACK)) {
      yield `text is cut: ${called(of)} by ${called(around)}`;
      return;
    }
    // A map may be moved and zoomed: its edge cuts what lies there.
    if (around instanceof SVGSVGElement) return;
    // A badge may hang over the edge of a box, as long as nothing cuts it.
    hangs ||= isLoose;
  }
}

/** No words lie on other words. */
export function* checkLines(lines: readonly Line[]): Generator<string> {
  // Letters fill the middle of their line.
  const inked = lines
    // Something lies over what is inert: a sheet, or the rows one chooses from.
    .filter(({ of }) => of.closest("[inert]") === null)
    .map(({ box, of }) => ({
      of,
      box: within(of, new DOMRect(box.x, box.y + box.height * 0.25, box.width, box.height * 0.5)),
    }))
    .filter(({ box, of }) => box.width > 0 && box.height > 0 && !isCovered(of, box));
  inked.sort((a, b) => a.box.top - b.box.top);
  for (const [i, a] of inked.entries()) {
    for (let j = i + 1; j < inked.length; j++) {
      const b = inked[j];
      if (b === undefined || b.box.top >= a.box.bottom) break;
      if (a.of === b.of || drawerOf(a.of) !== drawerOf(b.of) || stuckPart(a.of) !== stuckPart(b.of)) continue;
      if (isControlOverMap(a.of, b.of) || isControlOverMap(b.of, a.of)) continue;
      const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const down = Math.min(a.box.bottom, b.box.bottom) - b.box.top;
      if (across > 2 && down > 2) yield `words on words: ${called(a.of)} and ${called(b.of)}`;
    }
  }
}
