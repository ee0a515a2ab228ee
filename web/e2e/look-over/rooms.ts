import { isPainted } from "./covers.ts";
import { boxOf, called, isDrawn, isSurface, SLACK, within } from "./drawn.ts";
import { FINGER } from "./pieces.ts";

/** Something is in sight if so much of it shows. */
const MOST_OF_IT = 0.6;
/** In a room of this size everything that can be chosen is in sight at once. */
const ROOMY = { width: 900, height: 700 };

/** How much of a room shows something: what has a ground of its own, or is a picture. */
export function* checkRoom(room: Element): Generator<string> {
  room.scrollIntoView({ inline: "start", block: "nearest", behavior: "instant" });
  const { left, top, width, height } = room.getBoundingClientRect();
  const isFilled = (element: Element | null): boolean =>
    element !== null &&
    element !== room &&
    room.contains(element) &&
    (isPainted(element) || isFilled(element.parentElement));
  const STEPS = 16;
  let [filled, seen] = [0, 0];
  // To ask what is at a point is dear: once half of the points are filled, the others need not be asked for.
  for (let i = 0; i < STEPS * STEPS && filled < (STEPS * STEPS) / 2; i++) {
    const x = left + (((i % STEPS) + 0.5) / STEPS) * width;
    const y = top + ((Math.floor(i / STEPS) + 0.5) / STEPS) * height;
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
    const there = document.elementsFromPoint(x, y);
    // A sheet with choices may lie over the foot of the room.
    if (there[0]?.closest("dialog") != null) continue;
    seen++;
    // The drawing of a map is empty above its ground.
    if (there.some(isFilled)) filled++;
  }
  if (filled < seen / 2) {
    yield `${Math.round((100 * filled) / seen)} % of the room is used: ${room.id || room.className}`;
  }
}

/** The nearest thing around it that scrolls or cuts. */
function scrollerOf(element: Element): Element | null {
  let around = element.parentElement;
  while (around !== null && !isSurface(around) && !boxOf(around).scrolls && !boxOf(around).cutsDown) {
    around = around.parentElement;
  }
  return around;
}

function isScrolledAway(piece: Element): boolean {
  const box = piece.getBoundingClientRect();
  const seen = within(piece, box);
  return seen.width * seen.height < MOST_OF_IT * box.width * box.height;
}

/** What can be chosen on the table is in sight: all of it in a large room, something of it in a small one. */
export function* checkChoices(room: Element): Generator<string> {
  const lit = [...room.querySelectorAll("[data-may]")].filter(
    (piece) => isDrawn(piece) && piece.closest("[inert]") === null,
  );
  const { left, top, right, bottom, width, height } = room.getBoundingClientRect();
  // What scrolls shows that there is more, as long as one of its choices is in sight.
  const shows = new Set(lit.filter((piece) => !isScrolledAway(piece)).map(scrollerOf));
  const hidden = lit.filter((piece) => {
    const box = piece.getBoundingClientRect();
    if (isScrolledAway(piece)) return !shows.has(scrollerOf(piece));
    return box.left < left - 3 || box.right > right + 3 || box.top < top - 3 || box.bottom > bottom + 3;
  });
  const roomy = width >= ROOMY.width && height >= ROOMY.height;
  if (lit.length > 0 && (roomy ? hidden.length > 0 : hidden.length === lit.length)) {
    const such = called(hidden[0] ?? room);
    yield `${hidden.length} of ${lit.length} choices on the table are out of sight, such as ${such}`;
  }
}

/** All of it is seen, or as much as a finger needs of what is longer than its list. */
function beginsInSight(element: Element): boolean {
  const box = element.getBoundingClientRect();
  const seen = within(element, box);
  const foot = Math.min(seen.bottom, innerHeight);
  const isCutAbove = box.top < 0 || seen.top > box.top + SLACK;
  return box.height > 0 && !isCutAbove && foot - box.top >= Math.min(box.height, FINGER) - SLACK;
}

/** The way to answer in words: the first choices of the list, their heading that folds them, or the button that opens it. */
export function* checkList(): Generator<string> {
  const first = document.querySelector(".choice-sheet-top > button, [data-option], .choice-source, .choice-fold");
  if (first === null || !beginsInSight(first)) yield "no choice is in sight beside the table";
}
