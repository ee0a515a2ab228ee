import { clause } from "@civitas/testing";
import { describe, expect } from "vitest";
import { EXPLORED, position, type Side } from "./position.ts";

const RED: Side = { advances: ["tactics"], units: { D2: "soldier" } };
/** Blue's city on D3 is taken from D2. */
const capture = (blue: Side, red: Side = {}) =>
  position({
    regions: EXPLORED,
    sides: [
      { ...RED, ...red },
      { ...blue, cities: { D7: "", ...blue.cities } },
    ],
  }).go("attack:D2>D3");

describe("capturing a city", () => {
  clause(["CC-21.2", "CC-21.3", "CC-21.5", "CC-21.6"], "E-59: capture", () => {
    const play = position({
      regions: { E4: "12", D4: "13", H4: "11" },
      sides: [
        { ...RED, units: { E4: "soldier" }, gone: { temple: 7 } },
        { cities: { G8: "", D4: "temple, academy, fortress of 2" } },
        {},
      ],
    });
    play.go("attack:E4>D4");
    expect(play.cityText("D4")).toBe("0: angry, academy, fortress of 2");
    expect(play.city("D4")?.size).toBe(3);
    expect(play.has()).toEqual({ gold: 5 });
    expect(play.at("G8", 1)).toEqual({ settler: 1 });
  });

  clause(["CC-21.5", "CC-21.6"], "E-60: capturing an Angry city", () => {
    const play = capture({ cities: { D3: "angry, academy" } });
    expect(play.cityText("D3")).toBe("0: angry, academy");
    expect(play.has()).toEqual({});
    expect(play.at("D7", 1)).toEqual({});
  });

  clause("CC-21.5", "the previous owner chooses where the refugees go", () => {
    const play = capture({ cities: { D3: "", C6: "" } });
    expect(play).toAsk(1, "ask.refugees");
    expect(play.offered.sort()).toEqual(["refugees:C6", "refugees:D7"]);
    play.do("refugees:C6");
    expect(play.at("C6", 1)).toEqual({ settler: 1 });
  });

  clause(["CC-21.5", "CC-1.4"], "no refugees without a settler in supply or another city", () => {
    const play = capture({ cities: { D3: "" }, units: { D7: "4 settlers" } });
    expect(play.at("D7", 1)).toEqual({ settler: 4 });
    const last = position({ regions: EXPLORED, sides: [RED, { cities: { D3: "" } }] }).go("attack:D2>D3");
    expect(last.table.troops.filter(({ owner }) => owner === 1)).toEqual([]);
  });

  clause("CC-21.4", "without a settlement left the whole city is removed, for Gold", () => {
    const play = capture(
      { cities: { D3: "temple, academy of 0, great-wall" } },
      { cities: { D2: "", C2: "", E2: "", C3: "", C4: "", E3: "", F2: "" } },
    );
    expect(play.city("D3")).toBeUndefined();
    expect(play.table.lostWonders).toEqual(["great-wall"]);
    // 3 for the pieces, 3 of loot.
    expect(play.has()).toEqual({ gold: 6 });
    expect(play.at("D7", 1)).toEqual({ settler: 1 });
    expect(play.table.players[0]?.supply.academy).toBe(7);
    expect(play.state.now.captures).toMatchObject([{ by: 0, from: 1 }]);
  });

  clause("CC-21.7", "a Wonder goes to the new owner with its points", () => {
    const play = capture({ cities: { D3: "great-library" } });
    expect(play.city("D3")).toMatchObject({ owner: 0, wonder: "great-library" });
    expect(play.table.players.map(({ score }) => score.wonders)).toEqual([10, 0]);
    expect(play.has()).toEqual({ gold: 1 });
  });

  clause(["CC-26.18", "CC-26.6"], "its lasting effects change hands at once", () => {
    const play = capture({ cities: { D3: "great-statue", D4: "academy" } });
    expect(play.fork().do("refugees:D7").do("influence")).toOffer("influence:D2>D4");
  });

  clause("CC-21.8", "a building without its advance counts for size and points only", () => {
    const play = capture({ cities: { D3: "temple" } });
    expect(play.city("D3")).toMatchObject({ size: 2, usable: [] });
    expect(play.table.players[0]?.score.pieces).toBe(6);
  });

  clause(["CC-21.9", "CC-28.3", "CC-29.1"], "E-73: elimination", () => {
    const given = (settler: boolean) =>
      position({
        regions: EXPLORED,
        sides: [RED, { cities: { D3: "" }, units: settler ? { D7: "settler" } : {} }],
        round: 4,
        turn: 3,
      });
    const play = given(false).go("attack:D2>D3");
    play.endTurn();
    expect(play.asked).toBe(1);
    play.endTurn();
    expect(play.match.over).toBe(true);
    expect(play.table.round).toBe(4);
    const saved = given(true).go("attack:D2>D3").endTurn().do("found:D7").endTurn();
    expect(saved.match.over).toBe(false);
    expect(saved.table.phase).toBe("free-advance");
  });
});
