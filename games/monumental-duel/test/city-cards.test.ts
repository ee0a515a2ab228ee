import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { at, deckOf, has, me, offered, play, position, turnedAt, whyNot } from "./position.ts";

const passed = { rival: { passed: true } } as const;

clause(["MD-13.1", "MD-13.2", "MD-21.18", "MD-7.7"], "E21: two cards in one place, two actions, two tokens", () => {
  const board = position({
    ...passed,
    me: { civ: "mali", gained: { production: 3 }, city: { 5: "mine+regional-taxes!" } },
  });
  expect(offered(board)).toEqual(expect.arrayContaining(["use:5", "use:5:knowledge"]));
  play(board, "use:5");
  expect(has(me(board))).toEqual({ gold: 1 });
  expect(offered(board)).not.toContain("use:5");
  play(board, "use:5:knowledge");
  expect(has(me(board))).toEqual({ gold: 2 });
  const withProvince = position({ me: { civ: "mali", city: { 5: "mine+regional-taxes!" }, provinces: ["sahara"] } });
  play(withProvince, "use:5:knowledge");
  expect(has(me(withProvince))).toEqual({ gold: 2 });
});

clause(
  ["MD-4.12", "MD-4.14", "MD-21.18", "MD-13.3"],
  "E22: if you gained, spent or not; gold in place of it does not count",
  () => {
    const spent = position({ me: { gained: { production: 3 }, city: { 1: "mine!" } } });
    expect(offered(spent)).toContain("use:1");
    const paidGold = position({
      ...passed,
      me: { production: 2, gold: 1, gained: { production: 2 }, city: { 1: "mine!" } },
    });
    play(paidGold, "buy:workshop");
    expect(me(paidGold).gained.production).toBe(2);
    expect(whyNot(paidGold, "use:1")).toMatchObject({ clause: "MD-13.3", why: { say: "why.condition" } });
  },
);

clause(["MD-21.2", "MD-21.3"], "E26: archiving a card with knowledge attached", () => {
  const city = { 6: "labour-camp+currency", 1: "fort!", 2: "library^" };
  const board = position({ me: { policies: ["zen-gardens"], city, gold: 1 } });
  play(board, "use:policy");
  expect(me(board).archived).toEqual(["labour-camp"]);
  expect(me(board).discard).toEqual(["currency"]);
  expect(board.line("log.discards")?.what.with).toMatchObject({ cards: [{ say: "card.currency" }] });
  expect(at(me(board), 6)).toBeNull();
});

clause(
  ["MD-21.3", "MD-23.11"],
  "only cards that are neither activated nor reinforced, never attached knowledge, can be archived",
  () => {
    const city = { 1: "fort!", 2: "library^", 3: "mine+currency", 4: "irrigation" };
    const board = position({ me: { policies: ["zen-gardens"], city } });
    play(board, "use:policy");
    expect(offered(board)).toEqual(["archive:3", "archive:4"]);
  },
);

clause(["MD-21.13", "MD-21.14", "MD-18.5"], "E27: a reinforced card stays and loses its knowledge", () => {
  const board = position({ ...passed, me: { policies: ["tea-ceremony"], city: { 4: "workshop+irrigation!" } } });
  play(board, "use:policy");
  expect(me(board).discard).toEqual(["irrigation"]);
  expect(board.line("log.discards")?.what.with).toMatchObject({ cards: [{ say: "card.irrigation" }] });
  expect(at(me(board), 4)).toBe("workshop");
  board.duel.players[0].supply.gold = 1;
  play(board, "pass");
  expect(at(me(board), 4)).toBe("workshop");
});

clause(
  ["MD-21.14", "MD-13.5"],
  "a reinforced card has no action, no lasting and no triggered effect this round",
  () => {
    const city = { 1: "mine!", 2: "castle^", 3: "fort+currency!" };
    const board = position({ ...passed, me: { policies: ["tea-ceremony"], gold: 1, gained: { production: 3 }, city } });
    play(board, "use:policy", "reinforce:1");
    expect(offered(board)).not.toContain("use:1");
    expect(whyNot(board, "use:1")).toMatchObject({ clause: "MD-21.14", why: { say: "why.reinforced" } });
    const lost = position({ me: { military: 4 }, rival: { provinces: ["sahara"], city: { 2: "castle^" } } });
    play(lost, "conquer:sahara");
    expect(has(lost.duel.players[1])).toEqual({});
  },
);

clause("MD-13.1", "a card that is not activated can't be used", () => {
  const board = position({ me: { gained: { production: 3 }, city: { 1: "mine" } } });
  expect(whyNot(board, "use:1")).toMatchObject({ clause: "MD-13.1", why: { say: "why.not-activated" } });
});

clause("MD-21.5", "a card discarded from the row leaves its place free", () => {
  const board = position({ me: { city: { 1: "bank!" } }, row: ["market", "temple"] });
  play(board, "use:1", "discard:market");
  expect(board.duel.row.slice(0, 2)).toEqual([null, "temple"]);
  expect(board.duel.discard).toEqual(["market"]);
});

