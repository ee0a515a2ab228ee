import { clause } from "@civitas/testing";
import { describe, expect } from "vitest";
import { ADVANCE_IDS } from "../src/content/categories.ts";
import type { AdvanceId } from "../src/content/ids.ts";
import { EXPLORED, position, type Side } from "./position.ts";

/** After the objectives of the last round the game is over. */
const ended = (...sides: Side[]) => {
  const play = position({ regions: sides.length === 2 ? EXPLORED : {}, sides, round: 6, turn: 3, phase: "objectives" });
  const { result } = play.match;
  if (result === undefined) throw new Error("the game is not over");
  return result;
};

/** So many beside Farming and Mining. */
const advances = (n: number): AdvanceId[] =>
  ADVANCE_IDS.filter((id) => id !== "farming" && id !== "mining").slice(0, n - 2);

describe("the score", () => {
  clause(["CC-29.2", "CC-29.3", "CC-29.4", "CC-29.5"], "E-71: scoring", () => {
    const { scores, sheet } = ended(
      {
        // 9 pieces: 3 settlements, 5 buildings, and a Temple in a city of the other player.
        cities: { D2: "academy, temple, great-wall", C4: "fortress, academy", D4: "temple, port of 1 on E4" },
        advances: advances(21),
        completed: ["oc-01 large-civilization", "oc-02 conqueror", "oc-03 warmonger"],
        eventHalves: 4,
      },
      { cities: { D7: "temple of 0" } },
    );
    expect(sheet?.map(({ points }) => points[0])).toEqual([9, 10.5, 5, 6, 2]);
    expect(scores[0]).toBe(32.5);
  });

  clause("CC-29.9", "goods and cards in hand are worth nothing", () => {
    const { scores } = ended({ food: 2, gold: 8, mood: 8, culture: 8, hand: ["ac-01"] }, {});
    expect(scores).toEqual([2, 2]);
  });

  clause(["CC-29.6", "CC-29.7"], "E-72: ties", () => {
    // 2 pieces and 3 advances against 1 piece and 5.
    const red = { cities: { D2: "academy" }, advances: advances(3) };
    const blue = { cities: { D7: "" }, advances: advances(5) };
    expect(ended(red, blue)).toMatchObject({ scores: [3.5, 3.5], places: [1, 2] });
    const pyramids = { cities: { D7: "great-pyramids" }, advances: advances(3) };
    const rich = { cities: { D2: "academy, temple, fortress", C4: "academy" }, advances: advances(3) };
    expect(ended(rich, pyramids)).toMatchObject({ scores: [7.5, 7.5], places: [2, 1] });
  });

  clause("CC-29.8", "equal in everything, the victory is shared", () => {
    expect(ended({}, {}).places).toEqual([1, 1]);
  });

  clause("CC-29.10", "E-104: places", () => {
    const home = (n: number): string => position({ sides: [{}, {}, {}] }).table.cities[n]?.hex ?? "";
    const { scores, places } = ended(
      { cities: { [home(0)]: "academy, temple, fortress" }, advances: advances(14) },
      { cities: { [home(1)]: "great-pyramids" }, advances: advances(4) },
      { cities: { [home(2)]: "academy, temple, fortress" }, advances: advances(8) },
    );
    expect(scores).toEqual([11, 8, 8]);
    expect(places).toEqual([1, 3, 2]);
  });
});
