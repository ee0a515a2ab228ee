import { Match } from "@civitas/kernel";
import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { game } from "../src/index.ts";
import type { Caravans } from "../src/state.ts";

/** A match that begins at a position of our choice: the game's own rules, another setup. */
function from(position: Partial<Caravans>, seed = "sand") {
  const s: Caravans = {
    road: 20,
    turn: 0,
    stages: [0, 0],
    hands: [
      [1, 2, 3],
      [4, 4, 4],
    ],
    deck: [1, 2],
    drunk: [],
    ...position,
  };
  return Match.start({ ...game, setup: () => structuredClone(s) }, { seats: s.stages.length, seed });
}

const offered = (match: ReturnType<typeof from>, seat: number) => match.decision(seat)?.options.map(({ id }) => id);

clause(["CR-1.1", "CR-1.2"], "24 cards, three for everybody, caravans at the beginning", () => {
  const match = Match.start(game, { seats: 4, seed: "dunes" });
  expect(match.census()).toEqual({ cards: 24, water: 60 });
  const { caravans, road, deck } = match.view("audience");
  expect(caravans).toEqual(Array(4).fill({ stages: 0, cards: 3 }));
  expect([road, deck]).toEqual([20, 12]);
  expect(Match.start(game, { seats: 2, seed: "dunes", options: { road: 30 } }).view(0).road).toBe(30);
});

clause("CR-1.3", "everybody sees their own hand only", () => {
  const { caravans } = from({}).view(1);
  expect(caravans).toEqual([
    { stages: 0, cards: 3 },
    { stages: 0, cards: 3, hand: [4, 4, 4] },
  ]);
});

clause(["CR-2.1", "CR-2.2"], "who drinks goes on by the card and draws another; then it is the next one's turn", () => {
  const match = from({});
  expect(offered(match, 0)).toEqual(["drink:1", "drink:2", "drink:3", "wind"]);
  match.answer(0, "drink:3");
  expect(match.view(0).caravans[0]).toEqual({ stages: 3, cards: 3, hand: [1, 2, 2] });
  expect(match.view(0).drunk).toEqual([3]);
  expect(offered(match, 0)).toBeUndefined();
  expect(offered(match, 1)).toEqual(["drink:4", "wind"]);
});

clause("CR-2.2", "only who draws hears what; without a deck nobody draws", () => {
  const match = from({});
  match.answer(0, "drink:3");
  expect(match.log(0).map(({ what }) => what.say)).toEqual(["log.drank", "log.drew"]);
  expect(match.log(1).map(({ what }) => what.say)).toEqual(["log.drank", "log.drewHidden"]);
  const dry = from({ deck: [] });
  dry.answer(0, "drink:3");
  expect(dry.view(0).caravans[0]?.hand).toEqual([1, 2]);
});

clause("CR-2.3", "the number that was drunk last can't be drunk, and the table says why", () => {
  const match = from({ drunk: [2] });
  expect(offered(match, 0)).toEqual(["drink:1", "drink:3", "wind"]);
  expect(match.decision(0)?.blocked()).toMatchObject([{ id: "drink:2", why: { say: "why.stale" }, clause: "CR-2.3" }]);
});

clause("CR-2.4", "the wind carries a caravan as far as the die says, and nowhere on a 6", () => {
  const seen = new Map<number, number>();
  for (let i = 0; i < 60; i++) {
    const match = from({ hands: [[1], [1]] }, `sand ${i}`);
    match.answer(0, "wind");
    seen.set(Number(match.log(0)[0]?.what.with?.rolled), match.view(0).caravans[0]?.stages ?? -1);
  }
  expect([...seen].sort()).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 4],
    [5, 5],
    [6, 0],
  ]);
});

clause(["CR-3.1", "CR-3.2"], "the first caravan at the end of the road ends the game and wins", () => {
  const match = from({ stages: [18, 12] });
  match.answer(0, "drink:3");
  expect(match.over).toBe(true);
  expect(match.result).toMatchObject({ places: [1, 2], scores: [20, 12] });
});
