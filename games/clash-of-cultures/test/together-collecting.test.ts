import { clause } from "@civitas/testing";
import { describe, expect } from "vitest";
import { EXPLORED, explored, position } from "./position.ts";

describe("collecting, clause against clause", () => {
  clause(["CC-30.4", "CC-2.9"], "Husbandry looks two explored spaces far, and over no unknown land", () => {
    const { B2: _, ...regions } = EXPLORED;
    const play = position({ regions, sides: [{ food: 1, advances: ["husbandry"], cities: { D2: "academy" } }, {}] });
    const sources = play.sight(0).view.cities.find(({ hex }) => hex === "D2")?.sources ?? {};
    expect(Object.keys(sources)).toEqual(expect.arrayContaining(["C4", "D4", "F2"]));
    // B3 would be two spaces away over C3, which nobody has seen; E4 is Sea and not adjacent.
    for (const hex of ["B3", "C3", "E4", "F3"]) expect(Object.keys(sources)).not.toContain(hex);
    play.do("collect:D2", "far");
    expect(play.has()).toEqual({});
  });

  clause(
    ["CC-30.4", "CC-5.4", "CC-11.5"],
    "Husbandry may be paid with Gold; a foreign city and a foreign army bar their hexes",
    () => {
      const play = position({
        regions: EXPLORED,
        sides: [
          { gold: 1, advances: ["husbandry"], cities: { D2: "academy, temple" } },
          { cities: { D7: "", C4: "" }, units: { B3: "soldier" } },
        ],
      });
      const sources = play.sight(0).view.cities.find(({ hex }) => hex === "D2")?.sources ?? {};
      expect([sources.C4, sources.B3]).toEqual([[], []]);
      play.do("collect:D2", "far");
      expect(play.has()).toEqual({});
      // Mountains B2 and E2 are two Ore; the third one, B3, is guarded.
      expect(play.offered.filter((id) => id.includes("ore3"))).toEqual([]);
      expect(play.offered.some((id) => id.includes("ore2"))).toBe(true);
    },
  );

  clause(["CC-11.9", "CC-26.8", "CC-30.14", "CC-5.3"], "Academy and Gardens add to a Collect, limits last", () => {
    const play = explored({
      food: 1,
      advances: ["writing", "public-education"],
      cities: { D2: "academy, great-gardens" },
    });
    play.do("collect:D2", "take:food1+wood1");
    // 2 is the limit without Storage: the Food of the Gardens is lost.
    expect(play.has()).toEqual({ food: 2, wood: 1, ideas: 1 });
  });

  clause(["CC-11.5", "CC-11.4"], "a foreign ship bars its Sea hex, but not the one beside it", () => {
    const play = position({
      regions: EXPLORED,
      sides: [{ advances: ["fishing", "storage"], cities: { E3: "port on F3" } }, { units: { F3: "ship" } }],
    });
    play.do("collect:E3");
    expect(play.offered.some((id) => id.includes("gold1"))).toBe(true);
    const both = position({
      regions: EXPLORED,
      sides: [
        { advances: ["fishing", "storage"], cities: { E3: "port on F3" } },
        { units: { F3: "ship", E4: "ship" } },
      ],
    });
    both.do("collect:E3");
    expect(both.offered.filter((id) => id.includes("gold"))).toEqual([]);
  });

  clause(
    ["CC-30.40", "CC-9.7"],
    "Economic Liberty saves the action, not the mood of a city that has built before",
    () => {
      const play = explored({ food: 2 }, {}, { actions: 1 });
      const free = explored(
        { food: 2, mood: 2, advances: ["philosophy", "voting", "economic-liberty"] },
        {},
        { actions: 1 },
      );
      play.do("build:D2");
      expect(play).toRefuse("collect:D2", "why.no-actions", "CC-6.2");
      free.do("build:D2", "collect:D2", "take:food1");
      expect(free.cityText("D2")).toBe("0: angry");
      expect(free).toRefuse("collect:D2", "why.no-actions", "CC-6.2");
      expect(free.has()).toEqual({ food: 1, mood: 2 });
    },
  );

  clause(["CC-30.40", "CC-11.4"], "the mood token of a Port helps to pay for the next Collect", () => {
    const play = explored({
      mood: 1,
      advances: ["fishing", "philosophy", "voting", "economic-liberty"],
      cities: { E3: "port on F3", D7: "" },
    });
    play.do("collect:E3", "take:food1+mood1");
    expect(play.option("collect:D7")?.price).toEqual({ mood: 2 });
    play.do("collect:D7");
    expect(play.has(0).mood).toBeUndefined();
  });
});
