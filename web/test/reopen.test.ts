import { Match, Random } from "@civitas/kernel";
import { ticTacToe } from "@civitas/testing/toys/tic-tac-toe";
import { expect, test } from "vitest";
import { reopen } from "../src/local/reopen.ts";

function played(answers: number): Match<unknown, unknown, object> {
  const match = Match.start(ticTacToe, { seats: 2, seed: "kept" });
  const chance = Random.seeded("kept");
  for (let n = 0; n < answers; n++) match.answer(n % 2, chance.pick(match.pending[0]?.options ?? []).id);
  return match;
}

test("a kept match comes back with its log, although the log is not kept", () => {
  const match = played(4);
  const kept = JSON.parse(JSON.stringify(match.snapshot({ log: false })));
  expect(kept.log).toBeUndefined();
  const again = reopen(ticTacToe, kept);
  expect(again.hash()).toBe(match.hash());
  expect(again.log(0)).toEqual(match.log(0));
});

test("where the rules have changed since, the position counts", () => {
  const kept = { ...played(4).snapshot({ log: false }), version: 0 };
  const again = reopen(ticTacToe, kept);
  expect(again.answers).toHaveLength(4);
});
