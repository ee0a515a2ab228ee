import { clause } from "@civitas/testing";
import { describe, expect } from "vitest";
import { EXPLORED, position } from "./position.ts";

describe("seafaring and unknown shores, clause against clause", () => {
  clause(["CC-15.9", "CC-15.8", "CC-14.13"], "a region met by Navigation is entered from the edge alone", () => {
    // As in E-32: from G3 clockwise the first unknown edge is F6. Both ways round region 06 has Sea on the edge.
    const play = position({
      regions: { F2: "07", B2: "10", F4: "17" },
      unexplored: { F6: "06" },
      sides: [{ advances: ["fishing", "cartography", "navigation"], units: { G3: "ship with settler" } }, {}],
    });
    play.do("move");
    play.do("sail:G3>region-F6", "turn:0");
    expect(play).toAsk(0, "ask.anchor");
    play.do(play.offered[0] ?? "");
    const [ship] = play.table.ships;
    expect(play.terrain(ship?.hex ?? "")).toBe("sea");
    expect(ship?.cargo).toHaveLength(1);
    // It has moved; its passenger has not.
    expect(ship?.moved).toBe(true);
    expect(ship?.cargo[0]?.moved).toBe(false);
  });

  clause(["CC-15.10", "CC-14.16"], "two ships explore together and anchor together, cargo and all", () => {
    const play = position({
      regions: { F2: "07" },
      unexplored: { F4: "06" },
      sides: [{ advances: ["fishing"], units: { F3: "ship with settler, ship" } }, {}],
    });
    play.go("sail:F3>region-F4");
    expect(play).toAsk(0, "ask.fleet");
    play.do(play.offered.find((id) => id.includes("+")) ?? "");
    expect(play.prompt).toBe("ask.anchor");
    play.do(play.offered[0] ?? "");
    const hexes = new Set(play.table.ships.map(({ hex }) => hex));
    expect([hexes.size, [...hexes][0] === "F3"]).toEqual([1, false]);
  });

  clause(
    ["CC-15.13", "CC-22.2", "CC-25.20"],
    "Explorer: a region with barbarians, and a settler at home afterwards",
    () => {
      const play = position({
        unexplored: { D3: "20" },
        sides: [{ culture: 1, hand: ["ac-21"] }, {}],
      });
      play.do("card:ac-21", "both");
      if (play.prompt === "ask.explore") play.do("region:D3");
      expect(play).toAsk(0, "ask.turn");
      play.do("turn:0");
      // Forest, Fertile, Fertile, Fertile: three hexes to choose from.
      expect(play).toAsk(0, "ask.barbarians");
      expect(play.offered).toHaveLength(3);
      play.do(play.offered[0] ?? "");
      expect(play.at("D2")).toEqual({ settler: 1 });
      expect(play.table.now.actions).toBe(2);
    },
  );

  clause(["CC-23.19", "CC-22.2", "CC-8.2"], "Great Explorer: no city on the hex that the barbarians took", () => {
    const play = position({
      unexplored: { D3: "15" },
      sides: [{ food: 2, hand: ["ev-18"] }, {}],
    });
    play.do("person:ev-18", "none", "region:D3", "turn:0");
    expect(play).toAsk(0, "ask.barbarians");
    const camp = play.offered[0] ?? "";
    play.do(camp);
    expect(play).toAsk(0, "ask.found-there");
    // Sea and Barren are no sites, and one Fertile hex is taken.
    expect(play.offers("found:")).toHaveLength(1);
    expect(play.offered).not.toContain(camp.replace("camp", "found"));
    play.do(play.offers("found:")[0] ?? "");
    expect(play.has().food).toBeUndefined();
    expect(play.table.cities.filter(({ owner }) => owner === 0)).toHaveLength(2);
  });

  clause(
    ["CC-13.7", "CC-15.7", "CC-13.13"],
    "soldiers and settlers who explore a Mountain together stay there together",
    () => {
      const play = position({
        unexplored: { D3: "05" },
        sides: [{ advances: ["tactics"], units: { D2: "2 soldiers, settler" } }, {}],
      });
      play.go("explore:D2>D3", "2soldier+1settler");
      expect(play.terrain("D3")).toBe("mountain");
      expect(play.at("D3")).toEqual({ soldier: 2, settler: 1 });
      expect(play.prompt).toBe("ask.action");
      expect(play).not.toOffer("move");
      expect(play).toOffer("found:D3");
    },
  );

  clause(["CC-14.2", "CC-25.8", "CC-14.15"], "ships under a truce block the way, but can't be attacked", () => {
    const play = position({
      regions: EXPLORED,
      truces: [{ who: 0, spares: 1 }],
      sides: [{ advances: ["fishing"], units: { G3: "ship" } }, { units: { F3: "ship" } }],
    });
    // G3 lies beside F3 alone.
    expect(play).not.toOffer("move");
  });

  clause(
    ["CC-26.12", "CC-14.17", "CC-9.16"],
    "the Great Lighthouse: a ship that sailed before may sail once more, and attack",
    () => {
      const play = position({
        regions: EXPLORED,
        actions: 2,
        sides: [
          { advances: ["fishing"], cities: { D4: "port on E4, great-lighthouse" }, units: { E4: "ship" } },
          { units: { G3: "ship" } },
        ],
        dice: [5, 1],
      });
      play.go("sail:E4>F4").do("collect:D4");
      play.do(play.offered[0] ?? "");
      expect(play).toAsk(0, "ask.move");
      play.do("sail:F4>G3");
      expect(play.at("G3")).toEqual({ ship: 1 });
      expect(play.at("G3", 1)).toEqual({});
    },
  );

  clause(
    ["CC-11.4", "CC-9.14", "CC-17.6"],
    "a Port of another colour gives its city's owner Gold, and its colour the points",
    () => {
      const play = position({
        regions: EXPLORED,
        sides: [{ advances: ["fishing"], cities: { D4: "port of 1 on E4" } }, {}],
      });
      play.do("collect:D4");
      expect(play.offered.some((id) => id.includes("gold1"))).toBe(true);
      expect(play.table.players.map(({ score }) => score.pieces)).toEqual([2, 4]);
      // Under influence it can't be a source.
      expect(play.city("D4")?.influenced).toBe(true);
    },
  );

  clause(
    ["CC-20.2", "CC-18.21", "CC-24.2"],
    "a sunk ship takes its settlers along, for a Scavenger near one of its own cities",
    () => {
      const play = position({
        regions: EXPLORED,
        sides: [
          { advances: ["fishing"], cities: { D2: "", E3: "" }, units: { G3: "2 ships" }, objectives: ["oc-21"] },
          { units: { E4: "ship with 2 settlers" } },
        ],
        dice: [5, 4, 1],
      });
      play.go("sail:G3>E4");
      play.do(play.offered.find((id) => id.includes("+")) ?? "");
      expect(play.table.ships.filter(({ owner }) => owner === 1)).toEqual([]);
      expect(play.table.players[1]?.supply.settler).toBe(4);
      expect(play.player().completed).toMatchObject([{ objective: "scavenger" }]);
    },
  );
});
