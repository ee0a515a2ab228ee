import { Match } from "@civitas/kernel";
import { expect, test } from "vitest";
import { Holding, triggersOf, usesOf } from "../src/abilities/held.ts";
import { COINS_TO_WIN } from "../src/content/constants.ts";
import { game, type World } from "../src/index.ts";
import { coinsOf, coinTokens, hasCoinToken, hasEnoughCoins } from "../src/research/coins.ts";
import { realmOf, seatsOf } from "../src/state.ts";
import { richGame } from "./rich.ts";

/** What is looked up quickly all the time is what a thorough look finds. */
function compare(w: World): void {
  for (const seat of seatsOf(w)) {
    const fresh = new Holding(realmOf(w, seat));
    for (const moment of ["startOfTurn", "trade", "anyTime", "response"] as const) {
      expect(usesOf(w, seat, moment)).toEqual(fresh.uses(moment));
    }
    for (const on of ["learnTech", "glory", "spendResource"] as const) {
      expect(triggersOf(w, seat, on)).toEqual(fresh.triggers(on));
    }
    expect(hasEnoughCoins(w, seat)).toBe(coinsOf(w, seat) >= COINS_TO_WIN);
    expect(hasCoinToken(w, seat)).toBe(coinTokens(w, seat).length > 0);
  }
}

const EVERY = 5;

/** The game, with a comparison before every few stories. */
function watched<G extends Pick<typeof game, "result">>(of: G): G {
  let asked = 0;
  const result = (w: World) => {
    if (w.round > 0 && asked++ % EVERY === 0) compare(w);
    return of.result(w);
  };
  return { ...of, result };
}

test.each([
  ["from the beginning", watched(game), 1500],
  ["where everybody has everything", watched(richGame), 600],
])("quick looks find what thorough ones do: %s", (_, played, answers) => {
  const match = Match.start(played, { seats: 4, seed: "quick looks" }, { quiet: true });
  for (let n = 0; n < answers && !match.over; n++) {
    const decision = match.pending[0];
    const option = decision?.options[(n * 7919) % decision.options.length];
    if (decision !== undefined && option !== undefined) match.answer(decision.seat, option.id);
  }
  expect(match.answers.length).toBeGreaterThan(100);
});
