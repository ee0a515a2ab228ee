import { describe, expect, test } from "vitest";
import { conformance, NonConformance } from "../src/conformance/index.ts";
import type { AnyGame } from "../src/index.ts";
import { BROKEN } from "./toys/broken.ts";
import { guess } from "./toys/guess.ts";

function lawBrokenBy(game: AnyGame): string {
  try {
    conformance(game, { seeds: 20, bound: 400 });
  } catch (error) {
    if (error instanceof NonConformance) return error.law;
    throw error;
  }
  return "none";
}

test("an honest game keeps every law", () => {
  expect(conformance(guess(), { seeds: 30 })).toMatchObject({ games: 180 });
});

describe("a game that", () => {
  for (const { name, law, game } of BROKEN) {
    test(`${name} is caught by "${law}"`, () => expect(lawBrokenBy(game())).toBe(law));
  }
});

test("a message without words is caught", () => {
  const hear = (message: { say: string }): void => {
    if (message.say === "log.card") throw new Error("no words");
  };
  expect(() => conformance(guess(), { seeds: 1, hear })).toThrow(/everything has words/);
});
