import { clause } from "@civitas/testing";
import { describe, expect } from "vitest";
import { EXPLORED, position, type Side } from "./position.ts";

describe("Status phase, endings and variants together", () => {
  clause(
    ["CC-28.6", "CC-9.12", "CC-5.3"],
    "the last city may be razed: its units stay, and the game goes on for a round",
    () => {
      const play = position({
        regions: EXPLORED,
        phase: "raze",
        waiting: [0, 1],
        sides: [{ gold: 8, cities: { D2: "great-wall" }, units: { D2: "settler, 2 soldiers" } }, {}],
      });
      expect(play).toAsk(0, "ask.raze");
      play.do("raze:D2");
      expect(play.has()).toEqual({ gold: 8 });
      expect(play.at("D2")).toEqual({ settler: 1, soldier: 2 });
      expect(play.table.lostWonders).toEqual(["great-wall"]);
      play.do("none");
      expect(play.match.over).toBe(false);
      // The settler founds anew on the same hex.
      expect(play).toOffer("found:D2");
    },
  );

  clause(
    ["CC-28.4", "CC-31.5", "CC-23.3"],
    "four rounds: an event between the two free advances hits who has not chosen yet",
    () => {
      const play = position({
        options: { rounds: "four" },
        phase: "free-advance",
        waiting: [0, 1],
        eventDeck: ["ev-13"],
        sides: [{ happiness: 2 }, { food: 1 }],
      });
      play.do("advance:storage");
      while (play.prompt === "ask.exhaust") play.do(play.offered[0] ?? "");
      // Every player gains 2 Food; seat 1 has no Storage yet.
      expect([play.has(), play.has(1)]).toEqual([{ food: 2, mood: 1 }, { food: 2 }]);
      expect(play).toAsk(1, "ask.free-advance");
    },
  );

  clause(
    ["CC-24.3", "CC-24.9", "CC-24.4"],
    "what is paid for one supply is gone, and each card brings its points",
    () => {
      const play = position({
        phase: "objectives",
        waiting: [0, 1],
        sides: [{ gold: 5, ore: 5, objectives: ["oc-11", "oc-12"] }, {}],
      });
      expect(play.offers("complete:").sort()).toEqual(["complete:oc-11:wealth", "complete:oc-12:ore-supplies"]);
      play.do("complete:oc-12:ore-supplies");
      expect(play.has()).toEqual({ gold: 5, ore: 3 });
      play.do("complete:oc-11:wealth");
      expect(play.has()).toEqual({ gold: 3, ore: 3 });
      expect(play.table.players[0]?.score.objectives).toBe(8);
    },
  );

  clause(
    ["CC-31.9", "CC-26.16", "CC-31.7"],
    "ending by Wonder: a reserved one in a numbered turn ends the game after that player's turn",
    () => {
      const rich = {
        food: 8,
        ore: 8,
        wood: 8,
        culture: 8,
        advances: ["storage", "engineering", "irrigation"],
      } as const;
      const given = (turn: number) =>
        position({
          options: { ending: "wonder" },
          round: 6,
          turn,
          actions: 0,
          sides: [{ ...rich, reserved: ["great-gardens"] }, {}],
        }).do("wonder:great-gardens");
      const early = given(1).endTurn();
      expect(early).toAsk(1, "ask.action");
      const late = given(2);
      expect(late.match.over).toBe(false);
      late.endTurn();
      expect(late.match.over).toBe(true);
      // Seat 1 had no turn any more, and nobody's objectives were looked at.
      expect(late.log()).not.toContain("log.status");
    },
  );

  clause(
    ["CC-31.8", "CC-31.1", "CC-28.3"],
    "ending by die without events: a player without a city still ends it in the Status phase",
    () => {
      const play = position({
        options: { ending: "die", events: "none" },
        round: 3,
        turn: 3,
        mover: 1,
        sides: [{}, { cities: {} }],
      }).endTurn();
      expect(play.match.over).toBe(true);
    },
  );

  clause(["CC-28.7", "CC-28.8"], "levels count, not tokens; with equal sums the token stays", () => {
    const given = (mine: Side, theirs: Side) =>
      position({ phase: "first-player", waiting: [0], sides: [mine, theirs] });
    const stays = given({ happiness: 3, cultureLevel: 4 }, { happiness: 7, cultureLevel: 0, mood: 7 });
    expect(stays).toAsk(0, "ask.action");
    expect(stays.log()).not.toContain("log.first");
    const goes = given({ happiness: 3, cultureLevel: 3 }, { happiness: 7, cultureLevel: 0 });
    expect(goes).toAsk(1, "ask.first");
  });

  clause(["CC-28.5", "CC-1.10", "CC-24.1"], "no Objective card is left but completed ones: nobody draws one", () => {
    const play = position({
      phase: "cards",
      waiting: [0],
      shortDecks: true,
      actionDeck: ["ac-01"],
      sides: [{ completed: ["oc-01 large-civilization"] }, {}],
    });
    expect(play.player().objectiveCards).toEqual([]);
    expect(play.player().actionCards).toEqual(["ac-01"]);
  });
});
