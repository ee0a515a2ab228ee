import { clause } from "@civitas/testing";
import { describe, expect } from "vitest";
import { ADVANCES } from "../src/content/advances.ts";
import { ADVANCE_IDS, CATEGORIES, isGovernment } from "../src/content/categories.ts";
import { position } from "./position.ts";

describe("which advances are legal", () => {
  clause("CC-7.1", "2 Food for an advance that is not owned", () => {
    const play = position({ sides: [{ food: 2 }, {}] });
    expect(play).not.toOffer("advance:farming");
    play.do("advance:storage");
    expect(play.player().advances).toEqual(["farming", "mining", "storage"]);
    expect(play.has()).toEqual({ mood: 1 });
    expect(play.table.now.actions).toBe(2);
  });

  clause("CC-7.2", "the first of a category comes first", () => {
    const play = position({ sides: [{ food: 2, advances: ["tactics"] }, {}] });
    expect(play).toRefuse("advance:war-ships", "why.needs", "CC-7.2");
    expect(play).toRefuse("advance:metallurgy", "why.needs", "CC-7.2");
    expect(play).toOffer("advance:fishing", "advance:math", "advance:siegecraft");
  });

  clause("CC-7.2", "a free advance is no exception", () => {
    const play = position({ phase: "free-advance", waiting: [0] });
    expect(play).toOffer("advance:fishing");
    expect(play).not.toOffer("advance:war-ships");
  });

  clause(["CC-7.3", "CC-7.4"], "E-14: prerequisite", () => {
    const play = position({ sides: [{ food: 4 }, {}] });
    expect(play).toRefuse("advance:roads", "why.needs", "CC-7.4");
    expect(play).toRefuse("advance:sanitation", "why.needs", "CC-7.4");
    play.do("advance:engineering");
    expect(play).toOffer("advance:roads", "advance:sanitation");
  });

  clause("CC-7.3", "with the first owned the others come in any order", () => {
    const play = position({ sides: [{ food: 2 }, {}] });
    expect(play).toOffer("advance:storage", "advance:irrigation", "advance:husbandry");
  });

  clause(["CC-7.3", "CC-7.4"], "E-91: Taxes", () => {
    const play = position({ sides: [{ food: 4, advances: ["bartering", "trade-routes"] }, {}] });
    expect(play).toRefuse("advance:taxes", "why.needs", "CC-7.4");
    expect(play.do("advance:currency")).toOffer("advance:taxes");
  });

  clause("CC-7.5", "E-15: government link", () => {
    const play = position({ sides: [{ food: 6, advances: ["storage", "tactics"] }, {}] });
    expect(play).toRefuse("advance:nationalism", "why.needs", "CC-7.5");
    play.do("advance:draft");
    expect(play).toRefuse("advance:absolute-power", "why.needs", "CC-7.2");
    play.do("advance:nationalism");
    expect(play).toOffer("advance:totalitarianism", "advance:absolute-power", "advance:forced-labor");
  });

  clause("CC-7.5", "Voting needs Philosophy, Dogma State Religion", () => {
    const play = position({ sides: [{ food: 2, advances: ["writing", "myths", "draft", "tactics"] }, {}] });
    for (const id of ["voting", "dogma"]) expect(play).toRefuse(`advance:${id}`, "why.needs", "CC-7.5");
    const linked = position({ sides: [{ food: 2, advances: ["philosophy", "state-religion"] }, {}] });
    expect(linked).toOffer("advance:voting", "advance:dogma");
  });

  clause("CC-7.7", "for free waives the 2 Food, not an extra cost", () => {
    const offered = (ore: number, advances: readonly "metallurgy"[] = []) =>
      position({ sides: [{ ore, advances: ["tactics", ...advances] }, {}], phase: "free-advance", waiting: [0] })
        .offered;
    expect(offered(1)).not.toContain("advance:steel-weapons");
    expect(offered(2)).toContain("advance:steel-weapons");
    expect(offered(0, ["metallurgy"])).toContain("advance:steel-weapons");
  });

  clause(["CC-7.7", "CC-28.4", "CC-30.19", "CC-30.36"], "E-20: Steel Weapons in the Status phase", () => {
    const free = { phase: "free-advance", waiting: [0] } as const;
    const play = position({ sides: [{ ore: 1, gold: 1, advances: ["tactics"] }, {}], ...free });
    expect(play.do("advance:steel-weapons").has()).toEqual({});
    const smith = position({
      sides: [{ ore: 1, gold: 1, advances: ["tactics", "math", "metallurgy"] }, {}],
      ...free,
    });
    expect(smith.do("advance:steel-weapons").has()).toEqual({ ore: 1, gold: 1 });
  });

  clause("CC-7.12", "advances are never lost", () => {
    const play = position({ sides: [{ food: 4, advances: ["tactics", "draft"] }, {}] });
    play.do("advance:nationalism", "advance:storage");
    expect(play.player().advances).toEqual(["farming", "mining", "tactics", "draft", "nationalism", "storage"]);
  });
});

