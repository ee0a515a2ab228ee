import { No } from "@civitas/kernel";
import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { newPlay } from "../src/play.ts";
import { CardStage } from "../src/stage.ts";
import { judgeCopy } from "../src/verbs/copy.ts";
import { VOCABULARY } from "../src/vocabulary.ts";
import { at, deckOf, has, me, offered, play, position, quiet, turnedAt, whyNot } from "./position.ts";

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

clause(["MD-14.1", "MD-14.3", "MD-21.8"], "E23: scientific progress uses the top card", () => {
  const board = position({ me: { science: 2, deck: ["trading-post", "fort"] } });
  play(board, "progress");
  expect(has(me(board))).toEqual({ gold: 2 });
  expect(me(board).discard).toEqual(["trading-post"]);
  expect(board.told.find(({ what }) => what.say === "log.draws")).toMatchObject({ clause: "MD-14.3" });
});

clause("MD-21.8", "E24: using a knowledge without an action", () => {
  const board = position({ ...passed, me: { science: 2, production: 3, deck: ["guilds"] } });
  play(board, "progress");
  expect(has(me(board))).toEqual({ production: 3 });
  expect(me(board).discard).toEqual(["guilds"]);
  play(board, "buy:workshop");
  expect(has(me(board))).toEqual({});
});

clause(
  "MD-21.8",
  "each effect of a used card may be applied or declined, and only while cost and condition are met",
  () => {
    const bank = () => position({ me: { science: 2, deck: ["bank"] }, row: ["market"] });
    const applied = play(bank(), "progress", "apply:action");
    expect(has(me(applied))).toEqual({ gold: 3 });
    const declined = play(bank(), "progress", "done");
    expect(has(me(declined))).toEqual({ gold: 2 });
    const impossible = position({ me: { science: 2, deck: ["bank"] } });
    play(impossible, "progress");
    expect(impossible.pending).toBeUndefined();
  },
);

clause(["MD-14.2", "MD-21.7", "MD-21.9", "MD-19.7"], "E25: an empty deck is not reshuffled in phase B", () => {
  const discard = ["fort", "fort", "library", "library", "mine", "forum", "labour-camp", "labour-camp"] as const;
  const board = position({
    ...passed,
    me: { science: 2, deck: ["labour-camp"], discard, city: { 1: "fort+printing-press!" } },
  });
  play(board, "use:1:knowledge");
  expect(has(me(board))).toEqual({ science: 2, production: 1 });
  expect(me(board).discard).toHaveLength(9);
  expect(offered(board)).not.toContain("progress");
  expect(whyNot(board, "progress")).toMatchObject({ clause: "MD-14.2", why: { say: "why.deck-empty" } });
});

clause("MD-14.1", "scientific progress costs 2 science", () => {
  const board = position({ me: { science: 1, deck: ["fort"] } });
  expect(whyNot(board, "progress")).toMatchObject({ clause: "MD-14.1", price: { science: 2 } });
  expect(offered(position({ me: { science: 1, gold: 1, deck: ["fort"] } }))).toContain("progress");
});

clause("MD-21.9", "drawn cards lie aside and in no pile until all are discarded", () => {
  const board = position({ me: { city: { 1: "fort+printing-press!" }, deck: ["fort", "library", "mine", "forum"] } });
  play(board, "use:1:knowledge");
  expect(me(board)).toMatchObject({ aside: ["fort", "library", "mine"], discard: [], deck: ["forum"] });
  play(board, "use:library");
  expect(me(board)).toMatchObject({ aside: [], discard: ["fort", "library", "mine"] });
});

