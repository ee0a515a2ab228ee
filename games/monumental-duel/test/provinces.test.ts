import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { has, me, offered, pileOf, play, position, rival, whyNot } from "./position.ts";

const sahara = ["nile-delta", "sahara", "barricade"];

clause(["MD-12.1", "MD-12.2", "MD-12.4", "MD-12.3", "MD-4.4"], "E13: conquering the Sahara under a Barricade", () => {
  const board = position({ me: { military: 6 }, rival: { provinces: sahara }, stacks: { barricade: 4 } });
  play(board, "conquer:sahara");
  expect(has(me(board))).toEqual({});
  expect(pileOf(me(board))).toEqual(["sahara"]);
  expect(pileOf(rival(board))).toEqual(["nile-delta"]);
  expect(board.duel.stacks.barricade).toBe(5);
  const short = position({ me: { military: 5 }, rival: { provinces: sahara } });
  expect(offered(short)).not.toContain("conquer:sahara");
  expect(whyNot(short, "conquer:sahara")).toMatchObject({ clause: "MD-12.2", price: { military: 6 } });
  expect(offered(position({ me: { military: 5, gold: 1 }, rival: { provinces: sahara } }))).toContain("conquer:sahara");
});

clause(["MD-12.2", "MD-12.5"], "E14: Barricades below protect the next province", () => {
  const board = position({
    me: { military: 11 },
    rival: { provinces: ["nile-delta", "barricade", "barricade", "cyclades"], passed: true },
    stacks: { barricade: 3 },
  });
  play(board, "conquer:cyclades");
  expect(has(me(board))).toEqual({ military: 7 });
  expect(board.duel.stacks.barricade).toBe(3);
  play(board, "conquer:nile-delta");
  expect(has(me(board))).toEqual({});
  expect(board.duel.stacks.barricade).toBe(5);
  expect(pileOf(rival(board))).toEqual([]);
});

clause(["MD-12.2", "MD-23.10"], "E15: with Gunpowder Barricades cost nothing, and still go back", () => {
  const board = position({
    me: { military: 4, city: { 1: "fort+gunpowder!" } },
    rival: { provinces: sahara },
    stacks: { barricade: 4 },
  });
  play(board, "conquer:sahara");
  expect(has(me(board))).toEqual({});
  expect(board.duel.stacks.barricade).toBe(5);
});

clause(["MD-12.6", "MD-18.6"], "a player who has passed can still lose provinces", () => {
  const board = position({ me: { military: 4 }, rival: { provinces: ["sahara"], passed: true } });
  play(board, "conquer:sahara");
  expect(pileOf(rival(board))).toEqual([]);
});

clause("MD-12.7", "a pile without a province is no target", () => {
  const board = position({ me: { military: 9 }, rival: { provinces: ["barricade"] } });
  expect(offered(board).some((id) => id.startsWith("conquer"))).toBe(false);
  expect(whyNot(board, "conquer")).toMatchObject({ clause: "MD-12.7", why: { say: "why.no-province" } });
});

clause("MD-12.8", "conquests from the row and from the opponent both count", () => {
  const board = position({
    me: { civ: "aztec", military: 7, policies: ["flower-war"] },
    rival: { provinces: ["sahara"], passed: true },
    row: ["nile-delta"],
  });
  play(board, "conquer:nile-delta");
  expect(me(board).supply.culture).toBe(1);
  play(board, "conquer:sahara");
  expect(me(board).supply.culture).toBe(2);
});

clause(["MD-22.2", "MD-22.3", "MD-8.8"], "E16: a Malian conquest", () => {
  const board = position({ me: { civ: "mali", gold: 4, military: 5 }, rival: { civ: "japan" }, row: ["sahara"] });
  play(board, "conquer:sahara");
  expect(has(me(board))).toEqual({ gold: 3, military: 5 });
  const short = position({ me: { civ: "mali", gold: 3, military: 5 }, row: ["sahara"] });
  expect(offered(short)).not.toContain("conquer:sahara");
  expect(whyNot(short, "conquer:sahara")).toMatchObject({
    price: { gold: 4 },
    why: { with: { what: { say: "amount.gold" } } },
  });
});

