import { withKeptParts } from "@civitas/table-kit";
import { expect, test } from "vitest";
import type { CivilizationView } from "../../src/view/view.ts";
import { type SquareScene, squaresOf } from "../map/squares.ts";
import { busyGame } from "./play.ts";

const QUESTIONS = 120;

test("an answer leaves most squares and nations as they were: these are not drawn again", () => {
  let squares: readonly SquareScene[] = [];
  let view: CivilizationView | undefined;
  const redrawn = { squares: 0, nations: 0, steps: 0 };
  for (const match of busyGame(5, "what changes", { questions: QUESTIONS })) {
    // Like the browser, which gets each sight as a copy.
    const now = withKeptParts(view, structuredClone(match.view(0)));
    const drawn = withKeptParts(squares, squaresOf(now));
    if (view !== undefined) {
      redrawn.steps++;
      redrawn.squares += drawn.filter((square, i) => square !== squares[i]).length;
      redrawn.nations += now.realms.filter((realm, i) => realm !== view?.realms[i]).length;
    }
    view = now;
    squares = drawn;
  }
  expect(redrawn.steps).toBeGreaterThan(QUESTIONS / 2);
  expect(squares.length).toBeGreaterThan(300);
  expect(redrawn.squares / redrawn.steps).toBeLessThan(10);
  expect(redrawn.nations / redrawn.steps).toBeLessThan(2);
});