clause(["MD-21.2", "MD-21.3"], "E26: archiving a card with knowledge attached", () => {
  const city = { 6: "labour-camp+currency", 1: "fort!", 2: "library^" };
  const board = position({ me: { policies: ["zen-gardens"], city, gold: 1 } });
  play(board, "use:policy");
  expect(me(board).archived).toEqual(["labour-camp"]);
  expect(me(board).discard).toEqual(["currency"]);
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

clause(["MD-21.11", "MD-21.12", "MD-4.13"], "E28: Codex copies a Mine that is not activated", () => {
  const board = position({ me: { civ: "aztec", policies: ["codex"], gained: { production: 2 }, city: { 3: "mine" } } });
  play(board, "use:policy", "apply:action");
  expect(has(me(board))).toEqual({ production: 1, gold: 1 });
  expect(me(board).gained.production).toBe(3);
  expect(me(board).city[2]).toEqual({ top: "mine", under: null, turned: "ready", tokens: 0 });
});

clause("MD-21.11", "a copied card may be activated or already used, and its effect may be declined", () => {
  const board = position({
    me: { civ: "aztec", policies: ["codex"], gained: { production: 3 }, city: { 3: "mine!*", 4: "library" } },
  });
  play(board, "use:policy");
  expect(offered(board)).toEqual(["copy:3", "copy:4"]);
  play(board, "copy:3", "done");
  expect(has(me(board))).toEqual({ production: 1 });
});

clause("MD-21.12", "no card copies itself or a card that copies or draws; with nothing to copy nothing happens", () => {
  const board = position({ me: { city: { 1: "eiffel-tower!", 2: "fort" } } });
  play(board, "use:1");
  expect(board.pending).toBeUndefined();
  expect(has(me(board))).toEqual({});
});

clause("MD-21.12", "a copying wonder and a drawing card are never copied", () => {
  const { duel } = position({ me: { city: { 1: "eiffel-tower", 2: "notre-dame", 3: "panama-canal" } } });
  const stage = new CardStage(newPlay(duel, quiet(), VOCABULARY), 0, { card: "codex" });
  const judged = judgeCopy(stage, { verb: "copy", seeks: "wonder" });
  expect(judged.map((verdict) => (verdict instanceof No ? verdict.inWords().why.say : verdict.id))).toEqual([
    "why.copies-or-draws",
    "copy:2",
    "copy:3",
  ]);
});

clause(["MD-6.11", "MD-21.11"], "a copied Great Zimbabwe never activates itself", () => {
  const board = position({ me: { city: { 1: "eiffel-tower!", 2: "great-zimbabwe", 3: "fort", 4: "library" } } });
  play(board, "use:1", "apply:activation");
  expect(offered(board)).toEqual(["activate:3", "activate:4"]);
  play(board, "activate:3");
  expect(has(me(board))).toEqual({ gold: 1, military: 1 });
});

clause(["MD-21.8", "MD-21.10", "MD-23.9"], "E30: Globalization uses a building or knowledge of the row", () => {
  const board = position({
    me: { city: { 1: "fort+globalization!" } },
    row: ["bank", "eiffel-tower", "california"],
  });
  play(board, "use:1:knowledge");
  // Bank is the only one that fits, so it is used at once; it has left the row already.
  expect(board.duel.row[0]).toBeNull();
  expect(has(me(board))).toEqual({ gold: 2 });
  play(board, "apply:action");
  expect(offered(board)).toEqual(["discard:eiffel-tower", "discard:california"]);
  play(board, "discard:california");
  expect(has(me(board))).toEqual({ gold: 3 });
  expect(board.duel.discard).toEqual(["california", "bank"]);
});

clause(["MD-23.9", "MD-7.11"], "E30: without a fitting card Globalization is legal and does nothing", () => {
  const board = position({ ...passed, me: { gold: 1, city: { 1: "fort+globalization!" } }, row: ["california"] });
  play(board, "use:1:knowledge");
  expect(has(me(board))).toEqual({ gold: 1 });
  expect(offered(board)).not.toContain("use:1:knowledge");
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

clause("MD-23.7", "a nested trade, draw and use is resolved completely before the outer effect goes on", () => {
  // Navigation trades with Lübeck, which draws a Market, which trades with Tyre; then Navigation's own gold.
  const board = position({
    me: { city: { 1: "fort+navigation!" }, provinces: ["cyclades"], deck: ["market", "fort"] },
    freeCities: ["lubeck", "tyre"],
  });
  play(board, "use:1:knowledge", "trade:lubeck", "use:market", "apply:action", "trade:tyre");
  expect(has(me(board))).toEqual({ production: 1 + 2, gold: 1 });
  expect(me(board).discard).toEqual(["market", "fort"]);
  const order = board.told.filter(({ what }) => what.say === "log.gains").map(({ what }) => what.with?.card);
  expect(order.map((card) => (card as { say: string }).say)).toEqual(["card.market", "card.tyre", "card.navigation"]);
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

clause(["MD-20.3", "MD-21.9"], "a knowledge card that lies aside while it is used still counts as owned", () => {
  const board = position({
    me: { science: 2, production: 3, deck: ["industrialization"], wonder: "angkor-wat" },
  });
  play(board, "progress", "apply:action", "complete:angkor-wat");
  expect(has(me(board))).toEqual({ culture: 1, science: 1 });
});
