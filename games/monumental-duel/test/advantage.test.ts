import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { reduceAdvantage } from "../src/end-of-round.ts";
import { has, me, offered, play, position, quiet, whyNot } from "./position.ts";

clause(["MD-15.2", "MD-15.4", "MD-15.5"], "E31: outbidding", () => {
  const malians = { civ: "mali" } as const;
  const board = position({ advantage: "rival 2 military", me: { civ: "aztec", military: 3 }, rival: malians });
  play(board, "advantage:military");
  expect(board.duel.advantage).toEqual({ holder: 0, of: "military", tokens: 3 });
  expect(has(me(board))).toEqual({});
  const wrongKind = position({ advantage: "rival 2 military", me: { science: 3, military: 2 } });
  expect(offered(wrongKind).some((id) => id.startsWith("advantage"))).toBe(false);
  expect(whyNot(wrongKind, "advantage:science")).toMatchObject({ clause: "MD-15.2", why: { say: "why.other-kind" } });
  expect(whyNot(wrongKind, "advantage:military")).toMatchObject({ clause: "MD-15.2", why: { say: "why.short" } });
  const mixed = position({ advantage: "rival 2 military", me: { military: 2, gold: 1 } });
  play(mixed, "advantage:military");
  expect(mixed.duel.advantage).toEqual({ holder: 0, of: "military", tokens: 3 });
});

clause(["MD-19.14", "MD-15.1"], "E32: the advantage shrinks from round to round", () => {
  const board = position({ me: { production: 3 } });
  play(board, "advantage:production", "3");
  const { advantage } = board.duel;
  expect(advantage).toEqual({ holder: 0, of: "production", tokens: 3 });
  reduceAdvantage(board.duel, quiet());
  expect(advantage).toMatchObject({ holder: 0, tokens: 2 });
  reduceAdvantage(board.duel, quiet());
  expect(advantage).toMatchObject({ holder: 0, tokens: 1 });
  reduceAdvantage(board.duel, quiet());
  expect(advantage).toEqual({ holder: null, of: null, tokens: 0 });
});

clause(["MD-15.3", "MD-15.8", "MD-19.14"], "E33: a gained advantage has no tokens", () => {
  const board = position({ me: { military: 5 }, rival: { science: 1 }, row: ["anatolia"] });
  play(board, "conquer:anatolia", "take:workshop");
  expect(board.duel.advantage).toEqual({ holder: 0, of: null, tokens: 0 });
  expect(offered(board)).toContain("advantage:science");
  reduceAdvantage(board.duel, quiet());
  expect(board.duel.advantage.holder).toBeNull();
});

clause(["MD-4.7", "MD-15.1", "MD-15.5"], "E47: the advantage for gold alone", () => {
  const board = position({ me: { gold: 2 }, rival: { military: 2 } });
  play(board, "advantage:military", "2");
  expect(has(me(board))).toEqual({});
  expect(board.duel.advantage).toEqual({ holder: 0, of: "military", tokens: 2 });
  expect(offered(board)).not.toContain("advantage:military");
  board.duel.players[1].supply.gold = 1;
  expect(offered(board)).toContain("advantage:military");
});

clause("MD-15.6", "who has the advantage can't take it again", () => {
  const board = position({ advantage: "me 1 science", me: { science: 5 } });
  expect(offered(board).some((id) => id.startsWith("advantage"))).toBe(false);
  expect(whyNot(board, "advantage")).toMatchObject({ clause: "MD-15.6", why: { say: "why.has-advantage" } });
});

clause("MD-15.7", "passing does not give the advantage away", () => {
  const board = position({ advantage: "me 2 science", me: { gold: 1 }, rival: { gold: 1 } });
  play(board, "pass");
  expect(board.duel.advantage).toEqual({ holder: 0, of: "science", tokens: 2 });
});

clause("MD-15.8", "gaining the advantage that one has does nothing, the tokens stay", () => {
  const board = position({ advantage: "me 2 science", me: { culture: 1 } });
  play(board, "develop:shogunate");
  expect(board.duel.advantage).toEqual({ holder: 0, of: "science", tokens: 2 });
});

clause("MD-15.9", "tokens on the card are nobody's: they can't be spent", () => {
  const board = position({ advantage: "me 5 production", me: { gold: 1 } });
  expect(offered(board).some((id) => id.startsWith("buy"))).toBe(false);
});

clause(["MD-16.1", "MD-16.2"], "the warlord acts once per round, even if the advantage comes back", () => {
  const board = position({ advantage: "me", me: { city: { 1: "fort!" } }, rival: { passed: true } });
  play(board, "warlord", "none");
  expect(has(me(board))).toEqual({ science: 1, gold: 1 });
  expect(offered(board)).not.toContain("warlord");
  expect(whyNot(board, "warlord")).toMatchObject({ clause: "MD-16.2", why: { say: "why.used" } });
  board.duel.advantage.holder = null;
  play(board, "advantage:science", "1");
  expect(offered(board)).not.toContain("warlord");
});

clause(["MD-21.15", "MD-7.8"], "Bushido: each use of the warlord brings 1 gold, without an action", () => {
  const board = position({ advantage: "me", me: { policies: ["bushido"] } });
  play(board, "warlord");
  expect(has(me(board))).toEqual({ science: 1, gold: 2 });
});

clause("MD-23.12", "Mansa Musa: exactly one of two, also one that can do nothing", () => {
  const board = position({ advantage: "me", me: { civ: "mali" } });
  play(board, "warlord");
  expect(offered(board)).toEqual(["choose:1", "choose:2"]);
  play(board, "choose:2");
  expect(has(me(board))).toEqual({});
});

clause(
  ["MD-15.1", "MD-15.2", "MD-15.3"],
  "the clause named depends on who holds the advantage and what lies there",
  () => {
    const why = (advantage: string) => whyNot(position({ advantage, me: {} }), "advantage:science");
    const short = (n: number) => ({
      why: { say: "why.short", with: { what: { say: "amount.science", with: { n } } } },
    });
    expect(why("")).toMatchObject({ clause: "MD-15.1", ...short(1), price: { science: 1 } });
    expect(why("rival")).toMatchObject({ clause: "MD-15.3", ...short(1), price: { science: 1 } });
    expect(why("rival 2 science")).toMatchObject({ clause: "MD-15.2", ...short(3), price: { science: 3 } });
  },
);

clause(
  ["MD-15.4", "MD-15.5"],
  "tokens travel: the payment and the old tokens to the common supply, new ones from there",
  () => {
    const board = position({ advantage: "rival 1 military", me: { military: 1, gold: 1 } });
    play(board, "advantage:military");
    expect(board.told.flatMap(({ moves }) => moves ?? [])).toEqual([
      { piece: "token:military", from: "supply:0:military", to: "bank" },
      { piece: "token:gold", from: "supply:0:gold", to: "bank" },
      { piece: "token:military", from: "advantage", to: "bank" },
      { piece: "token:military", from: "bank", to: "advantage" },
    ]);
  },
);
