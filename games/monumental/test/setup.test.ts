import { Match, Random } from "@civitas/kernel";
import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { CARDS } from "../src/content/cards.ts";
import { isHero } from "../src/content/heroes.ts";
import { GRIDS, MARKETS, TERRAIN } from "../src/content/maps.ts";
import { TOKENS } from "../src/content/tokens.ts";
import { eraOf } from "../src/display.ts";
import { game } from "../src/index.ts";
import { type MonumentalOptions, OPTIONS } from "../src/options.ts";
import { setup } from "../src/setup.ts";
import type { Monumental } from "../src/state.ts";

const DEFAULTS = Object.fromEntries(
  Object.entries(OPTIONS).map(([name, { default: value }]) => [name, value]),
) as unknown as MonumentalOptions;

const deal = (seats: number, options: Partial<MonumentalOptions> = {}, seed = "deal"): Monumental =>
  setup({ ...DEFAULTS, ...options }, seats, Random.seeded(seed));

const tokenAt = (m: Monumental, n: number) => {
  const token = m.spaces[n]?.token ?? null;
  return token === null ? null : TOKENS[token];
};

clause(["MO-3.4", "MO-3.6", "MO-3.25"], "E1: market piles hold as many tokens as there are civilizations", () => {
  const m = deal(3);
  const piles = m.spaces.filter(({ market }) => market !== null);
  expect(piles.map(({ pile }) => pile.length)).toEqual([3, 3, 3]);
  expect(MARKETS.map((market) => m.unseenGoods[market].length).sort()).toEqual([2, 2, 2, 5]);
});

clause(["MO-3.1", "MO-3.2", "MO-3.3", "MO-3.5", "MO-16.4"], "tokens lie as the scenario says", () => {
  const m = deal(2);
  expect(m.map).toBe("clash-of-titans-2");
  const values = m.spaces.flatMap((_, n) => (tokenAt(m, n)?.kind === "barbarian" ? [tokenAt(m, n)?.value] : []));
  expect([1, 2, 3].map((value) => values.filter((v) => v === value).length)).toEqual([4, 6, 2]);
  expect(m.spaces.filter((_, n) => tokenAt(m, n)?.kind === "town")).toHaveLength(2);
  expect(m.spaces.filter(({ production }) => production)).toHaveLength(12);
});

clause(["MO-3.7", "MO-3.9", "MO-3.10", "MO-12.1", "MO-13.1"], "E104: a game with everything", () => {
  const m = deal(4, { renaissance: true, heroes: true, monsters: 2 });
  const eras = ["I", "II", "R", "III"].map((era) => m.deck.filter((id) => eraOf(id) === era).length);
  expect(eras).toEqual([17, 14, 14, 10]);
  expect(m.deck.filter(isHero)).toHaveLength(8);
  const order = m.deck.toReversed().map(eraOf);
  expect(order).toEqual(order.toSorted((a, b) => "I II R III".indexOf(`${a}`) - "I II R III".indexOf(`${b}`)));
  expect(m.spaces.filter((_, n) => tokenAt(m, n)?.kind === "monster")).toHaveLength(2);
  expect(m.spaces.filter((_, n) => tokenAt(m, n)?.value === 2)).toHaveLength(8);
});

clause(["MO-3.8", "MO-2.10"], "an alternative wonder replaces another one of its era", () => {
  const m = deal(2, { alternativeI: "stonehenge" });
  expect(m.deck).toContain("colossus-of-rhodes");
  expect(m.deck).not.toContain("stonehenge");
  expect(m.gone).toContain("stonehenge");
  expect(m.deck).toHaveLength(35);
});

