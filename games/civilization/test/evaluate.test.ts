import { Match, Random } from "@civitas/kernel";
import { describe, expect, test } from "vitest";
import type { TechId, UnitId } from "../src/content/ids.ts";
import { evaluate } from "../src/evaluate/evaluate.ts";
import { game } from "../src/index.ts";
import { type Position, type Side, Table } from "./position.ts";

/** What the first of two players may expect. */
const standing = (side: Side): number => evaluate(new Table({ sides: [side, {}] }).state, 0);

const FIVE: readonly TechId[] = ["pottery", "writing", "currency", "masonry", "navigation"];

describe("what a player may expect", () => {
  test.each([2, 4])("%d players set up: whoever places later is not behind", (seats) => {
    const match = Match.start(game, { seats, seed: "capitals" });
    const random = Random.seeded("places");
    for (let [asked] = match.pending; asked?.prompt.say !== "ask.phase-turn"; [asked] = match.pending) {
      for (let seat = 0; seat < seats; seat++) expect(Math.abs(match.evaluate(seat) - 0.5)).toBeLessThan(0.17);
      if (asked !== undefined) match.answer(asked.seat, random.pick(asked.options).id);
    }
  });

  test.each<[string, Side, Side]>([
    ["a tech that the pyramid needs", { techs: ["pottery"] }, {}],
    [
      "the next level rather than a sixth tech of the first",
      { techs: [...FIVE, "irrigation"] },
      { techs: [...FIVE, "philosophy"] },
    ],
    ["any government rather than anarchy", {}, { government: "anarchy" }],
    ["spaces on the culture track", { track: 8 }, { track: 6 }],
    ["coins", { coins: { sheet: 8 } }, { coins: { sheet: 6 } }],
    ["strong units rather than weak ones", { units: ["infantry-c"] }, { units: ["infantry-a"] }],
  ])("%s", (_, better, worse) => {
    expect(standing(better)).toBeGreaterThan(standing(worse));
  });

  test("the last steps on a way to victory count more than the first", () => {
    const lead = (space: number): number =>
      evaluate(new Table({ sides: [{ track: space + 1 }, { track: space }] }).state, 0);
    expect(lead(18)).toBeGreaterThan(lead(15));
  });

  test("an attack on a capital is worth what its chance is", () => {
    const attack = (units: readonly UnitId[]): number => {
      const play = new Table({
        land: "plain",
        phase: "movement",
        sides: [
          { armies: ["k4"], units },
          { capital: "k3", units: ["infantry-a"] },
        ],
      });
      play.do("move:k4", "go:k3");
      return evaluate(play.state, 0);
    };
    const many: readonly UnitId[] = ["aircraft-7", "aircraft-7", "aircraft-6"];
    expect(attack(many)).toBeGreaterThan(attack(["mounted-a"]));
  });

  test("strong units while a rival's armies stand before the capital", () => {
    const before = (units: readonly UnitId[], at: string): number =>
      evaluate(
        new Table({
          land: "plain",
          sides: [
            { capital: "k3", units },
            { armies: [at, at], units: ["aircraft-7", "aircraft-7", "aircraft-6", "aircraft-6", "aircraft-5"] },
          ],
        }).state,
        0,
      );
    const guards: readonly UnitId[] = ["infantry-c", "mounted-c", "artillery-c"];
    const far = before(guards, "a8") - before([], "a8");
    expect(before(guards, "k5") - before([], "k5")).toBeGreaterThan(far);
    expect(before([], "a8")).toBeGreaterThan(before([], "k5"));
  });

  test("a scout wants a place for a city, the freer the better, and a third army is worth less than the first", () => {
    const settling = (scout: string, markers: Position["markers"] = {}): number =>
      evaluate(new Table({ land: "plain", markers, sides: [{ capital: "c3", scouts: [scout] }, {}] }).state, 0);
    expect(settling("g4")).toBeGreaterThan(settling("d4"));
    const huts = { f5: "hut:silk", i6: "hut:silk", i3: "hut:silk", f2: "hut:silk" } as const;
    expect(settling("g4")).toBeGreaterThan(settling("g4", huts));
    const arming = (n: number): number =>
      standing({ armies: ["c4", "c4", "c5", "c5"].slice(0, n) }) -
      standing({ armies: ["c4", "c4", "c5"].slice(0, n - 1) });
    expect(arming(1)).toBeGreaterThan(arming(3));
  });
});
