import { expect, test } from "vitest";
import { spread } from "../spread.ts";

const rounded = (places: readonly number[]): number[] => places.map((place) => Math.round(place * 100) / 100);

test("markers that are far apart stay where they are", () => {
  expect(spread([0.1, 0.9, 0.5], 0.2)).toEqual([0.1, 0.9, 0.5]);
});

test("markers on one place make room for each other and keep their order", () => {
  expect(rounded(spread([0.5, 0.5], 0.2))).toEqual([0.5, 0.7]);
  expect(rounded(spread([0.6, 0.5], 0.2))).toEqual([0.7, 0.5]);
});

test("nobody is pushed over the end", () => {
  const placed = spread([1, 1, 0.95], 0.1);
  expect(Math.max(...placed)).toBeLessThanOrEqual(1);
  expect(new Set(placed.map((place) => place.toFixed(2))).size).toBe(3);
});
