import { canonical, clone, Random } from "@civitas/kernel";
import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { CARDS } from "../src/content/cards.ts";
import { game } from "../src/index.ts";
import { setup } from "../src/setup.ts";
import type { Duel } from "../src/state.ts";
import { asked, me, play, position } from "./position.ts";

const reimagined = (duel: Duel, seat: 0 | 1, stream: number): Duel => {
  const copy = clone(duel);
  game.reimagine(copy, seat, Random.stream(stream));
  return copy;
};

const streams = Array.from({ length: 30 }, (_, i) => i);

clause("MD-3.1", "both players see the table", () => {
  const { duel } = position({
    advantage: "rival 2 science",
    me: {
      gold: 3,
      city: { 1: "mine+currency!*" },
      provinces: ["sahara", "barricade"],
      policies: ["kabuki"],
      wonder: "angkor-wat",
      archived: ["fort"],
    },
    row: ["market"],
    freeCities: ["tyre 1/2"],
    deck: ["temple", "sahara"],
  });
  for (const viewer of [0, 1, "audience"] as const) {
    const seen = game.view(duel, viewer);
    expect(seen).toMatchObject({
      row: ["market", null, null, null, null, null],
      deck: { size: 2 },
      advantage: { holder: 1, tokens: 2 },
    });
    expect(seen.freeCities[0]).toMatchObject({ id: "tyre", gold: [1, 2] });
    expect(seen.players[0]).toMatchObject({
      supply: { gold: 3 },
      policies: ["kabuki"],
      underConstruction: ["angkor-wat"],
      archived: ["fort"],
      city: [
        { top: "mine", under: "currency", turned: "activated", used: true, underUsed: false },
        ...Array(8).fill({}),
      ],
    });
    expect(seen.players[0].provinces.map(({ id }) => id)).toEqual(["sahara", "barricade"]);
  }
});

clause("MD-3.2", "the order of the decks is hidden: it is dealt anew, within the eras", () => {
  const duel = setup({ civilizations: "random", payment: "default" }, Random.seeded("hidden"));
  const worlds = streams.map((stream) => reimagined(duel, 0, stream));
  expect(new Set(worlds.map(({ deck }) => deck.join())).size).toBe(streams.length);
  expect(new Set(worlds.map(({ freeCityDeck }) => freeCityDeck.join())).size).toBeGreaterThan(20);
  expect(new Set(worlds.map(({ players }) => players[0].deck.join())).size).toBeGreaterThan(5);
  expect(new Set(worlds.map(({ players }) => players[1].deck.join())).size).toBeGreaterThan(5);
  for (const world of worlds) {
    expect(world.deck.map((id) => CARDS[id].era)).toEqual(duel.deck.map((id) => CARDS[id].era));
    expect([...world.deck].sort()).toEqual([...duel.deck].sort());
    expect(canonical(game.view(world, 0))).toBe(canonical(game.view(duel, 0)));
  }
  const shown = JSON.stringify(game.view(duel, 0));
  for (const id of duel.freeCityDeck) expect(shown).not.toContain(`"${id}"`);
});

clause(
  "MD-3.3",
  "cards put on top of a deck are shown to both, in order, and stay there in every imagined world",
  () => {
    const board = position({
      me: { production: 7, deck: ["fort", "library", "mine", "forum", "labour-camp"] },
      rival: { passed: true },
      row: ["temple"],
    });
    play(board, "buy:workshop", "buy:temple");
    for (const viewer of [0, 1] as const) {
      expect(game.view(board.duel, viewer).players[0].deck).toEqual({ size: 7, known: ["temple", "workshop"] });
    }
    for (const stream of streams) {
      expect(reimagined(board.duel, 1, stream).players[0].deck.slice(-2)).toEqual(["workshop", "temple"]);
    }
  },
);

clause(["MD-3.3", "MD-9.3"], "E6: a completed wonder lies known on top of the deck", () => {
  const board = position({
    me: { production: 4, wonder: "colossus-of-rhodes", deck: ["fort", "library", "mine", "forum", "labour-camp"] },
  });
  play(board, "complete:colossus-of-rhodes");
  for (const viewer of [0, 1] as const) {
    expect(game.view(board.duel, viewer).players[0].deck).toEqual({ size: 6, known: ["colossus-of-rhodes"] });
  }
  for (const stream of streams) {
    expect(reimagined(board.duel, 1, stream).players[0].deck.at(-1)).toBe("colossus-of-rhodes");
  }
});

clause("MD-3.3", "a known card that is drawn is no longer counted as lying there", () => {
  const board = position({ me: { science: 2, deck: ["workshop", "fort"], known: 1 } });
  play(board, "progress");
  expect(me(board).known).toBe(0);
});

clause("MD-3.4", "a player looks through his own discard pile; of the other's he sees the size", () => {
  const { duel } = position({ me: { discard: ["fort", "mine"] } });
  expect(game.view(duel, 0).players[0].discard).toEqual({ size: 2, cards: ["fort", "mine"] });
  expect(game.view(duel, 1).players[0].discard).toEqual({ size: 2, cards: null });
  expect(game.view(duel, "audience").players[0].discard).toEqual({ size: 2, cards: null });
});

clause("MD-3.5", "the undeveloped policies of both are shown to both", () => {
  const { duel } = position({ rival: { civ: "mali", policies: ["gbara"] } });
  expect(game.view(duel, 0).players[1].undeveloped).toEqual([
    "pilgrimage",
    "trans-saharan-trade",
    "madrasas-of-sankore",
    "griots",
  ]);
});

clause(["MD-3.6", "MD-3.7"], "one player decides at a time, and an effect in the other's turn asks nobody", () => {
  const board = position({ me: { military: 4 }, rival: { provinces: ["sahara"], city: { 1: "castle!" }, gold: 1 } });
  expect(asked(board).seat).toBe(0);
  play(board, "conquer:sahara");
  // Castle has paid, in my turn, without a question.
  expect(board.duel.players[1].supply.gold).toBe(3);
  expect(asked(board).seat).toBe(1);
});
