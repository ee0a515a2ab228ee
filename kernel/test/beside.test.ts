import { describe, expect, test } from "vitest";
import { conformance } from "../src/conformance/index.ts";
import {
  answeredByItself,
  choose,
  Match,
  negotiate,
  type Offer,
  type Option,
  ordersAfter,
  type Rules,
  race,
  sightOf,
  standingAnswer,
  type Window,
  window,
} from "../src/index.ts";
import { story, type Told } from "./toys/story.ts";

const option = (id: string): Option => ({ id, label: { say: id } });
const start = (tell: (s: Told) => Rules, seats = 3) => Match.start(story(tell, seats), { seats, seed: "x" });
const asked = (match: ReturnType<typeof start>) => match.pending.map(({ seat }) => seat);
const ids = (match: ReturnType<typeof start>, seat: number) => match.decision(seat)?.options.map(({ id }) => id);

const cancel = (about: Partial<Window>): Window => ({
  prompt: { say: "cancel?" },
  clause: "TO-1",
  plays: (seat) => (seat === 2 ? [option("cancel")] : []),
  asks: "everybody",
  ...about,
});

const opened = (about: Partial<Window>, seats = [0, 1, 2]) =>
  start(function* (s) {
    const played = yield* window(seats, cancel(about));
    s.notes.push(played === undefined ? "nobody" : `${played.play.id} by ${played.seat}`);
  });

describe("a window", () => {
  test("asks everybody alike where holding is secret; without anything to play it is a formality", () => {
    const match = opened({}, [1, 2]);
    expect(asked(match)).toEqual([1]);
    expect(match.decision(1)).toMatchObject({ formality: true, veiled: true });
    match.answer(1, "pass");
    expect(match.decision(2)).toMatchObject({ formality: false, veiled: true });
    expect(ids(match, 2)).toEqual(["cancel", "pass"]);
    match.answer(2, "cancel");
    expect(match.view(0).notes).toEqual(["cancel by 2"]);
  });

  test("asks only who may answer where that is public, and does not open for nobody", () => {
    expect(asked(opened({ asks: "holders" }))).toEqual([2]);
    expect(opened({ asks: "holders", plays: () => [] }).view(0).notes).toEqual(["nobody"]);
  });

  test("goes on in the order of the seats until somebody plays", () => {
    const match = opened({ plays: () => [option("cancel")] }, [2, 0, 1]);
    expect(asked(match)).toEqual([2]);
    match.answer(2, "pass");
    match.answer(0, "cancel");
    expect(match.view(0).notes).toEqual(["cancel by 0"]);
  });

  test("at once: the first to play counts, and passing waits for the others", () => {
    const match = opened({ atOnce: true, plays: () => [option("cancel")] });
    match.answer(1, "pass");
    expect(asked(match)).toEqual([0, 2]);
    match.answer(2, "cancel");
    expect(match.view(0).notes).toEqual(["cancel by 2"]);
    const nobody = opened({ atOnce: true });
    for (const seat of [2, 1, 0]) nobody.answer(seat, "pass");
    expect(nobody.view(0).notes).toEqual(["nobody"]);
  });
});

describe("a standing answer", () => {
  const standing = (turn: string) => ({ kind: "cancel", scopes: { turn, round: "1" } });
  const question = (turn: string) => {
    const decision = opened({ asks: "holders", standing: standing(turn) }).decision(2);
    if (decision === undefined) throw new Error("seat 2 is not asked");
    return decision;
  };

  test("is given until its scope is over, to questions of its kind only", () => {
    const order = standingAnswer(question("3"), "turn");
    expect(order).toEqual({ seat: 2, kind: "cancel", scope: "turn", during: "3" });
    const orders = order === undefined ? [] : [order];
    expect(answeredByItself(question("3"), orders)).toBe("pass");
    expect(answeredByItself(question("4"), orders)).toBeUndefined();
    expect(answeredByItself({ ...question("3"), seat: 1 }, orders)).toBeUndefined();
    expect(ordersAfter(question("3"), orders)).toBe(orders);
    expect(ordersAfter(question("4"), orders)).toEqual([]);
  });

  test("is offered with the question, for the scopes it knows", () => {
    const match = opened({ asks: "holders", standing: standing("3") });
    expect(sightOf(match, 2).question?.standing).toEqual({ ...standing("3"), answer: "pass" });
    expect(standingAnswer(question("3"), "year")).toBeUndefined();
  });

  test("a formality needs none", () => {
    const formality = opened({}).decision(0);
    expect(formality && answeredByItself(formality, [])).toBe("pass");
  });
});

