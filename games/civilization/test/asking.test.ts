import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { facing } from "./fight.ts";
import { type Side, Table } from "./position.ts";

clause("CV-34.4", "what is mandatory and without choice is not asked", () => {
  const changed: Side = { rule: { changed: true } };
  const play = facing(changed, changed, {
    phase: "start-of-turn",
    markers: { c2: "stonehenge" },
    terrain: { b3: "desert" },
  });
  // Stonehenge brings 1 culture, and trade is collected, before anybody is asked anything.
  expect(play.state.phase).toBe("trade");
  expect(play.realm()).toMatchObject({ culture: 1, trade: 1 });
});

clause("CV-34.10", "producing asks for the item and its square, for extras only where they exist", () => {
  const forests = { terrain: { b2: "forest", b3: "forest", b4: "forest" } } as const;
  const play = facing({}, {}, forests).do("produce:c3", "build:scout", "place:d3");
  expect(play.figures()).toEqual(["scout d3"]); // 6 production cover the price: nothing else is asked
  const units = facing({}, {}, forests).do("produce:c3", "build:infantry");
  expect(units.realm().units).toHaveLength(1); // a unit needs no square
  const caravan = facing(
    { caravans: ["c3"], trade: 3, techs: ["currency"] },
    {},
    { terrain: { b2: "forest", b3: "forest", b4: "mountain" } },
  );
  caravan.do("produce:c3", "build:market", "place:d3");
  expect(caravan.offered).toEqual(["pay:rush1", "pay:caravan"]);
});

clause("CV-34.11", "moving asks who goes only if there is a choice, then step by step", () => {
  const alone = facing({ armies: ["f6"] }, {}, { phase: "movement" }).do("move:f6");
  expect(alone).toAsk(0, "ask.step");
  expect(alone.offered).toEqual(["go:f7", "go:e6", "go:f5", "go:g6"]);
  alone.do("go:f7");
  expect(alone).toOffer("stop");
  const pair = facing({ armies: ["f6"], scouts: ["f6"] }, {}, { phase: "movement" }).do("move:f6");
  expect(pair.offered).toEqual(["group:1+1", "group:1+0", "group:0+1"]);
});

clause("CV-34.12", "a battle turn: an ability only if one is usable, equal units are one entry", () => {
  const units: Side["units"] = ["infantry-b", "infantry-b", "mounted-b"];
  const play = facing({ armies: ["f6"], units }, { armies: ["g6"], units }, { phase: "movement" });
  play.walk("f6", "g6");
  expect(play).toAsk(1, "ask.unit");
  expect(play.offered).toEqual(["unit:infantry-b", "unit:mounted-b"]);
});

clause(["CV-34.16", "CV-26.10"], "loot takes up to 3 culture, in full and without asking how much", () => {
  const play = facing(
    { armies: ["f6"], units: ["infantry-b"] },
    { armies: ["g6"], culture: 5 },
    { phase: "movement" },
  ).walk("f6", "g6");
  play.do("loot:culture");
  expect([play.realm().culture, play.realm(1).culture]).toEqual([3, 2]);
});

clause(["CV-34.3", "CV-34.1"], "a phase turn in which nothing is possible ends by itself", () => {
  const play = new Table({ land: "plain", phase: "movement", sides: [{}, { armies: ["f6"] }] });
  expect(play).toAsk(1, "ask.phase-turn");
});

clause(["CV-34.3", "CV-34.7"], "an order about questions is no reason to be asked", () => {
  const communist: Side = { techs: ["communism"] };
  const idle = new Table({ land: "plain", phase: "movement", sides: [communist, { armies: ["f6"] }] });
  expect(idle).toAsk(1, "ask.phase-turn");
  const busy = new Table({ land: "plain", phase: "movement", sides: [{ ...communist, armies: ["f6"] }, {}] });
  expect(busy).toOffer("move:f6", "ask-every-step");
});
