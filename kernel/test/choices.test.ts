import { describe, expect, test } from "vitest";
import {
  amount,
  BrokenRules,
  choose,
  chooseLazily,
  confirm,
  late,
  Match,
  no,
  type Option,
  order,
  pointedAt,
  Refusal,
  type Rules,
  reasonAgainst,
  sightOf,
  together,
} from "../src/index.ts";
import { story, type Told } from "./toys/story.ts";

const option = (id: string): Option => ({ id, label: { say: id } });
const abc = ["a", "b", "c"].map(option);
const start = (tell: (s: Told) => Rules, seats = 2) => Match.start(story(tell, seats), { seats, seed: "x" });
const offered = (match: { decision(seat: number): { options: readonly Option[] } | undefined }, seat = 0) =>
  match.decision(seat)?.options.map(({ id }) => id);

describe("choose lazily", () => {
  /** What was judged, question by question: an id, or "all". */
  function asking() {
    const judged: string[] = [];
    const match = start(function* (s) {
      for (;;) {
        const judge = (id?: string): readonly Option[] => {
          judged.push(id ?? "all");
          return id === undefined ? abc : abc.filter((one) => one.id <= id);
        };
        s.notes.push((yield* chooseLazily(0, { say: "?" }, judge)).id);
      }
    });
    return { match, judged };
  }

  test("judges all options once somebody looks, and only what an answer needs if nobody does", () => {
    const { match, judged } = asking();
    match.answer(0, "b");
    expect(judged).toEqual(["b"]);
    expect(offered(match)).toEqual(["a", "b", "c"]);
    match.answer(0, "c");
    expect(judged).toEqual(["b", "all"]);
    expect(match.view(0).notes).toEqual(["b", "c"]);
  });

  test("refuses what is not offered, and anything that is no id", () => {
    const { match } = asking();
    for (const id of ["d", "", 7, null, undefined, {}]) {
      expect(() => Reflect.apply(match.answer, match, [0, id])).toThrow(Refusal);
    }
    expect(offered(match)).toEqual(["a", "b", "c"]);
  });
});

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

  test("asks about an only option as a formality where being asked would tell something", () => {
    const match = start(function* () {
      yield* choose(0, { say: "?" }, [option("only")], { secret: true });
      yield* choose(0, { say: "?" }, abc, { secret: true });
    });
    expect(match.decision(0)).toMatchObject({ formality: true, veiled: true });
    match.answer(0, "only");
    expect(match.decision(0)).toMatchObject({ formality: false, veiled: true });
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

  test("splits verdicts into what can be chosen and why the rest can't", () => {
    const match = start(function* (s) {
      const dear = { ...option("dear"), price: { gold: 9 }, act: () => "not for the players" };
      const verdicts = [option("a"), no(dear, { say: "why.short" }, "XX-1"), option("b")];
      s.notes.push((yield* choose(0, { say: "?" }, verdicts)).id);
    });
    expect(offered(match)).toEqual(["a", "b"]);
    const blocked = sightOf(match, 0).question?.blocked;
    expect(blocked).toEqual([
      { id: "dear", label: { say: "dear" }, price: { gold: 9 }, why: { say: "why.short" }, clause: "XX-1" },
    ]);
    expect(Object.keys(blocked?.[0] ?? {})).not.toContain("act");
    expect(() => match.answer(0, "dear")).toThrow(Refusal);
  });

  test("puts a no into words only when somebody looks", () => {
    let worded = 0;
    const match = start(function* () {
      const reason = () => {
        worded++;
        return { why: { say: "why" }, clause: "XX-2" };
      };
      yield* choose(0, { say: "?" }, [...abc, no(() => option("d"), reason)]);
    });
    expect(worded).toBe(0);
    expect(match.decision(0)?.blocked()).toMatchObject([{ id: "d", why: { say: "why" }, clause: "XX-2" }]);
    expect(worded).toBe(1);
  });

  test("is forced where all but one were refused", () => {
    const match = start(function* (s) {
      s.notes.push((yield* choose(0, { say: "?" }, [no(option("a"), { say: "why" }, "XX-1"), option("b")])).id);
    });
    expect(match.view(0).notes).toEqual(["b"]);
  });
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
  expect(sightOf(match, 0).question?.picked).toEqual([{ say: "b" }]);
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

  test("a story may ask another seat in the middle; that comes before the other's own question", () => {
    const match = start(function* (s) {
      const bid = function* (seat: number): Rules<string> {
        const { id } = yield* choose(seat, { say: "own" }, abc);
        if (id !== "a") return id;
        return `${id}>${(yield* choose(1 - seat, { say: "answer" }, abc)).id}`;
      };
      const told = yield* together(new Map([0, 1].map((seat) => [seat, bid(seat)])));
      s.notes.push(...[...told].sort(([a], [b]) => a - b).map(([, bidden]) => bidden));
    });
    match.answer(0, "a");
    expect(match.pending.map(({ seat, prompt }) => [seat, prompt.say])).toEqual([[1, "answer"]]);
    match.answer(1, "c");
    expect(match.pending.map(({ seat, prompt }) => [seat, prompt.say])).toEqual([[1, "own"]]);
    match.answer(1, "b");
    expect(match.view(0).notes).toEqual(["a>c", "b"]);
  });
});

test("late words are put together only when somebody reads them, and travel as plain data", () => {
  let made = 0;
  const match = start(function* () {
    const label = late(() => ({ say: "long", with: { n: ++made } }));
    yield* choose(0, { say: "?" }, [
      { id: "a", label, note: label },
      no({ id: "b", label }, { say: "why" }, "XX-1"),
      ...abc.slice(2),
    ]);
  });
  expect(made).toBe(0);
  const question = sightOf(match, 0).question;
  expect(JSON.parse(JSON.stringify(question?.options[0]))).toEqual({
    id: "a",
    label: { say: "long", with: { n: 1 } },
    note: { say: "long", with: { n: 2 } },
  });
  expect(question?.blocked[0]?.label).toEqual({ say: "long", with: { n: 3 } });
});

describe("what a question points at", () => {
  const blocked = (id: string, ...refs: string[]) => ({
    id,
    label: { say: id },
    why: { say: "why" },
    clause: "X-1",
    refs,
  });

  test("a reason for several things is found by each of them, and by no other kind of choice", () => {
    const far = blocked("conquer:a1", "space:a1", "space:b2");
    const stuck = blocked("move:b2", "space:b2", "space:c3");
    expect(reasonAgainst([stuck, far], "conquer:b2")).toBe(far);
    expect(reasonAgainst([stuck, far], "move:c3")).toBe(stuck);
    expect(reasonAgainst([stuck, far], "conquer:c3")).toBeUndefined();
    expect(reasonAgainst([stuck, far], "outpost:b2")).toBeUndefined();
  });

  test("a reason with the very id goes before one that only points there", () => {
    const own = blocked("hero:joan", "row:joan");
    expect(reasonAgainst([blocked("hero:hannibal", "row:joan"), own], "hero:joan")).toBe(own);
  });

  test("an option points at its refs and at where it begins and leads, each once", () => {
    const spot = (ref: string) => ({ ref, name: { say: ref } });
    expect(pointedAt({ ...option("go"), refs: ["a"], from: spot("b"), to: spot("a") })).toEqual(["a", "b"]);
    expect(pointedAt(option("stay"))).toEqual([]);
  });
});
