import { checkCovered } from "./covers.ts";
import { feel, forget, isDrawn, px, straighten } from "./drawn.ts";
import { checkPieces, checkScrolling, checkTargets } from "./pieces.ts";
import { checkChoices, checkList, checkRoom } from "./rooms.ts";
import { checkLines, checkText, linesOfText, squeezed, tooSmall } from "./text.ts";

/** All that is wrong, each thing once. Runs in the page. */
export function lookOver(touch: boolean): string[] {
  const surface = document.querySelector(".surface");
  if (surface === null) return ["there is no table"];
  const parts = [...document.querySelectorAll(".zone-page:not(.on-paper)")];
  const rooms = parts.length > 0 ? parts : [...document.querySelectorAll(".table-board")];
  return [...new Set(problemsOf(surface, rooms, touch))];
}

function* problemsOf(surface: Element, rooms: readonly Element[], touch: boolean): Generator<string> {
  const [room] = rooms;
  // Before anything is moved or measured: this is how the player finds the table.
  if (room !== undefined && rooms.length === 1) yield* checkChoices(room);
  yield* checkList();
  straighten(surface);
  forget();
  const written = linesOfText(surface);
  const head = document.querySelector(".table-head");
  for (const lines of [written, ...(head === null ? [] : [linesOfText(head)])]) {
    yield* squeezed(lines);
    yield* tooSmall(lines);
    for (const line of lines) yield* checkText(line);
    yield* checkLines(lines);
  }
  const leaveAll = feel(".surface * { pointer-events: auto !important }");
  yield* checkCovered(written);
  leaveAll();
  yield* checkPieces([...surface.querySelectorAll(".piece")].filter(isDrawn));
  yield* checkScrolling(surface);
  if (touch) yield* checkTargets(surface);
  const leaveDrawings = feel(".surface svg * { pointer-events: visiblePainted !important }");
  for (const one of rooms) yield* checkRoom(one);
  leaveDrawings();
  room?.scrollIntoView({ inline: "start", block: "nearest", behavior: "instant" });
  const aside = document.documentElement.scrollWidth - innerWidth;
  if (aside > 0) yield `the page is ${px(aside)} wider than the screen`;
}
