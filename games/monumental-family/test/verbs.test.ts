import type { Rules } from "@civitas/kernel";
import { Speaker } from "@civitas/words";
import { expect, test } from "vitest";
import {
  action,
  archive,
  type Counter,
  carryOut,
  choose,
  distinctTypes,
  gain,
  gainAny,
  gainPer,
  give,
  haveAdvantage,
  mayApply,
  mayArchive,
  type Resource,
  type Resources,
  type Stage,
  sayAbility,
  type TableVerb,
  tradeFree,
  type Verbs,
  when,
  wouldAsk,
  wouldDo,
} from "../src/index.ts";
import { words as en } from "../src/text/en.ts";

/** A stage of paper: it writes down what happens on it. */
class Paper implements Stage {
  readonly happened: string[] = [];
  advantage = false;
  readonly count: Partial<Record<Counter, number>> = {};
  readonly targets: Partial<Record<TableVerb["verb"], number>> = {};

  hasAdvantage = (): boolean => this.advantage;
  gained = (_resource: Resource): number => 0;
  counter = (of: Counter): number => this.count[of] ?? 0;
  gain(resources: Resources, times: number): void {
    this.happened.push(`gain ${JSON.stringify(resources)} x${times}`);
  }
  gainRestricted(military: number): void {
    this.happened.push(`restricted ${military}`);
  }
  gainAdvantage(): void {
    this.advantage = true;
  }
  *gainAny(n: number): Rules {
    this.happened.push(`any ${n}`);
  }
  canPay = (price: Resources): boolean => (price.gold ?? 0) <= 2;
  *pay(price: Resources): Rules {
    this.happened.push(`pay ${JSON.stringify(price)}`);
  }
  canPayAny = (): boolean => true;
  *payAny(n: number): Rules {
    this.happened.push(`pay any ${n}`);
  }
  *chooseOne(): Rules<number> {
    return 1;
  }
  choices = (verb: TableVerb): number => this.targets[verb.verb] ?? 0;
  *carry(verb: TableVerb): Rules {
    this.happened.push(verb.verb);
  }
}

const run = (stage: Paper, verbs: Verbs): string[] => {
  carryOut(verbs, stage).next();
  return stage.happened;
};

test("effects are carried out in written order", () => {
  expect(run(new Paper(), [tradeFree(1), gain({ gold: 1 }), archive(1)])).toEqual([
    "tradeFree",
    'gain {"gold":1} x1',
    "archive",
  ]);
});

test("a condition is looked at when its part is reached", () => {
  const verbs: Verbs = [when(distinctTypes(3), [gainAny(2)], [gainAny(1)])];
  const stage = new Paper();
  expect(run(stage, verbs)).toEqual(["any 1"]);
  stage.count["distinct-types"] = 3;
  expect(run(stage, verbs)).toEqual(["any 1", "any 2"]);
});

test("a counter multiplies, down to its minimum", () => {
  const stage = new Paper();
  expect(run(stage, [gainPer("wonders", { science: 1 })])).toEqual([]);
  expect(run(stage, [gainPer("wonders", { science: 1 }, 1)])).toEqual(['gain {"science":1} x1']);
  stage.count.wonders = 3;
  expect(run(stage, [gainPer("wonders", { science: 1 })]).at(-1)).toBe('gain {"science":1} x3');
});

test("exactly one of the lists of a choice is carried out", () => {
  expect(run(new Paper(), [choose([gain({ gold: 2 })], [tradeFree(1)])])).toEqual(["tradeFree"]);
});

test("a verb knows whether it would change anything, and whether it would ask", () => {
  const stage = new Paper();
  expect(wouldDo([archive(1)], stage)).toBe(false);
  expect(wouldAsk([archive(1)], stage)).toBe(false);
  stage.targets.archive = 1;
  expect(wouldDo([archive(1)], stage)).toBe(true);
  // One card to archive is no choice; whether to archive it at all is one.
  expect(wouldAsk([archive(1)], stage)).toBe(false);
  expect(wouldAsk([mayArchive(1)], stage)).toBe(true);
  expect(wouldAsk([gain({ gold: 1 })], stage)).toBe(false);
});

test("an effect needs its condition and the whole of its cost", () => {
  const stage = new Paper();
  expect(mayApply({ condition: haveAdvantage, does: [] }, stage)).toBe(false);
  stage.advantage = true;
  expect(mayApply({ condition: haveAdvantage, does: [] }, stage)).toBe(true);
  expect(mayApply({ cost: { pay: { gold: 3 } }, does: [] }, stage)).toBe(false);
  expect(mayApply({ cost: { pay: { gold: 1 }, archive: 1 }, does: [] }, stage)).toBe(false);
  stage.targets.archive = 1;
  expect(mayApply({ cost: { pay: { gold: 1 }, archive: 1 }, does: [] }, stage)).toBe(true);
});

test("a cost is given part by part", () => {
  const stage = new Paper();
  give({ payAny: { n: 1, distinct: false }, archive: 1 }, stage).next();
  expect(stage.happened).toEqual(["pay any 1", "archive"]);
});

test("a card's sentence is made from its verbs", () => {
  const speaker = new Speaker("en", [en]);
  const ability = action([gain({ culture: 1 })], { condition: haveAdvantage, cost: { pay: { gold: 2 } } });
  expect(speaker.say(sayAbility(ability))).toBe("Action: if you have the advantage, pay 2 [gold] to gain 1 [culture].");
});
