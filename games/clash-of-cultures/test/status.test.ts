import { clause } from "@civitas/testing";
import { describe, expect } from "vitest";
import { EXPLORED, position } from "./position.ts";

describe("the Status phase", () => {
  clause(
    ["CC-28.1", "CC-28.2", "CC-28.4", "CC-28.5", "CC-28.6", "CC-28.7", "CC-28.8", "CC-6.8"],
    "E-102: a Status phase",
    () => {
      const [a, b, c] = [0, 1, 2];
      const play = position({
        sides: [
          { happiness: 6, cultureLevel: 0, objectives: ["oc-01"], cities: { E4: "", D3: "" } },
          { happiness: 2, cultureLevel: 0, objectives: ["oc-02"] },
          { happiness: 5, cultureLevel: 0, objectives: ["oc-03"] },
        ],
        round: 2,
        turn: 3,
        first: b,
        mover: a,
        // A volcano, which can do nothing here.
        eventDeck: ["ev-29"],
      });
      play.endTurn();
      for (const seat of [b, c, a]) {
        expect(play).toAsk(seat, "ask.objectives");
        play.do("pass");
      }
      expect(play).toAsk(b, "ask.free-advance");
      play.do("advance:irrigation");
      expect(play.player(b).levels.mood).toBe(3);
      expect(play).toTell("log.event");
      expect(play).toAsk(c, "ask.free-advance");
      play.do("advance:storage");
      expect(play).toAsk(a, "ask.free-advance");
      play.do("advance:engineering");
      expect(play.table.players.map(({ actionCards, objectiveCards }) => [actionCards, objectiveCards])).toEqual([
        [1, 2],
        [1, 2],
        [1, 2],
      ]);
      expect(play).toAsk(b, "ask.raze");
      play.do("none");
      expect(play).toAsk(c, "ask.raze");
      play.do("none");
      expect(play).toAsk(a, "ask.raze");
      play.do("raze:D3");
      expect(play.has(a)).toMatchObject({ gold: 1 });
      // S is 6, 3 and 6: C sits first clockwise from B.
      expect(play).toAsk(c, "ask.first");
      expect(play.offered.sort()).toEqual(["first:0", "first:1", "first:2"]);
      play.do("first:0");
      expect(play.table).toMatchObject({ round: 3, turn: 1, first: a });
      expect(play).toAsk(a, "ask.action");
    },
  );

  clause(["CC-28.7", "CC-28.8"], "E-70: first player", () => {
    const given = (mine: number) =>
      position({
        sides: [
          { happiness: mine, cultureLevel: 0 },
          { happiness: 4, cultureLevel: 5 },
          { happiness: 5, cultureLevel: 4 },
        ],
        phase: "first-player",
        waiting: [0],
        first: 0,
      });
    expect(given(7)).toAsk(1, "ask.first");
    const kept = position({
      sides: [
        { happiness: 4, cultureLevel: 5 },
        { happiness: 4, cultureLevel: 5 },
        { happiness: 5, cultureLevel: 4 },
      ],
      phase: "first-player",
      waiting: [0],
    });
    expect(kept.table).toMatchObject({ first: 0, round: 3 });
    expect(kept).toAsk(0, "ask.action");
  });

  clause(["CC-28.3", "CC-29.1"], "the game ends after the objectives of round 6", () => {
    const play = position({ sides: [{ objectives: ["oc-01"] }, {}], round: 6, turn: 3, mover: 1 });
    play.endTurn();
    expect(play).toAsk(0, "ask.objectives");
    play.do("pass");
    expect(play.match.over).toBe(true);
  });

  clause("CC-28.3", "it goes on after earlier rounds", () => {
    const play = position({ round: 5, turn: 3, mover: 1 }).endTurn();
    expect(play).toAsk(0, "ask.free-advance");
  });

  clause(["CC-28.6", "CC-9.12"], "only a city of size 1 may be razed, and none has to be", () => {
    const play = position({
      regions: EXPLORED,
      sides: [{ cities: { D2: "academy", C3: "", C4: "" } }, {}],
      phase: "raze",
      waiting: [0],
    });
    expect(play.offered).toEqual(["raze:C3", "raze:C4", "none"]);
    play.do("raze:C4");
    expect(play.city("C4")).toBeUndefined();
    expect(play.has()).toEqual({ gold: 1 });
    const large = position({ sides: [{ cities: { D2: "academy" } }, {}], phase: "raze", waiting: [0] });
    expect(large).toAsk(0, "ask.action");
  });

  clause("CC-28.9", "no trading and no civil cards", () => {
    const play = position({
      sides: [{ hand: ["ac-01", "ac-25"], gold: 5, objectives: ["oc-01"] }, {}],
      turn: 3,
      mover: 1,
    });
    play.endTurn();
    while (play.table.round === 2) {
      expect(play.offered.filter((id) => /^(trade|invite|card|play)/.test(id))).toEqual([]);
      play.do(play.offered.at(-1) ?? "");
    }
    expect(play.player().actionCards).toContain("ac-01");
  });

  clause("CC-1.9", "an empty Action deck is made of its discards; if there are none, no card is drawn", () => {
    const drawing = { phase: "cards", waiting: [0], shortDecks: true } as const;
    const play = position({ ...drawing, actionDiscard: ["ac-07"] });
    expect(play.player().actionCards).toEqual(["ac-07"]);
    expect(play.table.piles).toMatchObject({ actionDeck: 0, actionDiscard: [] });
    expect(position(drawing).player().actionCards).toEqual([]);
  });

  clause("CC-1.10", "an empty Objective deck is made of discarded, not of completed cards", () => {
    const drawing = { phase: "cards", waiting: [0], shortDecks: true } as const;
    const play = position({ ...drawing, objectiveDiscard: ["oc-07"] });
    expect(play.player().objectiveCards).toEqual(["oc-07"]);
    const completed = position({ ...drawing, sides: [{ completed: ["oc-02 conqueror"] }, {}] });
    expect(completed.player().objectiveCards).toEqual([]);
  });
});
