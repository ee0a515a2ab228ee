import { clause } from "@civitas/testing";
import { describe, expect } from "vitest";
import { EXPLORED, position } from "./position.ts";

describe("founding a city", () => {
  clause(["CC-8.1", "CC-8.3"], "a settler becomes a Neutral city of size 1", () => {
    const play = position({ regions: EXPLORED, sides: [{ units: { C3: "2 settlers" } }, {}] });
    play.do("found:C3");
    expect(play.city("C3")).toMatchObject({ owner: 0, mood: "neutral", size: 1, activations: 0 });
    expect(play.at("C3")).toEqual({ settler: 1 });
    expect(play.table.now.actions).toBe(2);
    expect(play).toOffer("collect:C3");
  });

  clause("CC-8.2", "not on Barren, beside another city's units or on an exhausted hex", () => {
    const play = position({
      regions: EXPLORED,
      sides: [{ units: { D1: "settler", B4: "settler", C3: "settler, soldier", D2: "settler" } }, {}],
      exhausted: ["B4"],
    });
    expect(play).toRefuse("found:D1", "why.barren", "CC-8.2");
    expect(play).toRefuse("found:B4", "why.exhausted", "CC-8.2");
    expect(play).not.toOffer("found:D2");
    expect(play).toOffer("found:C3");
  });

  clause("CC-8.4", "a settler aboard can't found, one that moved can", () => {
    const aboard = position({ regions: EXPLORED, sides: [{ units: { E4: "ship with settler" } }, {}] });
    expect(aboard.offeredFor("found:")).toEqual([]);
    expect(aboard).toRefuse("found:E4", "why.aboard", "CC-8.4");
    const play = position({ regions: EXPLORED, sides: [{ units: { D2: "settler" } }, {}] });
    play.go("march:D2>C3").do("found:C3");
    expect(play.city("C3")?.owner).toBe(0);
  });

  clause(["CC-1.2", "CC-1.4", "CC-8.5"], "E-75: component limit", () => {
    const cities = { D2: "", C3: "", C4: "", D3: "", D4: "", E3: "", F2: "" };
    const play = position({
      regions: EXPLORED,
      sides: [
        {
          cities,
          food: 8,
          ore: 8,
          units: { B2: "settler, 4 soldiers", B3: "4 soldiers", D5: "4 soldiers", E5: "4 soldiers" },
        },
        {},
      ],
    });
    expect(play).toRefuse("found:B2", "why.no-settlement", "CC-8.5");
    play.do("build:D2");
    expect(play.at("D2")).toEqual({ settler: 1 });
    expect(play.table.players[0]?.supply).toMatchObject({ settlement: 0, soldier: 0 });
  });
});