test("race: with the first answer the others' questions vanish, and that story is told to its end", () => {
  const match = start(function* (s) {
    const grab = function* (seat: number): Rules<string> {
      const { id } = yield* choose(seat, { say: "grab" }, [option("grab"), option("look")]);
      return `${id} ${(yield* choose((seat + 1) % 3, { say: "sure" }, [option("yes"), option("no")])).id}`;
    };
    const first = yield* race(new Map([0, 1, 2].map((seat) => [seat, grab(seat)])));
    s.notes.push(`${first?.seat}: ${first?.told}`);
  });
  expect(asked(match)).toEqual([0, 1, 2]);
  match.answer(1, "grab");
  expect(asked(match)).toEqual([2]);
  match.answer(2, "no");
  expect(match.view(0).notes).toEqual(["1: grab no"]);
});

describe("an offer", () => {
  interface Terms {
    readonly gives: number;
    readonly asks: number;
  }
  const bargaining = (counters: number, to = [1, 2]) =>
    start(function* (s) {
      const deal = yield* negotiate<Terms>(
        { by: 0, to, terms: { gives: 1, asks: 2 } },
        {
          prompt: ({ by, terms }) => ({ say: "offer", with: { by, ...terms } }),
          clause: "TO-2",
          hindrance: ({ terms }, seat) =>
            seat === 2 && terms.asks > 1 ? { why: { say: "poor" }, clause: "TO-2" } : undefined,
          counters,
          *change(_made, by) {
            const { id } = yield* choose(by, { say: "change" }, [option("less"), option("never-mind")]);
            return id === "less" ? { gives: 1, asks: 1 } : undefined;
          },
        },
      );
      s.notes.push(deal === undefined ? "no deal" : `${deal.by}-${deal.to} ${deal.terms.gives}:${deal.terms.asks}`);
    });

  test("goes to several seats, and the first to accept gets it", () => {
    const match = bargaining(1);
    expect(asked(match)).toEqual([1, 2]);
    expect(ids(match, 2)).toEqual(["counter", "refuse"]);
    expect(match.decision(2)?.blocked()).toMatchObject([{ id: "accept", why: { say: "poor" } }]);
    match.answer(2, "refuse");
    match.answer(1, "accept");
    expect(match.view(0).notes).toEqual(["0-1 1:2"]);
  });

  test("may be withdrawn, but nobody waits for that", () => {
    const match = bargaining(1);
    expect(sightOf(match, 0)).toMatchObject({
      waiting: [1, 2],
      question: { optional: true, options: [{ id: "withdraw" }] },
    });
    match.answer(0, "withdraw");
    expect(match.view(0).notes).toEqual(["no deal"]);
  });

  test("may be countered as often as the game allows", () => {
    const match = bargaining(1, [2]);
    match.answer(2, "counter");
    match.answer(2, "less");
    expect(asked(match)).toEqual([0]);
    expect(ids(match, 0)).toEqual(["accept", "refuse"]);
    match.answer(0, "accept");
    expect(match.view(0).notes).toEqual(["2-0 1:1"]);
  });

  test("ends without a deal if it is refused, or the counter-offer is not made after all", () => {
    const refused = bargaining(0);
    for (const seat of [1, 2]) refused.answer(seat, "refuse");
    expect(refused.view(0).notes).toEqual(["no deal"]);
    const thoughtBetter = bargaining(1, [1]);
    thoughtBetter.answer(1, "counter");
    thoughtBetter.answer(1, "never-mind");
    expect(thoughtBetter.view(0).notes).toEqual(["no deal"]);
  });

  test("keeps every law, withdrawn now and then", () => {
    const game = {
      ...story(function* (s: Told) {
        const made: Offer<number> = { by: 0, to: [1, 2], terms: 1 };
        const change = function* (): Rules<number> {
          return 2;
        };
        const prompt = () => ({ say: "offer" });
        const deal = yield* negotiate(made, { prompt, clause: "TO-2", counters: 2, change });
        s.notes.push(JSON.stringify(deal ?? null));
      }, 3),
    };
    expect(conformance(game, { seeds: 40 }).games).toBe(40);
  });
});