clause(
  ["MD-22.2", "MD-22.4", "MD-21.17", "MD-4.16"],
  "E17: Gbara lets 2 military pay as gold, in every conquest",
  () => {
    const board = position({
      me: { civ: "mali", gold: 2, military: 5, policies: ["gbara"] },
      rival: { passed: true },
      row: ["sahara", "nile-delta"],
    });
    play(board, "conquer:sahara");
    expect(has(me(board))).toEqual({ gold: 3, military: 3 });
    // No action was needed for it, and it helps again: 2 military + 1 gold for the Nile Delta.
    play(board, "conquer:nile-delta");
    expect(has(me(board))).toEqual({ gold: 3, military: 1, production: 2 });
    const asking = position({
      payment: "ask",
      me: { civ: "mali", gold: 4, military: 5, policies: ["gbara"] },
      row: ["sahara"],
    });
    play(asking, "conquer:sahara");
    expect(offered(asking)).toEqual(["pay:military=2,gold=2", "pay:military=1,gold=3", "pay:gold=4"]);
  },
);

clause("MD-22.5", "Malians may pay military for everything else", () => {
  const board = position({ me: { civ: "mali", military: 2 } });
  play(board, "advantage:military", "2");
  expect(board.duel.advantage).toEqual({ holder: 0, of: "military", tokens: 2 });
});

clause(["MD-12.2", "MD-12.9", "MD-22.2", "MD-22.3", "MD-22.4"], "E54: Malians against a Barricade", () => {
  const against = (policies: "gbara"[]) =>
    position({
      me: { civ: "mali", gold: 6, military: 2, policies },
      rival: { civ: "japan", provinces: ["sahara", "barricade"] },
    });
  const board = play(against([]), "conquer:sahara");
  expect(has(me(board))).toEqual({ gold: 1, military: 2 });
  const gbara = play(against(["gbara"]), "conquer:sahara");
  expect(has(me(gbara))).toEqual({ gold: 3 });
});

clause(["MD-16.1", "MD-21.22", "MD-22.6", "MD-22.7"], "E18: Lake Texcoco through Montezuma", () => {
  const side = { civ: "aztec", provinces: ["lake-texcoco+mountain", "cyclades"] } as const;
  const board = position({ advantage: "me", me: side });
  play(board, "warlord");
  expect(offered(board)).toEqual(["bonus:lake-texcoco", "bonus:cyclades"]);
  play(board, "bonus:lake-texcoco");
  expect(has(me(board))).toEqual({ production: 1, gold: 1, military: 1, culture: 1 });
  const without = position({ me: side });
  expect(offered(without)).not.toContain("warlord");
  expect(whyNot(without, "warlord")).toMatchObject({ clause: "MD-16.1", why: { say: "why.no-advantage" } });
});

clause("MD-21.22", "Montezuma: a Barricade in the pile is no province", () => {
  const provinces = ["lake-texcoco", "barricade", "cyclades", "barricade"];
  const board = position({ advantage: "me", me: { civ: "aztec", provinces } });
  play(board, "warlord");
  expect(offered(board)).toEqual(["bonus:lake-texcoco", "bonus:cyclades"]);
});

clause(["MD-22.6", "MD-22.7", "MD-22.8"], "Lake Texcoco can be conquered, without its bonus, and won back", () => {
  const board = position({
    me: { military: 4 },
    rival: { civ: "aztec", military: 4, provinces: ["lake-texcoco"] },
    advantage: "rival",
  });
  play(board, "conquer:lake-texcoco");
  expect(pileOf(me(board))).toEqual(["lake-texcoco"]);
  expect(has(me(board))).toEqual({});
  play(board, "conquer:lake-texcoco");
  expect(pileOf(rival(board))).toEqual(["lake-texcoco"]);
  expect(has(rival(board))).toEqual({});
  board.duel.seat = 1;
  play(board, "warlord");
  expect(has(rival(board))).toEqual({ production: 1 });
});

