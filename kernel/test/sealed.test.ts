import { describe, expect, test } from "vitest";
import { conformance } from "../src/conformance/index.ts";
import { Match, secretly, sightOf } from "../src/index.ts";
import { pennies, show } from "./toys/pennies.ts";
import { story } from "./toys/story.ts";

const start = (seed = "x") => Match.start(pennies, { seats: 2, seed });
const seats = (asking: readonly { readonly seat: number }[]) => asking.map(({ seat }) => seat);
const of = (match: ReturnType<typeof start>, seat: number) => match.decision(seat)?.options[0]?.id ?? "";
const other = (match: ReturnType<typeof start>, seat: number) => match.decision(seat)?.options[1]?.id ?? "";

test("a game of secret picks keeps every law", () => {
  expect(conformance(pennies, { seeds: 20 })).toMatchObject({ games: 20 });
});

describe("a secret pick", () => {
  test("is kept until all are in, and then all are known at once", () => {
    const match = start();
    match.answer(1, of(match, 1));
    expect(seats(match.pending)).toEqual([0]);
    expect(match.log(0)).toEqual([]);
    match.answer(0, "heads");
    expect(match.log(0)).toHaveLength(2);
    expect(seats(match.pending)).toEqual([0, 1]);
  });

  test("may be changed until all are in, and only its owner sees it", () => {
    const match = start();
    match.answer(0, "heads");
    expect(sightOf(match, 0)).toMatchObject({
      waiting: [1],
      question: { optional: true, sealed: { mine: "heads" }, options: [{ id: "heads" }, { id: "tails" }] },
    });
    expect(sightOf(match, 1).question).toMatchObject({ sealed: {} });
    expect(JSON.stringify([sightOf(match, 1), sightOf(match, "audience")])).not.toContain('mine":"heads');
    match.answer(0, "tails");
    match.answer(1, of(match, 1));
    expect(match.log(0)[0]?.what).toEqual({ say: "shown", with: { side: "tails" } });
  });

  test("changes don't make the story longer", () => {
    const match = start();
    for (let i = 0; i < 50; i++) match.answer(0, i % 2 === 0 ? "heads" : "tails");
    expect(match.storyLength).toBe(1);
  });

  test("looks the same to the others whatever it is, and they imagine the same", () => {
    const [one, two] = [start(), start()];
    one.answer(1, of(one, 1));
    two.answer(1, other(two, 1));
    expect(one.hash()).not.toBe(two.hash());
    for (const viewer of [0, "audience"] as const) {
      expect(sightOf(one, viewer)).toEqual(sightOf(two, viewer));
      for (let stream = 0; stream < 20; stream++) {
        const [here, there] = [one.imagine(viewer, stream), two.imagine(viewer, stream)];
        expect(here.hash()).toBe(there.hash());
        here.answer(0, "heads");
        there.answer(0, "heads");
        expect(here.hash()).toBe(there.hash());
      }
    }
  });

  test("is imagined from what its owner could have picked there", () => {
    const match = start();
    match.answer(1, of(match, 1));
    const wins = new Set<string>();
    for (let stream = 0; stream < 30; stream++) {
      const world = match.imagine(0, stream);
      world.answer(0, "heads");
      wins.add(JSON.stringify(world.log(0).at(-1)?.what.with));
    }
    expect([...wins].sort()).toEqual(['{"side":"edge"}', '{"side":"heads"}', '{"side":"tails"}']);
  });

  test("survives saving, copying and an imagined copy of a copy", () => {
    const match = start();
    match.answer(0, "heads");
    match.answer(0, "tails");
    const loaded = Match.resume(pennies, JSON.parse(JSON.stringify(match.snapshot())));
    expect(loaded.hash()).toBe(match.hash());
    expect(sightOf(loaded, 0)).toEqual(sightOf(match, 0));
    const world = match.imagine(1, 7);
    expect(world.fork().hash()).toBe(world.hash());
  });

  test("of a seat with one option is asked for as a formality, so that nobody learns that it has no choice", () => {
    const s = { wins: [0, 0], rounds: 1, sides: [["heads", "tails"], ["edge"]] };
    const match = Match.start(
      story(function* (told) {
        const picks = yield* secretly(new Map([0, 1].map((seat) => [seat, show(s, seat)])));
        told.notes.push(...[...picks.values()].map(({ id }) => id));
      }),
      { seats: 2, seed: "x" },
    );
    expect(match.pending.map(({ formality }) => formality)).toEqual([false, true]);
    match.answer(1, "edge");
    match.answer(0, "tails");
    expect(match.view(0).notes).toEqual(["tails", "edge"]);
  });
});