clause(["MO-3.22", "MO-3.23", "MO-3.24", "MO-3.26", "MO-3.27"], "E65: random maps are alike for every capital", () => {
  for (let i = 0; i < 20; i++) {
    const m = deal(4, { map: "random" }, `map ${i}`);
    const { beside } = GRIDS[m.map];
    const capitals = m.spaces.flatMap(({ tile }, n) => (tile === "capital" ? [n] : []));
    const near = new Set(capitals.flatMap((n) => beside[n] ?? []));
    for (const capital of capitals) {
      const values = (beside[capital] ?? []).map((n) => tokenAt(m, n)?.value ?? 0);
      expect(values.toSorted()).toEqual([1, 1, 1, 2, 2]);
    }
    const far = m.spaces.filter((_, n) => !near.has(n) && !capitals.includes(n));
    expect(far).toHaveLength(15);
    expect(far.filter(({ tile }) => tile === "water")).toHaveLength(7);
    expect(far.filter(({ market }) => market !== null)).toHaveLength(4);
    expect(m.spaces.filter((_, n) => tokenAt(m, n)?.kind === "town")).toHaveLength(4);
    expect(m.spaces.filter((_, n) => tokenAt(m, n)?.kind === "barbarian")).toHaveLength(24);
    expect(m.spaces.filter(({ production }) => production)).toHaveLength(24);
    expect(
      m.spaces.every(({ market, token }) => market === null || token === null || TOKENS[token].kind !== "town"),
    ).toBe(true);
    expect(m.spaces.every(({ tile }) => TERRAIN[tile] >= 0)).toBe(true);
  }
});

/** The table after the setup, with the first of everything chosen. */
function begun(seats: number, options: Partial<MonumentalOptions> = {}, seed = "begun") {
  const match = Match.start(game, { seats, seed, options });
  while (match.progress.phase?.say !== "phase.activation") {
    const [question] = match.pending;
    const [first] = question?.options ?? [];
    if (question === undefined || first === undefined) break;
    match.answer(question.seat, first.id);
  }
  return match;
}

clause(["MO-3.16", "MO-3.17", "MO-3.18", "MO-3.19", "MO-3.12"], "what a player begins with", () => {
  const view = begun(2).view(0);
  for (const [seat, realm] of view.realms.entries()) {
    const home = view.map.spaces.find(({ name }) => name === realm.capital);
    expect(home).toMatchObject({ owner: seat, soldiers: 9, warlord: true });
    expect(realm).toMatchObject({ outposts: 2, supply: { gold: 2 }, explorers: [realm.capital, realm.capital] });
    const city = view.cities[seat];
    const cards = (city?.places ?? []).flatMap(({ top, under }) => [top, under]).filter((card) => card !== undefined);
    expect(cards.length + (city?.deck ?? 0)).toBe(15);
    expect(city?.places.every(({ top }) => top !== undefined && CARDS[top].kind !== "knowledge")).toBe(true);
  }
  expect(view.display.basics).toEqual({ workshop: 10, laboratory: 10, "archery-range": 10 });
});

clause(["MO-3.20", "MO-3.21", "MO-3.11"], "the display has one row of six, or two of three", () => {
  expect(begun(3).view(0).display).toMatchObject({ rows: 1 });
  expect(begun(2).view(0).display).toMatchObject({ rows: 2 });
  expect(
    begun(3)
      .view(0)
      .display.slots.every(({ card }) => card !== null),
  ).toBe(true);
});

clause(
  ["MO-3.13", "MO-3.14", "MO-3.15", "MO-11.1", "MO-11.4", "MO-11.5", "MO-11.7", "MO-2.1"],
  "E105: two players and the automa",
  () => {
    const match = Match.start(game, { seats: 2, seed: "two and the automa", options: { automa: "japan" } });
    const { first } = match.view(0);
    expect(match.pending[0]?.seat).toBe(first);
    expect(match.pending[0]?.options.map(({ id }) => id)).not.toContain("civilization:japan");
    expect(match.view(0).map.id).toBe("clash-of-titans-3");
    match.answer(first, "civilization:egypt");
    match.answer(1 - first, "civilization:china");
    // The automa has its capital; the second player chooses before the first.
    expect(match.pending[0]?.seat).toBe(1 - first);
    expect(match.pending[0]?.options).toHaveLength(2);
    expect(match.view(0).order).toEqual([first, 1 - first, 2]);
    expect(match.view(0).automa).toMatchObject({ column: 5, deck: 16 });
  },
);

clause(["MO-16.3", "MO-3.28"], "one seed is one game", () => {
  const hash = (seed: string) => begun(4, { map: "random", heroes: true, monsters: 3 }, seed).hash();
  expect(hash("a")).toBe(hash("a"));
  expect(hash("a")).not.toBe(hash("b"));
});

clause(["MO-16.1", "MO-16.2"], "the options and their defaults", () => {
  expect(DEFAULTS).toMatchObject({
    automa: "none",
    civilizations: "choose",
    map: "clash-of-titans",
    renaissance: false,
    heroes: false,
    monsters: 0,
    payment: "usual",
  });
  expect(begun(1).view(0).realms[1]?.automa).toBe(true);
});
