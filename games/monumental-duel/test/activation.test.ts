import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { asked, at, has, me, offered, play, position, rival, turnedAt } from "./position.ts";

clause(
  ["MD-6.4", "MD-6.5", "MD-6.6", "MD-13.2"],
  "E1: activation yields of a row and a column, attached knowledge too",
  () => {
    const city = { 1: "labour-camp", 2: "fort", 3: "library", 5: "labour-camp+swordsmithing", 8: "fort", 9: "mine" };
    const board = position({ phase: "activation", me: { gold: 2, city } });
    play(board, "activate:r1c2");
    expect(has(me(board))).toEqual({ production: 2, military: 2, science: 1, gold: 2 });
    expect([1, 2, 3, 5, 8].map((place) => turnedAt(me(board), place))).toEqual(Array(5).fill("activated"));
    expect(turnedAt(me(board), 9)).toBe("ready");
  },
);

clause(["MD-6.5", "MD-13.1"], "E1: the knowledge attached to an activated card may be used in phase B", () => {
  const board = position({ me: { city: { 5: "labour-camp+swordsmithing!" } } });
  expect(offered(board)).toContain("use:5:knowledge");
  play(board, "use:5:knowledge");
  expect(has(me(board))).toEqual({ military: 2 });
});

clause(["MD-6.6", "MD-6.7", "MD-6.8"], "E2: resources first, then every activation effect once", () => {
  const city = { 1: "chinampas", 2: "labour-camp", 3: "fort", 4: "library+irrigation", 7: "labour-camp" };
  const board = position({
    phase: "activation",
    me: { civ: "aztec", city, provinces: ["lake-texcoco+coastal"], policies: ["triple-alliance"] },
  });
  play(board, "activate:r1c1");
  // Chinampas and Irrigation ask nothing, so only the Triple Alliance is left.
  expect(has(me(board))).toEqual({ production: 6, military: 1, science: 1 });
  play(board, "science");
  expect(has(me(board))).toEqual({ production: 6, military: 1, science: 2 });
  expect(me(board).policyResolved).toBe(true);
  expect(me(board).city[0]?.tokens).not.toBe(0);
  expect(me(board).city[3]?.tokens).not.toBe(0);
});

clause("MD-6.8", "an effect whose condition fails is resolved all the same: the card is marked", () => {
  const board = position({ phase: "activation", me: { city: { 1: "temple", 2: "fort" } } });
  play(board, "activate:r1c1");
  expect(has(me(board))).toEqual({ culture: 1, military: 1 });
  expect(me(board).city[0]?.tokens).not.toBe(0);
});

clause("MD-6.9", "conditions are checked when the effect is resolved", () => {
  const withAdvantage = position({ phase: "activation", advantage: "me", me: { city: { 1: "temple" } } });
  play(withAdvantage, "activate:r1c1");
  expect(has(me(withAdvantage))).toEqual({ culture: 1, gold: 1 });
});

clause(["MD-6.10", "MD-6.11", "MD-6.13", "MD-18.2"], "E3: Great Zimbabwe activates a sixth card", () => {
  const city = { 1: "great-zimbabwe", 2: "fort", 4: "library", 5: "temple", 9: "market" };
  const board = position({ phase: "activation", advantage: "me", first: 1, me: { city } });
  play(board, "activate:r1c1");
  // Only the cards that are not activated yet, and not Great Zimbabwe itself.
  expect(offered(board)).toEqual(["activate:5", "activate:9"]);
  play(board, "activate:5");
  expect(has(me(board))).toEqual({ gold: 2, military: 1, science: 1, culture: 1 });
  board.duel.seat = 0;
  play(board, "pass");
  expect(at(me(board), 5)).toBeNull();
  expect(me(board).discard).toContain("temple");
  expect(at(me(board), 9)).toBe("market");
});

clause("MD-6.11", "with no further card to activate nothing happens", () => {
  const board = position({ phase: "activation", me: { city: { 1: "great-zimbabwe", 2: "fort" } } });
  play(board, "activate:r1c1");
  expect(board.pending).toBeUndefined();
  expect(has(me(board))).toEqual({ gold: 1, military: 1 });
});

clause("MD-6.4", "E4: empty places may be chosen", () => {
  const board = position({ phase: "activation", me: { city: { 2: "fort", 5: "fort", 8: "fort", 9: "mine" } } });
  play(board, "activate:r2c2");
  expect(has(me(board))).toEqual({ military: 3 });
});

clause("MD-6.4", "there are nine ways to choose a row and a column, each with what it would give", () => {
  const board = position({ phase: "activation", me: { city: { 1: "workshop", 9: "fort" } } });
  const { options } = asked(board);
  expect(options.map(({ id }) => id)).toEqual(
    [1, 2, 3].flatMap((row) => [1, 2, 3].map((column) => `activate:r${row}c${column}`)),
  );
  const [corner] = options;
  expect(corner).toMatchObject({
    gives: { production: 2 },
    refs: ["city:0:1", "city:0:2", "city:0:3", "city:0:4", "city:0:7"],
  });
});

clause("MD-6.2", "a place holds one top card with one knowledge under it, or a knowledge alone", () => {
  const board = position({ phase: "activation", me: { city: { 1: "fort+irrigation", 2: "irrigation" } } });
  play(board, "activate:r1c1");
  // Both, the attached one and the lone one, are activated: MD-6.5.
  expect(has(me(board))).toEqual({ military: 1, production: 2 });
});

