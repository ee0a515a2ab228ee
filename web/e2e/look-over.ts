/** What one may find wrong with a table as it is drawn; runs in the page, so it stands on its own. */
export function lookOver({ touch }: { readonly touch: boolean }): string[] {
  /** A finger needs so much. */
  const FINGER = 40;
  /** Rounding, shadows and letters that lean over their box. */
  const SLACK = 1.5;
  /** The part of the smaller of two pieces that may lie under the other: a pile, a card tucked under another. */
  const TUCKED = 0.35;
  /** Something is in sight if so much of it shows. */
  const MOST_OF_IT = 0.6;
  /** In a room of this size everything that can be chosen is in sight at once. */
  const ROOMY = { width: 900, height: 700 };

  const found = new Set<string>();
  const surface = document.querySelector<HTMLElement>(".surface");
  if (surface === null) return ["there is no table"];

  /** Cards that were turned a little are measured as if they lay straight. */
  const straighten = (): void => {
    for (const element of surface.querySelectorAll<HTMLElement>("*")) {
      const { transform, rotate } = getComputedStyle(element);
      const matrix = /^matrix\(([^)]+)\)$/.exec(transform)?.[1]?.split(",").map(Number);
      if (matrix !== undefined && matrix[1] !== 0) element.style.transform = "none";
      if (rotate === "none") continue;
      element.style.transition = "none";
      element.style.rotate = "none";
    }
  };

  const isDrawn = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  /** Words for ears only are clipped away. */
  const isForEars = (element: Element): boolean => element.closest(".spoken") !== null || isClippedAway(element);
  const isClippedAway = (element: Element): boolean => getComputedStyle(element).clipPath === "inset(50%)";

  const called = (element: Element): string => {
    const words = (element.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 40);
    const at = element.closest("[data-ref]")?.getAttribute("data-ref");
    return `"${words}" (${[element.className, at].filter((part) => typeof part === "string" && part !== "").join(", ")})`;
  };
  const px = (n: number): string => `${Math.round(n)}px`;

  interface Line {
    readonly box: DOMRect;
    readonly of: Element;
  }

  /** Every line of every text on the table. */
  const linesOfText = (): Line[] => {
    const lines: Line[] = [];
    const walker = document.createTreeWalker(surface, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const of = node.parentElement;
      if (of === null || (node.textContent ?? "").trim() === "" || !isDrawn(of) || isForEars(of)) continue;
      if (of.hasAttribute("textLength")) {
        // A range would measure these letters as wide as they are before they are squeezed.
        lines.push({ box: of.getBoundingClientRect(), of });
        continue;
      }
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) if (box.width > 1) lines.push({ box, of });
    }
    return lines;
  };

  /** Text ends inside everything it lies on: no box cuts it, none is too narrow for it. */
  const checkText = ({ box, of }: Line): void => {
    let hangs = false;
    for (let around: Element | null = of; around !== null && around !== surface; around = around.parentElement) {
      const { overflowX, overflowY, position, display } = getComputedStyle(around);
      if (display === "inline" || display === "contents") continue;
      const edge = around.getBoundingClientRect();
      // What scrolls shows everything sooner or later.
      if (/auto|scroll/.test(overflowX)) return;
      const over = Math.max(edge.left - box.left, box.right - edge.right);
      const cuts = /hidden|clip/.test(overflowX);
      if (over > SLACK && (cuts || !hangs)) {
        found.add(`text sticks out by ${px(over)}: ${called(of)} of ${called(around)}`);
        return;
      }
      const [top, bottom] = [box.top + box.height * 0.2, box.bottom - box.height * 0.2];
      if (!hangs && /hidden|clip/.test(overflowY) && (bottom > edge.bottom + SLACK || top < edge.top - SLACK)) {
        found.add(`text is cut: ${called(of)}`);
      }
      // A map may be moved and zoomed: its edge cuts what lies there.
      if (around instanceof SVGSVGElement) return;
      // A badge may hang over the edge of a box, as long as nothing cuts it.
      hangs ||= position === "absolute" || around.matches(".piece");
    }
  };

  /** How much of something is to be seen: what scrolls shows only a part of what it holds. */
  const within = (element: Element, box: DOMRect): DOMRect => {
    let { left, top, right, bottom } = box;
    for (let around = element.parentElement; around !== null && around !== surface; around = around.parentElement) {
      if (!/auto|scroll|hidden|clip/.test(getComputedStyle(around).overflowY)) continue;
      const edge = around.getBoundingClientRect();
      [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
      [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  };

  /** A sheet over a map hides what is written there: the whole of it, not a part. */
  const isCovered = (element: Element, { left, top, width, height }: DOMRect): boolean => {
    const map = element.closest("svg");
    if (map === null) return false;
    return [0.02, 0.5, 0.98].every((part) => {
      const seen = document.elementFromPoint(left + width * part, top + height / 2);
      return seen !== null && !map.contains(seen) && !seen.contains(map);
    });
  };

  /** Buttons may lie over a map, which one can move away from under them. */
  const isControlOverMap = (a: Element, b: Element): boolean =>
    a.closest(".board-controls") !== null && b.closest(".board-sheet") !== null;

  /** No words lie on other words. */
  const checkLines = (lines: readonly Line[]): void => {
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
      for (const b of inked.slice(i + 1)) {
        if (b.box.top >= a.box.bottom) break;
        if (a.of === b.of || isControlOverMap(a.of, b.of) || isControlOverMap(b.of, a.of)) continue;
        const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const down = Math.min(a.box.bottom, b.box.bottom) - b.box.top;
        if (across > 2 && down > 2) found.add(`words on words: ${called(a.of)} and ${called(b.of)}`);
      }
    }
  };

  /** No piece lies on another; shapes of a map are no rectangles and are left to their board. */
  const checkPieces = (pieces: readonly Element[]): void => {
    const boxes = pieces
      .filter((piece) => !(piece instanceof SVGElement))
      .map((piece) => ({ piece, box: within(piece, piece.getBoundingClientRect()) }))
      .filter(({ box }) => box.width > 2 && box.height > 2);
    for (const [i, a] of boxes.entries()) {
      for (const b of boxes.slice(i + 1)) {
        const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
        if (across <= 0 || down <= 0 || a.piece.contains(b.piece) || b.piece.contains(a.piece)) continue;
        const smaller = Math.min(a.box.width * a.box.height, b.box.width * b.box.height);
        if (across * down > TUCKED * smaller) found.add(`pieces overlap: ${called(a.piece)} and ${called(b.piece)}`);
      }
    }
  };

  const checkTargets = (): void => {
    for (const target of surface.querySelectorAll<HTMLElement>(
      "[data-piece], button, a[href], summary, input, select",
    )) {
      if (!isDrawn(target) || target.closest("[inert], .on-paper") !== null || target instanceof SVGElement) continue;
      const { width, height } = target.getBoundingClientRect();
      if (Math.min(width, height) < FINGER - 0.5) {
        found.add(`too small for a finger, ${px(width)} × ${px(height)}: ${called(target)}`);
      }
    }
  };

  /** How much of a room shows something: what has a ground of its own, or is a picture. */
  const checkRoom = (room: Element): void => {
    room.scrollIntoView({ inline: "start", block: "nearest", behavior: "instant" });
    const { left, top, width, height } = room.getBoundingClientRect();
    const painted = new Map<Element, boolean>();
    const isPainted = (element: Element | null): boolean => {
      if (element === null || element === room || !room.contains(element)) return false;
      const known = painted.get(element);
      if (known !== undefined) return known;
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      const own =
        element instanceof SVGElement || backgroundImage !== "none" || !/, 0\)$|transparent/.test(backgroundColor);
      const is = own || isPainted(element.parentElement);
      painted.set(element, is);
      return is;
    };
    const STEPS = 24;
    let [filled, seen] = [0, 0];
    for (let i = 0; i < STEPS * STEPS; i++) {
      const x = left + (((i % STEPS) + 0.5) / STEPS) * width;
      const y = top + ((Math.floor(i / STEPS) + 0.5) / STEPS) * height;
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
      seen++;
      if (isPainted(document.elementFromPoint(x, y))) filled++;
    }
    if (filled < seen / 2) {
      found.add(`${Math.round((100 * filled) / seen)} % of the room is used: ${room.id || room.className}`);
    }
  };

  /** The nearest thing around it that scrolls or cuts. */
  const scrollerOf = (element: Element): Element => {
    let around = element.parentElement ?? surface;
    while (around !== surface && !/auto|scroll|hidden|clip/.test(getComputedStyle(around).overflowY)) {
      around = around.parentElement ?? surface;
    }
    return around;
  };

  /** What can be chosen on the table is in sight: all of it in a large room, something of it in a small one. */
  const checkChoices = (room: Element): void => {
    const lit = [...room.querySelectorAll("[data-may]")].filter(
      (piece) => isDrawn(piece) && piece.closest("[inert]") === null,
    );
    const { left, top, right, bottom, width, height } = room.getBoundingClientRect();
    const isScrolledAway = (piece: Element): boolean => {
      const box = piece.getBoundingClientRect();
      const seen = within(piece, box);
      return seen.width * seen.height < MOST_OF_IT * box.width * box.height;
    };
    // What scrolls shows that there is more, as long as one of its choices is in sight.
    const shows = new Set(lit.filter((piece) => !isScrolledAway(piece)).map(scrollerOf));
    const hidden = lit.filter((piece) => {
      const box = piece.getBoundingClientRect();
      const away = isScrolledAway(piece) && !shows.has(scrollerOf(piece));
      return away || box.left < left - 3 || box.right > right + 3 || box.top < top - 3 || box.bottom > bottom + 3;
    });
    const roomy = width >= ROOMY.width && height >= ROOMY.height;
    if (lit.length > 0 && (roomy ? hidden.length > 0 : hidden.length === lit.length)) {
      found.add(
        `${hidden.length} of ${lit.length} choices on the table are out of sight, such as ${called(hidden[0] ?? room)}`,
      );
    }
  };

  /** The way to answer in words: the first choices of the list, or the button that opens it. */
  const checkList = (): void => {
    const first = document.querySelector(".choice-sheet-top > button, [data-option]");
    const { top = 0, bottom = 0, height = 0 } = first?.getBoundingClientRect() ?? {};
    if (height === 0 || top < 0 || bottom > innerHeight) found.add("no choice is in sight beside the table");
  };

  const parts = [...document.querySelectorAll(".zone-page:not(.on-paper)")];
  const rooms = parts.length > 0 ? parts : [...document.querySelectorAll(".table-board")];
  // Before anything is moved or measured: this is how the player finds the table.
  const lit = rooms.length === 1 ? rooms[0] : undefined;
  if (lit !== undefined) checkChoices(lit);
  checkList();
  straighten();
  const lines = linesOfText();
  for (const line of lines) checkText(line);
  checkLines(lines);
  checkPieces([...surface.querySelectorAll(".piece")].filter(isDrawn));
  if (touch) checkTargets();
  for (const room of rooms) checkRoom(room);
  rooms[0]?.scrollIntoView({ inline: "start", block: "nearest", behavior: "instant" });
  const aside = document.documentElement.scrollWidth - innerWidth;
  if (aside > 0) found.add(`the page is ${px(aside)} wider than the screen`);
  return [...found];
}
