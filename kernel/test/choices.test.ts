import { describe, expect, test } from "vitest";
import {
  amount,
  BrokenRules,
  choose,
  chooseSome,
  confirm,
  Match,
  type Option,
  order,
  type Rules,
  together,
} from "../src/index.ts";
import { story, type Told } from "./toys/story.ts";

const option = (id: string): Option => ({ id, label: { say: id } });
const abc = ["a", "b", "c"].map(option);
const start = (tell: (s: Told) => Rules, seats = 2) => Match.start(story(tell, seats), { seats, seed: "x" });
const offered = (match: { decision(seat: number): { options: readonly Option[] } | undefined }, seat = 0) =>
  match.decision(seat)?.options.map(({ id }) => id);

describe("choose", () => {
  test("gives the chosen option itself", () => {
    const match = start(function* (s) {
      s.notes.push((yield* choose(0, { say: "?" }, abc)).id);
    });
    match.answer(0, "b");
    expect(match.view(0).notes).toEqual(["b"]);
  });

  test("does not ask where there is only one option, unless consent is needed", () => {
    const match = start(function* (s) {
      s.notes.push((yield* choose(0, { say: "?" }, [option("only")])).id);
      yield* choose(1, { say: "?" }, [option("only")], { consent: true });
    });
    expect(match.view(0).notes).toEqual(["only"]);
    expect(match.pending.map(({ seat }) => seat)).toEqual([1]);
  });

  test("without any option is a mistake of the rules", () => {
    expect(() =>
      start(function* () {
        yield* choose(0, { say: "?" }, []);
      }),
    ).toThrow(BrokenRules);
  });

  test("computes what is blocked only when somebody asks", () => {
    let asked = 0;
    const match = start(function* () {
      yield* choose(0, { say: "?" }, abc, {
        blocked: () => {
          asked++;
          return [];
        },
      });
    });
    expect(asked).toBe(0);
    match.decision(0)?.blocked();
    expect(asked).toBe(1);
  });
});

test("chooseSome picks one after the other between min and max", () => {
  const match = start(function* (s) {
    const some = yield* chooseSome(0, { say: "?" }, abc, { min: 1, max: 2 });
    s.notes.push(...some.map(({ id }) => id));
  });
  expect(offered(match)).toEqual(["a", "b", "c"]);
  match.answer(0, "c");
  expect(offered(match)).toEqual(["a", "b", "done"]);
  match.answer(0, "a");
  expect(match.view(0).notes).toEqual(["c", "a"]);
});

test("chooseSome ends with done", () => {
  const match = start(function* (s) {
    s.notes.push(...(yield* chooseSome(0, { say: "?" }, abc)).map(({ id }) => id));
  });
  match.answer(0, "b");
  match.answer(0, "done");
  expect(match.view(0).notes).toEqual(["b"]);
});

test("amount offers every number of the range", () => {
  const match = start(function* (s) {
    s.notes.push(String(yield* amount(0, { say: "?" }, { min: 2, max: 4 })));
  });
  expect(offered(match)).toEqual(["2", "3", "4"]);
  match.answer(0, "3");
  expect(match.view(0).notes).toEqual(["3"]);
});

test("order does not ask for the last place", () => {
  const match = start(function* (s) {
    s.notes.push(...(yield* order(0, { say: "?" }, abc)).map(({ id }) => id));
  });
  match.answer(0, "b");
  match.answer(0, "c");
  expect(match.view(0).notes).toEqual(["b", "c", "a"]);
});

test("confirm is a yes or a no", () => {
  const match = start(function* (s) {
    s.notes.push(String(yield* confirm(0, { say: "?" })), String(yield* confirm(0, { say: "?" })));
  });
  match.answer(0, "yes");
  match.answer(0, "no");
  expect(match.view(0).notes).toEqual(["true", "false"]);
});

describe("together", () => {
  const bids = (s: Told): Rules =>
    (function* () {
      const bid = function* (seat: number): Rules<string> {
        const first = yield* choose(seat, { say: "?" }, abc);
        const second = yield* choose(seat, { say: "?" }, abc);
        return first.id + second.id;
      };
      const told = yield* together(
        new Map([
          [0, bid(0)],
          [1, bid(1)],
        ]),
      );
      for (const [seat, bidden] of [...told].sort(([a], [b]) => a - b)) s.notes.push(`${seat}:${bidden}`);
    })();

  test("asks all seats at once and takes answers in any order", () => {
    const match = start(bids);
    expect(match.pending.map(({ seat }) => seat)).toEqual([0, 1]);
    for (const [seat, id] of [
      [1, "a"],
      [0, "b"],
      [1, "c"],
    ] as const)
      match.answer(seat, id);
    expect(match.pending.map(({ seat }) => seat)).toEqual([0]);
    match.answer(0, "b");
    expect(match.view(0).notes).toEqual(["0:bb", "1:ac"]);
  });

  test("a seat takes back its own answer only until another one has answered", () => {
    const match = start(bids);
    match.answer(1, "a");
    match.undo(1);
    match.answer(1, "c");
    match.answer(0, "b");
    expect(match.barrier(1)).toBe("another-seat");
    expect(match.barrier(0)).toBeUndefined();
  });

  test("survives saving in the middle", () => {
    const match = start(bids);
    match.answer(1, "a");
    match.answer(0, "b");
    const loaded = Match.resume(story(bids), JSON.parse(JSON.stringify(match.snapshot())));
    expect(loaded.hash()).toBe(match.hash());
    for (const [seat, id] of [
      [1, "c"],
      [0, "a"],
    ] as const)
      loaded.answer(seat, id);
    expect(loaded.view(0).notes).toEqual(["0:ba", "1:ac"]);
  });

  test("a story that asks another seat is a mistake of the rules", () => {
    const meddling = (): Rules =>
      (function* () {
        yield* together(new Map([[0, choose(1, { say: "?" }, abc)]]));
      })();
    expect(() => start(meddling)).toThrow(BrokenRules);
  });
});
