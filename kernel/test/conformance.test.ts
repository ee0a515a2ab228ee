import { describe, expect, test } from "vitest";
import { conformance, everySetting, LAWS, NonConformance, sampleSettings } from "../src/conformance/index.ts";
import { type AnyGame, choose, type Message } from "../src/index.ts";
import { BROKEN } from "./toys/broken.ts";
import { guess } from "./toys/guess.ts";
import { type March, march } from "./toys/march.ts";

const hear = ({ say }: Message): void => {
  if (say === "log.unspoken") throw new Error("no words");
};

function lawBrokenBy(game: AnyGame): string {
  try {
    conformance(game, { seeds: 20, bound: 400, hear });
  } catch (error) {
    if (error instanceof NonConformance) return error.law;
    throw error;
  }
  return "none";
}

test("an honest game keeps every law", () => {
  expect(conformance(guess(), { seeds: 30, hear })).toMatchObject({ games: 180 });
});

describe("a game that", () => {
  for (const { name, law, game } of BROKEN) {
    test(`${name} is caught by "${law}"`, () => expect(lawBrokenBy(game())).toBe(law));
  }
});

test("every law is broken by some toy", () => {
  expect(LAWS.filter((law) => !BROKEN.some((toy) => toy.law === law))).toEqual([]);
});

describe("a game of 2,000 answers with ten options", () => {
  const choices = (settings: ReturnType<typeof everySetting>) =>
    settings.map(({ seats, options }) => [`seats=${seats}`, ...Object.entries(options).map((one) => one.join("="))]);
  const pairs = (settings: ReturnType<typeof everySetting>) =>
    new Set(choices(settings).flatMap((of) => of.flatMap((a, i) => of.slice(i + 1).map((b) => `${a} ${b}`))));

  test("is tried in few settings, but every two choices meet in one of them", () => {
    const game = march(2000);
    const sample = sampleSettings(game);
    expect(everySetting(game)).toHaveLength(4 * 1024);
    expect(sample.length).toBeLessThan(25);
    expect(pairs(sample)).toEqual(pairs(everySetting(game)));
    expect(sampleSettings(march(2000))).toEqual(sample);
  });

  test("is inspected at a sample of its decisions, from the beginning to the end", () => {
    const settings = sampleSettings(march(2000)).slice(0, 2);
    const { games, decisions, looks } = conformance(march(2000), { seeds: 2, looks: 20, settings });
    expect([games, decisions]).toEqual([4, 8000]);
    expect(looks).toBeGreaterThan(20);
    expect(looks).toBeLessThan(90);
  });

  test("does not hide what only two of its options together break", () => {
    const honest = march(100);
    const broken: AnyGame = {
      ...honest,
      *turn(s: March, table) {
        yield* honest.turn(s, table);
        if (s.options.m3 && !s.options.m8 && s.at === 50) yield* choose(0, { say: "stuck" }, []);
      },
    };
    expect(() => conformance(broken, { seeds: 1, looks: 5 })).toThrow("somebody can always answer");
  });
});
