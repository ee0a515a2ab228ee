import { findGame } from "@civitas/games";
import { sightOf, startMatch } from "@civitas/kernel";
import { expect, test } from "vitest";
import { describe } from "../src/describe.ts";
import { speechFor } from "../src/speech.ts";

const entry = findGame("clash-of-cultures");
if (entry === undefined) throw new Error("Clash of Cultures is not in the list of games");
const speech = await speechFor(entry, "en");

test("cards of two halves are called by both, and kinds of things by their names", () => {
  expect(speech.name("ac-06")).toBe(`${speech.name("hero-general")} / ${speech.name("high-morale")}`);
  expect(speech.name("oc-02")).not.toContain("oc-");
  expect(speech.part("tradeRoutes")).toBe("trade routes");
});

test("what a thing does is told when it is on offer for the first time, and then no more", async () => {
  const { game } = await entry.load();
  const match = startMatch(game, { seats: 2, seed: "told" });
  const sight = sightOf(match, match.pending[0]?.seat ?? 0);
  const known = new Set<string>();
  const [first, again] = [describe(sight, speech, { known }), describe(sight, speech, { known })];
  const told = first.filter((line) => line.startsWith("  Irrigation: "));
  expect(told).toHaveLength(1);
  expect(again.filter((line) => told.includes(line))).toEqual([]);
  expect(again.length).toBeLessThan(first.length);
  // Thirty advances that can't be had yet would bury the question.
  expect(first.filter((line) => line.startsWith("  Devotion: "))).toEqual([]);
});

test("a map is no wider than the screen", async () => {
  const { game } = await entry.load();
  const sight = sightOf(startMatch(game, { seats: 4, seed: "wide" }), 0);
  const frames = describe(sight, speech, { wide: 60 }).filter((line) => /^[ +|-]*\+-/.test(line));
  expect(frames.length).toBeGreaterThan(0);
  expect(frames.filter((line) => line.length > 60)).toEqual([]);
});
