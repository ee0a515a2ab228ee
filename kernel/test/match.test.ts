import { describe, expect, test } from "vitest";
import { type AnyMatch, BrokenRules, choose, Match, type Option, type Rules, sightOf } from "../src/index.ts";
import { playOut, refusal, start } from "./guessing.ts";
import { guess } from "./toys/guess.ts";
import { story, type Told } from "./toys/story.ts";

const option = (id: string): Option => ({ id, label: { say: id } });
describe("setting up", () => {
  test.each([
    [{ seats: 4, seed: "s" }, /1 to 3 seats/],
    [{ seats: 1.5, seed: "s" }, /seats/],
    [{ seats: 2, seed: "" }, /seed/],
    [{ seats: 2, seed: "s", options: { short: true } }, /no option "short"/],
    [{ seats: 2, seed: "s", options: { long: "yes" } }, /can't be "yes"/],
  ])("%j is refused", (setting, why) => {
    expect(refusal(() => Match.start(guess(), setting))).toMatchObject({
      code: "bad-setup",
      message: expect.stringMatching(why),
    });
  });

  test("options not given take their defaults", () => expect(start().options).toEqual({ long: false }));
});

describe("a refused answer", () => {
  test.each([
    [0, "up", "not-offered"],
    [1, "low", "not-your-turn"],
    [7, "low", "malformed"],
    [0, "", "malformed"],
    [0, "two words", "malformed"],
  ] as const)("of seat %i: %j is %s and changes nothing", (seat, id, code) => {
    const match = start();
    const before = match.hash();
    expect(refusal(() => match.answer(seat, id)).code).toBe(code);
    expect(match.hash()).toBe(before);
  });

  test("says what was expected", () => {
    expect(refusal(() => start().answer(0, "up")).expected).toEqual(["low", "high", "leave"]);
    expect(refusal(() => start().answer(1, "low")).expected).toEqual(["0"]);
  });

  test("after the end is refused as such", () => {
    expect(refusal(() => playOut(start()).answer(0, "low")).code).toBe("game-over");
  });

  test("an answer that is no text at all is refused", () => {
    expect(refusal(() => start().answer(0, { evil: true } as unknown as string)).code).toBe("malformed");
  });
});

describe("rules that break in the middle of an answer", () => {
  const fragile = (s: Told): Rules =>
    (function* () {
      for (;;) {
        const { id } = yield* choose(0, { say: "?" }, [option("go"), option("break"), option("loop")]);
        s.notes.push(id);
        if (id === "break") throw new TypeError("oh");
      }
    })();

  test("leave the match as it was before that answer", () => {
    const match = Match.start(story(fragile), { seats: 2, seed: "x" });
    match.answer(0, "go");
    const before = match.hash();
    expect(() => match.answer(0, "break")).toThrow(BrokenRules);
    expect(match.hash()).toBe(before);
    expect(match.answers).toHaveLength(1);
    match.answer(0, "go");
    expect(match.view(0).notes).toEqual(["go", "go"]);
  });

  test("turn after turn without a question is cut off", () => {
    const endless = { ...story(function* () {}), result: () => undefined };
    expect(() => Match.start(endless, { seats: 2, seed: "x" })).toThrow(/without a question/);
  });

  test("telling without end is cut off, and the match stays", () => {
    const chatty = story(function* (_s, table) {
      yield* choose(0, { say: "?" }, [option("a"), option("b")]);
      for (;;) table.tell({ what: { say: "again" } });
    });
    const match = Match.start(chatty, { seats: 2, seed: "x" });
    expect(() => match.answer(0, "a")).toThrow(/without end/);
    expect(match.decision(0)?.options).toHaveLength(2);
  });
});

describe("undo", () => {
  test("takes back a pick that revealed nothing", () => {
    const match = start();
    const before = match.hash();
    match.answer(0, "high");
    expect(match.barrier(0)).toBeUndefined();
    match.undo(0);
    expect(match.hash()).toBe(before);
  });

  test("stops where a hidden card was seen", () => {
    const seen = {
      ...guess(),
      *turn(s: { deck: number[]; pile: number[] }): Rules {
        yield* choose(0, { say: "?" }, [option("turn-up"), option("turn-over")]);
        s.pile.push(s.deck.pop() as number);
      },
    };
    const match: AnyMatch = Match.start({ ...guess(), turn: seen.turn }, { seats: 2, seed: "s" });
    match.answer(0, "turn-up");
    expect(match.barrier(0)).toBe("hidden-thing-seen");
    expect(refusal(() => match.undo(0)).code).toBe("no-undo");
  });

  test("stops there also when the hidden deck holds few different cards", () => {
    const few = {
      ...guess(),
      *turn(s: { deck: number[]; pile: number[] }): Rules {
        yield* choose(0, { say: "?" }, [option("turn-up"), option("turn-over")]);
        s.pile.push(s.deck.pop() as number);
      },
    };
    const coin = {
      ...guess(),
      turn: few.turn,
      setup: (...given: Parameters<ReturnType<typeof guess>["setup"]>) => ({
        ...guess().setup(...given),
        deck: given[2].shuffle([1, 2]),
      }),
    };
    for (let i = 0; i < 50; i++) {
      const match: AnyMatch = Match.start(coin, { seats: 2, seed: `coin ${i}` });
      match.answer(0, "turn-up");
      expect(match.barrier(0)).toBe("hidden-thing-seen");
    }
  });

  test("stops at chance", () => {
    const match = start();
    match.answer(0, "leave"); // the next turn begins with a roll
    expect(match.barrier(0)).toBe("chance");
  });

  test("is not for others, nor at the beginning", () => {
    const match = start();
    expect(match.barrier(0)).toBe("nothing-to-undo");
    match.answer(0, "high");
    expect(match.barrier(1)).toBe("another-seat");
  });

  test("rewinding goes back over barriers, to any answer", () => {
    const match = playOut(start());
    const short = start();
    const { answers } = match;
    match.rewind(3);
    for (const { seat, id } of answers.slice(0, 3)) short.answer(seat, id);
    expect(match.hash()).toBe(short.hash());
    expect(match.log(0)).toEqual(short.log(0));
    playOut(match);
    expect(match.over).toBe(true);
  });
});

test("what a viewer hears: all, only the others' version, or nothing", () => {
  const secret = story(function* (_s, table) {
    table.tell({ what: { say: "drew", with: { n: 7 } }, seat: 0, only: [0], others: { say: "drew-something" } });
    table.tell({ what: { say: "thought" }, seat: 0, only: [0] });
    yield* choose(0, { say: "?" }, [option("a"), option("b")]);
  });
  const match = Match.start(secret, { seats: 2, seed: "x" });
  expect(match.log(0).map(({ what }) => what.say)).toEqual(["drew", "thought"]);
  expect(match.log(1).map(({ what }) => what.say)).toEqual(["drew-something"]);
  expect(match.log("audience").map(({ what }) => what.say)).toEqual(["drew-something"]);
  expect(sightOf(match, 1)).toMatchObject({ question: undefined, waiting: [0], at: 0 });
  expect(sightOf(match, 0).question?.options.map(({ id }) => id)).toEqual(["a", "b"]);
});
