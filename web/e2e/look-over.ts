/** What one may find wrong with a table as it is drawn; runs in the page, so it stands on its own. */
export function lookOver({ touch }: { readonly touch: boolean }): string[] {
  /** A finger needs so much. */
  const FINGER = 40;
  /** Rounding, shadows and letters that lean over their box. */
  const SLACK = 1.5;
  /** The part of the smaller of two pieces that may lie under the other: a pile, a card tucked under another. */
  const TUCKED = 0.35;
  /** Letters may be set so much narrower than they are. */
  const SQUEEZED = 1.5;
  /** Something is in sight if so much of it shows. */
  const MOST_OF_IT = 0.6;
  /** In a room of this size everything that can be chosen is in sight at once. */
  const ROOMY = { width: 900, height: 700 };

  const found = new Set<string>();
  const surface = document.querySelector<HTMLElement>(".surface");
  if (surface === null) return ["there is no table"];
  const head = document.querySelector(".table-head");

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
  const boxOf = (element: Element): Box => {
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
  };

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

  /** Every line of every text on the table, or in its head. */
  const linesOfText = (part: Element): Line[] => {
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
        if (loose.width > box.width * SQUEEZED) found.add(`letters are squeezed: ${called(of)}`);
        lines.push({ box, of });
        continue;
      }
      for (const box of range.getClientRects()) if (box.width > 1) lines.push({ box, of });
    }
    return lines;
  };

  /** How far something sticks out of a box to the left or to the right. */
  const overhang = (box: DOMRect, edge: DOMRect): number => Math.max(edge.left - box.left, box.right - edge.right);
  /** A map may write beside its sheet, as long as its board shows it. */
  const overBoard = (box: DOMRect, map: Element): number => {
    const board = map.closest(".board");
    return board === null ? Infinity : overhang(box, boxOf(board).edge);
  };

  /** Text ends inside everything it lies on: no box cuts it, none is too narrow for it. */
  const checkText = ({ box, of }: Line): void => {
    let hangs = false;
    for (
      let around: Element | null = of;
      around !== null && around !== surface && around !== head;
      around = around.parentElement
    ) {
      const { edge, scrolls, cutsAcross, cutsDown, isLoose, isFlow } = boxOf(around);
      if (isFlow) continue;
      // What scrolls shows everything sooner or later.
      if (scrolls) return;
      const over = Math.min(overhang(box, edge), around instanceof SVGSVGElement ? overBoard(box, around) : Infinity);
      if (over > SLACK && (cutsAcross || !hangs)) {
        found.add(`text sticks out by ${px(over)}: ${called(of)} of ${called(around)}`);
        return;
      }
      const [top, bottom] = [box.top + box.height * 0.2, box.bottom - box.height * 0.2];
      if (cutsDown && (bottom > edge.bottom + SLACK || top < edge.top - SLACK)) {
        found.add(`text is cut: ${called(of)} by ${called(around)}`);
        return;
      }
      // A map may be moved and zoomed: its edge cuts what lies there.
      if (around instanceof SVGSVGElement) return;
      // A badge may hang over the edge of a box, as long as nothing cuts it.
      hangs ||= isLoose;
    }
  };

  /** What of an element's inside is to be seen: what scrolls or cuts shows only a part of what it holds. */
  const windows = new Map<Element, DOMRect | undefined>();
  const windowOf = (element: Element | null): DOMRect | undefined => {
    if (element === null || element === surface) return undefined;
    if (windows.has(element)) return windows.get(element);
    const around = windowOf(element.parentElement);
    const { edge, scrolls, cutsDown } = boxOf(element);
    const own = scrolls || cutsDown ? (around === undefined ? edge : common(around, edge)) : around;
    windows.set(element, own);
    return own;
  };
  const common = (a: DOMRect, b: DOMRect): DOMRect => {
    const [left, top] = [Math.max(a.left, b.left), Math.max(a.top, b.top)];
    const [right, bottom] = [Math.min(a.right, b.right), Math.min(a.bottom, b.bottom)];
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  };
  /** How much of something is to be seen. */
  const within = (element: Element, box: DOMRect): DOMRect => {
    const seen = windowOf(element.parentElement);
    return seen === undefined ? box : common(seen, box);
  };

  /** A list goes down or across; what has to be moved both ways does not fit its room. */
  const checkScrolling = (): void => {
    for (const element of surface.querySelectorAll<HTMLElement>("*")) {
      const [across, down] = [
        element.scrollWidth - element.clientWidth > SLACK,
        element.scrollHeight - element.clientHeight > SLACK,
      ];
      if (across && down && boxOf(element).scrolls) found.add(`scrolls both ways: ${called(element)}`);
    }
  };

  /** A sheet over a map hides what is written there: the whole of it, not a part. */
  const isCovered = (element: Element, { left, top, width, height }: DOMRect): boolean => {
    const map = element.closest(".board-sheet, svg");
    if (map === null) return false;
    return [0.02, 0.5, 0.98].every((part) => {
      const seen = document.elementFromPoint(left + width * part, top + height / 2);
      return seen !== null && !map.contains(seen) && !seen.contains(map);
    });
  };

  /** Buttons may lie over a map, which one can move away from under them. */
  const isControlOverMap = (a: Element, b: Element): boolean =>
    a.closest(".board-controls") !== null && b.closest(".board-sheet") !== null;

  /** An open drawer lies over the table on purpose, and can be shut. Where there is room for it, it is a zone like others. */
  const raised = new Map<Element, boolean>();
  const isRaised = (drawer: Element): boolean => {
    const known = raised.get(drawer);
    if (known !== undefined) return known;
    const is =
      !drawer.matches("[data-drawer]") ||
      [drawer, drawer.parentElement].some((part) => part !== null && getComputedStyle(part).zIndex !== "auto");
    raised.set(drawer, is);
    return is;
  };
  const drawerOf = (element: Element): Element | null => {
    const drawer = element.closest("dialog, [popover], [data-drawer]");
    return drawer !== null && isRaised(drawer) ? drawer : null;
  };

  /** What stays in sight while the rest is scrolled lies over it on purpose. */
  const stuck = new Map<Element, Element | null>();
  const stuckPart = (element: Element | null): Element | null => {
    if (element === null || element === surface) return null;
    const known = stuck.get(element);
    if (known !== undefined) return known;
    const is = getComputedStyle(element).position === "sticky" ? element : stuckPart(element.parentElement);
    stuck.set(element, is);
    return is;
  };

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
      for (let j = i + 1; j < inked.length; j++) {
        const b = inked[j];
        if (b === undefined || b.box.top >= a.box.bottom) break;
        if (a.of === b.of || drawerOf(a.of) !== drawerOf(b.of) || stuckPart(a.of) !== stuckPart(b.of)) continue;
        if (isControlOverMap(a.of, b.of) || isControlOverMap(b.of, a.of)) continue;
        const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const down = Math.min(a.box.bottom, b.box.bottom) - b.box.top;
        if (across > 2 && down > 2) found.add(`words on words: ${called(a.of)} and ${called(b.of)}`);
      }
    }
  };

  /** What lies on the table as a whole belongs together: a piece, or else a zone. */
  const thingAt = (element: Element | null): Element | null => element?.closest(".piece, .zone") ?? null;

  /** What is written on one thing is not hidden by another. */
  const checkCovered = (lines: readonly Line[]): void => {
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
      if (over.length > 1 && cover !== undefined) found.add(`words are covered: ${called(of)} by ${called(cover)}`);
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
        if (drawerOf(a.piece) !== drawerOf(b.piece)) continue;
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

  /** It has a ground of its own, or is a picture. */
  const painted = new Map<Element, boolean>();
  const isPainted = (element: Element): boolean => {
    const known = painted.get(element);
    if (known !== undefined) return known;
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    // The box of a map or a picture may be empty: what is drawn in it counts.
    const drawing = element instanceof SVGElement && !(element instanceof SVGSVGElement);
    const is = drawing || backgroundImage !== "none" || !/^rgba.*, 0\)$|transparent/.test(backgroundColor);
    painted.set(element, is);
    return is;
  };

  /** How much of a room shows something: what has a ground of its own, or is a picture. */
  const checkRoom = (room: Element): void => {
    room.scrollIntoView({ inline: "start", block: "nearest", behavior: "instant" });
    const { left, top, width, height } = room.getBoundingClientRect();
    const isFilled = (element: Element | null): boolean =>
      element !== null &&
      element !== room &&
      room.contains(element) &&
      (isPainted(element) || isFilled(element.parentElement));
    const STEPS = 16;
    let [filled, seen] = [0, 0];
    for (let i = 0; i < STEPS * STEPS; i++) {
      const x = left + (((i % STEPS) + 0.5) / STEPS) * width;
      const y = top + ((Math.floor(i / STEPS) + 0.5) / STEPS) * height;
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
      const there = document.elementFromPoint(x, y);
      // A sheet with choices may lie over the foot of the room.
      if (there !== null && there.closest("dialog") !== null) continue;
      seen++;
      // The drawing of a map is empty above its ground.
      if (document.elementsFromPoint(x, y).some(isFilled)) filled++;
    }
    if (filled < seen / 2) {
      found.add(`${Math.round((100 * filled) / seen)} % of the room is used: ${room.id || room.className}`);
    }
  };

  /** The nearest thing around it that scrolls or cuts. */
  const scrollerOf = (element: Element): Element => {
    let around = element.parentElement ?? surface;
    while (around !== surface && !boxOf(around).scrolls && !boxOf(around).cutsDown) {
      around = around.parentElement ?? surface;
    }
    return around;
  };

  /** What leaves the pointer to things under it is found by it all the same, until that is taken back. */
  const feel = (how: string): (() => void) => {
    const rule = document.createElement("style");
    rule.textContent = how;
    document.head.append(rule);
    return () => rule.remove();
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
    const first = document.querySelector(".choice-sheet-top > button, [data-option], .choice-source");
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
  boxes.clear();
  windows.clear();
  const written: Line[] = [];
  for (const part of [surface, ...(head === null ? [] : [head])]) {
    const lines = linesOfText(part);
    for (const line of lines) checkText(line);
    checkLines(lines);
    if (part === surface) written.push(...lines);
  }
  const leaveAll = feel(".surface * { pointer-events: auto !important }");
  checkCovered(written);
  leaveAll();
  checkPieces([...surface.querySelectorAll(".piece")].filter(isDrawn));
  checkScrolling();
  if (touch) checkTargets();
  const leaveDrawings = feel(".surface svg * { pointer-events: visiblePainted !important }");
  for (const room of rooms) checkRoom(room);
  leaveDrawings();
  rooms[0]?.scrollIntoView({ inline: "start", block: "nearest", behavior: "instant" });
  const aside = document.documentElement.scrollWidth - innerWidth;
  if (aside > 0) found.add(`the page is ${px(aside)} wider than the screen`);
  return [...found];
}
