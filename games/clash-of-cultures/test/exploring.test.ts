import { clause } from "@civitas/testing";
import { describe, expect } from "vitest";
import { type Play, position, type Side } from "./position.ts";

const R03 = ["D3", "C4", "E4", "D4"];
const terrain = (play: Play, hexes: readonly string[]) => hexes.map((hex) => play.terrain(hex));

const exploring = (unexplored: Record<string, string>, side: Side, regions: Record<string, string> = {}) =>
  position({ sides: [side, {}], unexplored, regions });

describe("exploring by land", () => {
  clause(["CC-15.2", "CC-13.7", "CC-8.4"], "E-33: land rule 1", () => {
    const play = exploring({ D3: "05" }, { units: { D2: "settler" } });
    play.go("explore:D2>D3");
    expect(terrain(play, R03)).toEqual(["mountain", "sea", "mountain", "sea"]);
    expect(play).toRefuse("move", "why.no-move", "CC-6.11");
    play.do("found:D3");
    expect(play.city("D3")?.owner).toBe(0);
  });

  clause("CC-15.3", "E-34: land rule 2", () => {
    const play = exploring({ F4: "12" }, { units: { E4: "settler" } }, { D3: "05 turned" });
    play.go("explore:E4>F4");
    expect(terrain(play, ["F4", "E5", "G5", "F5"])).toEqual(["forest", "sea", "fertile", "forest"]);
    expect(play.at("F4")).toEqual({ settler: 1 });
  });

  clause("CC-15.3", "if both orientations join the sea, the player chooses", () => {
    // Sea on C4 would touch C3, Sea on E4 would touch F3.
    const play = exploring({ D3: "12" }, { units: { D2: "settler" } }, { F2: "07", B2: "10 turned" });
    play.go("explore:D2>D3");
    expect(play.offered).toEqual(["turn:0", "turn:1"]);
    const only = exploring({ D3: "12" }, { units: { D2: "settler" } }, { F2: "07" });
    only.go("explore:D2>D3");
    expect(only.terrain("E4")).toBe("sea");
  });

  clause(["CC-15.4", "CC-15.5"], "E-35: free choice", () => {
    const play = exploring({ F2: "11" }, { units: { D2: "settler" } });
    play.go("explore:D2>E3");
    expect(play).toAsk(0, "ask.turn");
    expect(play.offered).toEqual(["turn:0", "turn:1"]);
    expect(play.fork().do("turn:0").terrain("E3")).toBe("fertile");
    expect(play.do("turn:1").terrain("E3")).toBe("forest");
  });

  clause("CC-15.2", "E-36: land rule 1 again", () => {
    const play = exploring({ F2: "07" }, { units: { D2: "settler" } });
    play.go("explore:D2>E3");
    expect(terrain(play, ["F2", "E3", "G3", "F3"])).toEqual(["forest", "forest", "sea", "sea"]);
  });

  clause("CC-15.4", "E-37: land rule 3", () => {
    const play = exploring({ B2: "10" }, { units: { C2: "settler" } });
    play.go("explore:C2>B2");
    expect(terrain(play, ["A3", "C3"])).toEqual(["sea", "fertile"]);
  });

  clause("CC-15.6", "joining the sea goes before reaching the edge", () => {
    // Sea on C4 (inside) touches that of C3 only if the region lies so; A3 would be on the edge.
    const play = exploring({ B2: "10" }, { units: { C2: "settler" } }, { D3: "12" });
    play.go("explore:C2>B2");
    // C4 is Sea: with Sea on C3 the region joins it.
    expect(terrain(play, ["A3", "C3"])).toEqual(["fertile", "sea"]);
  });

  clause("CC-15.6", "a region without Sea is placed by choice", () => {
    const play = exploring({ D3: "17" }, { units: { D2: "settler" } });
    play.go("explore:D2>D3");
    expect(play.offered).toEqual(["turn:0", "turn:1"]);
  });

  clause(["CC-15.1", "CC-15.7", "CC-13.8"], "the group stands on the entered hex under its terrain", () => {
    const play = exploring({ D3: "12" }, { advances: ["tactics"], units: { D2: "2 soldiers, settler" } });
    play.go("explore:D2>D3", "2soldier+1settler").do("turn:0");
    expect(play.at("D3")).toEqual({ soldier: 2, settler: 1 });
    expect(play.table.troops.filter(({ hex }) => hex === "D3").map(({ restriction }) => restriction)).toEqual([
      "forest",
      "forest",
    ]);
  });

  clause("CC-15.14", "landing in an unexplored hex explores by land", () => {
    const play = exploring({ D3: "05" }, { units: { F3: "ship with settler" } }, { F2: "07" });
    play.go("explore:F3>E4");
    // E4 may not become Sea.
    expect(terrain(play, R03)).toEqual(["mountain", "sea", "mountain", "sea"]);
    expect(play.at("E4")).toEqual({ settler: 1 });
  });

  clause(["CC-15.15", "CC-33.7"], "what was revealed can't be taken back", () => {
    const play = exploring({ D3: "12" }, { units: { D2: "settler" } });
    play.go("explore:D2>D3");
    expect(play.log()).toContain("log.reveal");
    expect(() => play.match.undo(0)).toThrow();
    // What was decided since can.
    play.do("turn:1");
    play.match.undo(0);
    expect(play).toAsk(0, "ask.turn");
  });
});

