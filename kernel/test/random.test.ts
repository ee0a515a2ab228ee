import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonical, clone, Random } from "../src/index.ts";
import { same } from "../src/same.ts";

describe("Random", () => {
  test("the same seed gives the same chance, another seed another", () => {
    const rolls = (seed: string) =>
      Array.from(
        { length: 20 },
        (
          (random) => () =>
            random.die(6)
        )(Random.seeded(seed)),
      );
    expect(rolls("a")).toEqual(rolls("a"));
    expect(rolls("a")).not.toEqual(rolls("b"));
  });

  test("goes on from its state", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.nat(30), (seed, rolls) => {
        const random = Random.seeded(seed);
        for (let i = 0; i < rolls; i++) random.int(100);
        const twin = Random.from(JSON.parse(JSON.stringify(random.state())));
        expect([twin.int(1000), twin.draws]).toEqual([random.int(1000), random.draws]);
      }),
    );
  });

  test("hidden cards are dealt anew by chance alone, however they lay", () => {
    const deal = (cards: string[]) => Random.stream(7).redeal(cards);
    expect(deal(["c", "a", "b", "d", "a"])).toEqual(deal(["a", "a", "b", "c", "d"]));
    expect(deal(["c", "a", "b", "d", "a"]).sort()).toEqual(["a", "a", "b", "c", "d"]);
  });

  test("a shuffle keeps the cards", () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string({ minLength: 1 }), (cards, seed) => {
        expect(
          Random.seeded(seed)
            .shuffle([...cards])
            .sort(),
        ).toEqual([...cards].sort());
      }),
    );
  });

  test("a die is fair enough", () => {
    const random = Random.seeded("fair");
    const seen = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 6000; i++) seen[random.die(6) - 1] = (seen[random.die(6) - 1] ?? 0) + 1;
    for (const n of seen) expect(n).toBeGreaterThan(700);
  });

  test("the first two dice of neighbouring streams have nothing to do with each other", () => {
    const pairs = new Map<string, number>();
    for (let n = 0; n < 3600; n++) {
      const random = Random.stream(n);
      const pair = `${random.die(6)} ${random.die(6)}`;
      pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
    }
    expect(pairs.size).toBe(36);
    for (const count of pairs.values()) expect(Math.abs(count - 100)).toBeLessThan(50);
  });
});

/** A key "__proto__" is no name for a thing on a table. */
const plainData = fc.jsonValue().filter((value) => !JSON.stringify(value).includes("__proto__"));

test("a clone equals its original and shares nothing with it", () => {
  fc.assert(
    fc.property(plainData, (value) => {
      const copy = clone(value);
      expect(copy).toEqual(value);
      if (typeof value === "object" && value !== null) expect(copy).not.toBe(value);
    }),
  );
});

test("canonical text does not depend on the order of keys", () => {
  expect(canonical({ b: 1, a: [{ d: 2, c: null }] })).toBe(canonical({ a: [{ c: null, d: 2 }], b: 1 }));
});

test("the same data is what has the same canonical text", () => {
  fc.assert(fc.property(plainData, (value) => same(value, clone(value))));
  fc.assert(
    fc.property(plainData, plainData, (one, other) => {
      expect(same(one, other)).toBe(canonical(one) === canonical(other));
    }),
  );
  expect(same({ a: 1, b: undefined }, { a: 1 })).toBe(true);
  expect(same({ a: 1 }, { a: 1, b: 2 })).toBe(false);
  // Every object inherits something of this name; that is not a value of its own.
  expect(same({}, { valueOf: 1 })).toBe(false);
  expect(same({ valueOf: 1 }, {})).toBe(false);
  expect(same([1, [2]], [1, [3]])).toBe(false);
});