clause(["MD-22.9", "MD-22.10", "MD-22.11"], "E19: type tokens", () => {
  const lake = { civ: "aztec", provinces: ["lake-texcoco+coastal"], city: { 1: "fort+land-use!" } } as const;
  const board = position({ me: lake, rival: { civ: "japan", military: 4 } });
  play(board, "use:1:knowledge");
  expect(offered(board)).toEqual(["token:mountain:lake-texcoco", "none"]);
  play(board, "token:mountain:lake-texcoco", "science");
  expect(me(board).provinces).toEqual([{ id: "lake-texcoco", tokens: ["coastal", "mountain"] }]);
  expect(me(board).typeTokens).toEqual({ coastal: 1, mountain: 1, agrarian: 2 });
  play(board, "conquer:lake-texcoco");
  expect(rival(board).provinces).toEqual([{ id: "lake-texcoco", tokens: [] }]);
  expect(me(board).typeTokens).toEqual({ coastal: 2, mountain: 2, agrarian: 2 });
});

clause(["MD-22.9", "MD-22.10", "MD-22.12"], "E57: with both coastal tokens placed only a mountain is left", () => {
  const provinces = ["lake-texcoco+coastal+mountain", "sahara+coastal+agrarian", "nile-delta"];
  const board = position({ me: { civ: "aztec", provinces, city: { 1: "fort+land-use!" } } });
  play(board, "use:1:knowledge");
  expect(offered(board)).toEqual(["token:mountain:nile-delta", "none"]);
  play(board, "none", "production");
  expect(has(me(board))).toEqual({ production: 1 });
});

clause(["MD-21.15", "MD-23.4", "MD-18.2"], "E20: Castle pays its owner for a lost province, until he passes", () => {
  const board = position({
    me: { military: 4 },
    rival: { provinces: ["sahara"], city: { 1: "castle!" } },
  });
  play(board, "conquer:sahara");
  expect(has(rival(board))).toEqual({ gold: 2 });
  const gone = position({ me: { military: 4 }, rival: { provinces: ["sahara"], passed: true, discard: ["castle"] } });
  play(gone, "conquer:sahara");
  expect(has(rival(gone))).toEqual({});
});

clause(["MD-12.9", "MD-21.15", "MD-23.4", "MD-23.14"], "E50: triggers of both players, nobody is asked", () => {
  const board = position({
    me: { military: 4, policies: ["kabuki"], city: { 1: "colossus-of-rhodes!" } },
    rival: { provinces: ["cyclades"], city: { 2: "castle!" } },
    freeCities: ["tyre"],
  });
  play(board, "conquer:cyclades");
  expect(board.pending).toBeUndefined();
  expect(has(me(board))).toEqual({ culture: 1, gold: 1 });
  expect(has(rival(board))).toEqual({ gold: 2 });
  const gains = board.told.filter(({ what }) => what.say === "log.gains").map(({ seat }) => seat);
  expect(gains).toEqual([0, 0, 1]);
});

clause(["MD-4.15", "MD-4.16"], "E56: restricted military is spent first, and only for the row", () => {
  const board = position({ me: { restricted: 2, military: 1, gold: 2 }, row: ["cyclades"] });
  play(board, "conquer:cyclades");
  expect(me(board).restricted).toBe(0);
  expect(has(me(board))).toEqual({ gold: 1 });
  const asking = position({ payment: "ask", me: { restricted: 2, military: 1, gold: 2 }, row: ["cyclades"] });
  play(asking, "conquer:cyclades", "pay:restricted=2,gold=2");
  expect(has(me(asking))).toEqual({ military: 1 });
  const opponent = position({ me: { restricted: 2, military: 2 }, rival: { provinces: ["sahara"] } });
  expect(offered(opponent)).not.toContain("conquer:sahara");
});

clause(["MD-4.15", "MD-4.13"], "restricted military counts as military gained and is lost by passing", () => {
  const board = position({ me: { gold: 1, city: { 1: "samurai-training-ground!" } }, rival: { passed: true } });
  play(board, "use:1");
  expect(me(board)).toMatchObject({ restricted: 2, gained: { military: 2 } });
  expect(has(me(board))).toEqual({ gold: 1 });
  play(board, "pass");
  expect(me(board).restricted).toBe(0);
});

clause("MD-22.3", "the Malian gold comes with a conquest from the opponent, too", () => {
  const board = position({ me: { civ: "mali", gold: 3 }, rival: { civ: "japan", provinces: ["nile-delta"] } });
  play(board, "conquer:nile-delta");
  expect(has(me(board))).toEqual({ gold: 1 });
});