describe("exploring by ship", () => {
  const AT_SEA = { D3: "05 turned" };

  clause(["CC-15.9", "CC-15.10"], "E-38: ship, two ways", () => {
    const play = exploring({ B4: "06" }, { units: { D4: "ship" } }, AT_SEA);
    play.do("move", "sail:D4>region-B4");
    expect(play.offered).toEqual(["turn:0", "turn:1"]);
    const other = play.fork().do("turn:0");
    expect(other.offered.sort()).toEqual(["anchor:A5", "anchor:B4"]);
    play.do("turn:1");
    expect(play.offered.sort()).toEqual(["anchor:B5", "anchor:C5"]);
    play.do("anchor:B5");
    expect(play.at("B5")).toEqual({ ship: 1 });
    // The move is over.
    expect(play).toAsk(0, "ask.action");
    expect(play.table.now.actions).toBe(2);
  });

  clause("CC-15.11", "E-39: ship, no Sea", () => {
    const play = exploring({ B6: "18" }, { units: { B5: "ship" } }, { ...AT_SEA, B4: "06 turned" });
    play.do("move", "sail:B5>region-B6");
    expect(play.offered).toEqual(["turn:0", "turn:1"]);
    play.do("turn:0");
    expect(play.at("B5")).toEqual({ ship: 1 });
    expect(play).toAsk(0, "ask.action");
  });

  clause("CC-15.9", "the only orientation in which it can enter is used", () => {
    // Sea of the region on D5 touches D4; turned, the Sea would lie on D6.
    const play = exploring({ D5: "09 turned" }, { units: { D4: "ship" } }, AT_SEA);
    play.do("move", "sail:D4>region-D5");
    expect(play.terrain("D5")).toBe("sea");
    expect(play.at("D5")).toEqual({ ship: 1 });
  });

  clause("CC-15.8", "any region beside the hexes it can reach", () => {
    const play = exploring({}, { units: { D4: "ship" } }, AT_SEA).do("move");
    expect(play.offeredFor("sail:D4>region-").sort()).toEqual(["B2", "B4", "D5", "F4"].sort());
  });
});

describe("barbarians in a new region", () => {
  clause(["CC-22.2", "CC-15.12"], "E-40: barbarians on exploration", () => {
    const play = exploring({ B2: "16" }, { units: { C2: "settler" } });
    play.go("explore:C2>B2");
    expect(terrain(play, ["B2", "A3", "C3", "B3"])).toEqual(["fertile", "sea", "fertile", "barren"]);
    expect(play.city("C3")).toMatchObject({ owner: "barbarians", size: 1, mood: null });
    expect(play.at("C3", "barbarians")).toEqual({ soldier: 1 });
  });

  clause("CC-22.2", "the explorer chooses among the Fertile hexes without a unit", () => {
    const play = exploring({ D3: "20" }, { units: { D2: "settler" } });
    play.go("explore:D2>D3").do("turn:0");
    expect(play).toAsk(0, "ask.barbarians");
    expect(play.offered.sort()).toEqual(["camp:C4", "camp:D4", "camp:E4"]);
  });

  clause("CC-22.3", "without a settlement nothing is placed, without a barbarian the settlement alone", () => {
    const camps = (n: number, each: number) =>
      Object.fromEntries(["B4", "C5", "A5", "B5", "D5", "C6", "D6"].slice(0, n).map((hex) => [hex, each]));
    const given = (barbarians: Record<string, number>) =>
      position({
        sides: [{ units: { C2: "settler" } }, {}],
        regions: { B4: "17", D5: "18" },
        unexplored: { B2: "16" },
        barbarians,
      }).go("explore:C2>B2");
    expect(given(camps(7, 1)).city("C3")).toBeUndefined();
    const alone = given(camps(4, 4));
    expect(alone.city("C3")?.owner).toBe("barbarians");
    expect(alone.at("C3", "barbarians")).toEqual({});
  });

  clause("CC-15.16", "they neither attack nor stop later moves; they block founding and collecting", () => {
    const play = exploring({ B2: "16" }, { cities: { D2: "happy, academy" }, units: { C2: "settler", D2: "settler" } });
    play.go("explore:C2>B2").go("march:D2>E2");
    expect(play).toAsk(0, "ask.action");
    expect(play.table.battle).toBeNull();
    // C3 is Fertile, but the barbarians are there.
    play.do("collect:D2");
    expect(play.offeredFor("take:")).toEqual(["food1+ore1+wood1"]);
  });
});
