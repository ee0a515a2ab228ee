import { Random } from "@civitas/kernel";
import { describe, expect, test } from "vitest";
import { compare, type Finding, gamesInRound, rounds, shareOf } from "../src/arena/sequential.ts";

const bounds = { worth: 25, risk: 0.05 };

/** Plays rounds of two games until there is a finding; each game is won with this probability. */
function decide(strength: number, seed: string): { finding: Finding; rounds: number } {
  const random = Random.seeded(seed);
  const won = (): number => (random.int(1_000_000) < strength * 1_000_000 ? 0.5 : 0);
  const shares: number[] = [];
  for (;;) {
    shares.push(won() + won());
    const { finding } = compare(shares, bounds);
    if (finding !== "open" || shares.length > 20_000) return { finding, rounds: shares.length };
  }
}

const findings = (strength: number) => Array.from({ length: 60 }, (_, n) => decide(strength, `${strength} ${n}`));
const part = (found: readonly { finding: Finding }[], wanted: Finding) =>
  found.filter(({ finding }) => finding === wanted).length / found.length;

describe("a sequential test finds", () => {
  test.each([
    { strength: 0.75, wanted: "stronger" },
    { strength: 0.25, wanted: "weaker" },
    { strength: 0.5, wanted: "no-difference" },
    { strength: 0.55, wanted: "stronger" },
  ] as const)("$wanted where one game in $strength is won", ({ strength, wanted }) => {
    expect(part(findings(strength), wanted)).toBeGreaterThan(0.88);
  });

  test("a great difference soon, a small one later", () => {
    const soon = findings(0.9).map(({ rounds: needed }) => needed);
    const later = findings(0.55).map(({ rounds: needed }) => needed);
    expect(Math.max(...soon)).toBeLessThan(60);
    expect(Math.min(...later)).toBeGreaterThan(Math.max(...soon));
  });

  test("nothing from too few games", () => {
    expect(compare([1, 1, 1, 1], bounds)).toMatchObject({ finding: "open", rounds: 4 });
  });
});

test("the difference has an interval that gets narrower", () => {
  const few = compare([1, 0.5, 0, 1, 0.5, 1, 0.5, 1], bounds);
  const many = compare(Array.from({ length: 50 }, () => [1, 0.5, 0, 1, 0.5, 1, 0.5, 1]).flat(), bounds);
  expect(few.elo).toBeCloseTo(many.elo);
  expect(many.interval[1] - many.interval[0]).toBeLessThan((few.interval[1] - few.interval[0]) / 4);
});

describe("in one round", () => {
  test.each([2, 3, 4, 5])("at %i seats both bots take every seat equally often, on few deals", (seats) => {
    const games = rounds(["a", "b"], seats, 1, "s");
    expect(games).toHaveLength(gamesInRound(seats));
    for (let seat = 0; seat < seats; seat++) {
      expect(games.filter(({ bots }) => bots[seat] === "a")).toHaveLength(games.length / 2);
    }
    expect(new Set(games.map(({ seed }) => seed)).size).toBe(seats % 2 === 0 ? 1 : 2);
  });

  test("the share is what one bot got of the victories", () => {
    const outcome = (bots: string[], won: number[]) => ({ bots, won, scores: [], decisions: [], ms: [] });
    expect(shareOf("a", [outcome(["a", "b"], [1, 0]), outcome(["b", "a"], [0.5, 0.5])])).toBe(0.75);
  });
});
