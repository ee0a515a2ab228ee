import { Match } from "@civitas/kernel";
import { ticTacToe } from "@civitas/testing/toys/tic-tac-toe";
import { expect, test } from "vitest";
import { checkRecord } from "../src/check-record.ts";
import { commitmentTo, finalSeed, notesOf } from "../src/fairness.ts";

const parts = { serverSeed: "5e".repeat(32), salts: ["ann_1", "ben_2"] };
const match = Match.start(ticTacToe, { seats: 2, seed: finalSeed(parts) });
for (const [i, cell] of ["0", "3", "1", "4", "2"].entries()) match.answer(i % 2, cell);
const record = match.record(notesOf(parts));
const mine = { commitment: commitmentTo(parts.serverSeed), salt: "ben_2", seat: 1 };

test("a record that is what was played is all right", () => {
  expect(checkRecord(ticTacToe, record, mine)).toBeUndefined();
  expect(checkRecord(ticTacToe, record)).toBeUndefined();
});

test("whatever was changed afterwards is found out", () => {
  expect(checkRecord(ticTacToe, { ...record, seed: "chosen" }, mine)).toBe("seed-mismatch");
  expect(checkRecord(ticTacToe, { ...record, answers: record.answers.slice(1) }, mine)).toBe("does-not-replay");
  const [first, ...rest] = record.answers;
  const answers = [{ seat: first?.seat ?? 0, id: "8" }, ...rest];
  expect(checkRecord(ticTacToe, { ...record, answers }, mine)).toBe("does-not-replay");
  expect(checkRecord(ticTacToe, { ...record, hash: "00" }, mine)).toBe("does-not-replay");
  expect(checkRecord(ticTacToe, { ...record, version: 99 }, mine)).toBe("other-rules");
});

test("a server that chose its seed after it knew the salts, or another salt, is found out by what the player kept", () => {
  const chosen = { serverSeed: "aa".repeat(32), salts: parts.salts };
  const other = Match.start(ticTacToe, { seats: 2, seed: finalSeed(chosen) });
  expect(checkRecord(ticTacToe, other.record(notesOf(chosen)), mine)).toBe("other-commitment");
  expect(checkRecord(ticTacToe, record, { ...mine, salt: "ben_3" })).toBe("other-salt");
});
