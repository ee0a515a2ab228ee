import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { at, deckOf, has, me, offered, play, position, whyNot } from "./position.ts";

const passed = { rival: { passed: true } } as const;

clause(["MD-10.1", "MD-10.2", "MD-10.4", "MD-10.3"], "E9: a second policy", () => {
  const board = position({
    ...passed,
    me: { civ: "aztec", culture: 2, military: 4, policies: ["flower-war"] },
    row: ["nile-delta"],
  });
  play(board, "develop:codex");
  expect(me(board).policies).toEqual(["flower-war", "codex"]);
  expect(has(me(board))).toEqual({ military: 5, science: 1 });
  // The Flower War's lasting effect has ended: a conquest brings no culture.
  play(board, "conquer:nile-delta");
  expect(has(me(board))).toEqual({ military: 2, science: 1, production: 2 });
});

clause(["MD-11.1", "MD-21.4", "MD-7.7"], "E10: Calendar discards a card with its knowledge", () => {
  const board = position({
    ...passed,
    me: { civ: "aztec", policies: ["calendar"], city: { 9: "fort+land-use", 1: "fort!" } },
  });
  play(board, "use:policy");
  expect(me(board).discard).toEqual(["fort", "land-use"]);
  expect(at(me(board), 9)).toBeNull();
  expect(me(board).policyUsed).toBe(true);
  expect(offered(board)).not.toContain("use:policy");
  expect(whyNot(board, "use:policy")).toMatchObject({ clause: "MD-7.7", why: { say: "why.used" } });
});

clause(["MD-10.3", "MD-10.5", "MD-11.2"], "E11: a new policy in the same round is fresh", () => {
  const city = { 1: "fort!", 2: "library" };
  const board = position({ ...passed, me: { culture: 2, policies: ["zen-gardens"], policyUsed: true, city } });
  play(board, "develop:tea-ceremony");
  expect(has(me(board))).toEqual({ science: 1, production: 1 });
  play(board, "use:policy");
  // The Tea Ceremony reinforces; the Zen Gardens below would have archived the Library.
  expect(me(board).archived).toEqual([]);
  expect(me(board).city[0]?.turned).toBe("reinforced");
});

clause(["MD-10.1", "MD-20.5", "MD-10.7"], "E12: five policies cost 15 culture and apply 15 bonuses", () => {
  const board = position({ ...passed, me: { civ: "mali", culture: 15 } });
  play(
    board,
    "develop:pilgrimage",
    "develop:trans-saharan-trade",
    "develop:griots",
    "develop:madrasas-of-sankore",
    "develop:gbara",
  );
  // 5 + 4 + 3 gold, 2 science, 1 production.
  expect(has(me(board))).toEqual({ gold: 12, science: 2, production: 1 });
  expect(whyNot(board, "develop")).toMatchObject({ clause: "MD-10.7", why: { say: "why.all-policies" } });
});

clause("MD-10.1", "a policy needs one culture more than there are policies", () => {
  const board = position({ me: { culture: 1, policies: ["kabuki"] } });
  expect(offered(board).some((id) => id.startsWith("develop"))).toBe(false);
  expect(whyNot(board, "develop")).toMatchObject({ clause: "MD-10.1", price: { culture: 2 } });
});

clause("MD-10.4", "bonuses with a choice are offered, the others come by themselves", () => {
  const board = position({
    me: { civ: "aztec", culture: 2, provinces: ["lake-texcoco"], policies: ["triple-alliance"] },
  });
  play(board, "develop:codex");
  expect(has(me(board))).toEqual({ science: 1 });
  expect(offered(board)).toEqual(["token:coastal:lake-texcoco", "token:mountain:lake-texcoco", "none"]);
  play(board, "none");
  expect(has(me(board))).toEqual({ science: 1, production: 1 });
});

