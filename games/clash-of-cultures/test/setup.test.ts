import { clause } from "@civitas/testing";
import { describe, expect } from "vitest";
import { REGION_IDS } from "../src/content/regions.ts";
import { begin, EXPLORED, position } from "./position.ts";

const SEATS = [2, 3, 4] as const;

describe("setup", () => {
  clause("CC-3.2", "a region lies face down on every free slot, the others are out of the game", () => {
    for (const seats of SEATS) {
      const { state } = begin(seats);
      const dealt = state.slots.flatMap(({ region }) => region ?? []);
      expect([...dealt, ...state.setAside].sort()).toEqual([...REGION_IDS].sort());
      expect(state.setAside).toHaveLength(16 - (seats === 2 ? 8 : seats === 3 ? 12 : 14));
      expect(state.slots.filter(({ region }) => region !== null).some(({ explored }) => explored)).toBe(false);
    }
  });

  clause("CC-3.3", "the players sit in random order; the k-th has the k-th home, and turns go that way round", () => {
    const play = begin(3, {}, [{ top: [2, 0, 1] }]);
    // The top of a pile is its end: clockwise 1, 0, 2.
    expect(play.state.seating).toEqual([1, 0, 2]);
    const homes = play.table.regions.filter(({ home }) => home !== null).map(({ home }) => home);
    expect(homes).toEqual([1, 0, 2]);
    expect([0, 1, 2].map((seat) => play.table.players[seat]?.startHex)).toEqual(["G8", "E4", "B7"]);
    const first = play.asked;
    const turns = Array.from({ length: 3 }, () => {
      const { asked } = play;
      play.endTurn();
      return asked;
    });
    const at = [1, 0, 2].indexOf(first);
    expect(turns).toEqual([1, 0, 2, 1, 0].slice(at, at + 3));
  });

  clause(["CC-3.4", "CC-3.5"], "2 Food, no level and no token; Farming and Mining are owned", () => {
    const play = begin(4);
    for (const seat of [0, 1, 2, 3]) {
      expect(play.has(seat)).toEqual({ food: 2 });
      expect(play.player(seat)).toMatchObject({ levels: { mood: 0, culture: 0 }, advances: ["farming", "mining"] });
    }
  });

  clause("CC-3.6", "a Neutral city of size 1 and a settler on the Fertile hex of the home region", () => {
    for (const seats of SEATS) {
      const play = begin(seats);
      for (const { seat, startHex } of play.table.players) {
        expect(play.cityText(startHex)).toBe(`${seat}: neutral`);
        expect(play.at(startHex, seat)).toEqual({ settler: 1 });
        expect(play.terrain(startHex)).toBe("fertile");
      }
    }
  });

  clause("CC-3.7", "each player draws an Action and an Objective card; no Wonder is revealed", () => {
    const play = begin(3);
    for (const { actionCards, objectiveCards } of play.table.players) {
      expect([actionCards, objectiveCards]).toEqual([1, 1]);
    }
    expect(play.table.piles).toMatchObject({ actionDeck: 39, objectiveDeck: 29, eventDeck: 38, wonderDeck: 7 });
    expect(play.table.wonders).toEqual([]);
  });

  clause("CC-3.8", "round 1, turn 1, and a random first player", () => {
    const play = begin(3, {}, ["anything", "anything", "anything", "anything", "anything", "anything", { pick: 2 }]);
    expect(play.table).toMatchObject({ round: 1, turn: 1, first: 2 });
    expect(play.asked).toBe(2);
  });
});

describe("what is known", () => {
  const SIDES = [
    { hand: ["ac-01", "ev-21"], objectives: ["oc-01", "oc-02"] },
    { hand: ["ac-09"], objectives: ["oc-10"] },
    {},
  ] as const;

  clause("CC-4.1", "everybody sees board, goods, advances, and how many cards are in every hand and deck", () => {
    const { table } = position({ sides: SIDES, regions: { D4: "12" } });
    expect(table.players.map(({ actionCards, objectiveCards }) => [actionCards, objectiveCards])).toEqual([
      [1, 2],
      [1, 1],
      [0, 0],
    ]);
    expect(table.players[0]).toMatchObject({
      goods: { food: 0 },
      levels: { mood: 8 },
      advances: ["farming", "mining"],
    });
    expect(table.piles.actionDeck).toBe(40);
    expect(table.regions.filter(({ region }) => region !== null).map(({ region }) => region)).toEqual(["region-12"]);
    expect(table.now).toMatchObject({ actions: 3, used: [], influenced: false });
  });

  clause("CC-4.2", "nobody sees decks, unexplored regions or those set aside", () => {
    const play = position({ sides: SIDES });
    for (const viewer of ["audience", 0, 1, 2] as const) {
      const view = JSON.stringify(play.match.view(viewer));
      expect(view).not.toContain("region-");
      for (const card of play.state.actionDeck) expect(view).not.toContain(card);
      for (const card of play.state.eventDeck) expect(view).not.toContain(`"${card}"`);
    }
  });

  clause("CC-4.3", "only their owner sees Action and Objective cards; a great person is known to all", () => {
    const play = position({ sides: SIDES });
    expect(play.match.view(0).players[0]?.hand).toEqual({ actionCards: ["ac-01"], objectiveCards: ["oc-01", "oc-02"] });
    expect(play.match.view(1).players[0]?.hand).toBeNull();
    expect(play.table.players[0]?.hand).toBeNull();
    expect(JSON.stringify(play.match.view(1))).not.toContain("oc-01");
    expect(play.match.view(2).players[0]?.greatPersons).toEqual(["ev-21"]);
  });

  clause("CC-4.3", "a great person stays known when it changes hands", () => {
    const play = position({ sides: SIDES });
    play.do("trade:1", "gives:ev-21:1", "offer", "accept");
    expect(play.table.players.map(({ greatPersons }) => greatPersons)).toEqual([[], ["ev-21"], []]);
  });

  clause("CC-4.4", "a committed card is hidden until both have decided; that one was committed is seen", () => {
    const play = position({
      regions: EXPLORED,
      sides: [
        { advances: ["tactics"], hand: ["ac-06"], units: { D2: "2 soldiers" } },
        { advances: ["tactics"], hand: ["ac-08"], units: { D3: "2 soldiers" } },
      ],
    });
    play.go("attack:D2>D3", "2soldier").do("commit:ac-06");
    const seen = (viewer: 0 | 1 | "audience") => play.match.view(viewer).battle?.attacker;
    expect(seen("audience")).toMatchObject({ committed: true, card: null });
    expect(seen(1)).toMatchObject({ committed: true, card: null });
    expect(seen(0)).toMatchObject({ card: "ac-06" });
    expect(play.table.battle?.defender).toMatchObject({ decided: false, committed: false });
  });

  clause("CC-4.6", "completed objectives lie open, the others stay hidden, also when the game is over", () => {
    const play = position({
      sides: [{ objectives: ["oc-03"], completed: ["oc-02 conqueror"] }, {}],
      phase: "over",
    });
    expect(play.match.over).toBe(true);
    expect(play.table.players[0]?.completed).toMatchObject([{ card: "oc-02", objective: "conqueror" }]);
    expect(JSON.stringify(play.match.view(1))).not.toContain("oc-03");
  });
});
