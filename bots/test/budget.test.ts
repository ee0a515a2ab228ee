import { type AnyMatch, Random, startMatch } from "@civitas/kernel";
import { campaign, LEGIONS } from "@civitas/testing/toys/campaign";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { makeBot } from "../src/index.ts";

/** The time that one march takes. Only marches move the clock of these tests. */
const MS_A_MARCH = 1;
let marches = 0;
const marched = (): void => {
  marches += 1;
  vi.advanceTimersByTime(MS_A_MARCH);
};

/** 38 answers into the first turn. */
function inTheMiddle(cut: boolean): AnyMatch {
  const match = startMatch(campaign({ cut, marched }), { seats: 5, seed: "long" });
  const random = Random.seeded("walk");
  for (let n = 0; n < LEGIONS - 2; n++) match.answer(0, random.pick(match.pending[0]?.options ?? []).id);
  marches = 0;
  return match;
}

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance", "setTimeout"] }));
afterEach(() => void vi.useRealTimers());

describe("in the middle of a long turn", () => {
  test("the position is as large as one of the big games", () => {
    expect(JSON.stringify(inTheMiddle(true).snapshot().base.state).length).toBeGreaterThan(40_000);
  });

  test("a copy replays no more than the story that is being told, if the turn is cut into stories", () => {
    const copies = (cut: boolean): number => {
      const match = inTheMiddle(cut).fork({ checkpointEvery: 1 });
      marches = 0;
      match.fork();
      return marches;
    };
    expect(copies(false)).toBe(LEGIONS - 2);
    expect(copies(true)).toBe(0);
  });

  test("greedy looks at its whole turn for the price of a few marches", () => {
    const match = inTheMiddle(true);
    makeBot("greedy").decide(match, 0, Random.seeded("greedy"));
    expect(marches).toBeLessThan(1000);
  });

  test.each([true, false])("a search keeps to its time from the first look on (cut into stories: %s)", (cut) => {
    const match = inTheMiddle(cut);
    const began = performance.now();
    makeBot("search:1000ms").decide(match, 0, Random.seeded("search"));
    // One more try may have begun just before the end.
    expect(performance.now() - began).toBeLessThan(1000 + 3 * LEGIONS * MS_A_MARCH);
  });
});
