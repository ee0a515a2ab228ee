import { clause, type Stroke } from "@civitas/testing";
import { expect } from "vitest";
import type { CardId, DevelopmentId } from "../src/content/cards.ts";
import { refillRow } from "../src/end-of-round.ts";
import { asked, at, deckOf, me, play, playOn, position, quiet, rival, turnedAt } from "./position.ts";

const rowAfter = (row: (DevelopmentId | null)[], deck: DevelopmentId[]) => {
  const board = position({ row, deck });
  refillRow(board.duel, quiet());
  return board.duel;
};

/** A city with cards in all places but these. */
const cityBut = (...empty: number[]): Record<number, string> =>
  Object.fromEntries(
    [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((place) => !empty.includes(place)).map((place) => [place, "fort"]),
  );

const refilling = (city: Record<number, string>, deck: CardId[], discard: CardId[] = [], chance: Stroke[] = []) =>
  position({ phase: "refill", me: { city, deck, discard }, rival: { city: cityBut() }, chance });

clause("MD-19.12", "E39: the row with 2 cards left", () => {
  const duel = rowAfter(
    [null, "market", null, null, "temple", null],
    ["currency", "irrigation", "navigation", "sahara"],
  );
  expect(duel.row).toEqual(["market", "temple", "currency", "irrigation", "navigation", "sahara"]);
});

clause(["MD-19.11", "MD-19.12"], "E40: the row with 5 cards left", () => {
  const duel = rowAfter(
    ["market", "temple", "currency", null, "irrigation", "navigation"],
    ["sahara", "cyclades", "nile-delta"],
  );
  expect(duel.discard).toEqual(["market", "temple"]);
  expect(duel.row).toEqual(["currency", "irrigation", "navigation", "sahara", "cyclades", "nile-delta"]);
  expect(duel.final).toBe(false);
});

clause(["MD-19.13", "MD-20.1"], "E41: the end trigger", () => {
  const left: (DevelopmentId | null)[] = ["market", null, "currency", "irrigation", null, "navigation"];
  const empty = rowAfter([...left], []);
  expect(empty.row.filter((card) => card !== null)).toHaveLength(3);
  expect(empty.final).toBe(true);
  const twoMore = rowAfter([...left], ["sahara", "cyclades"]);
  expect(twoMore.row.filter((card) => card !== null)).toHaveLength(5);
  expect(twoMore.final).toBe(false);
  expect(rowAfter([...left], ["sahara"]).final).toBe(true);
});

clause(["MD-19.3", "MD-19.4"], "E42: two knowledge cards in a row", () => {
  const start = () => refilling(cityBut(4), ["currency", "navigation", "fort", "mine"]);
  const kept = play(start(), "keep:currency");
  expect(at(me(kept), 4)).toBe("fort+currency");
  expect(me(kept).discard).toEqual(["navigation"]);
  const board = start();
  expect(asked(board).options.map(({ id }) => id)).toEqual(["keep:currency", "keep:navigation"]);
  // No further card has been seen yet.
  expect(deckOf(me(board))).toEqual(["fort", "mine"]);
  play(board, "keep:navigation");
  expect(at(me(board), 4)).toBe("fort+navigation");
  expect(me(board).discard).toEqual(["currency"]);
});

clause(["MD-19.5", "MD-19.6", "MD-19.9"], "E43: deck and discard pile exhausted", () => {
  const board = playOn(refilling(cityBut(7, 8, 9), ["library", "irrigation"], ["currency"]));
  expect([7, 8, 9].map((place) => at(me(board), place))).toEqual(["library", "irrigation", null]);
  expect(me(board).discard).toEqual(["currency"]);
});

clause("MD-19.9", "a knowledge lying alone can be activated by itself, and nothing is attached to it later", () => {
  const board = refilling({ ...cityBut(8, 9), 8: "irrigation" }, ["library", "mine"]);
  playOn(board);
  expect(at(me(board), 8)).toBe("irrigation");
  expect(at(me(board), 9)).toBe("library");
});

clause("MD-19.5", "an empty deck is made anew from the discard pile, of which nothing is left", () => {
  const board = refilling(cityBut(1), [], ["fort", "mine", "library"]);
  playOn(board);
  expect(me(board).discard).toEqual([]);
  expect([at(me(board), 1), ...me(board).deck].sort()).toEqual(["fort", "library", "mine"]);
  expect(me(board).known).toBe(0);
});

clause("MD-19.5", "cards just discarded are shuffled in, too", () => {
  const reshuffled = (top: CardId) =>
    play(refilling(cityBut(1), ["currency", "navigation"], ["fort"], [{ top: [top] }]), "keep:currency");
  // Navigation, just discarded, is one of the two cards of the new deck: it stays there, or comes up first.
  const later = reshuffled("fort");
  expect(at(me(later), 1)).toBe("fort+currency");
  expect(me(later)).toMatchObject({ deck: ["navigation"], discard: [] });
  const again = play(reshuffled("navigation"), "keep:currency");
  expect(at(me(again), 1)).toBe("fort+currency");
  expect(me(again)).toMatchObject({ deck: [], discard: ["navigation"] });
});

clause("MD-19.6", "a discard pile of knowledge only is not shuffled", () => {
  const board = playOn(refilling(cityBut(1), [], ["currency", "navigation"]));
  expect(at(me(board), 1)).toBeNull();
  expect(me(board).discard).toEqual(["currency", "navigation"]);
});

clause(["MD-8.3", "MD-8.4", "MD-19.2", "MD-19.3"], "E53: last acquired, first laid", () => {
  const board = position({
    me: { production: 3, science: 3, city: cityBut(1, 2), deck: ["fort", "mine"] },
    rival: { passed: true, city: cityBut() },
    row: ["currency"],
  });
  play(board, "buy:workshop", "buy:currency");
  expect(deckOf(me(board))).toEqual(["currency", "workshop", "fort", "mine"]);
  playOn(board); // nothing is left to do but to pass
  playOn(board);
  expect(at(me(board), 1)).toBe("workshop+currency");
  expect(at(me(board), 2)).toBe("fort");
});

clause("MD-19.2", "the first player refills first, then the opponent", () => {
  const board = position({
    phase: "refill",
    first: 1,
    turn: 1,
    me: { city: cityBut(1), deck: ["mine"] },
    rival: { city: cityBut(2), deck: ["forum"] },
  });
  playOn(board);
  expect(at(rival(board), 2)).toBe("forum");
  expect(at(me(board), 1)).toBeNull();
  playOn(board);
  expect(at(me(board), 1)).toBe("mine");
});

clause("MD-19.8", "a card that stayed gets no knowledge attached", () => {
  const board = playOn(refilling({ ...cityBut(2), 1: "workshop^" }, ["currency", "mine"]));
  expect(at(me(board), 1)).toBe("workshop");
  expect(at(me(board), 2)).toBe("mine+currency");
});

clause(
  ["MD-19.10", "MD-19.14", "MD-19.15", "MD-4.12", "MD-5.3"],
  "the next round: reinforced cards ordinary, counters at 0, the marker passed",
  () => {
    const board = position({
      phase: "refill",
      advantage: "me 2 science",
      round: 4,
      me: { city: { ...cityBut(), 1: "workshop^" }, gained: { gold: 4 } },
      rival: { city: cityBut(), passed: true },
      row: ["market"],
      deck: ["currency", "irrigation", "navigation", "sahara", "cyclades", "temple"],
    });
    playOn(board);
    playOn(board);
    expect(board.duel).toMatchObject({ round: 5, phase: "activation", first: 1, seat: 1 });
    expect(board.duel.advantage).toEqual({ holder: 0, of: "science", tokens: 1 });
    expect(turnedAt(me(board), 1)).toBe("ready");
    expect(me(board).gained.gold).toBe(0);
    expect(rival(board).passed).toBe(false);
  },
);
