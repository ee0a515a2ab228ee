import { clause } from "@civitas/testing";
import { describe, expect } from "vitest";
import { EXPLORED, position } from "./position.ts";

describe("cities and moods", () => {
  clause(["CC-9.1", "CC-26.5"], "E-02: city size", () => {
    const play = position({ sides: [{ cities: { D2: "temple, fortress, great-library" } }, {}] });
    expect(play.city("D2")?.size).toBe(3);
  });

  clause("CC-9.1", "pieces of any colour count; the settlement's owner owns the city", () => {
    const play = position({ sides: [{ cities: { D2: "temple of 1, fortress" } }, {}] });
    expect(play.city("D2")).toMatchObject({ owner: 0, size: 3 });
  });

  clause("CC-9.2", "one building of each type", () => {
    const play = position({
      regions: EXPLORED,
      sides: [
        { food: 1, ore: 1, wood: 1, advances: ["tactics", "myths"], cities: { D2: "temple of 1", C3: "", C4: "" } },
        {},
      ],
    });
    expect(play.offeredFor("increase:D2:")).toEqual(["fortress"]);
    expect(play.offeredFor("increase:C3:")).toEqual(["fortress", "temple"]);
  });

  clause(["CC-12.4", "CC-9.11"], "E-03: size limit", () => {
    const red = {
      food: 1,
      ore: 1,
      wood: 1,
      advances: ["tactics", "myths", "writing"],
      cities: { D2: "fortress, temple", C3: "", D3: "" },
    } as const;
    const play = position({ regions: EXPLORED, sides: [red, { advances: ["tactics"], units: { D4: "soldier" } }] });
    expect(play).toRefuse("increase:D2:academy", "why.too-few-cities", "CC-12.4");
    expect(play).toOffer("increase:C3:academy");
    play.endTurn().go("attack:D4>D3");
    expect(play.city("D3")?.owner).toBe(1);
    expect(play.city("D2")?.size).toBe(3);
  });

  clause(["CC-9.4", "CC-11.1"], "E-04: Happy bonus", () => {
    const play = position({ regions: EXPLORED, sides: [{ cities: { D2: "happy, academy" } }, {}] });
    expect(play.city("D2")?.capacity).toBe(3);
    play.do("collect:D2");
    expect(play).toOffer("take:food1+ore1+wood1");
  });

  clause("CC-9.4", "a Happy city is no larger for influence, civic steps and growing", () => {
    const play = position({
      regions: EXPLORED,
      sides: [{ food: 1, ore: 1, wood: 1, advances: ["tactics"], cities: { D2: "happy", C3: "" } }, {}],
    });
    expect(play).toOffer("increase:D2:fortress");
    expect(play.city("D2")?.size).toBe(1);
  });

  clause(["CC-9.4", "CC-9.5", "CC-9.7", "CC-11.1"], "E-05: repeated activation", () => {
    const play = position({
      regions: EXPLORED,
      sides: [{ advances: ["storage"], cities: { D2: "happy, academy, temple" } }, {}],
      actions: 4,
      phase: "actions",
    });
    const most = () => {
      play.do("collect:D2");
      const sizes = play.offeredFor("take:").map((id) => id.replace(/[^\d]/g, "").split("").map(Number));
      const most = Math.max(...sizes.map((parts) => parts.reduce((a, b) => a + b, 0)));
      play.do(play.offered.find((id) => id.startsWith("take:")) ?? "");
      return [most, play.city("D2")?.mood];
    };
    expect([most(), most(), most()]).toEqual([
      [4, "happy"],
      [4, "neutral"],
      [3, "angry"],
    ]);
    expect(play).toRefuse("collect:D2", "why.angry-activated", "CC-9.5");
    play.endTurn(2);
    expect(play.city("D2")?.capacity).toBe(1);
    expect(most()).toEqual([1, "angry"]);
  });

  clause("CC-9.5", "an Angry city neither grows nor builds a Wonder, and builds or collects 1", () => {
    const play = position({
      regions: EXPLORED,
      sides: [
        {
          ...{ food: 8, ore: 8, wood: 8, culture: 5 },
          advances: ["storage", "tactics", "engineering", "monuments"],
          cities: { D2: "angry, academy", C3: "angry", C4: "angry" },
        },
        {},
      ],
      wonders: ["great-statue"],
    });
    expect(play).toRefuse("increase:D2:fortress", "why.angry", "CC-12.3");
    expect(play).toRefuse("wonder:great-statue", "why.no-site", "CC-26.3");
    expect(play.city("D2")?.capacity).toBe(1);
    play.do("build:D2", "soldier");
    expect(play.at("D2")).toEqual({ soldier: 1 });
    expect(play).toRefuse("collect:D2", "why.angry-activated", "CC-9.5");
  });

  clause("CC-9.6", "Build, Collect, Increase and building a Wonder activate", () => {
    const play = position({
      regions: EXPLORED,
      sides: [
        {
          ...{ food: 8, ore: 8, wood: 8, culture: 5 },
          advances: ["storage", "tactics", "engineering", "monuments"],
          cities: { D2: "", C3: "", C4: "", E3: "" },
        },
        {},
      ],
      wonders: ["great-statue"],
      actions: 4,
    });
    play.do("build:D2", "soldier", "collect:C3", "take:ore1", "increase:C4:fortress");
    play.do("wonder:great-statue", "site:E3");
    for (const hex of ["D2", "C3", "C4", "E3"]) expect(play.city(hex)?.activations).toBe(1);
  });

  clause("CC-9.8", "Civic Improvement, Found City and Move don't activate", () => {
    const play = position({ regions: EXPLORED, sides: [{ mood: 1, units: { D2: "2 settlers", C3: "settler" } }, {}] });
    play.do("civic:D2", "found:C3").go("march:D2>D3", "1settler").do("stop");
    expect(play.table.cities.map(({ activations }) => activations)).toEqual([0, 0, 0]);
    expect(play.city("D2")?.mood).toBe("happy");
  });

  clause("CC-9.9", "mood neither rises above Happy nor falls below Angry", () => {
    const play = position({ sides: [{ mood: 4, cities: { D2: "happy" } }, {}] });
    expect(play).toRefuse("civic:D2", "why.happy", "CC-9.9");
  });

  clause(
    ["CC-9.10", "CC-9.15"],
    "a captured city was not activated by its new owner; its buildings give nothing anew",
    () => {
      const play = position({
        regions: EXPLORED,
        sides: [
          { advances: ["tactics", "writing", "myths"], units: { D2: "soldier" } },
          { cities: { D7: "", D3: "academy, temple, activated 2" } },
        ],
      });
      play.go("attack:D2>D3");
      expect(play.city("D3")).toMatchObject({ owner: 0, activations: 0, size: 3 });
      expect(play.has()).toEqual({ gold: 3 });
      expect(play).toOffer("collect:D3");
    },
  );

  clause(["CC-9.12", "CC-1.5", "CC-28.6"], "a razed city's pieces go back, its Wonder is lost, units stay", () => {
    const play = position({
      sides: [{ cities: { D2: "great-wall" }, units: { D2: "settler" } }, {}],
      phase: "raze",
      waiting: [0],
    });
    play.do("raze:D2");
    expect(play.city("D2")).toBeUndefined();
    expect(play.table.lostWonders).toEqual(["great-wall"]);
    expect(play.at("D2")).toEqual({ settler: 1 });
    expect(play.table.players[0]?.supply.settlement).toBe(7);
    expect(play.has()).toEqual({ gold: 1 });
  });

  clause("CC-9.13", "a building of another colour puts a city under influence", () => {
    const play = position({ sides: [{ cities: { D2: "temple of 1, academy" } }, { cities: { D7: "temple" } }] });
    expect(play.table.cities.map(({ influenced }) => influenced)).toEqual([true, false]);
  });

  clause("CC-9.14", "the owner uses buildings of any colour, but needs their advance", () => {
    const cities = { F2: "port of 1 on F3, fortress" };
    const play = position({ regions: EXPLORED, sides: [{ wood: 2, cities, advances: ["fishing"] }, {}] });
    expect(play.city("F2")?.usable).toEqual(["port"]);
    play.do("build:F2");
    expect(play.at("F3")).toEqual({ ship: 1 });
    const ignorant = position({ regions: EXPLORED, sides: [{ wood: 2, cities }, {}] });
    expect(ignorant).toRefuse("build:F2", "why.no-unit", "CC-10.2");
  });

  clause("CC-9.17", "raising the mood does not change the activation count", () => {
    const play = position({ sides: [{ mood: 1 }, {}] });
    play.do("collect:D2", "take:ore1", "civic:D2");
    expect(play.city("D2")).toMatchObject({ mood: "happy", activations: 1 });
    play.do("collect:D2", "take:food1+wood1");
    expect(play.city("D2")?.mood).toBe("neutral");
  });
});
