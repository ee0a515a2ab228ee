import { clause } from "@civitas/testing";
import { describe, expect } from "vitest";
import { EXPLORED, explored, position } from "./position.ts";

/** Sea on D3, E4, F3, G3, E5 and F5, all connected. */
const WIDE_SEA = { F2: "07", D3: "05", F4: "08" };

/** Sea on E4, F3, F4 and G3; E7 and F7; A3; A5; B6. */

describe("ships", () => {
  clause("CC-14.1", "E-28: ships", () => {
    const play = position({ regions: WIDE_SEA, sides: [{ units: { G3: "ship" } }, {}] }).do("move");
    expect(play.offered.filter((id) => !id.includes("region-")).sort()).toEqual([
      "sail:G3>D3",
      "sail:G3>E4",
      "sail:G3>E5",
      "sail:G3>F3",
      "sail:G3>F5",
    ]);
    play.do("sail:G3>F5");
    expect(play.at("F5")).toEqual({ ship: 1 });
  });

  clause(["CC-14.2", "CC-14.15", "CC-15.8"], "E-76: ship blocked", () => {
    const regions = { F2: "07", D3: "12 turned" };
    const play = position({
      regions,
      sides: [{ units: { G3: "ship", D2: "settler" } }, { units: { F3: "ship" } }],
    }).do("move");
    expect(play.offeredFor("sail:")).toEqual(["G3>F3"]);
    const free = position({ regions, sides: [{ units: { G3: "ship" } }, {}] }).do("move");
    expect(free).toOffer("sail:G3>F3", "sail:G3>E4", "sail:G3>region-F4");
  });

  clause("CC-14.2", "to enter a hex with others' ships is to attack them", () => {
    const play = position({
      regions: EXPLORED,
      sides: [{ units: { G3: "ship", D2: "settler" } }, { units: { F3: "ship" } }],
      dice: [5, 1],
    });
    play.go("sail:G3>F3");
    expect(play.at("F3")).toEqual({ ship: 1 });
    expect(play.at("F3", 1)).toEqual({});
  });

  clause("CC-14.3", "ships stay on the Sea and leave those on the shore alone", () => {
    const play = explored({ units: { E4: "ship" } }, { units: { D4: "2 soldiers" } }).do("move");
    expect(play.offered.sort()).toEqual(["sail:E4>F3", "sail:E4>F4", "sail:E4>G3"]);
    play.do("sail:E4>F4");
    expect(play.at("D4", 1)).toEqual({ soldier: 2 });
  });

  clause(["CC-14.4", "CC-14.5"], "a ship carries two land units; their owner says which ship takes which", () => {
    const play = explored({ units: { D4: "3 settlers", E4: "ship, ship with settler" } });
    play.do("move", "embark:D4>E4");
    expect(play.offeredFor("group:")).toEqual(["3settler", "2settler", "1settler"]);
    play.do("group:2settler");
    expect(play).toAsk(0, "ask.boat");
    play.do("ship:2");
    expect(play.cargo("E4")).toEqual(["settler", "settler+settler"]);
  });

  clause("CC-14.4", "cargo sails along and is not counted as moved", () => {
    const play = explored({ units: { E4: "ship with 2 settlers" } });
    play.go("sail:E4>F3");
    expect(play.cargo("F3")).toEqual(["settler+settler"]);
    expect(play).toOffer("land:F3>E3", "land:F3>F2");
  });

  clause(["CC-13.1", "CC-13.2", "CC-14.4", "CC-14.7"], "E-29: transport", () => {
    const play = explored({ advances: ["tactics"], units: { D4: "2 soldiers", E4: "ship", C3: "settler" } });
    play.go("embark:D4>E4", "2soldier").go("sail:E4>F3");
    expect(play.offered.some((id) => id.startsWith("land:"))).toBe(false);
    expect(play).toOffer("march:C3>C2", "stop");
    play.do("stop", "move", "land:F3>F2", "group:2soldier");
    expect(play.at("F2")).toEqual({ soldier: 2 });
    play.do("sail:F3>E4");
    expect(play.at("E4")).toEqual({ ship: 1 });
    expect(play).toOffer("march:C3>C2");
  });

  clause(["CC-13.2", "CC-14.4", "CC-14.6"], "E-98: landing cargo", () => {
    const play = explored({ advances: ["tactics"], units: { E4: "ship with 2 soldiers", C3: "settler" } });
    play.go("sail:E4>F3").go("land:F3>E3", "2soldier");
    expect(play.at("E3")).toEqual({ soldier: 2 });
    expect(play).toAsk(0, "ask.move");
  });

  clause("CC-14.6", "landing among others is an attack", () => {
    const play = explored({ advances: ["tactics"], units: { E4: "ship with soldier" } }, { units: { D4: "settler" } });
    play.go("attack:E4>D4");
    expect(play.at("D4")).toEqual({ soldier: 1 });
    expect(play.at("D4", 1)).toEqual({});
  });

  clause("CC-14.6", "units of several ships of one hex land together", () => {
    const play = explored({ units: { E4: "2 ships with settler" } });
    play.go("land:E4>D4", "2settler");
    expect(play.at("D4")).toEqual({ settler: 2 });
    expect(play.cargo("E4")).toEqual(["", ""]);
  });

  clause("CC-14.8", "units embark on and land from a ship that fought; those that fought themselves don't", () => {
    const play = explored({
      advances: ["tactics"],
      units: { E4: "ship with settler (fought)", D4: "settler, soldier (fought)" },
    });
    play.do("move");
    expect(play.offered.some((id) => id.startsWith("sail:"))).toBe(false);
    expect(play).toOffer("land:E4>D3");
    play.do("embark:D4>E4");
    expect(play.cargo("E4")).toEqual(["settler+settler"]);
    expect(play.at("D4")).toEqual({ soldier: 1 });
  });

  clause("CC-14.9", "cargo does not change ships at sea", () => {
    const play = explored({ units: { E4: "ship with settler, ship" } }).do("move");
    expect(play.offered.every((id) => id.startsWith("land:") || id.startsWith("sail:"))).toBe(true);
  });

  clause("CC-14.10", "landing in a Forest or on a Mountain restricts as entering does", () => {
    const play = position({
      regions: EXPLORED,
      sides: [{ advances: ["tactics"], units: { E4: "ship with soldier" } }, {}],
      barbarians: { C4: 1 },
    });
    play.go("land:E4>D3").do("stop", "move");
    expect(play).toOffer("march:D3>C3");
    expect(play).not.toOffer("attack:D3>C4");
  });

  clause("CC-14.10", "a Forest is remembered aboard", () => {
    const play = position({
      regions: EXPLORED,
      sides: [{ advances: ["tactics"], units: { D2: "soldier", E4: "ship" } }, {}],
      barbarians: { E5: 1 },
      actions: 4,
    });
    play.go("march:D2>D3").do("stop").go("embark:D3>E4").do("stop", "move");
    expect(play).not.toOffer("attack:E4>E5");
    expect(play).toOffer("land:E4>D4");
  });

  clause("CC-14.16", "ships of one hex sail together or apart", () => {
    const play = explored({ units: { E4: "2 ships, ship with settler" } });
    play.do("move", "sail:E4>F3");
    expect(play).toAsk(0, "ask.fleet");
    expect(play.offered).toHaveLength(5);
    play.do("fleet:1+3");
    expect(play.cargo("F3").sort()).toEqual(["", "settler"]);
    expect(play.at("E4")).toEqual({ ship: 1 });
    play.do("sail:E4>G3");
    expect(play.at("G3")).toEqual({ ship: 1 });
  });
});

