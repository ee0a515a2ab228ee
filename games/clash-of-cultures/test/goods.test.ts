import { clause } from "@civitas/testing";
import { describe, expect } from "vitest";
import { EXPLORED, position } from "./position.ts";

describe("limits", () => {
  clause(["CC-5.1", "CC-5.3"], "no more than 8 of a resource; what is gained above is lost", () => {
    const play = position({ sides: [{ gold: 8 }, {}], phase: "raze", waiting: [0] });
    expect(play.do("raze:D2").has()).toEqual({ gold: 8 });
    const poorer = position({ sides: [{ gold: 7 }, {}], phase: "raze", waiting: [0] });
    expect(poorer.do("raze:D2").has()).toEqual({ gold: 8 });
  });

  clause(["CC-5.2", "CC-30.2"], "2 Food until Storage is owned", () => {
    const rich = { D2: "happy", C3: "happy" };
    const plain = position({ regions: EXPLORED, sides: [{ food: 1, cities: rich }, {}] });
    expect(plain.table.players[0]?.limits.food).toBe(2);
    plain.do("collect:D2", "take:food1+ore1");
    expect(plain.has()).toEqual({ food: 2, ore: 1 });
    const stored = position({ regions: EXPLORED, sides: [{ food: 2, cities: rich, advances: ["storage"] }, {}] });
    expect(stored.table.players[0]?.limits.food).toBe(8);
    expect(stored.do("collect:D2", "take:food1+ore1").has()).toEqual({ food: 3, ore: 1 });
  });

  clause("CC-5.8", "tokens up to the levels", () => {
    const play = position({ sides: [{ culture: 2 }, { happiness: 3, cultureLevel: 2, mood: 3, culture: 1 }] });
    expect(play.table.players[1]?.limits).toMatchObject({ mood: 3, culture: 2 });
    play.do("trade:1", "gives:culture:2");
    expect(play).toRefuse("offer", "why.over-limit", "CC-27.6");
    play.do("gives:culture:1", "offer", "accept");
    expect(play.has(1)).toEqual({ mood: 3, culture: 2 });
  });

  clause("CC-5.14", "an action stays legal although all it gains is lost", () => {
    const play = position({ sides: [{ food: 2, ore: 8, wood: 8 }, {}] });
    play.do("collect:D2");
    expect(play.has()).toEqual({ food: 2, ore: 8, wood: 8 });
    expect(play.table.now.actions).toBe(2);
  });
});

