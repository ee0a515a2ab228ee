import { describe, expect, test } from "vitest";
import { choose, Match, type Option, Random } from "../src/index.ts";
import { playOut, refusal, start } from "./guessing.ts";
import { guess } from "./toys/guess.ts";
import { story } from "./toys/story.ts";

const option = (id: string): Option => ({ id, label: { say: id } });
describe("saving", () => {
  test("a match goes on from its snapshot at any point", () => {
    const match = start("long", 3);
    const random = Random.seeded("r");
    while (!match.over) {
      const loaded = Match.resume(guess(), JSON.parse(JSON.stringify(match.snapshot())));
      expect(loaded.hash()).toBe(match.hash());
      expect(loaded.log(0)).toEqual(match.log(0));
      const { seat, options } = random.pick(match.pending);
      match.answer(seat, random.pick(options).id);
    }
  });

  test("answers that no longer fit go back to the checkpoint, and are named", () => {
    const match = start();
    match.answer(0, "high");
    const changed = { ...match.snapshot(), answers: [{ seat: 0, id: "sideways" }] };
    const loaded = Match.resume(guess(), changed);
    expect(loaded.dropped).toEqual([{ seat: 0, id: "sideways" }]);
    expect(loaded.hash()).toBe(start().hash());
  });

  test("a snapshot of another game is refused", () => {
    expect(refusal(() => Match.resume(guess(), { ...start().snapshot(), game: "chess" })).code).toBe("bad-record");
  });
});

describe("forks", () => {
  test("are independent", () => {
    const match = start();
    const before = match.hash();
    playOut(match.fork());
    expect(match.hash()).toBe(before);
  });

  test("quiet ones keep no log but play the same", () => {
    const [loud, quiet] = [start(), start().fork({ quiet: true, checkpointEvery: 1 })];
    expect(playOut(quiet).hash()).toBe(playOut(loud).hash());
    expect(quiet.log(0)).toEqual([]);
  });

  test("quiet ones don't even put into words what happens", () => {
    let worded = 0;
    const wordy = story(function* (_s, table) {
      table.tell(() => ({ what: { say: "worded", with: { n: ++worded } } }));
      yield* choose(0, { say: "?" }, [option("a"), option("b")]);
    });
    expect(Match.start(wordy, { seats: 2, seed: "x" }).log(0)).toMatchObject([{ what: { with: { n: 1 } } }]);
    const quiet = Match.start(wordy, { seats: 2, seed: "x" }, { quiet: true });
    quiet.answer(0, "a");
    expect(quiet.log(0)).toEqual([]);
    expect(worded).toBe(1);
  });

  test("after the first one begin where the present story began", () => {
    let told = 0;
    const endless = {
      ...story(function* () {}),
      *turn() {
        told++;
        yield* choose(0, { say: "?" }, [option("a"), option("b")]);
      },
    };
    const match = Match.start(endless, { seats: 2, seed: "x" });
    for (let i = 0; i < 10; i++) match.answer(0, "a");
    const storiesOf = (act: () => void): number => {
      const before = told;
      act();
      return told - before;
    };
    expect(storiesOf(() => match.fork())).toBe(11);
    expect(storiesOf(() => match.fork())).toBe(1);
    expect(storiesOf(() => match.imagine(0, 1))).toBe(1);
  });

  test("are right wherever the match goes on from there", () => {
    const match = start("on");
    const random = Random.seeded("on");
    for (let i = 0; i < 60 && !match.over; i++) {
      const quiet = match.fork({ quiet: true });
      expect(quiet.hash()).toBe(match.hash());
      expect(match.fork().log(0)).toEqual(match.log(0));
      if (i % 7 === 6) match.rewind(match.answers.length - 3);
      const { seat, options } = random.pick(match.pending);
      match.answer(seat, random.pick(options).id);
    }
  });

  test("of an imagined match stay in its world", () => {
    const world = start("w").imagine(0, 42);
    const copy = world.fork();
    expect(playOut(copy).hash()).toBe(playOut(world).hash());
  });

  test("imagined with another stream, chance speaks differently", () => {
    const ends = new Set(Array.from({ length: 8 }, (_, stream) => playOut(start("w").imagine(0, stream)).hash()));
    expect(ends.size).toBeGreaterThan(1);
  });
});
