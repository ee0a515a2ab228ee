import { type AnyMatch, Match, Random } from "@civitas/kernel";
import { describe, expect, test } from "vitest";
import { game } from "../src/index.ts";
import { type Board, position, rival } from "./position.ts";

const worth = (mine: Board, theirs: Board = rival): number => {
  return position({ players: [mine, theirs], round: 2, rows: [["windmill"]] }).match.evaluate(0);
};

describe("the estimate of a position", () => {
  test("more points, better dice, chits and books are better", () => {
    const plain = worth({ ...rival });
    expect(worth({ ...rival, vp: 3 })).toBeGreaterThan(plain);
    expect(worth({ ...rival, dice: "W gold1, R strength2" })).toBeGreaterThan(plain);
    expect(worth({ ...rival, chits: "reroll, gold" })).toBeGreaterThan(plain);
    expect(worth({ ...rival, books: 4 })).toBeGreaterThan(plain);
    expect(worth({ ...rival, dice: "W gold1*" })).toBeLessThan(plain);
  });

  test("what is good for the rival is bad for me", () => {
    expect(worth(rival, { ...rival, vp: 5 })).toBeLessThan(worth(rival));
    expect(worth(rival, rival)).toBeCloseTo(0.5);
  });

  test("at the end it is the place", () => {
    const { match } = position({ players: [{ vp: 9 }, { vp: 5 }, { vp: 7 }], round: 4, step: "war" });
    expect([0, 1, 2].map((seat) => match.evaluate(seat))).toEqual([1, 0, 0.5]);
  });

  test("who follows it for one answer at a time beats chance", () => {
    let won = 0;
    for (let n = 0; n < 8; n++) {
      const match = Match.start(game, { seats: 2, seed: `estimate ${n}` });
      const chance = Random.seeded(`estimate ${n}`);
      while (!match.over) {
        const seat = match.pending[0]?.seat ?? 0;
        const options = match.pending[0]?.options ?? [];
        const sensible = seat === n % 2 ? best(match, seat, n) : undefined;
        match.answer(seat, sensible ?? chance.pick(options).id);
      }
      if (match.result?.places[n % 2] === 1) won++;
    }
    expect(won).toBeGreaterThanOrEqual(7);
  });
});

/** The option that looks best once the first choice at every further question of this seat is taken. */
function best(match: AnyMatch, seat: number, stream: number): string | undefined {
  const values = match.pending[0]?.options.map(({ id }) => {
    const world = match.imagine(seat, stream, { quiet: true });
    world.answer(seat, id);
    while (world.pending[0]?.seat === seat && world.pending[0].clause !== "ND-7.2") {
      world.answer(seat, world.pending[0].options[0]?.id ?? "");
    }
    return { id, value: world.evaluate(seat) };
  });
  return values?.reduce((one, other) => (other.value > one.value ? other : one)).id;
}
