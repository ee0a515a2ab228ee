import { clause } from "@civitas/testing";
import { describe, expect } from "vitest";
import { icon } from "./drawing.ts";
import { EXPLORED, position } from "./position.ts";

describe("barbarians and those they attack", () => {
  clause(["CC-22.8", "CC-18.12"], "a Fortress without soldiers rolls its die, but wields no Steel Weapons", () => {
    const play = icon(
      "ev-03",
      { cities: { D2: "fortress" }, advances: ["tactics", "steel-weapons"] },
      { barbarians: { C4: 2 }, dice: [1, 1, 5] },
    );
    expect(play.at("C4", "barbarians")).toEqual({ soldier: 1 });
    expect(play.cityText("D2")).toBe("0: neutral, fortress");
  });

  clause(["CC-22.8", "CC-30.48", "CC-18.24"], "fanatics without soldiers have a value of 2, which hits nobody", () => {
    const play = icon(
      "ev-03",
      { cities: { D2: "temple" }, advances: ["dogma", "fanaticism"] },
      { barbarians: { C4: 1 }, dice: [5] },
    );
    expect(play.cityText("D2")).toBe("0: angry");
    expect(play.at("C4", "barbarians")).toEqual({ soldier: 1 });
    // A raid has no loser: no soldier comes.
    expect(play.at("D2")).toEqual({});
  });

  clause(["CC-22.9", "CC-22.10"], "settlers take the hits of a city without soldiers, and its mood stays", () => {
    const play = icon(
      "ev-03",
      { cities: { D2: "happy, academy" }, units: { D2: "2 settlers" } },
      {
        barbarians: { C4: 2 },
        dice: [6, 4],
      },
    );
    expect(play.at("D2")).toEqual({});
    expect(play.cityText("D2")).toBe("0: happy, academy");
  });

  clause(["CC-22.8", "CC-19.13"], "Encircled against a raid that hit nobody", () => {
    const play = icon(
      "ev-03",
      { advances: ["tactics"], hand: ["ac-02"], units: { D2: "soldier" } },
      { barbarians: { C4: 1 }, dice: [4, 4, 5] },
    );
    play.do("commit:ac-02");
    expect(play.at("C4", "barbarians")).toEqual({});
    expect(play.city("C4")?.owner).toBe("barbarians");
  });

  clause(
    ["CC-22.14", "CC-22.12", "CC-22.13", "CC-18.4"],
    "after a draw the camp is empty: whoever comes next gets it for nothing",
    () => {
      const play = position({
        regions: EXPLORED,
        barbarians: { C3: 1 },
        sides: [{ advances: ["tactics"], units: { D2: "2 soldiers" }, hand: ["ac-05"] }, {}],
        dice: [5, 5],
      });
      play.go("attack:D2>C3", "1soldier").do("pass");
      expect(play.at("C3", "barbarians")).toEqual({});
      expect(play.city("C3")?.owner).toBe("barbarians");
      play.go("attack:D2>C3");
      expect(play).toAsk(0, "ask.keep");
      const burnt = play.fork().do("destroy", "stop");
      expect(burnt.has()).toEqual({ gold: 1 });
      expect(burnt.at("C3")).toEqual({ soldier: 1 });
      play.do("keep", "stop");
      expect(play.cityText("C3")).toBe("0: angry");
      expect(play.has()).toEqual({});
      // Neither the draw nor the walk-in is a won battle.
      expect(play).toRefuse("card:ac-05", "why.no-feat", "CC-25.3");
    },
  );

  clause(["CC-25.15", "CC-1.4", "CC-25.11"], "taken over with every figure on the board: a city and no unit", () => {
    const play = position({
      regions: EXPLORED,
      barbarians: { C3: 2 },
      sides: [
        {
          culture: 5,
          hand: ["ac-15"],
          units: { D2: "4 soldiers, 4 settlers", D3: "4 soldiers", E3: "4 soldiers", E2: "4 soldiers" },
        },
        {},
      ],
      dice: [6],
    });
    play.do("influence", "influence:D2>C3:ac-15");
    expect(play.cityText("C3")).toBe("0: neutral");
    expect(play.at("C3")).toEqual({});
    expect(play.table.barbarians).toEqual({ settlements: 7, soldiers: 16 });
  });

  clause("CC-22.17", "the first hired camp burns the only city in reach: the second one's payment is lost", () => {
    const play = position({
      regions: EXPLORED,
      barbarians: { D3: 1, C5: 1 },
      sides: [{ wood: 1, ore: 1, hand: ["ac-13"], units: { C4: "soldier" } }, { cities: { D4: "", D7: "" } }],
      dice: [5],
    });
    play.do("card:ac-13", "camp:D3", "pay:wood1", "camp:C5");
    expect(play.has()).toEqual({});
    play.do("raid:D3>D4");
    expect(play.city("D4")).toBeUndefined();
    expect(play).toAsk(0, "ask.action");
    expect(play.at("C5", "barbarians")).toEqual({ soldier: 1 });
  });

  clause(
    ["CC-22.16", "CC-24.2", "CC-22.17"],
    "who beats off hired barbarians completes Resistance, in the other's turn",
    () => {
      const play = position({
        regions: EXPLORED,
        barbarians: { D3: 2 },
        sides: [
          { wood: 1, hand: ["ac-13"], units: { C4: "soldier" }, objectives: ["oc-27"] },
          { cities: { D4: "" }, units: { D4: "2 soldiers" }, objectives: ["oc-28"] },
        ],
        dice: [1, 1, 5, 5],
      });
      play.do("card:ac-13");
      expect(play.player(1).completed).toMatchObject([{ card: "oc-28", objective: "resistance" }]);
      expect(play.player(0).completed).toEqual([]);
    },
  );

  clause(["CC-22.3", "CC-22.13"], "a kept settlement gives its brown piece back for the next landing", () => {
    const camps = { B4: 1, E5: 1, E6: 1, F6: 1, B7: 1, C7: 1, C3: 0 };
    const play = position({
      regions: EXPLORED,
      barbarians: camps,
      sides: [{ advances: ["tactics"], units: { D2: "soldier" } }, { cities: { C8: "" } }],
    });
    expect(play.table.barbarians.settlements).toBe(0);
    play.go("attack:D2>C3").do("keep");
    expect(play.table.barbarians.settlements).toBe(1);
    expect(play.table.players[0]?.supply.settlement).toBe(5);
  });
});
