import { type AnyMatch, Random, startMatch } from "@civitas/kernel";
import { describe, expect, test } from "vitest";
import { makeBot } from "../src/index.ts";
import { harvest } from "./toys/harvest.ts";

/** The turn of seat 0 as the bot plays it, after these answers. */
function turnOf(spec: string, ...answers: readonly string[]): string[] {
  const match: AnyMatch = startMatch(harvest, { seats: 2, seed: "harvest" });
  for (const id of answers) match.answer(0, id);
  const [bot, random] = [makeBot(spec), Random.seeded("harvest")];
  const said: string[] = [];
  while (match.pending[0]?.seat === 0) {
    const id = bot.decide(match, 0, random);
    said.push(id);
    match.answer(0, id);
  }
  return said;
}

describe("the plan of a turn", () => {
  test("search takes steps that pay only together", () => {
    expect(turnOf("search:50").toSorted()).toEqual(["guard", "plough", "reap", "sow"]);
  });

  test("greedy looks at its own turn alone, search at the replies, too", () => {
    const reaped = ["plough", "sow", "reap"];
    expect(turnOf("greedy", ...reaped)).toEqual(["glean"]);
    expect(turnOf("search:50", ...reaped)).toEqual(["guard"]);
  });

  test("an action that brings nothing is not taken for its own sake", () => {
    // Everything is done, and nothing lies in the barn that could be raided.
    expect(turnOf("search:50", "glean", "glean", "glean").at(-1)).not.toBe("plough");
  });
});
