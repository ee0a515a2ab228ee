import { describe, expect, test } from "vitest";
import { chooseSome, type HowMany, kernelSays, Match, no, type Option, sightOf, type Verdict } from "../src/index.ts";
import { story, type Told } from "./toys/story.ts";

const thing = (id: string): Option => ({ id, label: { say: id }, refs: [`on:${id}`] });
const things = (ids: string): Option[] => [...ids].map(thing);

/** A table where seat 0 picks some of these; the notes hold what was picked. */
const picking = (verdicts: readonly Verdict[], how: HowMany = {}): Match<Told, Told> =>
  Match.start(
    story(function* (s) {
      s.notes.push(...(yield* chooseSome(0, { say: "?" }, verdicts, how)).map(({ id }) => id));
    }),
    { seats: 2, seed: "x" },
  );

const offered = (match: Match<Told, Told>): string[] => match.decision(0)?.options.map(({ id }) => id) ?? [];
const picks = (match: Match<Told, Told>, ...ids: string[]): readonly string[] => {
  for (const id of ids) match.answer(0, id);
  return match.view(0).notes;
};

/** The set at the end of every way through the questions. */
function everyWay(match: Match<Told, Told>): string[] {
  if (match.over) return [match.view(0).notes.join("")];
  return offered(match).flatMap((id) => {
    const next = match.fork();
    next.answer(0, id);
    return everyWay(next);
  });
}

describe("every set is reached in one way", () => {
  test.each([
    { name: "4 of 9 units", ids: "abcdefghi", min: 4, max: 4, sets: 126 },
    { name: "up to 2 of 5", ids: "abcde", min: 0, max: 2, sets: 1 + 5 + 10 },
    { name: "2 or 3 of 4", ids: "abcd", min: 2, max: 3, sets: 6 + 4 },
    { name: "any of 4", ids: "abcd", min: 0, max: 4, sets: 16 },
  ])("$name: $sets ways", ({ ids, min, max, sets }) => {
    const ways = everyWay(picking(things(ids), { min, max }));
    expect(ways).toHaveLength(sets);
    expect(new Set(ways).size).toBe(sets);
  });

  test("alike things: 2 of 3 soldiers and 2 riders make 3 sets, not 10", () => {
    const army = [thing("s1"), thing("r1"), thing("s2"), thing("r2"), thing("s3")];
    const ways = everyWay(picking(army, { min: 2, max: 2, alike: ({ id }) => id.slice(0, 1) }));
    expect(ways.sort()).toEqual(["r1r2", "s1r1", "s1s2"]);
  });
});

test("picks go down the list, and what was passed over says so", () => {
  const match = picking(things("abc"), { min: 1, max: 2 });
  expect(offered(match)).toEqual(["a", "b", "c"]);
  match.answer(0, "b");
  expect(offered(match)).toEqual(["c", "done"]);
  expect(match.decision(0)?.blocked()).toMatchObject([{ id: "a", why: kernelSays("kernel.passed-over") }]);
  expect(picks(match, "c")).toEqual(["b", "c"]);
});

test("whoever passes something over is asked before the picking ends, and may take it back", () => {
  const match = picking(things("abc"));
  match.answer(0, "c");
  expect(offered(match)).toEqual(["done"]);
  match.undo(0);
  expect(picks(match, "a", "c", "done")).toEqual(["a", "c"]);
});

test("done ends it, and where everything is taken nobody has to say so", () => {
  expect(picks(picking(things("abc")), "b", "done")).toEqual(["b"]);
  expect(picks(picking(things("abc")), "a", "b", "c")).toEqual(["a", "b", "c"]);
});

test("if there are fewer than asked for, all of them are taken", () => {
  expect(picking(things("ab"), { min: 3 }).view(0).notes).toEqual(["a", "b"]);
  expect(picking([], { min: 1 }).view(0).notes).toEqual([]);
});

test("the question shows what is picked", () => {
  const match = picking([thing("s1"), thing("s2"), thing("s3"), thing("boat")], { alike: ({ id }) => id.slice(0, 1) });
  expect(sightOf(match, 0).question?.picked).toEqual([]);
  picks(match, "s1", "s2", "boat");
  const what = { say: "s1" };
  expect(sightOf(match, 0).question?.picked).toEqual([
    kernelSays("kernel.picked-of-alike", { what, n: 2, of: 3 }),
    { say: "boat" },
  ]);
});

test("alike things are offered once and all light up", () => {
  const match = picking(things("abc"), { alike: () => "same" });
  expect(sightOf(match, 0).question?.options).toMatchObject([
    { id: "a", refs: ["on:a", "on:b", "on:c"], note: kernelSays("kernel.alike-left", { n: 3 }) },
    { id: "done" },
  ]);
  expect(picks(match, "a", "b", "done")).toEqual(["a", "b"]);
});

test("all of them in one go, where all may be taken", () => {
  const all = kernelSays("kernel.all");
  expect(picks(picking(things("abc"), { all }), "all")).toEqual(["a", "b", "c"]);
  expect(offered(picking(things("abc"), { all, max: 2 }))).not.toContain("all");
  const begun = picking(things("abc"), { all });
  begun.answer(0, "a");
  expect(offered(begun)).toEqual(["b", "c", "done"]);
});

test("as last time, while everything of it is there and allowed", () => {
  const lastTime = ["a", "c"];
  expect(picks(picking(things("abc"), { lastTime }), "as-last-time")).toEqual(["a", "c"]);
  expect(offered(picking(things("abd"), { lastTime }))).not.toContain("as-last-time");
  expect(offered(picking(things("abc"), { lastTime, max: 1 }))).not.toContain("as-last-time");
  expect(offered(picking(things("abc"), { lastTime, min: 3 }))).not.toContain("as-last-time");
});

test("what can't be picked is refused with its reason at every pick", () => {
  const tired = no(thing("b"), { say: "why.tired" }, "XX-1");
  const match = picking([thing("a"), tired, thing("c"), thing("d")]);
  expect(offered(match)).toEqual(["a", "c", "d", "done"]);
  match.answer(0, "a");
  expect(match.decision(0)?.blocked()).toMatchObject([{ id: "b", why: { say: "why.tired" }, clause: "XX-1" }]);
});