describe("paying", () => {
  clause(["CC-5.4", "CC-5.9", "CC-7.1"], "E-17: Food and Gold for an advance", () => {
    const play = position({ sides: [{ food: 1, gold: 1, happiness: 0 }, {}] });
    play.do("advance:storage");
    expect(play.has()).toEqual({ mood: 1 });
    expect(play.player().levels.mood).toBe(1);
  });

  clause("CC-5.4", "Gold stands for Food, Ore, Wood and Ideas, never for tokens", () => {
    const play = position({
      regions: EXPLORED,
      sides: [{ gold: 8, cities: { D2: "", C3: "" }, advances: ["tactics"] }, {}],
    });
    expect(play.fork().do("increase:D2:fortress").has()).toEqual({ gold: 5 });
    expect(play.fork().do("build:D2", "soldier").has()).toEqual({ gold: 6 });
    expect(play).toRefuse("civic:D2", "why.short", "CC-16.2");
  });

  clause("CC-5.5", "Ideas stand for the Food of an advance and for nothing else", () => {
    const play = position({ sides: [{ ideas: 4 }, {}] });
    expect(play).toRefuse("build:D2", "why.no-unit", "CC-10.2");
    expect(play.do("advance:storage").has()).toEqual({ ideas: 2, mood: 1 });
  });

  clause("CC-5.5", "Ideas do not stand for an extra cost", () => {
    const play = position({ sides: [{ food: 2, ideas: 4, ore: 1, advances: ["tactics"] }, {}] });
    expect(play).toRefuse("advance:steel-weapons", "why.short", "CC-7.1");
  });

  clause(["CC-5.6", "CC-33.4"], "the payer picks the mix where there are several, and pays in full", () => {
    const play = position({ sides: [{ food: 2, ideas: 1, gold: 1 }, {}] });
    play.do("advance:storage");
    expect(play).toAsk(0, "ask.pay");
    expect(play.offered.sort()).toEqual(["pay:food1+gold1", "pay:food1+ideas1", "pay:food2", "pay:ideas1+gold1"]);
    expect(play.do("pay:food1+ideas1").has()).toEqual({ food: 1, gold: 1, mood: 1 });
    expect(position({ sides: [{ food: 1 }, {}] })).toRefuse("advance:storage", "why.short", "CC-7.1");
  });

  clause("CC-5.13", "mood tokens are paid with mood tokens only", () => {
    const play = position({ sides: [{ culture: 5 }, {}] });
    expect(play).toRefuse("civic:D2", "why.short", "CC-16.2");
  });

  clause(
    ["CC-5.13", "CC-18.3", "CC-18.5", "CC-26.14"],
    "E-85: toll on an empty city, in mood or culture tokens",
    () => {
      const play = position({
        regions: EXPLORED,
        sides: [
          { mood: 2, culture: 1, advances: ["tactics"], units: { D2: "2 soldiers" } },
          { cities: { D7: "", D3: "great-mausoleum" } },
        ],
      });
      play.go("attack:D2>D3", "2soldier");
      expect(play).toAsk(0, "ask.toll");
      expect(play.offered).toEqual(["toll:mood2", "toll:mood1"]);
      play.do("toll:mood1");
      expect(play.cityText("D3")).toBe("0: angry, great-mausoleum");
      expect(play.has()).toEqual({ mood: 1, gold: 1 });
      expect(play.log()).not.toContain("log.rolled");
      expect(play.log()).not.toContain("log.outcome-attacker");
    },
  );
});

describe("levels", () => {
  clause("CC-5.9", "a culture frame raises the Culture level, then gives a token", () => {
    const play = position({ sides: [{ food: 2, cultureLevel: 0, happiness: 0 }, {}] });
    play.do("advance:tactics");
    expect(play.player().levels).toEqual({ mood: 0, culture: 1 });
    expect(play.has()).toEqual({ culture: 1 });
  });

  clause(["CC-5.7", "CC-5.10", "CC-5.11"], "E-18: level 8", () => {
    const gaining = (tokens: number) =>
      position({ sides: [{ food: 2, culture: tokens, advances: ["bartering"] }, {}] }).do("advance:currency");
    expect(gaining(7).player()).toMatchObject({ levels: { culture: 8 }, goods: { culture: 8 } });
    expect(gaining(8).player()).toMatchObject({ levels: { culture: 8 }, goods: { culture: 8 } });
    expect(gaining(7).log()).not.toContain("log.event");
  });

  clause("CC-5.7", "spent tokens leave the level as it is", () => {
    const play = position({ sides: [{ mood: 3, happiness: 3 }, {}] });
    play.do("civic:D2");
    expect(play.player()).toMatchObject({ levels: { mood: 3 }, goods: { mood: 2 } });
  });

  clause("CC-5.11", "an event comes whenever a level reaches 3, 5 or 7", () => {
    const event = (level: number) =>
      position({ sides: [{ food: 2, happiness: level }, {}], eventDeck: ["ev-29"] })
        .do("advance:storage")
        .log()
        .includes("log.event");
    expect([0, 1, 2, 3, 4, 5, 6, 7].map(event)).toEqual([false, false, true, false, true, false, true, false]);
  });

  clause("CC-5.12", "frames count for free advances, too", () => {
    const play = position({
      sides: [{ happiness: 2, cultureLevel: 0 }, {}],
      phase: "free-advance",
      waiting: [0],
      eventDeck: ["ev-29"],
    });
    play.do("advance:storage");
    expect(play.player()).toMatchObject({ levels: { mood: 3 }, goods: { mood: 1 } });
    expect(play).toTell("log.event");
  });
});
