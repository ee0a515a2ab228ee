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

describe("building units", () => {
  clause("CC-10.1", "as many units as the size, one more if Happy, one if Angry, any mix", () => {
    const play = position({
      regions: EXPLORED,
      sides: [{ food: 8, ore: 8, cities: { D2: "happy, academy" } }, {}],
    });
    play.do("build:D2", "soldier", "settler", "soldier");
    expect(play.at("D2")).toEqual({ soldier: 2, settler: 1 });
    expect(play.has()).toEqual({ food: 4, ore: 6 });
  });

  clause("CC-10.1", "fewer may be built, but at least one", () => {
    const play = position({ sides: [{ food: 4, ore: 2, cities: { D2: "academy, temple" } }, {}] });
    play.do("build:D2");
    expect(play.offered).toEqual(["settler", "soldier"]);
    play.do("soldier");
    expect(play).toOffer("done");
    expect(play.do("done").at("D2")).toEqual({ soldier: 1 });
  });

  clause(["CC-10.3", "CC-10.4", "CC-10.9"], "ships need a Port and come empty to its hex", () => {
    const sides = [{ wood: 4, advances: ["fishing"], cities: { F2: "port on F3, academy", E3: "" } }, {}] as const;
    const play = position({ regions: EXPLORED, sides });
    expect(play).toRefuse("build:E3", "why.no-unit", "CC-10.2");
    play.do("build:F2", "ship");
    expect(play.at("F3")).toEqual({ ship: 2 });
    expect(play.cargo("F3")).toEqual(["", ""]);
    expect(play.at("F2")).toEqual({});
  });

  clause("CC-10.5", "no more than 4 soldiers in the city, and none beyond supply", () => {
    const play = position({
      sides: [
        { food: 8, ore: 8, cities: { D2: "academy, temple, fortress" }, units: { D2: "2 soldiers, 4 settlers" } },
        {},
      ],
    });
    play.do("build:D2", "soldier");
    expect(play.at("D2")).toEqual({ soldier: 4, settler: 4 });
    expect(play).toAsk(0, "ask.action");
  });

  clause(["CC-10.2", "CC-10.4", "CC-10.6", "CC-20.1"], "E-106: ships built into a blockade", () => {
    const play = position({
      regions: EXPLORED,
      sides: [{ wood: 4, advances: ["fishing"], cities: { F2: "port on F3, academy" } }, { units: { F3: "ship" } }],
      dice: [5, 4, 6],
    });
    play.do("build:F2", "ship");
    expect(play.at("F3", 1)).toEqual({});
    expect(play.at("F3")).toEqual({ ship: 1 });
    expect(play).toRefuse("move", "why.no-move", "CC-6.11");
  });

  clause("CC-10.6", "they fight on until one side is gone: there is nowhere to withdraw to", () => {
    const play = position({
      regions: EXPLORED,
      sides: [{ wood: 2, advances: ["fishing"], cities: { F2: "port on F3" } }, { units: { F3: "ship" } }],
      dice: [1, 1, 2, 2, 5, 1],
    });
    play.do("build:F2");
    expect(play.at("F3")).toEqual({ ship: 1 });
    expect(play.log().filter((key) => key === "log.rolled")).toHaveLength(6);
  });

  clause(["CC-10.6", "CC-25.8"], "with a truce no ship is built onto the other's", () => {
    const play = position({
      regions: EXPLORED,
      sides: [{ wood: 2, advances: ["fishing"], cities: { F2: "port on F3" } }, { units: { F3: "ship" } }],
      truces: [{ who: 0, spares: 1 }],
    });
    expect(play).toRefuse("build:F2", "why.no-unit", "CC-10.2");
  });

  clause("CC-10.7", "new units may move in the same turn", () => {
    const play = position({ sides: [{ food: 2 }, {}] });
    play.do("build:D2").go("march:D2>C2");
    expect(play.at("C2")).toEqual({ settler: 1 });
  });

  clause("CC-10.8", "everything is announced, then paid, then placed", () => {
    const play = position({ sides: [{ food: 2, ore: 1, gold: 2, cities: { D2: "academy" } }, {}] });
    play.do("build:D2", "soldier", "soldier");
    expect(play).toAsk(0, "ask.pay");
    expect(play.at("D2")).toEqual({});
    play.do("pay:food2+ore1+gold1");
    expect(play.at("D2")).toEqual({ soldier: 2 });
  });

  clause(["CC-30.20", "CC-30.39"], "E-22: Draft", () => {
    const given = (advances: readonly ("draft" | "civil-liberties")[]) =>
      position({ sides: [{ mood: 2, food: 1, ore: 1, advances, cities: { D2: "academy, temple" } }, {}] });
    const play = given(["draft"]);
    play.do("build:D2", "draft");
    expect(play.offered.sort()).toEqual(["done", "soldier"]);
    const one = play.fork().do("done");
    expect([one.has(), one.at("D2")]).toEqual([{ mood: 1, food: 1, ore: 1 }, { soldier: 1 }]);
    play.do("soldier");
    expect([play.has(), play.at("D2")]).toEqual([{ mood: 1 }, { soldier: 2 }]);
    const free = given(["draft", "civil-liberties"]).do("build:D2", "draft", "done");
    expect(free.has()).toEqual({ food: 1, ore: 1 });
  });

  clause(["CC-10.3", "CC-10.5"], "what can't be built says why", () => {
    const play = position({
      regions: EXPLORED,
      sides: [
        {
          food: 4,
          ore: 1,
          cities: { D2: "academy", F2: "port on F3, academy" },
          advances: ["fishing"],
          units: { D2: "4 soldiers" },
        },
        {},
      ],
    });
    const inland = play.fork().do("build:D2");
    expect(inland).toRefuse("soldier", "why.full-city", "CC-10.5");
    expect(inland).toRefuse("ship", "why.no-port", "CC-10.3");
    const port = play.do("build:F2");
    expect(port).toRefuse("ship", "why.short", "CC-10.2");
    expect(port).toOffer("settler", "soldier");
  });
});