clause("MD-10.6", "a policy developed in phase B reacts to the city's activation only in the next round", () => {
  const board = position({ ...passed, advantage: "me 2 science", me: { culture: 1, city: { 1: "fort" } } });
  play(board, "develop:shogunate");
  expect(has(me(board))).toEqual({});
  const next = position({ phase: "activation", advantage: "me", me: { policies: ["shogunate"] } });
  play(next, "activate:r1c1");
  expect(has(me(next))).toEqual({ military: 2 });
});

clause(["MD-11.1", "MD-21.1"], "the table says why the policy can't be used", () => {
  expect(whyNot(position({}), "use:policy")).toMatchObject({ clause: "MD-11.1", why: { say: "why.no-policy" } });
  expect(whyNot(position({ me: { policies: ["bushido"] } }), "use:policy")).toMatchObject({
    why: { say: "why.no-action" },
  });
  expect(whyNot(position({ me: { civ: "mali", gold: 1, policies: ["pilgrimage"] } }), "use:policy")).toMatchObject({
    clause: "MD-7.11",
    why: { say: "why.cost" },
  });
});

clause("MD-4.8", "Pilgrimage demands gold; nothing replaces it", () => {
  const rich = position({ me: { civ: "mali", gold: 2, policies: ["pilgrimage"] } });
  play(rich, "use:policy");
  expect(has(me(rich))).toEqual({ culture: 1 });
  const poor = position({ me: { civ: "mali", gold: 1, military: 5, policies: ["pilgrimage"] } });
  expect(offered(poor)).not.toContain("use:policy");
});

clause(["MD-4.10", "MD-23.1"], "Ritual Sacrifice: the whole cost first, of named kinds", () => {
  const board = position({
    me: { civ: "aztec", science: 1, gold: 1, policies: ["ritual-sacrifice"], city: { 1: "fort" } },
  });
  play(board, "use:policy");
  expect(offered(board)).toEqual(["pay:science", "pay:gold"]);
  play(board, "pay:gold");
  expect(has(me(board))).toEqual({ science: 1, culture: 1 });
  expect(me(board).archived).toEqual(["fort"]);
  const nothingToArchive = position({
    me: { civ: "aztec", science: 1, policies: ["ritual-sacrifice"], city: { 1: "fort!" } },
  });
  expect(offered(nothingToArchive)).not.toContain("use:policy");
});

clause("MD-21.9", "the Madrasas of Sankore draw two and use one", () => {
  const board = position({ me: { civ: "mali", policies: ["madrasas-of-sankore"], deck: ["fort", "library", "mine"] } });
  play(board, "use:policy");
  expect(offered(board)).toEqual(["use:fort", "use:library"]);
  play(board, "use:library");
  expect(has(me(board))).toEqual({ science: 1 });
  expect(me(board).discard).toEqual(["fort", "library"]);
  expect(deckOf(me(board))).toEqual(["mine"]);
});

clause(["MD-13.1", "MD-15.8", "MD-21.6"], "E29: Notre-Dame applies a covered policy's bonus", () => {
  const board = position({
    advantage: "rival 3 science",
    me: { city: { 1: "notre-dame!" }, policies: ["shogunate", "kabuki"] },
  });
  play(board, "use:1");
  expect(offered(board)).toEqual(["bonus:shogunate", "bonus:kabuki"]);
  play(board, "bonus:shogunate");
  expect(board.duel.advantage).toEqual({ holder: 0, of: null, tokens: 0 });
});

clause(
  ["MD-9.3", "MD-21.15"],
  "Kabuki: a completed wonder brings culture, after its bonus and its way to the deck",
  () => {
    const board = position({ me: { production: 4, wonder: "colossus-of-rhodes", policies: ["kabuki"] } });
    play(board, "complete:colossus-of-rhodes");
    expect(has(me(board))).toEqual({ military: 2, culture: 1 });
    expect(board.told.map(({ what }) => what.say)).toEqual([
      "log.pays",
      "log.completes",
      "log.gains",
      "log.wonder-on-deck",
      "log.gains",
    ]);
  },
);
