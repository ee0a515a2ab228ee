import { describe, expect, test } from "vitest";
import { evaluate } from "../src/evaluate.ts";
import { EXPLORED, type Position, position, type Side } from "./position.ts";

/** What the first of two players may expect in this position. */
const standing = (mine: Side, theirs: Side = {}, given: Position = {}): number =>
  evaluate(position({ regions: EXPLORED, sides: [mine, theirs], ...given }).state, 0);

const rivalMoves: Position = { phase: "player-turn", mover: 1 };

describe("what a player may expect", () => {
  test.each<[string, Side, Side]>([
    ["an advance", { advances: ["storage"] }, {}],
    ["a second city", { cities: { D2: "", C4: "" } }, { cities: { D2: "" } }],
    ["a Happy city rather than an Angry one", { cities: { D2: "happy" } }, { cities: { D2: "angry" } }],
    ["a settler where a city can be founded", { units: { C4: "settler" } }, { units: { D1: "settler" } }],
    ["goods of several kinds rather than many of one", { food: 3, ore: 3 }, { food: 6 }],
  ])("%s", (_, better, worse) => {
    expect(standing(better)).toBeGreaterThan(standing(worse));
  });

  test("soldiers at home while a rival's stand before the city", () => {
    const rival: Side = { units: { D3: "2 soldiers" } };
    const home: Side = { cities: { D2: "", B4: "" }, units: { D2: "2 soldiers" } };
    const away: Side = { cities: { D2: "", B4: "" }, units: { B4: "2 soldiers" } };
    expect(standing(home, rival, rivalMoves)).toBeGreaterThan(standing(away, rival, rivalMoves));
    expect(standing(home)).toBeCloseTo(standing(away));
  });

  test("a rival who moves next is more dangerous than one who has moved", () => {
    const rival: Side = { units: { D3: "2 soldiers" } };
    expect(standing({}, rival, { phase: "player-turn", mover: 0 })).toBeGreaterThan(standing({}, rival, rivalMoves));
  });

  test("soldiers aboard threaten cities by the sea", () => {
    const loaded: Side = { units: { E4: "ship with soldier" } };
    const far: Side = { units: { F7: "ship with soldier" } };
    const mine: Side = { cities: { D2: "", E5: "" } };
    expect(standing(mine, loaded, rivalMoves)).toBeLessThan(standing(mine, far, rivalMoves));
  });

  test("barbarians may come over two hexes, and the last city is the worst one to lose", () => {
    const danger = (cities: Record<string, string>): number =>
      standing({ cities }) - standing({ cities }, {}, { barbarians: { D3: 2 } });
    expect(danger({ D2: "" })).toBeGreaterThan(2 * danger({ D2: "", B4: "" }));
    expect(standing({}, {}, { barbarians: { D4: 2 } })).toBeLessThan(standing({}, {}, { barbarians: { D6: 2 } }));
  });

  test("a city in danger is better than none, even the last one", () => {
    const besieged: Position = { ...rivalMoves, barbarians: { C3: 4 } };
    const rival: Side = { units: { D3: "4 soldiers" } };
    expect(standing({}, rival, besieged)).toBeGreaterThan(standing({ cities: {} }, rival, besieged));
  });
});
