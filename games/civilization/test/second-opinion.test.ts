import { type Decision, Match, Random } from "@civitas/kernel";
import { expect, test } from "vitest";
import { bonusParts, handBonus } from "../src/battle/strength.ts";
import { artsOf } from "../src/city/arts.ts";
import { tradeIncome } from "../src/city/gathering.ts";
import { outskirts } from "../src/city/outskirts.ts";
import { game, type World } from "../src/index.ts";
import { cultureHand, productionOf, rankOf, stackingLimit, travelSpeed } from "../src/limits.ts";
import { coinsOf } from "../src/research/coins.ts";
import { crowdedGame } from "./crowded.ts";
import { richGame } from "./rich.ts";
import { SecondChoices } from "./second-choices.ts";
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

/** What the player is asked about: the city and the product that were chosen last. */
interface Building {
  readonly city: string;
  readonly product: string;
}

/** What the second implementation would offer; nothing for questions that it does not know. */
function secondOffers(w: World, { seat, prompt }: Decision, { city, product }: Building): Offers | undefined {
  const second = new SecondChoices(w);
  const builder = second.cityNamed(seat, city);
  switch (prompt.say) {
    case "ask.phase-turn":
      if (w.phase === "start-of-turn") return { like: "found:", ids: second.founding(seat) };
      return w.phase === "city-management" ? { like: "produce:", ids: second.producing(seat) } : undefined;
    case "ask.build":
      return builder && { like: "", ids: second.building(seat, builder) };
    case "ask.where": {
      const ids = builder && second.placing(seat, builder, product);
      return ids && { like: "", ids };
    }
    case "ask.research":
      return { like: "", ids: second.research(seat) };
    case "ask.step":
      return { like: "go:", ids: second.steps(seat, Number(prompt.with?.left)) };
    default:
      return undefined;
  }
}

interface Offers {
  /** How the ids begin that are compared. */
  readonly like: string;
  readonly ids: readonly string[];
}

const AFTER = /^(produce|build):/;

/** What was just answered, as far as the next question needs it. */
function follow(id: string, { city }: Building): Building {
  const [, what] = AFTER.exec(id) ?? [];
  const name = id.slice(id.indexOf(":") + 1);
  return what === "produce" ? { city: name, product: "" } : { city: what === "build" ? city : "", product: name };
}

/** Counting twice is slow, so it is done before every so many stories. */
const EVERY = 13;

/** Answers that end something are given seldom. */
const ENDS = ["done", "finished", "none", "pass", "stop"];

test.each([
  ["from the beginning, two", game, 2, 400],
  ["from the beginning, five", game, 5, 400],
  ["where everybody has everything, three", richGame, 3, 200],
  ["where everybody has everything, five", richGame, 5, 200],
  ["where all live close together, four", crowdedGame, 4, 200],
])("a second implementation counts and offers the same: %s", (title, played, seats, answers) => {
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
  let building: Building = { city: "", product: "" };
  let compared = 0;
  for (let n = 0; n < answers && !match.over; n++) {
    const decision = match.pending[0];
    match.census();
    if (decision === undefined || state === undefined) break;
    const { seat, prompt, options } = decision;
    const ids = options.map(({ id }) => id);
    if (prompt.say === "ask.phase-turn") expect([...new SecondOpinion(state).faults()]).toEqual([]);
    const second = secondOffers(state, decision, building);
    if (second !== undefined) {
      compared++;
      const offered = ids.filter((id) => id.startsWith(second.like)).sort();
      expect([n, seat, prompt.say, ...offered]).toEqual([n, seat, prompt.say, ...second.ids]);
    }
    const going = ids.filter((id) => !ENDS.includes(id));
    const id = random.pick(going.length > 0 && random.int(4) > 0 ? going : ids);
    building = follow(id, building);
    match.answer(seat, id);
  }
  expect(compared).toBeGreaterThan(50);
});
