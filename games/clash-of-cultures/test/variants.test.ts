import { clause } from "@civitas/testing";
import { describe, expect } from "vitest";
import type { ClashOptions } from "../src/options.ts";
import { begin, EXPLORED, type Play, type Position, position } from "./position.ts";

/** An advance that brings an event is bought. */
const withEvent = (options: Partial<ClashOptions>, event: Position["eventDeck"], more: Position = {}): Play =>
  position({
    options,
    regions: EXPLORED,
    sides: [{ food: 2, cultureLevel: 4 }, { culture: 2 }],
    eventDeck: event ?? [],
    ...more,
  }).do("advance:tactics");

describe("events", () => {
  clause("CC-31.1", "no events: the icon only", () => {
    // Revolution: 2 Gold; its text would take an action.
    const play = withEvent({ events: "none" }, ["ev-38"]);
    expect(play.has()).toEqual({ culture: 1, gold: 2 });
    expect(play.table.now.actions).toBe(2);
    expect(play.table.piles.eventDiscard).toEqual(["ev-38"]);
  });

  clause("CC-31.2", "optional events: the player decides before the card is drawn", () => {
    const play = withEvent({ events: "optional" }, ["ev-38"]);
    expect(play).toAsk(0, "ask.event");
    expect(play.log()).not.toContain("log.event");
    play.do("no");
    expect(play).toTell("log.event");
    expect(play.table.now.actions).toBe(2);
  });

  clause(["CC-31.2", "CC-31.3"], "E-122: optional events", () => {
    const play = withEvent({ events: "optional" }, ["ev-19"], { barbarians: { D3: 1 }, dice: [1] });
    play.do("no");
    expect(play).toTell("log.battle");
    expect(play).toAsk(0, "ask.action");
    expect(play.table.piles.eventDiscard).toEqual(["ev-19"]);
    const wanted = withEvent({ events: "optional" }, ["ev-19"]).do("yes");
    expect(wanted).toAsk(0, "ask.great-person");
  });
});

describe("four rounds", () => {
  clause(["CC-31.4", "CC-31.5", "CC-31.6"], "E-123: four rounds", () => {
    const play = begin(3, { rounds: "four" });
    for (const { seat, startHex } of play.table.players) {
      expect(play.cityText(startHex)).toBe(`${seat}: happy`);
      expect(play.at(startHex, seat)).toEqual({ settler: 2 });
    }
    const home = play.table.players[play.asked]?.startHex ?? "";
    expect(play.city(home)?.capacity).toBe(2);
    const status = position({
      options: { rounds: "four" },
      sides: [{}, {}, {}],
      round: 1,
      turn: 3,
      mover: 2,
    }).endTurn();
    const asked: number[] = [];
    while (status.prompt === "ask.free-advance") {
      asked.push(status.asked);
      status.do(status.offered[0] ?? "");
    }
    expect(asked).toEqual([0, 1, 2, 0, 1, 2]);
    const last = position({ options: { rounds: "four" }, round: 4, turn: 3, mover: 1 }).endTurn();
    expect(last.match.over).toBe(true);
    expect(last.table.rounds).toBe(4);
  });
});

describe("variable endings", () => {
  clause("CC-31.7", "up to 7 rounds; the last 5 turns carry numbers", () => {
    for (const ending of ["die", "wonder"] as const) {
      expect(begin(2, { ending }).table.rounds).toBe(7);
      const play = position({ options: { ending }, round: 6, turn: 3, mover: 1 }).endTurn();
      expect(play.match.over).toBe(false);
    }
  });

  clause(["CC-31.8", "CC-31.11"], "before each numbered turn the first player rolls", () => {
    const survives = (round: number, turn: number, rolled: number) =>
      !position({ options: { ending: "die" }, round, turn, phase: "turn-begins", dice: [rolled], first: 1 }).match.over;
    const highest = (round: number, turn: number) => [1, 2, 3, 4, 5, 6].filter((die) => !survives(round, turn, die));
    expect(highest(6, 1)).toEqual([]);
    expect(highest(6, 2)).toEqual([1]);
    expect(highest(6, 3)).toEqual([1, 2]);
    expect(highest(7, 1)).toEqual([1, 2, 3]);
    expect(highest(7, 2)).toEqual([1, 2, 3, 4]);
    expect(highest(7, 3)).toEqual([1, 2, 3, 4, 5]);
  });

  clause("CC-31.8", "E-74: variable ending", () => {
    const given = (die: number) =>
      position({
        options: { ending: "die" },
        round: 7,
        phase: "turn-begins",
        dice: [die],
        sides: [{ objectives: ["oc-01"] }, {}],
      });
    expect(given(3).match.over).toBe(true);
    expect(given(4)).toAsk(0, "ask.action");
  });

  clause("CC-31.11", "the die comes before the income of the turn", () => {
    const play = position({
      options: { ending: "die" },
      regions: EXPLORED,
      round: 7,
      phase: "turn-begins",
      dice: [1],
      sides: [{ advances: ["trade-routes"], units: { D3: "settler" } }, { cities: { D4: "" } }],
    });
    expect(play.match.over).toBe(true);
    expect(play.has()).toEqual({});
  });

  const WONDER = {
    ...{ food: 8, ore: 8, wood: 8, culture: 5 },
    advances: ["storage", "engineering", "monuments"],
  } as const;

  clause("CC-31.9", "whoever builds a Wonder in a numbered turn ends the game with the own turn", () => {
    const given = (round: number, turn: number, ending: "wonder" | "fixed" = "wonder") =>
      position({
        options: { ending },
        sides: [{ ...WONDER, objectives: ["oc-01"] }, {}],
        wonders: ["great-statue"],
        round,
        turn,
      }).do("wonder:great-statue");
    const play = given(6, 2);
    expect(play).toAsk(0, "ask.action");
    play.endTurn();
    expect(play.match.over).toBe(true);
    expect(given(6, 1).endTurn().match.over).toBe(false);
    expect(given(6, 2, "fixed").endTurn().match.over).toBe(false);
  });

  clause("CC-31.10", "else it ends in round 7 after the objectives, or when somebody has no city", () => {
    const play = position({ options: { ending: "wonder" }, round: 7, turn: 3, mover: 1 }).endTurn();
    expect(play.match.over).toBe(true);
    const earlier = position({ options: { ending: "die" }, sides: [{}, { cities: {} }], turn: 3, mover: 1 }).endTurn();
    expect(earlier.match.over).toBe(true);
  });

  clause("CC-31.12", "four rounds allow only the fixed ending", () => {
    const play = begin(2, { rounds: "four", ending: "die" });
    expect(play.table.variant).toEqual({ events: "normal", rounds: "four", ending: "fixed" });
  });
});
