import { Match } from "@civitas/kernel";
import { clause, Scene } from "@civitas/testing";
import { expect } from "vitest";
import { game } from "../src/index.ts";
import type { Caravans } from "../src/state.ts";

/** A scene that begins at a position of our choice, with dice of our choice. */
function scene(position: Partial<Caravans>, ...dice: number[]) {
  const at: Caravans = {
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
  return new Scene(game, { seats: at.stages.length, at, chance: dice.map((die) => ({ die })) });
}

clause(["CR-1.1", "CR-1.2"], "24 cards, three for everybody, caravans at the beginning", () => {
  const match = Match.start(game, { seats: 4, seed: "dunes" });
  expect(match.census()).toEqual({ cards: 24, water: 60 });
  const { caravans, road, deck } = match.view("audience");
  expect(caravans).toEqual(Array(4).fill({ stages: 0, cards: 3 }));
  expect([road, deck]).toEqual([20, 12]);
  expect(Match.start(game, { seats: 2, seed: "dunes", options: { road: 30 } }).view(0).road).toBe(30);
});

clause("CR-1.3", "everybody sees their own hand only", () => {
  const { caravans } = scene({}).sight(1).view;
  expect(caravans).toEqual([
    { stages: 0, cards: 3 },
    { stages: 0, cards: 3, hand: [4, 4, 4] },
  ]);
});

clause(["CR-2.1", "CR-2.2"], "who drinks goes on by the card and draws another; then it is the next one's turn", () => {
  const play = scene({});
  expect(play.offered).toEqual(["drink:1", "drink:2", "drink:3", "wind"]);
  play.do("drink:3");
  const { caravans, drunk } = play.sight(0).view;
  expect(caravans[0]).toEqual({ stages: 3, cards: 3, hand: [1, 2, 2] });
  expect(drunk).toEqual([3]);
  expect(play).toAsk(1, "ask.ride");
  expect(play.offered).toEqual(["drink:4", "wind"]);
});

clause("CR-2.2", "only who draws hears what; without a deck nobody draws", () => {
  const play = scene({}).do("drink:3");
  expect(play.log(0, 0)).toEqual(["log.drank", "log.drew"]);
  expect(play.log(0, 1)).toEqual(["log.drank", "log.drewHidden"]);
  const dry = scene({ deck: [] }).do("drink:3");
  expect(dry.sight(0).view.caravans[0]?.hand).toEqual([1, 2]);
});

clause("CR-2.3", "the number that was drunk last can't be drunk, and the table says why", () => {
  const play = scene({ drunk: [2] });
  expect(play.offered).toEqual(["drink:1", "drink:3", "wind"]);
  expect(play).toRefuse("drink:2", "why.stale", "CR-2.3");
});

clause("CR-2.4", "the wind carries a caravan as far as the die says, and nowhere on a 6", () => {
  for (const rolled of [1, 2, 3, 4, 5, 6]) {
    const { caravans } = scene({ hands: [[1], [1]] }, rolled).do("wind").table;
    expect(caravans[0]?.stages).toBe(rolled === 6 ? 0 : rolled);
  }
});

clause(["CR-3.1", "CR-3.2"], "the first caravan at the end of the road ends the game and wins", () => {
  const { match } = scene({ stages: [18, 12] }).do("drink:3");
  expect(match.over).toBe(true);
  expect(match.result).toMatchObject({ places: [1, 2], scores: [20, 12] });
});
