import { describe, expect, test } from "vitest";
import { Random } from "../src/index.ts";

type Bit = 0 | 1;

/**
 * The shortest linear recurrence that makes these bits (Berlekamp and Massey): every bit is the sum, modulo 2, of the
 * earlier bits at these distances.
 */
function recurrenceOf(bits: readonly Bit[]): number[] {
  let now: Bit[] = [1];
  let before: Bit[] = [1];
  let length = 0;
  let since = 1;
  bits.forEach((_, n) => {
    let discrepancy = 0;
    for (let i = 0; i <= length; i++) discrepancy ^= (now[i] ?? 0) & (bits[n - i] ?? 0);
    if (discrepancy === 0) {
      since++;
      return;
    }
    const old = [...now];
    before.forEach((bit, i) => {
      now[i + since] = ((now[i + since] ?? 0) ^ bit) as Bit;
    });
    now = Array.from(now, (bit) => bit ?? 0);
    if (2 * length > n) {
      since++;
      return;
    }
    length = n + 1 - length;
    before = old;
    since = 1;
  });
  return now.flatMap((bit, distance) => (bit === 1 && distance > 0 ? [distance] : []));
}

/** Even-sided dice and draws, as a table shows them: their parity is the lowest bit of the generator. */
const SIDES = [6, 2, 4, 12, 20, 8];

/** Watches so many throws, then guesses the parity of each that follows; the share of right guesses. */
function foresees(random: Random, { watched, guessed }: { watched: number; guessed: number }): number {
  const parities = Array.from({ length: watched + guessed }, (_, n) => {
    return (random.int(SIDES[n % SIDES.length] ?? 6) % 2) as Bit;
  });
  const distances = recurrenceOf(parities.slice(0, watched));
  let right = 0;
  for (let n = watched; n < watched + guessed; n++) {
    const guess = distances.reduce((sum, distance) => sum ^ (parities[n - distance] ?? 0), 0);
    if (guess === parities[n]) right++;
  }
  return right / guessed;
}

describe("a spectator who solves equations over the parities of what was rolled", () => {
  test("foresees a linear generator, which is why imagined worlds alone use one", () => {
    expect(foresees(Random.stream(7), { watched: 400, guessed: 400 })).toBe(1);
  });

  test("foresees a match no better than by guessing", () => {
    for (const seed of ["one", "two", "three"]) {
      const share = foresees(Random.seeded(seed), { watched: 2000, guessed: 2000 });
      // Five standard deviations of a fair coin.
      expect(Math.abs(share - 0.5)).toBeLessThan(5 * (0.5 / Math.sqrt(2000)));
    }
  });
});

describe("the chance of a match is sound", () => {
  /** How far counts lie from equal ones, in standard deviations of what a fair source would give. */
  function surprise(counts: readonly number[]): number {
    const expected = counts.reduce((sum, n) => sum + n, 0) / counts.length;
    const chiSquare = counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
    const freedom = counts.length - 1;
    return (chiSquare - freedom) / Math.sqrt(2 * freedom);
  }

  const tally = (cells: number, throws: number, cell: () => number): number[] => {
    const counts = new Array<number>(cells).fill(0);
    for (let i = 0; i < throws; i++) {
      const at = cell();
      counts[at] = (counts[at] ?? 0) + 1;
    }
    return counts;
  };

  test.each([2, 3, 6, 7, 10, 52, 100])("every face of %i is as frequent as the others", (sides) => {
    const random = Random.seeded(`faces of ${sides}`);
    expect(Math.abs(surprise(tally(sides, 1000 * sides, () => random.int(sides))))).toBeLessThan(5);
  });

  test("a throw says nothing about the next, nor about the one after it", () => {
    for (const apart of [1, 2, 16, 64]) {
      const random = Random.seeded(`pairs ${apart}`);
      const throws = Array.from({ length: 36_000 + apart }, () => random.int(6));
      let n = 0;
      const pairs = tally(36, 36_000, () => {
        const pair = 6 * (throws[n] ?? 0) + (throws[n + apart] ?? 0);
        n++;
        return pair;
      });
      expect(Math.abs(surprise(pairs))).toBeLessThan(5);
    }
  });

  test("every order of a small deck is as frequent as the others", () => {
    const random = Random.seeded("orders");
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const order = random.shuffle([1, 2, 3, 4]).join("");
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(Math.abs(surprise([...counts.values()]))).toBeLessThan(5);
  });

  test("seeds that differ in one letter have nothing in common", () => {
    const faces = (seed: string): number[] => {
      const random = Random.seeded(seed);
      return Array.from({ length: 6000 }, () => random.int(6));
    };
    const [one, other] = [faces("table-1"), faces("table-2")];
    const agree = one.filter((face, i) => face === other[i]).length;
    expect(Math.abs(agree - 1000)).toBeLessThan(5 * Math.sqrt((6000 * 5) / 36));
  });
});
