import { clause } from "@civitas/testing";
import { describe, expect } from "vitest";
import { EXPLORED, position } from "./position.ts";

describe("exploring, clause against clause", () => {
  clause(["CC-15.2", "CC-15.6"], "dry land comes first, although the other way would join two seas", () => {
    // Turned the other way D5 would be Sea beside the Sea of E5.
    const play = position({
      regions: { D3: "12 turned", F4: "08" },
      unexplored: { D5: "14" },
      sides: [{ units: { D4: "settler" } }, {}],
    });
    play.go("explore:D4>D5");
    expect(["D5", "C6", "E6", "D6"].map((hex) => play.terrain(hex))).toEqual(["fertile", "forest", "barren", "sea"]);
    expect(play.at("D5")).toEqual({ settler: 1 });
  });

  clause(["CC-15.3", "CC-15.5"], "both ways join a sea: the explorer chooses", () => {
    const play = position({
      regions: { D3: "18", B6: "14", F4: "08" },
      unexplored: { D5: "12" },
      sides: [{ units: { D4: "settler" } }, {}],
    });
    play.go("explore:D4>D5");
    expect(play).toAsk(0, "ask.turn");
    expect(play.do("turn:1").terrain("E6")).toBe("sea");
  });

  clause(["CC-15.8", "CC-15.9", "CC-14.15"], "ships explore from the far end of their sea", () => {
    const { F4: _, B4: __, ...regions } = EXPLORED;
    const play = position({ regions, unexplored: { F4: "13" }, sides: [{ units: { G3: "ship" } }, {}] });
    play.go("sail:G3>region-F4");
    // Only E5 touches the sea: the region lies so, and that is where the ship goes.
    expect(["F4", "E5", "G5", "F5"].map((hex) => play.terrain(hex))).toEqual(["fertile", "sea", "barren", "mountain"]);
    expect(play.at("E5")).toEqual({ ship: 1 });
  });

  clause(["CC-15.11", "CC-15.3"], "where no ship can enter, another sea may still decide how the region lies", () => {
    const play = position({
      regions: { B6: "14", F4: "08" },
      unexplored: { D5: "11" },
      sides: [{ units: { B6: "ship" } }, {}],
    });
    play.go("sail:B6>region-D5");
    expect(play.terrain("D5")).toBe("sea");
    expect(play.at("B6")).toEqual({ ship: 1 });
  });

  clause(["CC-22.2", "CC-33.3"], "barbarians take the only Fertile hex that is left, and nobody is asked", () => {
    const play = position({ unexplored: { C3: "15" }, sides: [{ units: { D2: "settler" } }, {}] });
    play.go("explore:D2>C3").do("turn:0");
    expect(play.at("A3", "barbarians")).toEqual({ soldier: 1 });
    expect(play.cityText("A3")).toBe("barbarians: ");
  });

  clause(["CC-13.13", "CC-13.8", "CC-15.16"], "whoever explored a Forest leaves its barbarians alone this turn", () => {
    const play = position({
      unexplored: { D3: "20" },
      sides: [{ advances: ["tactics"], units: { D2: "soldier" } }, {}],
    });
    play.go("explore:D2>D3").do("turn:0", "camp:C4");
    play.do("move");
    expect(play).toOffer("march:D3>E4");
    expect(play).not.toOffer("attack:D3>C4");
    expect(play.whyNot("attack:D3>C4")?.clause).toBe("CC-13.8");
  });

  clause(["CC-15.14", "CC-13.7"], "landing on an unknown shore explores it as land", () => {
    const { F4: _, ...regions } = EXPLORED;
    const play = position({
      regions,
      unexplored: { F4: "05" },
      sides: [{ units: { E4: "ship with settler" } }, {}],
    });
    play.go("explore:E4>E5");
    // E5 would be Mountain one way and Sea the other.
    expect(play.terrain("E5")).toBe("mountain");
    expect(play.at("E5")).toEqual({ settler: 1 });
    expect(play.do("stop")).toOffer("found:E5");
  });

  clause(["CC-15.13", "CC-15.4"], "a card that explores knows no landing: only seas and the edge decide", () => {
    const play = position({ unexplored: { B2: "10" }, sides: [{ culture: 1, hand: ["ac-21"] }, {}] });
    play.do("card:ac-21", "first", "region:B2");
    expect(["B2", "A3", "C3", "B3"].map((hex) => play.terrain(hex))).toEqual([
      "mountain",
      "sea",
      "fertile",
      "mountain",
    ]);
  });
});
