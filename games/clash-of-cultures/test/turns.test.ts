import { clause } from "@civitas/testing";
import { describe, expect } from "vitest";
import { EXPLORED, type Play, position } from "./position.ts";

/** Who takes the player turns, so many, each with how many actions. */
function turnsOf(play: Play, n: number): string[] {
  return Array.from({ length: n }, () => {
    const turn = `${play.asked}:${play.table.now.actions}`;
    play.endTurn();
    return turn;
  });
}

describe("rounds and turns", () => {
  clause(["CC-6.1", "CC-6.2"], "E-01: turn order", () => {
    const play = position({ sides: [{}, {}, {}], round: 1, phase: "turn-begins" });
    expect(turnsOf(play, 9)).toEqual(["0:3", "1:3", "2:3", "0:3", "1:3", "2:3", "0:3", "1:3", "2:3"]);
    expect(play).toTell("log.status");
    expect(play.table).toMatchObject({ round: 1, phase: "free-advance" });
  });

  clause("CC-6.1", "the first player begins every turn of a round", () => {
    const play = position({ sides: [{}, {}, {}], first: 2, phase: "turn-begins" });
    expect(turnsOf(play, 6).map((turn) => turn[0])).toEqual(["2", "0", "1", "2", "0", "1"]);
  });

  clause("CC-6.2", "three actions in any order, repeated if one likes; then no more", () => {
    const play = position({ regions: EXPLORED, sides: [{ cities: { D2: "", C3: "", C4: "" } }, {}] });
    play.do("collect:D2", "take:ore1", "collect:C3", "take:ore1", "collect:C4", "take:food1");
    expect(play.table.now.actions).toBe(0);
    expect(play).toRefuse("collect:D2", "why.no-actions", "CC-6.2");
    expect(play).toRefuse("move", "why.no-actions", "CC-6.2");
    expect(play).toRefuse("influence", "why.no-actions", "CC-6.2");
    expect(play).toOffer("end");
  });

  clause("CC-6.4", "a player turn begins with its counts at 0 and without lost actions", () => {
    const play = position({
      sides: [{}, { revolted: 1, assassinated: true, cities: { D7: "activated 3" } }],
      phase: "player-turn",
      mover: 1,
      now: { used: ["husbandry"], influenced: true, collects: 2 },
    });
    expect(play.table.now).toMatchObject({ actions: 1, used: [], influenced: false, collects: 0 });
    expect(play.city("D7")?.activations).toBe(0);
    expect(play.table.players[1]?.lostActions).toBe(0);
  });

  clause(["CC-6.4", "CC-25.12"], "lost actions never make fewer than none; the turn is taken all the same", () => {
    const play = position({ sides: [{ revolted: 4, assassinated: true }, {}], phase: "player-turn" });
    expect(play.table.now.actions).toBe(0);
    expect(play.asked).toBe(0);
    expect(play).toOffer("trade:1", "end");
  });

  clause("CC-6.5", "trading is possible before the first and after the last action", () => {
    expect(position({})).toOffer("trade:1");
    expect(position({ actions: 0 })).toOffer("trade:1");
  });

  clause("CC-6.6", "unused actions are lost", () => {
    const play = position({ sides: [{}, {}], phase: "turn-begins" });
    play.endTurn(2);
    expect(play.table.now.actions).toBe(3);
    expect(play.asked).toBe(0);
  });

  clause("CC-6.7", "once a turn counts for each player turn of its owner", () => {
    const play = position({
      regions: EXPLORED,
      sides: [{ food: 2, advances: ["husbandry", "roads"] }, {}],
      phase: "turn-begins",
    });
    const far = () => play.do("collect:D2").offered.includes("far");
    expect(far()).toBe(true);
    play.do("far", "take:ore1");
    expect(far()).toBe(false);
    play.do("take:ore1").endTurn(2);
    expect(far()).toBe(true);
  });

  clause("CC-6.10", "a player turn ends only when its player says so", () => {
    const play = position({ actions: 1 });
    play.do("collect:D2", "take:ore1");
    expect(play).toAsk(0, "ask.action");
    expect(play.table.now.actions).toBe(0);
    play.endTurn();
    expect(play.asked).toBe(1);
  });

  clause("CC-6.11", "what has no legal choice at all can't be taken", () => {
    const play = position({ sides: [{ mood: 0 }, {}] });
    expect(play).toRefuse("move", "why.no-move", "CC-6.11");
    expect(play).toRefuse("civic:D2", "why.short", "CC-16.2");
    expect(play).toRefuse("influence", "why.no-target", "CC-17.2");
    expect(play).toRefuse("build:D2", "why.no-unit", "CC-10.2");
  });

  clause(["CC-6.11", "CC-13.5"], "a Move without a unit that may move is no action", () => {
    const play = position({ sides: [{ units: { D2: "2 soldiers" } }, {}] });
    expect(play).toRefuse("move", "why.no-move", "CC-6.11");
  });

  clause("CC-6.12", "a once-a-turn ability is a choice", () => {
    const play = position({ regions: EXPLORED, sides: [{ food: 1, advances: ["husbandry"] }, {}] });
    play.do("collect:D2");
    expect(play).toOffer("far", "take:ore1");
    play.do("take:ore1");
    expect(play.has()).toEqual({ food: 1, ore: 1 });
  });

  clause("CC-6.13", "what was picked is carried out with all it triggers before the next pick", () => {
    const play = position({
      sides: [{ food: 2, happiness: 2 }, {}],
      regions: EXPLORED,
      eventDeck: ["ev-13"],
    });
    play.do("advance:storage");
    expect(play).toAsk(0, "ask.exhaust");
    play.do(play.offered[0] ?? "");
    expect(play).toAsk(0, "ask.action");
  });
});
