import { clause } from "@civitas/testing";
import { describe, expect } from "vitest";
import { explored, type Side } from "./position.ts";

describe("cities, clause against clause", () => {
  clause(
    ["CC-9.5", "CC-9.7", "CC-9.17"],
    "a raised mood opens a city again, and the second activation lowers it again",
    () => {
      const play = explored({ mood: 1, cities: { D2: "angry, activated 1" } });
      expect(play).toRefuse("collect:D2", "why.angry-activated", "CC-9.5");
      play.do("civic:D2", "collect:D2", "take:wood1");
      expect(play.cityText("D2")).toBe("0: angry");
      expect(play).toRefuse("collect:D2", "why.angry-activated", "CC-9.5");
    },
  );

  clause(
    ["CC-30.44", "CC-9.5"],
    "Forced Labor: an Angry city of size 3 builds three, and is done for this turn",
    () => {
      const play = explored({
        food: 6,
        mood: 1,
        advances: ["storage", "nationalism", "forced-labor"],
        cities: { D2: "angry, academy, temple" },
      });
      play.do("use:forced-labor", "build:D2", "settler", "settler"); // the first one without asking
      expect(play.at("D2")).toEqual({ settler: 3 });
      expect(play.cityText("D2")).toBe("0: angry, academy, temple");
      expect(play).toRefuse("collect:D2", "why.angry-activated", "CC-9.5");
    },
  );

  clause(["CC-7.11", "CC-30.44", "CC-12.3"], "a change of government ends Forced Labor at once", () => {
    const play = explored({
      food: 4,
      ore: 1,
      wood: 1,
      mood: 1,
      advances: ["storage", "tactics", "draft", "nationalism", "forced-labor", "writing", "philosophy"],
      cities: { D2: "angry", C4: "" },
    });
    play.do("use:forced-labor");
    expect(play).toOffer("increase:D2:academy");
    play.do("advance:voting", "cube:civil-liberties");
    expect(play).toRefuse("increase:D2:academy", "why.angry", "CC-12.3");
    expect(play.player().advances.slice(-2)).toEqual(["voting", "civil-liberties"]);
  });

  clause(
    ["CC-12.7", "CC-12.8", "CC-30.24"],
    "City Development waives the Food itself, so State Religion is still there",
    () => {
      const play = explored({
        ore: 1,
        wood: 1,
        culture: 1,
        hand: ["ac-17"],
        advances: ["myths", "state-religion"],
        cities: { D2: "", C4: "" },
      });
      play.do("card:ac-17", "increase:D2:temple", "take:mood");
      expect(play.cityText("D2")).toBe("0: neutral, temple");
      play.do("increase:C4:temple", "take:culture");
      expect(play.has()).toEqual({ mood: 1, culture: 1 });
      expect(play.city("D2")?.activations).toBe(1);
    },
  );

  clause(["CC-9.16", "CC-30.7", "CC-30.45"], "a Temple brings its token, then Sanitation, then Dogma", () => {
    const play = explored({
      food: 2,
      ore: 1,
      wood: 1,
      advances: ["myths", "state-religion", "dogma", "engineering", "sanitation"],
      cities: { D2: "", C4: "" },
    });
    play.do("increase:D2:temple");
    expect(play).toAsk(0, "ask.gain-one-of");
    play.do("take:culture");
    expect(play).toAsk(0, "ask.may-pay");
    play.do("yes");
    expect(play).toAsk(0, "ask.free-advance");
    expect(play.offered).toEqual(["advance:devotion", "advance:conversion", "advance:fanaticism"]);
    expect(play.at("D2")).toEqual({ settler: 1 });
    // State Religion spared the Food of the Temple: 1 of 2 is left after the settler.
    expect(play.has()).toEqual({ food: 1, culture: 1 });
  });

  clause(["CC-9.14", "CC-10.3", "CC-11.4"], "a captured Port is of no use before Fishing", () => {
    const side = (...advances: "fishing"[]): Side => ({
      wood: 2,
      advances,
      cities: { E3: "port of 1 on F3, academy of 1" },
    });
    const without = explored(side());
    expect(without.do("collect:E3").offered.filter((id) => id.includes("gold"))).toEqual([]);
    expect(explored(side())).toRefuse("build:E3", "why.no-unit", "CC-10.2");
    const fishers = explored(side("fishing"));
    fishers.do("build:E3");
    expect(fishers.at("F3")).toEqual({ ship: 1 });
  });

  clause(["CC-12.4", "CC-9.11", "CC-26.5"], "size counts pieces of any colour, and no Wonder", () => {
    const play = explored({
      food: 2,
      ore: 2,
      wood: 2,
      advances: ["writing", "myths"],
      cities: { D2: "temple of 1, great-wall", C4: "" },
    });
    expect(play).toRefuse("increase:D2:academy", "why.too-few-cities", "CC-12.4");
    expect(play).toOffer("increase:C4:academy", "increase:C4:temple");
  });
});
