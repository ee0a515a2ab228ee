import type { MatchRecord } from "@civitas/kernel";
import { expect, test } from "vitest";
import { commitmentTo, finalSeed, notesOf, verifyFairness } from "../src/fairness.ts";

const parts = { serverSeed: "5e".repeat(32), salts: ["ann_1", "-"] };
const record = (change: Partial<MatchRecord> = {}): MatchRecord => ({
  game: "toy",
  version: 1,
  seats: 2,
  options: {},
  seed: finalSeed(parts),
  answers: [],
  notes: notesOf(parts),
  ...change,
});

test("a seed that is what was promised, mixed with everybody's salt, is fair", () => {
  expect(verifyFairness(record())).toEqual({ fair: true, commitment: commitmentTo(parts.serverSeed) });
});

test("another seed, another salt or another promise is found out", () => {
  const notes = notesOf(parts);
  expect(verifyFairness(record({ seed: "chosen" }))).toEqual({ fair: false, why: "seed-mismatch" });
  expect(verifyFairness(record({ notes: { ...notes, "salt-0": "other" } }))).toEqual({
    fair: false,
    why: "seed-mismatch",
  });
  expect(verifyFairness(record({ notes: { ...notes, "server-seed": "other" } }))).toEqual({
    fair: false,
    why: "commitment-mismatch",
  });
  // The server could have tried thousands of them after it had heard the player's.
  const tried = { serverSeed: parts.serverSeed, salts: ["ann_1", "lucky"] };
  const lucky = { seed: finalSeed(tried), notes: { ...notesOf(tried), "player-0": "Ann", "player-1": "bot hard" } };
  expect(verifyFairness(record(lucky))).toEqual({ fair: false, why: "salt-of-a-bot" });
  expect(verifyFairness(record({ notes: { ...notes, "player-1": "bot hard" } }))).toMatchObject({ fair: true });
  const { "salt-1": _, ...missing } = notes;
  expect(verifyFairness(record({ notes: missing }))).toEqual({ fair: false, why: "missing-salt" });
  expect(verifyFairness(record({ notes: {} }))).toEqual({ fair: false, why: "no-commitment" });
});
