import { describe, expect, test } from "vitest";
import { conformance } from "../src/conformance/index.ts";
import {
  choose,
  drawFurther,
  drawUp,
  EMPTY_DRAFT,
  goodsIn,
  Match,
  offer,
  Questions,
  type Rules,
  sightOf,
  type Terms,
  type TradeGood,
} from "../src/index.ts";
import { story, type Told } from "./toys/story.ts";

const good = (id: string, n: number): TradeGood => ({ id, name: { say: id }, n, refs: [`pile:${id}`] });
const MINE = [good("gold", 3), good("map", 1)];
const THEIRS = [good("food", 2)];

const about = {
  by: 0,
  to: [1],
  prompt: { say: "what-do-you-offer" },
  clause: "TO-3",
  gives: MINE,
  asks: THEIRS,
  flaw: ({ gives, asks }: Terms) =>
    Object.keys({ ...gives, ...asks }).length === 0 ? { why: { say: "empty" }, clause: "TO-3" } : undefined,
};

function* draft(s: Told): Rules {
  s.notes.push(JSON.stringify((yield* drawUp(about)) ?? "never mind"));
}
const start = (tell: (s: Told) => Rules = draft) => Match.start(story(tell, 2), { seats: 2, seed: "x" });

describe("drawing up an exchange", () => {
  test("sets how many of each good, in any order and as often as one likes", () => {
    const match = start();
    expect(match.decision(0)?.options.map(({ id }) => id)).toEqual([
      ...["gives:gold:1", "gives:gold:2", "gives:gold:3", "gives:map:1", "asks:food:1", "asks:food:2"],
      "never-mind",
    ]);
    expect(match.decision(0)?.blocked()).toMatchObject([{ id: "offer", why: { say: "empty" } }]);
    for (const id of ["asks:food:2", "gives:gold:3", "gives:map:1", "gives:gold:1", "gives:map:0"]) match.answer(0, id);
    expect(sightOf(match, 0).question?.exchange).toMatchObject({
      draft: true,
      gives: [
        { id: "gold", n: 1 },
        { id: "map", n: 0 },
      ],
      asks: [{ id: "food", n: 2 }],
    });
    match.answer(0, "offer");
    expect(match.view(0).notes).toEqual(['{"gives":{"gold":1},"asks":{"food":2}}']);
  });

  test("a click on the thing itself puts one more there", () => {
    const match = start();
    match.answer(0, "gives:gold:1");
    const pointing = match.decision(0)?.options.filter(({ refs }) => refs?.includes("pile:gold"));
    expect(pointing?.map(({ id }) => id)).toEqual(["gives:gold:2"]);
  });

  test("may be given up", () => {
    const match = start();
    match.answer(0, "never-mind");
    expect(match.view(0).notes).toEqual(['"never mind"']);
  });

  test("comes to an end: after enough changes it is offered or given up", () => {
    const match = start();
    for (let i = 0; i < 10; i++) match.answer(0, `gives:gold:${1 + (i % 2)}`);
    expect(match.decision(0)?.options.map(({ id }) => id)).toEqual(["offer", "never-mind"]);
  });

  test("a counter-offer begins with what was offered", () => {
    const match = start(function* (s) {
      s.notes.push(JSON.stringify(yield* drawUp({ ...about, from: { gives: { gold: 2 }, asks: {} } })));
    });
    match.answer(0, "offer");
    expect(match.view(0).notes).toEqual(['{"gives":{"gold":2},"asks":{}}']);
  });

  test("keeps every law", () => {
    expect(conformance(story(draft, 2), { seeds: 20 }).games).toBe(20);
  });
});

describe("drawing up an exchange down the list", () => {
  const further = (from = EMPTY_DRAFT): ReturnType<typeof start> =>
    start(function* (s) {
      let draft = from;
      for (;;) {
        const drawn = yield* drawFurther(about, draft);
        if (drawn.did === "end") {
          s.notes.push(JSON.stringify(drawn.terms ?? "never mind"));
          return;
        }
        draft = drawn.draft;
      }
    });
  const offered = (match: ReturnType<typeof start>) => match.decision(0)?.options.map(({ id }) => id);

  test("each good is set once: what lies behind is not offered again", () => {
    const match = further();
    match.answer(0, "gives:gold:2");
    expect(offered(match)).toEqual(["gives:map:1", "asks:food:1", "asks:food:2", "offer", "never-mind"]);
    match.answer(0, "asks:food:1");
    expect(offered(match)).toEqual(["offer", "never-mind"]);
    match.answer(0, "offer");
    expect(match.view(0).notes).toEqual(['{"gives":{"gold":2},"asks":{"food":1}}']);
  });

  test("nothing leads to a draft that can only be given up", () => {
    const counter = { terms: { gives: {}, asks: { food: 1 } }, at: 0 };
    const match = further(counter);
    expect(offered(match)).not.toContain("asks:food:0"); // nothing would be left to add
    match.answer(0, "gives:gold:1");
    expect(offered(match)).toContain("asks:food:0");
  });

  test("may be given up", () => {
    const match = further();
    match.answer(0, "gives:map:1");
    match.answer(0, "never-mind");
    expect(match.view(0).notes).toEqual(['"never mind"']);
  });
});

const deal = (n: number) =>
  offer(
    { by: 0, to: [1], terms: { gold: n } },
    {
      prompt: () => ({ say: "offer" }),
      clause: "TO-3",
      goods: ({ terms }) => ({ gives: goodsIn(terms, MINE), asks: [] }),
    },
    true,
  );

test("both sides of an offer see its goods; nobody else is asked about them", () => {
  const match = start(function* () {
    yield* deal(2);
  });
  const exchange = { by: 0, to: [1], gives: [{ id: "gold", n: 2 }], asks: [] };
  expect(sightOf(match, 0).question).toMatchObject({ optional: true, exchange });
  expect(sightOf(match, 1).question).toMatchObject({ exchange });
});

test("an offer with other goods is another question: a yes to the one before does not count for it", () => {
  const match = start(function* () {
    for (const n of [1, 2]) yield* deal(n);
    yield* choose(0, { say: "end" }, [], { consent: true });
  });
  const before = Questions.none.next(match, 5, []);
  match.answer(0, "withdraw");
  expect(before.next(match, 6, [0]).since(1)).toBe(6);
});