describe("Navigation", () => {
  const NAVIGATOR = { advances: ["navigation"] } as const;
  const COAST = { F2: "07", B2: "10", F4: "17" };

  clause(["CC-14.11", "CC-14.12", "CC-14.13", "CC-30.10"], "E-32: Navigation", () => {
    const play = position({ regions: COAST, sides: [{ ...NAVIGATOR, units: { G3: "ship" } }, {}] }).do("move");
    expect(play).toOffer("sail:G3>A3", "sail:G3>F3", "sail:G3>region-F6");
    expect(play.offered.some((id) => id.includes("E7") || id.includes("G7"))).toBe(false);
    const landlubber = position({ regions: COAST, sides: [{ units: { G3: "ship" } }, {}] }).do("move");
    expect(landlubber).not.toOffer("sail:G3>A3");
    play.do("sail:G3>A3");
    expect(play.at("A3")).toEqual({ ship: 1 });
  });

  clause("CC-14.12", "it may go on inside the sea where it arrives, unless others' ships stand at its mouth", () => {
    const regions = { ...EXPLORED };
    const play = position({ regions, sides: [{ ...NAVIGATOR, units: { F4: "ship" } }, {}] }).do("move");
    // Clockwise from G3 and F3 the next sea is that of F7 and E7; the other way round it is A3.
    expect(play).toOffer("sail:F4>F7", "sail:F4>E7", "sail:F4>A3");
    expect(play).not.toOffer("sail:F4>A5");
    const held = position({
      regions,
      sides: [{ ...NAVIGATOR, units: { F4: "ship" } }, { units: { F7: "ship" } }],
      dice: [5, 1],
    }).do("move");
    expect(held).not.toOffer("sail:F4>E7");
    held.do("sail:F4>F7");
    expect(held.at("F7")).toEqual({ ship: 1 });
  });

  clause("CC-14.13", "an unexplored region that it meets may be explored, not passed", () => {
    const play = position({
      regions: COAST,
      sides: [{ ...NAVIGATOR, units: { G3: "ship" } }, {}],
      unexplored: { F6: "08" },
    });
    // Region 08 has Sea on the edge in both orientations: E7 and F7, or F6 and G7.
    play.do("move", "sail:G3>region-F6");
    expect(play.offered).toEqual(["turn:0", "turn:1"]);
    play.do("turn:0");
    expect(play.offered.sort()).toEqual(["anchor:E7", "anchor:F7"]);
    play.do("anchor:E7");
    expect(play.at("E7")).toEqual({ ship: 1 });
  });

  clause("CC-14.14", "once in a move: from the sea where it arrives it can't go out again", () => {
    const play = position({ regions: EXPLORED, sides: [{ ...NAVIGATOR, units: { A3: "ship" } }, {}] }).do("move");
    // Either way round: the sea of G3, and A5.
    expect(play).toOffer("sail:A3>G3", "sail:A3>E4", "sail:A3>A5");
    expect(play).not.toOffer("sail:A3>F7");
    expect(play).not.toOffer("sail:A3>B6");
  });
});