clause("MD-6.5", "a knowledge lying alone in a chosen place is activated by itself", () => {
  const board = position({ phase: "activation", first: 1, me: { city: { 3: "swordsmithing" } } });
  play(board, "activate:r1c1");
  board.duel.seat = 0;
  expect(offered(board)).toContain("use:3");
});

clause("MD-6.1", "places are numbered row by row", () => {
  const city = {
    1: "fort",
    2: "fort",
    3: "fort",
    4: "library",
    5: "library",
    6: "library",
    7: "mine",
    8: "mine",
    9: "mine",
  };
  const board = position({ phase: "activation", me: { city } });
  play(board, "activate:r3c3");
  expect([3, 6, 7, 8, 9].every((place) => turnedAt(me(board), place) === "activated")).toBe(true);
  expect([1, 2, 4, 5].every((place) => turnedAt(me(board), place) === "ready")).toBe(true);
});

clause(
  ["MD-6.3", "MD-5.1", "MD-5.2", "MD-5.3"],
  "the first player activates, then the opponent, then actions begin",
  () => {
    const board = position({
      phase: "activation",
      first: 1,
      turn: 1,
      me: { city: { 1: "fort" } },
      rival: { city: { 1: "mine" } },
    });
    play(board, "activate:r1c1");
    expect(has(rival(board))).toEqual({ production: 1 });
    expect(board.duel).toMatchObject({ phase: "activation", seat: 0 });
    // The opponent chooses knowing what the first player has.
    play(board, "activate:r1c1");
    expect(board.duel).toMatchObject({ phase: "actions", seat: 1 });
  },
);

clause("MD-6.14", "no action can be taken in phase A", () => {
  const board = position({ phase: "activation", me: { production: 9, gold: 9, culture: 9 } });
  expect(offered(board).every((id) => id.startsWith("activate:"))).toBe(true);
});

clause(["MD-6.7", "MD-23.14"], "the player is asked for an order only among effects that contain a choice", () => {
  const city = { 1: "great-zimbabwe", 4: "fort", 5: "chinampas", 9: "temple" };
  const board = position({
    phase: "activation",
    me: { civ: "aztec", city, provinces: ["lake-texcoco"], policies: ["triple-alliance"] },
  });
  play(board, "activate:r1c1");
  expect(offered(board)).toEqual(["resolve:great-zimbabwe", "resolve:triple-alliance"]);
  play(board, "resolve:triple-alliance", "military", "activate:5");
  expect(has(me(board))).toEqual({ gold: 1, military: 2, production: 1 });
});

clause("MD-6.12", "in phase B a further card's city activation effect does not apply, but its own does", () => {
  const board = position({
    me: {
      science: 2,
      deck: ["great-zimbabwe"],
      city: { 1: "lighthouse-of-alexandria", 2: "temple" },
      provinces: ["cyclades"],
    },
    advantage: "me",
  });
  play(board, "progress", "apply:activation", "activate:1");
  expect(has(me(board))).toEqual({ gold: 2, science: 1 });
  const other = position({ me: { science: 2, deck: ["great-zimbabwe"], city: { 2: "temple" } }, advantage: "me" });
  play(other, "progress", "apply:activation");
  expect(has(me(other))).toEqual({ gold: 2, culture: 1 });
});

clause(["MD-6.12", "MD-13.1"], "a card activated in phase B may be used", () => {
  const board = position({
    me: { science: 2, deck: ["great-zimbabwe"], city: { 2: "market" } },
    rival: { passed: true },
    freeCities: ["tyre"],
  });
  play(board, "progress", "apply:activation");
  expect(offered(board)).toContain("use:2");
});

clause(["MD-14.1", "MD-21.8", "MD-6.11", "MD-6.12"], "E48: Great Zimbabwe by scientific progress", () => {
  const board = position({
    me: { science: 2, deck: ["great-zimbabwe"], city: { 9: "workshop" } },
    rival: { passed: true },
  });
  play(board, "progress", "apply:activation");
  expect(has(me(board))).toEqual({ gold: 1, production: 2 });
  expect(turnedAt(me(board), 9)).toBe("activated");
  expect(me(board).discard).toEqual(["great-zimbabwe"]);
  play(board, "pass");
  expect(me(board).discard).toEqual(["great-zimbabwe", "workshop"]);
});

clause(
  ["MD-6.10", "MD-21.8", "MD-21.11"],
  "E55: the Lighthouse copied in phase B, and activated by an effect in phase A",
  () => {
    const copied = position({
      me: { city: { 1: "eiffel-tower!", 2: "lighthouse-of-alexandria" }, provinces: ["cyclades"] },
    });
    play(copied, "use:1");
    expect(has(me(copied))).toEqual({ science: 1, gold: 1 });
    const activated = position({
      phase: "activation",
      me: { city: { 1: "great-zimbabwe", 5: "lighthouse-of-alexandria" }, provinces: ["cyclades"] },
    });
    play(activated, "activate:r1c1");
    expect(has(me(activated))).toEqual({ gold: 1 + 1 + 1, science: 1 });
  },
);
