import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { result } from "../src/scoring.ts";
import { type Position, play, position } from "./position.ts";

const E44 = {
  me: {
    provinces: ["nile-delta", "cyclades", "sahara", "bengal"],
    city: { 1: "fort+currency" },
    deck: ["irrigation", "colossus-of-rhodes"],
    discard: ["hanging-gardens"],
    archived: ["navigation"],
    policies: ["kabuki", "bushido", "shogunate"],
    cities: ["venice"],
  },
  rival: {
    civ: "mali",
    provinces: ["california", "barricade", "anatolia"],
    city: { 1: "notre-dame+guilds" },
    deck: ["gunpowder", "angkor-wat"],
    discard: ["great-zimbabwe", "regional-taxes"],
    wonder: "panama-canal",
    policies: ["griots", "gbara", "pilgrimage"],
  },
} as const satisfies Position;

clause(
  ["MD-20.2", "MD-20.3", "MD-20.4", "MD-20.5", "MD-20.6", "MD-20.7", "MD-20.8", "MD-20.9", "MD-20.10"],
  "E44: a full score",
  () => {
    const ended = result(position({ ...E44, phase: "over" }).duel);
    expect(ended?.sheet.map(({ label, points }) => [label.say, ...points])).toEqual([
      ["score.provinces", 4, 2],
      ["score.knowledge", 2, 2],
      ["score.wonders", 4, 6],
      ["score.policies", 6, 6],
      ["score.free-cities", 2, 0],
      ["score.dominance.provinces", 3, 0],
      ["score.dominance.knowledge", 3, 3],
      ["score.dominance.wonders", 0, 3],
      ["score.dominance.policies", 3, 3],
    ]);
    expect(ended).toMatchObject({ scores: [27, 25], places: [1, 2] });
  },
);

clause("MD-20.9", "at 0 to 0 nobody dominates", () => {
  expect(result(position({ phase: "over" }).duel)).toMatchObject({ scores: [0, 0] });
});

clause("MD-20.3", "starting knowledge neither scores nor counts for dominance", () => {
  const ended = result(position({ phase: "over", me: { city: { 1: "fort+swordsmithing" } } }).duel);
  expect(ended?.scores).toEqual([0, 0]);
});

clause("MD-20.2", "Lake Texcoco scores like any province", () => {
  expect(result(position({ phase: "over", me: { civ: "aztec", provinces: ["lake-texcoco"] } }).duel)?.scores).toEqual([
    4, 0,
  ]);
});

clause("MD-20.1", "after the final round only the advantage is reduced, then the game is scored", () => {
  const board = position({
    final: true,
    advantage: "me 2 military",
    me: { gold: 1, city: { 1: "fort!" } },
    rival: { passed: true },
    deck: ["market"],
  });
  play(board, "pass");
  expect(board.duel.phase).toBe("over");
  expect(board.duel.advantage.tokens).toBe(1);
  expect(board.duel.row.every((card) => card === null)).toBe(true);
  expect(result(board.duel)).toBeDefined();
});

clause(["MD-20.1", "MD-20.11", "MD-19.14"], "E45: the tie-break", () => {
  const final = (tokens: number) =>
    position({
      final: true,
      advantage: `me ${tokens} military`,
      me: { gold: 2, policies: ["kabuki"] },
      rival: { gold: 3, passed: true, policies: ["gbara"] },
    });
  const byGold = result(play(final(1), "pass").duel);
  expect(byGold).toMatchObject({ scores: [5, 5], places: [2, 1], remark: { say: "tie.gold" } });
  const byAdvantage = result(play(final(2), "pass").duel);
  expect(byAdvantage).toMatchObject({ places: [1, 2], remark: { say: "tie.advantage" } });
});

clause("MD-20.11", "gold comes before culture", () => {
  const tied = position({ phase: "over", me: { gold: 2 }, rival: { gold: 1, culture: 5 } });
  expect(result(tied.duel)).toMatchObject({ places: [1, 2], remark: { say: "tie.gold" } });
});

clause("MD-20.11", "then culture, then a shared victory", () => {
  expect(result(position({ phase: "over", me: { gold: 1, culture: 1 }, rival: { gold: 1 } }).duel)).toMatchObject({
    places: [1, 2],
    remark: { say: "tie.culture" },
  });
  expect(result(position({ phase: "over", me: { gold: 1 }, rival: { gold: 1 } }).duel)).toMatchObject({
    places: [1, 1],
    remark: { say: "tie.shared" },
  });
});

clause("MD-17.12", "gold beside a free city breaks no tie", () => {
  const { duel } = position({ phase: "over", freeCities: ["tyre 3/0"] });
  expect(result(duel)?.places).toEqual([1, 1]);
});
