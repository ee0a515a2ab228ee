import { expect, test } from "vitest";
import { clone } from "../src/index.ts";

const properties = (n: number): Record<string, unknown> =>
  Object.fromEntries(Array.from({ length: n }, (_, i) => [`p${i}`, i % 2 === 0 ? i : { deep: [i, { deeper: i }] }]));

for (const n of [0, 3, 16, 17, 40]) {
  test(`a copy of an object with ${n} properties is equal and shares nothing with it`, () => {
    const original = { list: [properties(n), null, "text"], inner: properties(n) };
    const untouched = JSON.stringify(original);
    const copy = clone(original);
    expect(copy).toEqual(original);
    const spoil = (value: unknown): void => {
      if (typeof value !== "object" || value === null) return;
      for (const inner of Object.values(value)) spoil(inner);
      for (const key of Object.keys(value)) Reflect.set(value, key, "spoilt");
    };
    spoil(copy);
    expect(JSON.stringify(original)).toBe(untouched);
  });
}
