import { Match, sightOf, type Viewer } from "@civitas/kernel";
import { TableProvider } from "@civitas/table-kit";
import { Speaker } from "@civitas/words";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { game } from "../src/index.ts";
import { words } from "../src/text/en.ts";
import { Table } from "../ui/index.tsx";

/** The table as somebody sees it, as the text of a page. */
function draw(viewer: Viewer): string {
  const match = Match.start(game, { seats: 2, seed: "dunes" });
  const setting = {
    sight: sightOf(match, viewer),
    seats: [],
    speaker: new Speaker("en", [words]),
    icons: {},
    fresh: [],
    locked: false,
    spot: [],
    answer: () => undefined,
    openClause: () => undefined,
  };
  return renderToStaticMarkup(<TableProvider setting={setting}>{createElement(Table)}</TableProvider>);
}

test("a seat sees all caravans and its own water; what may be chosen is lit", () => {
  const page = draw(0);
  expect(page).toContain("Player 2: 0 of 20 stages");
  expect(page).toMatch(/Water \d/);
  expect(page).toContain("data-may");
});

test("the audience sees nobody's water, and nothing is lit", () => {
  const page = draw("audience");
  expect(page).toContain("Player 1: 0 of 20 stages");
  expect(page).not.toContain("Water");
  expect(page).not.toContain("data-may");
});