describe("governments", () => {
  const AUTOCRACY = ["tactics", "draft", "nationalism", "absolute-power", "forced-labor", "philosophy"] as const;

  clause(["CC-7.9", "CC-7.10", "CC-7.11"], "E-16: change of government", () => {
    const play = position({ sides: [{ food: 2, advances: AUTOCRACY }, {}], now: { forcedLabor: true } });
    play.do("advance:voting");
    expect(play).toAsk(0, "ask.cubes");
    play.do("cube:civil-liberties", "cube:economic-liberty");
    expect(play.player().advances.slice(2)).toEqual([
      "tactics",
      "draft",
      "philosophy",
      "voting",
      "civil-liberties",
      "economic-liberty",
    ]);
    expect(play.has()).toEqual({});
    expect(play.table.now.forcedLabor).toBe(false);
  });

  clause("CC-7.10", "the number of cubes stays the same, and one lies on the first advance", () => {
    const play = position({ sides: [{ food: 2, advances: ["philosophy", "draft", "nationalism"] }, {}] });
    play.do("advance:voting");
    expect(play.player().advances.slice(2)).toEqual(["philosophy", "draft", "voting"]);
  });

  clause("CC-7.10", "all four cubes cover the whole new government", () => {
    const all = ["nationalism", "totalitarianism", "absolute-power", "forced-labor"] as const;
    const play = position({ sides: [{ food: 2, advances: ["philosophy", "draft", ...all] }, {}] });
    play.do("advance:voting");
    expect(play.player().advances.slice(4).sort()).toEqual([
      "civil-liberties",
      "economic-liberty",
      "separation-of-power",
      "voting",
    ]);
  });

  clause("CC-7.11", "what the old government allowed is over at once", () => {
    const play = position({
      sides: [{ food: 2, advances: ["philosophy", "state-religion", "dogma"], ideas: 2 }, {}],
    });
    expect(play.table.players[0]?.limits.ideas).toBe(2);
    play.do("advance:voting", "pay:food2");
    expect(play.table.players[0]?.limits.ideas).toBe(8);
  });

  clause(["CC-7.11", "CC-30.45"], "E-103: Dogma and Ideas", () => {
    const play = position({ sides: [{ food: 4, ideas: 5, advances: ["philosophy", "state-religion"] }, {}] });
    play.do("advance:dogma", "pay:food2");
    expect(play.has()).toEqual({ food: 2, ideas: 2 });
    play.do("advance:voting", "pay:food2");
    expect(play.table.players[0]?.limits.ideas).toBe(8);
  });

  clause("CC-7.15", "only the first advance of a second government is legal", () => {
    const play = position({ sides: [{ food: 2, advances: AUTOCRACY }, {}] });
    expect(play).toOffer("advance:voting", "advance:totalitarianism");
    expect(play).toRefuse("advance:civil-liberties", "why.needs", "CC-7.2");
    expect(play).toRefuse("advance:dogma", "why.needs", "CC-7.5");
  });
});

describe("gaining an advance", () => {
  clause("CC-7.6", "frame and token come before the event", () => {
    const play = position({
      sides: [{ food: 2, happiness: 2 }, {}],
      eventDeck: ["ev-29"],
    });
    play.do("advance:storage");
    expect(play.log().filter((key) => ["log.pay", "log.advance", "log.gain", "log.event"].includes(key))).toEqual([
      "log.pay",
      "log.advance",
      "log.gain",
      "log.event",
    ]);
  });

  clause(["CC-7.6", "CC-23.4"], "an advance is owned before the event that it brings", () => {
    // Famine takes 1 Food or a city's mood; Irrigation protects.
    const play = position({
      sides: [{ food: 3, happiness: 2 }, {}],
      eventDeck: ["ev-03"],
    });
    play.do("advance:irrigation");
    expect(play).toTell("log.event");
    expect(play.has()).toEqual({ food: 1, mood: 1 });
    expect(play.city("D2")?.mood).toBe("neutral");
  });

  const ALL_BUT_GOVERNMENTS = ADVANCE_IDS.filter(
    (id) => !isGovernment(ADVANCES[id].category) && id !== "farming" && id !== "mining",
  );
  const DEMOCRACY = CATEGORIES.democracy;
  const free = { phase: "free-advance", waiting: [0] } as const;

  clause(
    ["CC-7.8", "CC-28.4"],
    "a free advance is taken if one is legal without an extra cost or a new government",
    () => {
      const play = position({ sides: [{ advances: [...ALL_BUT_GOVERNMENTS, ...DEMOCRACY.slice(0, 2)] }, {}], ...free });
      expect(play.offered.sort()).toEqual([
        "advance:civil-liberties",
        "advance:dogma",
        "advance:economic-liberty",
        "advance:nationalism",
      ]);
    },
  );

  clause(["CC-7.8", "CC-28.4", "CC-28.10"], "nobody is forced to change government; it costs nothing here", () => {
    const play = position({ sides: [{ advances: [...ALL_BUT_GOVERNMENTS, ...DEMOCRACY] }, {}], ...free });
    expect(play.offered).toEqual(["advance:nationalism", "advance:dogma", "none"]);
    const before = play.player().advances.length;
    expect(play.fork().do("none").player().advances).toHaveLength(before);
    play.do("advance:nationalism");
    expect(play.player().advances).toHaveLength(before);
    expect(play.player().advances).toContain("absolute-power");
    expect(play.has()).toEqual({});
  });
});
