import { clause } from "@civitas/testing";
import { describe, expect } from "vitest";
import { draw } from "./drawing.ts";
import { begin, position, type Side } from "./position.ts";

describe("three and four at a table", () => {
  clause(["CC-26.10", "CC-3.3"], "the Great Library listens to the left neighbour by seating, not by seat", () => {
    const game = (seating: readonly number[]) =>
      position({
        seating,
        sides: [{ food: 2 }, { cities: { E4: "great-library" } }, {}].map((side, seat) =>
          seat === 1
            ? { cities: { [seating[0] === 1 ? "E4" : seating[1] === 1 ? "G8" : "B7"]: "great-library" } }
            : side,
        ),
      });
    // Clockwise 1, 0, 2: seat 0 sits to the left of seat 1.
    const left = game([1, 0, 2]).do("advance:storage");
    expect(left.has(1)).toEqual({ ideas: 1 });
    const right = game([0, 1, 2]).do("advance:storage");
    expect(right.has(1)).toEqual({});
  });

  clause(["CC-23.10", "CC-6.8"], "a great person goes round from the drawer, for two tokens", () => {
    const play = draw("ev-21", {}, [{ culture: 2 }, { culture: 1 }, { culture: 2 }]);
    // The drawer has none, the third has too few.
    expect(play).toAsk(1, "ask.great-person");
    play.do("no");
    expect(play).toAsk(3, "ask.great-person");
    play.do("yes");
    expect(play.player(3).greatPersons).toEqual(["ev-21"]);
    expect(play.has(3)).toEqual({});
  });

  clause(
    ["CC-23.3", "CC-23.4", "CC-23.27"],
    "Pestilence comes in turn order from the first player, not from the drawer",
    () => {
      const cities = (first: string, second: string): Side => ({ cities: { [first]: "", [second]: "happy" } });
      const play = position({
        first: 2,
        mover: 0,
        eventDeck: ["ev-01"],
        regions: { D4: "17", F5: "18", C6: "12", G6: "07" },
        sides: [
          { food: 2, happiness: 2, ...cities("E4", "D4") },
          { ...cities("G8", "G6"), advances: ["engineering", "sanitation"] },
          cities("B7", "C6"),
        ],
      });
      play.do("advance:storage");
      expect(play).toAsk(2, "ask.lower-mood");
      play.do("city:C6");
      expect(play).toAsk(0, "ask.lower-mood");
      play.do("city:E4");
      expect(play.table.pestilence).toBe(true);
      expect(play.city("C6")?.mood).toBe("neutral");
      expect(play.city("E4")?.mood).toBe("angry");
      expect(play.city("G6")?.mood).toBe("happy");
    },
  );

  clause(["CC-23.22", "CC-5.3"], "Food for others is split one by one; who is full loses it", () => {
    const play = draw("ev-16", {}, [{ food: 1 }, {}]);
    expect(play).toAsk(0, "ask.feed");
    play.do("feed:1", "feed:1", "feed:2");
    expect([play.has(1), play.has(2)]).toEqual([{ food: 2 }, { food: 1 }]);
  });

  clause(
    ["CC-28.7", "CC-28.8"],
    "four players: of two with the same highest levels the next one clockwise names the first player",
    () => {
      const side = (level: number): Side => ({ happiness: level, cultureLevel: 0 });
      const play = position({
        phase: "raze",
        first: 1,
        seating: [0, 1, 2, 3],
        waiting: [],
        sides: [side(6), side(2), side(4), side(6)],
      });
      // Seats 0 and 3 lead; clockwise from 1 comes 2, then 3.
      expect(play).toAsk(3, "ask.first");
      expect(play.offered).toEqual(["first:1", "first:2", "first:3", "first:0"]);
      play.do("first:0");
      expect(play.table.first).toBe(0);
      expect(play).toAsk(0, "ask.action");
    },
  );

  clause(
    ["CC-29.6", "CC-29.7", "CC-29.8"],
    "three share the lead: the Pyramids win, the other two are equal in everything",
    () => {
      const play = position({
        phase: "objectives",
        round: 6,
        sides: [
          { cities: { E4: "" }, advances: ["myths"], eventHalves: 10 },
          { cities: { G8: "great-pyramids" }, advances: ["myths"] },
          { cities: { B7: "" }, advances: ["myths"], eventHalves: 10 },
        ],
      });
      expect(play.match.result?.scores).toEqual([7.5, 7.5, 7.5]);
      expect(play.match.result?.places).toEqual([2, 1, 2]);
    },
  );

  clause(
    ["CC-31.8", "CC-31.11", "CC-28.3"],
    "the die of round 7: a 3 ends its first turn before it begins, a 4 does not",
    () => {
      const before = (die: number) =>
        position({
          options: { ending: "die" },
          round: 6,
          turn: 3,
          phase: "first-player",
          sides: [{}, {}, {}],
          dice: [die],
        });
      expect(before(3).match.over).toBe(true);
      expect(before(4)).toAsk(0, "ask.action");
      expect(before(4).table.round).toBe(7);
    },
  );

  clause(
    ["CC-31.4", "CC-31.5", "CC-31.12"],
    "four rounds for three: two settlers, a Happy city, and the fixed ending",
    () => {
      const play = begin(3, { rounds: "four", ending: "die" });
      expect(play.table.variant.ending).toBe("fixed");
      expect(play.table.rounds).toBe(4);
      for (const { seat, startHex } of play.table.players) {
        expect(play.at(startHex, seat)).toEqual({ settler: 2 });
        expect(play.city(startHex)?.mood).toBe("happy");
      }
    },
  );
});
