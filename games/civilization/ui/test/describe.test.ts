import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { Table } from "../../test/position.ts";
import { markerName } from "../map/describe.ts";
import { squaresOf } from "../map/squares.ts";

clause(
  ["CV-33.47", "CV-32.3"],
  "a hut on the map names its content for whoever has looked, and for nobody else",
  () => {
    const table = new Table({
      land: "plain",
      phase: "start-of-turn",
      sides: [{ civ: "germans", capital: "b3", hidden: ["zheng-he"] }, { civ: "egyptians" }],
      markers: { a2: "industrialist", h4: "hut:silk" },
    });
    table.do("use:zheng-he");
    const seen = [0, 1].map((viewer) => {
      const square = squaresOf(table.match.view(viewer)).find(({ id }) => id === "h4");
      return square === undefined ? undefined : markerName(square);
    });
    expect(seen).toEqual([
      { say: "ui.says.seen", with: { what: { say: "ui.says.hut" }, content: { say: "marker.silk" } } },
      { say: "ui.says.hut" },
    ]);
  },
);
