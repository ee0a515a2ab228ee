import { expect, test } from "vitest";
import { lastAutomaTurn } from "../automa-turn.ts";
import { busyGame } from "./play.ts";

/** The turns of the automa in a game for one, as the log tells them. */
function* turnsOf(seed: string) {
  let told = 0;
  for (const match of busyGame(1, seed)) {
    const log = match.log(0);
    const turns = log.filter(({ what }) => what.say === "log.automa-turn").length;
    if (turns > told && match.pending[0]?.prompt.say === "ask.activate") yield lastAutomaTurn(log);
    told = turns;
  }
}

test("the log of an automa's turn makes cards whose lines are all done or skipped", () => {
  const turns = [...turnsOf("followed")];
  expect(turns.length).toBeGreaterThan(3);
  for (const turn of turns) {
    expect(turn.length).toBeGreaterThanOrEqual(2);
    expect(turn.flatMap(({ deeds }) => deeds).filter(({ state }) => state === "waiting")).toEqual([]);
  }
  const deeds = turns.flat().flatMap((card) => card.deeds);
  expect(deeds.some(({ state }) => state === "done")).toBe(true);
  expect(deeds.filter(({ state }) => state === "skipped").every(({ told }) => told.length > 0)).toBe(true);
});

test("while it is told, what is still to come waits", () => {
  for (const match of busyGame(1, "half told")) {
    const log = match.log(0);
    const start = log.findLastIndex(({ what }) => what.say === "log.automa-turn");
    if (start < 0 || match.pending[0]?.prompt.say !== "ask.activate") continue;
    // Its turn has begun, and it has drawn a card.
    const turn = lastAutomaTurn(log.slice(0, start + 2));
    expect(turn).toHaveLength(1);
    expect(turn[0]?.deeds.every(({ state }) => state === "waiting")).toBe(true);
    return;
  }
  throw new Error("the automa never had a turn");
});
