import { clause } from "@civitas/testing";
import { describe, expect } from "vitest";
import { EXPLORED, position } from "./position.ts";

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
