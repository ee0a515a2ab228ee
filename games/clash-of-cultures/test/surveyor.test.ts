import { type Decision, Random } from "@civitas/kernel";
import { clause, mostly, playing } from "@civitas/testing";
import { describe, expect } from "vitest";
import { amountOf, covers, terms } from "../src/bills.ts";
import { citiesOf } from "../src/cities.ts";
import { GOODS, type Good, type Goods, type Resource } from "../src/content/goods.ts";
import { waysToPay } from "../src/goods.ts";
import { attempts } from "../src/influence/targets.ts";
import { type Clash, noGoods, playerOf } from "../src/state.ts";
import { tradeRoutes } from "../src/trade-routes.ts";
import { keyOf, yieldsOf } from "../src/yields.ts";
import { armed } from "./armed.ts";
import { clashAt } from "./laying-out.ts";
import { collects, influences, routes } from "./surveyor.ts";

/** Positions of wars among 2, 3 and 4 players. */
function* positions(): Generator<Clash> {
  let table: Clash | undefined;
  const watched: typeof armed = {
    ...armed,
    census: (s) => {
      table = s;
      return armed.census?.(s) ?? {};
    },
  };
  for (const seats of [2, 3, 4]) {
    let asked = 0;
    for (const match of playing(watched, { seats, seed: `survey ${seats}`, questions: 360, pick: deed })) {
      if (asked++ % 24 !== 0) continue;
      match.census();
      if (table !== undefined && table.battle === null) yield table;
    }
  }
}

const IDLE = /^(end|stop|trade|invite|less)/;

const deed = (question: Decision, random: Random): string =>
  mostly(
    question.options.map(({ id }) => id).filter((id) => !IDLE.test(id)),
    question,
    random,
  );

const WAYS = [
  { repeat: false, more: 0 },
  { repeat: true, more: 0 },
  { repeat: false, more: 2 },
].flatMap((how) => [1, 2].map((spaces) => ({ ...how, spaces })));

describe("a surveyor reckons again what the map allows", () => {
  clause(
    ["CC-11.2", "CC-11.4", "CC-11.5", "CC-11.10", "CC-11.11", "CC-30.4", "CC-30.27", "CC-17.1", "CC-17.2", "CC-17.3"],
    "Collects, trade routes and attempts at influence",
    () => {
      let seen = 0;
      for (const s of positions()) {
        for (const seat of s.seating) {
          seen += 1;
          expect(tradeRoutes(s, seat)).toBe(routes(s, seat));
          const declared = attempts(s, seat).map(
            ({ source, target, tokens }) => `${source.hex}>${target.hex} ${tokens}`,
          );
          expect(declared.sort()).toEqual(influences(s, seat));
          for (const city of citiesOf(s, seat)) {
            for (const how of WAYS) {
              expect(yieldsOf(s, seat, city, how).map(keyOf).sort()).toEqual(collects(s, seat, city, how));
            }
          }
        }
      }
      expect(seen).toBeGreaterThan(60);
    },
  );
});

const RITUALS: readonly Resource[] = ["food", "ore", "wood", "gold"];

/** CC-5.4, CC-5.5, CC-30.22: whether this good pays one unit of that. */
function pays(good: Good, due: Good, how: ReturnType<typeof terms>): boolean {
  if (good === due) return true;
  if (due === "mood") return how.forMood.some((other) => other === good);
  if (due === "culture" || due === "gold") return false;
  return (good === "gold" && how.gold) || (good === "ideas" && due === "food" && how.ideasForFood);
}

/** Every mix that pays a bill, unit by unit. */
function mixes(held: Goods, bill: Goods, how: ReturnType<typeof terms>): string[] {
  const units = GOODS.flatMap((good) => Array<Good>(amountOf(bill, good)).fill(good));
  const found = new Set<string>();
  const pay = (at: number, paid: Goods): void => {
    const due = units[at];
    if (due === undefined) {
      found.add(keyOf(paid));
      return;
    }
    for (const good of GOODS) {
      const n = amountOf(paid, good) + 1;
      if (pays(good, due, how) && n <= amountOf(held, good)) pay(at + 1, { ...paid, [good]: n });
    }
  };
  pay(0, {});
  return [...found].sort();
}

describe("a surveyor counts the purse again", () => {
  clause(["CC-5.4", "CC-5.5", "CC-5.6", "CC-30.22", "CC-33.4"], "every mix that pays a bill, and no other", () => {
    const random = Random.seeded("purse");
    const s = clashAt({});
    for (let n = 0; n < 400; n++) {
      const held = noGoods();
      const bill = noGoods();
      for (const good of GOODS) held[good] = random.int(4);
      for (const good of GOODS) bill[good] = Math.max(0, random.int(5) - 2);
      const how = terms({
        gold: random.int(4) > 0,
        ideasForFood: random.int(2) === 0,
        forMood: random.int(3) === 0 ? RITUALS : [],
      });
      // Ideas for Food and goods for mood tokens never meet in one bill.
      if (how.ideasForFood && how.forMood.length > 0) continue;
      playerOf(s, 0).goods = held;
      const found = mixes(held, bill, how);
      expect(waysToPay(s, 0, bill, how).map(keyOf).sort()).toEqual(found);
      expect(covers(held, bill, how)).toBe(found.length > 0);
    }
  });
});
