import { No } from "@civitas/kernel";
import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { newPlay } from "../src/play.ts";
import { CardStage } from "../src/stage.ts";
import { judgeCopy } from "../src/verbs/copy.ts";
import { VOCABULARY } from "../src/vocabulary.ts";
import { has, me, offered, play, position, quiet, whyNot } from "./position.ts";

const passed = { rival: { passed: true } } as const;

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

clause(["MD-20.3", "MD-21.9"], "a knowledge card that lies aside while it is used still counts as owned", () => {
  const board = position({
    me: { science: 2, production: 3, deck: ["industrialization"], wonder: "angkor-wat" },
  });
  play(board, "progress", "apply:action", "complete:angkor-wat");
  expect(has(me(board))).toEqual({ culture: 1, science: 1 });
});
