import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { ACTION_CARD_IDS, AUTOMA_CARDS } from "../src/content/automa-cards.ts";
import { ERAS } from "../src/content/card.ts";
import { BASIC_IDS, CARDS, civilizationCards, DEVELOPMENT_IDS, policiesOf, WONDER_IDS } from "../src/content/cards.ts";
import { CIVILIZATION_IDS } from "../src/content/civilizations.ts";
import { BASIC_PILE, EXPLORERS, OUTPOSTS, SOLDIERS } from "../src/content/constants.ts";
import { HERO_IDS, HEROES, heroesOf } from "../src/content/heroes.ts";
import { MAPS, MARKETS } from "../src/content/maps.ts";
import { MONSTER_IDS } from "../src/content/monsters.ts";
import { WARLORDS } from "../src/content/starting.ts";
import { copiesOf, DISCOVERY_IDS, MARKET_GOODS, MONSTER_TOKEN_IDS, TOKENS } from "../src/content/tokens.ts";

const count = (cards: readonly string[], id: string): number => cards.filter((card) => card === id).length;

clause("MO-1.1", "each civilization has 15 cards, 5 policies and a warlord", () => {
  for (const id of CIVILIZATION_IDS) {
    const cards = civilizationCards(id);
    expect(cards).toHaveLength(15);
    expect(["labour-camp", "library", "fort", "forum", "mine"].map((card) => count(cards, card))).toEqual([
      5, 3, 3, 1, 1,
    ]);
    expect(cards.filter((card) => CARDS[card].kind === "knowledge")).toHaveLength(1);
    expect(policiesOf(id)).toHaveLength(5);
    expect(WARLORDS[id].conquest.length).toBeGreaterThan(0);
  }
});

clause("MO-1.2", "the pieces of a civilization", () => {
  expect([SOLDIERS, EXPLORERS, OUTPOSTS]).toEqual([9, 2, 2]);
});

clause("MO-1.3", "the development cards by era and kind", () => {
  const kinds = ["building", "knowledge", "wonder"];
  const byEra = ERAS.map((era) =>
    kinds.map((kind) => DEVELOPMENT_IDS.filter((id) => CARDS[id].era === era && CARDS[id].kind === kind).length),
  );
  expect(byEra).toEqual([
    [5, 5, 6],
    [4, 4, 5],
    [4, 4, 4],
    [0, 4, 5],
  ]);
});

clause("MO-1.4", "one alternative wonder each of Era I, II and III", () => {
  expect(WONDER_IDS.filter((id) => CARDS[id].alternative)).toEqual([
    "colossus-of-rhodes",
    "notre-dame",
    "international-space-station",
  ]);
});

clause("MO-1.5", "three basic buildings, ten of each", () => {
  expect(BASIC_IDS).toEqual(["workshop", "laboratory", "archery-range"]);
  expect(BASIC_PILE).toBe(10);
});

clause("MO-1.6", "no map uses more tiles than the box has", () => {
  const box = { capital: 4, meadow: 4, forest: 9, swamp: 8, mountain: 6, volcano: 2, water: 7 };
  for (const tiles of Object.values(MAPS)) {
    for (const [tile, copies] of Object.entries(box)) {
      expect(tiles.filter((one) => one.tile === tile).length).toBeLessThanOrEqual(copies);
    }
  }
});

clause("MO-1.7", "the tokens", () => {
  const tokens = copiesOf(DISCOVERY_IDS);
  expect(tokens.filter((id) => TOKENS[id].kind === "barbarian")).toHaveLength(40);
  expect(tokens.filter((id) => TOKENS[id].kind === "town")).toHaveLength(10);
  expect(MONSTER_TOKEN_IDS).toHaveLength(12);
  expect(MARKETS.length * MARKET_GOODS.length).toBe(20);
  expect(WONDER_IDS).toHaveLength(20);
});

clause("MO-1.8", "the cards of the automa, heroes and monsters", () => {
  expect(ACTION_CARD_IDS).toHaveLength(15);
  expect(Object.keys(AUTOMA_CARDS)).toHaveLength(20);
  expect(HERO_IDS).toHaveLength(12);
  expect(ERAS.map((era) => heroesOf(era).length)).toEqual([3, 3, 3, 3]);
  expect(MONSTER_IDS).toHaveLength(12);
});

clause("MO-6.14", "every trigger but those of a deployment merely gains", () => {
  const bodies = [...Object.values(CARDS), ...Object.values(HEROES)];
  for (const { triggers } of bodies) {
    for (const { on, does } of triggers) {
      if (!on.includes("deploy")) expect(does.every(({ verb }) => verb === "gain")).toBe(true);
    }
  }
});
