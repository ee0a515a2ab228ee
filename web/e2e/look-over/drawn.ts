/** Rounding, shadows and letters that lean over their box. */
export const SLACK = 1.5;

export const px = (n: number): string => `${Math.round(n)}px`;

export function called(element: Element): string {
  const words = (element.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 40);
  const at = element.closest("[data-ref]")?.getAttribute("data-ref");
  return `"${words}" (${[element.className, at].filter((part) => typeof part === "string" && part !== "").join(", ")})`;
}

export const isSurface = (element: Element): boolean => element.matches(".surface");

export const isDrawn = (element: Element): boolean =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

/** Cards that were turned a little are measured as if they lay straight. */
export function straighten(surface: Element): void {
  for (const element of surface.querySelectorAll<HTMLElement>("*")) {
    const { transform, rotate } = getComputedStyle(element);
    const matrix = /^matrix\(([^)]+)\)$/.exec(transform)?.[1]?.split(",").map(Number);
    if (matrix !== undefined && matrix[1] !== 0) element.style.transform = "none";
    if (rotate === "none") continue;
    element.style.transition = "none";
    element.style.rotate = "none";
  }
}

/** What leaves the pointer to things under it is found by it all the same, until that is taken back. */
export function feel(how: string): () => void {
  const rule = document.createElement("style");
  rule.textContent = how;
  document.head.append(rule);
  return () => rule.remove();
}

/** What an element does with what lies in it; asked again and again, so it is remembered while nothing moves. */
interface Box {
  readonly edge: DOMRect;
  readonly scrolls: boolean;
  readonly cutsAcross: boolean;
  readonly cutsDown: boolean;
  readonly isLoose: boolean;
  readonly isFlow: boolean;
}

const boxes = new Map<Element, Box>();
const windows = new Map<Element, DOMRect | undefined>();

/** Something has moved. */
export function forget(): void {
  boxes.clear();
  windows.clear();
}

export function boxOf(element: Element): Box {
  const known = boxes.get(element);
  if (known !== undefined) return known;
  const { overflowX, overflowY, position, display } = getComputedStyle(element);
  const box: Box = {
    edge: element.getBoundingClientRect(),
    scrolls: /auto|scroll/.test(overflowX),
    cutsAcross: /hidden|clip/.test(overflowX),
    cutsDown: /hidden|clip/.test(overflowY),
    isLoose: position === "absolute" || element.matches(".piece"),
    isFlow: display === "inline" || display === "contents",
  };
  boxes.set(element, box);
  return box;
}

/** How much of something is to be seen: what scrolls or cuts shows only a part of what it holds. */
export function within(element: Element, box: DOMRect): DOMRect {
  const seen = windowOf(element.parentElement);
  return seen === undefined ? box : common(seen, box);
}

function windowOf(element: Element | null): DOMRect | undefined {
  if (element === null || isSurface(element)) return undefined;
  if (windows.has(element)) return windows.get(element);
  const around = windowOf(element.parentElement);
  const { edge, scrolls, cutsDown } = boxOf(element);
  const own = scrolls || cutsDown ? (around === undefined ? edge : common(around, edge)) : around;
  windows.set(element, own);
  return own;
}

function common(a: DOMRect, b: DOMRect): DOMRect {
  const [left, top] = [Math.max(a.left, b.left), Math.max(a.top, b.top)];
  const [right, bottom] = [Math.min(a.right, b.right), Math.min(a.bottom, b.bottom)];
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
}