clause(["MD-7.11", "MD-13.3"], "E46: a use without result is legal, an unmet condition is not", () => {
  const board = position({
    ...passed,
    me: { gold: 1, gained: { production: 2 }, city: { 1: "hanging-gardens!", 2: "mine!" } },
  });
  expect(offered(board)).not.toContain("use:2");
  play(board, "use:1");
  expect(has(me(board))).toEqual({ gold: 1 });
  expect(offered(board)).not.toContain("use:1");
});

clause(["MD-7.7", "MD-17.10", "MD-21.13", "MD-23.13"], "E49: reinforcing the card in use", () => {
  const board = position({ ...passed, me: { production: 2, city: { 1: "market+guilds!" } }, freeCities: ["zanzibar"] });
  play(board, "use:1", "trade:zanzibar", "reinforce:1");
  expect(board.duel.freeCities[0]).toEqual({ id: "zanzibar", gold: [1, 0], traded: [true, false] });
  expect(me(board).discard).toEqual(["guilds"]);
  expect(turnedAt(me(board), 1)).toBe("reinforced");
  expect(has(me(board))).toEqual({ production: 3 });
  expect(offered(board)).not.toContain("use:1");
  // Guilds' reduction has ended: 3 production buy one Workshop and no Barricade after it.
  play(board, "buy:workshop");
  expect(has(me(board))).toEqual({});
});

clause("MD-23.11", "E58: exact and optional", () => {
  const zen = position({ me: { policies: ["zen-gardens"], city: { 1: "library" } } });
  play(zen, "use:policy");
  expect(me(zen).archived).toEqual(["library"]);
  const ragusa = () => position({ me: { gold: 1, city: { 1: "library" } }, freeCities: ["ragusa"] });
  const kept = play(ragusa(), "trade:ragusa", "none");
  expect(me(kept).archived).toEqual([]);
  expect(has(me(kept))).toEqual({ science: 1 });
  const archived = play(ragusa(), "trade:ragusa", "archive:1");
  expect(me(archived).archived).toEqual(["library"]);
  expect(has(me(archived))).toEqual({ science: 1 });
});

clause(["MD-4.10", "MD-4.7"], "Forum: two different kinds, a gold for a kind not paid otherwise", () => {
  const board = position({ me: { production: 2, science: 1, gold: 1, city: { 1: "forum!" } } });
  play(board, "use:1");
  expect(offered(board)).toEqual(["pay:production,science", "pay:production,gold", "pay:science,gold"]);
  play(board, "pay:production,gold");
  expect(has(me(board))).toEqual({ production: 1, science: 1, culture: 1 });
  expect(offered(position({ me: { production: 2, city: { 1: "forum!" } } }))).not.toContain("use:1");
  expect(offered(position({ me: { gold: 2, city: { 1: "forum!" } } }))).toContain("use:1");
});

clause(["MD-7.10", "MD-6.8"], "the mark of an activation effect blocks no action of the same place", () => {
  const board = position({ phase: "activation", first: 1, me: { city: { 1: "fort+gunpowder", 2: "mine" } } });
  play(board, "activate:r1c1");
  expect(has(me(board))).toEqual({ military: 2, production: 1 });
  board.duel.players[0].gained.production = 3;
  board.duel.seat = 0;
  expect(offered(board)).toContain("use:2");
});

clause(["MD-13.4", "MD-7.9"], "nobody has to use anything: passing is always offered", () => {
  const board = position({ me: { gained: { production: 3 }, city: { 1: "mine!" } } });
  expect(offered(board)).toContain("pass");
});

clause(["MD-23.1", "MD-23.12"], "impossible parts are skipped, the rest is carried out", () => {
  // Navigation: no free city to trade with, but the coastal province still brings its gold.
  const board = position({ me: { city: { 1: "fort+navigation!" }, provinces: ["cyclades"] } });
  play(board, "use:1:knowledge");
  expect(has(me(board))).toEqual({ gold: 1 });
});

clause("MD-13.5", "a triggered effect of a city card works while the card is activated", () => {
  const of = (city: string) => {
    const board = position({ me: { military: 3, city: { 1: city } }, row: ["nile-delta"] });
    play(board, "conquer:nile-delta");
    return me(board).supply.gold;
  };
  expect(of("colossus-of-rhodes!")).toBe(1);
  expect(of("colossus-of-rhodes")).toBe(0);
});

clause("MD-21.2", "archived cards are out of the game", () => {
  const board = position({ me: { city: { 1: "angkor-wat!", 2: "fort+currency" } } });
  play(board, "use:1");
  expect(has(me(board))).toEqual({ culture: 1 });
  expect(me(board).archived).toEqual(["fort"]);
  expect(deckOf(me(board))).toEqual([]);
  expect(offered(position({ me: { city: { 1: "angkor-wat!" } } }))).not.toContain("use:1");
});
