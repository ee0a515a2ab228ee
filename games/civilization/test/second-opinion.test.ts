import { Match, Random } from "@civitas/kernel";
import { expect, test } from "vitest";
import { bonusParts, handBonus } from "../src/battle/strength.ts";
import { artsOf } from "../src/city/arts.ts";
import { tradeIncome } from "../src/city/gathering.ts";
import { outskirts } from "../src/city/outskirts.ts";
import { game, type World } from "../src/index.ts";
import { cultureHand, productionOf, rankOf, stackingLimit, travelSpeed } from "../src/limits.ts";
import { coinsOf } from "../src/research/coins.ts";
import { richGame } from "./rich.ts";
import { SecondOpinion } from "./second-opinion.ts";

/** What the game counts is what a second implementation of the clauses counts. */
function compare(w: World): void {
  const other = new SecondOpinion(w);
  for (const [seat, realm] of w.realms.entries()) {
    expect(["CV-17.1", seat, coinsOf(w, seat)]).toEqual(["CV-17.1", seat, other.coins(seat)]);
    expect(["CV-10.1", seat, tradeIncome(w, seat)]).toEqual(["CV-10.1", seat, other.trade(seat)]);
    expect(["CV-15.9", seat, cultureHand(w, seat)]).toEqual(["CV-15.9", seat, other.cultureHand(seat)]);
    expect(["CV-21.7", seat, stackingLimit(w, seat)]).toEqual(["CV-21.7", seat, other.stackingLimit(seat)]);
    expect(["CV-21.3", seat, travelSpeed(w, seat)]).toEqual(["CV-21.3", seat, other.travelSpeed(seat)]);
    expect(["CV-25.4", seat, handBonus(w, seat)]).toEqual(["CV-25.4", seat, other.battleHandBonus(seat)]);
    for (const type of ["infantry", "mounted", "artillery"] as const) {
      expect(["CV-14.6", seat, rankOf(realm, type)]).toEqual(["CV-14.6", seat, other.rank(seat, type)]);
    }
    for (const city of realm.cities) {
      const at = [seat, city.at];
      expect([...outskirts(w, city)].sort((a, b) => a - b)).toEqual(other.outskirts(city));
      expect(["CV-11.7", ...at, productionOf(w, seat, city)]).toEqual(["CV-11.7", ...at, other.production(seat, city)]);
      expect(["CV-11.13", ...at, artsOf(w, seat, city)]).toEqual(["CV-11.13", ...at, other.arts(seat, city)]);
    }
  }
  const { battle } = w;
  if (battle?.step !== "start" && battle?.step !== "fight") return;
  const parts = new Map(bonusParts(w, battle, "attacker"));
  const bonus = (parts.get("buildings") ?? 0) + (parts.get("cards") ?? 0);
  expect(["CV-25.7", bonus]).toEqual(["CV-25.7", other.combatBonus(battle.attacker)]);
}

/** Counting twice is slow, so it is done before every so many stories. */
const EVERY = 13;

test.each([
  ["from the beginning, two", game, 2, 600],
  ["from the beginning, five", game, 5, 600],
  ["where everybody has everything, three", richGame, 3, 300],
  ["where everybody has everything, five", richGame, 5, 300],
])("a second implementation counts the same: %s", (title, played, seats, answers) => {
  const faults = new Set<string>();
  let asked = 0;
  const result = (w: World) => {
    if (w.round > 0 && asked++ % EVERY === 0) compare(w);
    return played.result(w);
  };
  let state: World | undefined;
  const census = (w: World) => {
    state = w;
    return played.census(w);
  };
  const match = Match.start({ ...played, result, census }, { seats, seed: title }, { quiet: true });
  const random = Random.seeded(title);
  for (let n = 0; n < answers && !match.over; n++) {
    const decision = match.pending[0];
    if (decision === undefined) break;
    match.census();
    if (state !== undefined && decision.prompt.say === "ask.phase-turn") {
      for (const fault of new SecondOpinion(state).faults()) faults.add(`${n}: ${fault}`);
    }
    match.answer(decision.seat, random.pick(decision.options).id);
  }
  expect([...faults]).toEqual([]);
  expect(match.answers.length).toBeGreaterThan(200);
});
