import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { deckOf, has, me, offered, pileOf, play, position, rival, whyNot } from "./position.ts";

clause(["MD-4.7", "MD-4.9", "MD-8.3", "MD-8.2"], "E5: paying with a mix of gold", () => {
  const me5 = { production: 2, science: 1, gold: 3 };
  const board = position({ me: me5, row: [null, "trading-post", "temple"] });
  play(board, "buy:trading-post");
  expect(has(me(board))).toEqual({ science: 1, gold: 1 });
  expect(deckOf(me(board))).toEqual(["trading-post"]);
  expect(board.duel.row).toEqual([null, null, "temple", null, null, null]);

  const asking = position({ payment: "ask", me: me5, row: ["trading-post"] });
  play(asking, "buy:trading-post");
  // Science can't be used, and nothing is overpaid.
  expect(offered(asking)).toEqual(["pay:production=2,gold=2", "pay:production=1,gold=3"]);
  play(asking, "pay:production=1,gold=3");
  expect(has(me(asking))).toEqual({ production: 1, science: 1 });
});

clause("MD-4.9", "a cost that can't be paid in full is not offered, and the table says what is missing", () => {
  const board = position({ me: { production: 2, gold: 1, science: 9 }, row: ["trading-post"] });
  expect(offered(board)).not.toContain("buy:trading-post");
  expect(whyNot(board, "buy:trading-post")).toMatchObject({
    clause: "MD-8.3",
    why: { say: "why.short" },
    price: { production: 4 },
  });
});

clause(["MD-8.1", "MD-4.2"], "each kind of card is paid in its own resource", () => {
  const row = ["currency", "colossus-of-rhodes", "nile-delta", "temple"] as const;
  const offers = (resource: "production" | "science" | "military") =>
    offered(position({ me: { [resource]: 4 }, row })).filter((id) => /^(buy|conquer):/.test(id));
  expect(offers("production")).toEqual([
    "buy:colossus-of-rhodes",
    "buy:temple",
    "buy:workshop",
    "buy:laboratory",
    "buy:archery-range",
    "buy:barricade",
  ]);
  expect(offers("science")).toEqual(["buy:currency"]);
  expect(offers("military")).toEqual(["conquer:nile-delta"]);
});

clause(["MD-8.4", "MD-3.3"], "knowledge goes on top of the city deck, seen by both", () => {
  const board = position({ me: { science: 3, deck: ["fort"] }, row: ["currency"] });
  play(board, "buy:currency");
  expect(deckOf(me(board))).toEqual(["currency", "fort"]);
  expect(me(board).known).toBe(1);
});

clause(["MD-8.5", "MD-1.10"], "a basic building needs a stack that is not empty", () => {
  const board = position({ me: { production: 3 }, stacks: { workshop: 0 } });
  expect(offered(board)).toContain("buy:laboratory");
  expect(offered(board)).not.toContain("buy:workshop");
  expect(whyNot(board, "buy:workshop")).toMatchObject({ clause: "MD-8.5", why: { say: "why.stack-empty" } });
  play(board, "buy:laboratory");
  expect(board.duel.stacks.laboratory).toBe(4);
  expect(deckOf(me(board))).toEqual(["laboratory"]);
});

clause("MD-8.6", "a Barricade goes to the province pile, even without a province", () => {
  const board = position({ me: { production: 2 } });
  play(board, "buy:barricade");
  expect(pileOf(me(board))).toEqual(["barricade"]);
  expect(deckOf(me(board))).toEqual([]);
});

clause(
  ["MD-8.7", "MD-8.8", "MD-8.9"],
  "a province of the row goes on top of the pile and applies its bonus, counting itself",
  () => {
    const board = position({ me: { military: 6, provinces: ["cyclades"] }, row: ["malabar-coast"], freeCities: [] });
    play(board, "conquer:malabar-coast");
    expect(pileOf(me(board))).toEqual(["cyclades", "malabar-coast"]);
    expect(has(me(board))).toEqual({ gold: 2 });
  },
);

clause("MD-8.10", "types of all provinces count, printed ones and tokens", () => {
  const board = position({
    me: { civ: "aztec", city: { 1: "chinampas" }, provinces: ["lake-texcoco+coastal", "sahara"] },
    phase: "activation",
  });
  play(board, "activate:r1c1");
  expect(has(me(board))).toEqual({ production: 3 });
});

clause(["MD-8.11", "MD-8.12"], "a started wonder lies beside the city and does nothing", () => {
  const board = position({ me: { production: 4 }, row: ["hanging-gardens"] });
  play(board, "buy:hanging-gardens");
  expect(me(board).underConstruction).toEqual(["hanging-gardens"]);
  expect(deckOf(me(board))).toEqual([]);
  expect(has(me(board))).toEqual({});
});

clause(["MD-8.11", "MD-8.13"], "E7: of two wonders under construction one is kept", () => {
  const start = () => position({ me: { production: 4, wonder: "lighthouse-of-alexandria" }, row: ["hanging-gardens"] });
  const keepNew = play(start(), "buy:hanging-gardens", "keep:hanging-gardens");
  expect(me(keepNew).underConstruction).toEqual(["hanging-gardens"]);
  expect(keepNew.duel.discard).toEqual(["lighthouse-of-alexandria"]);
  const keepOld = play(start(), "buy:hanging-gardens", "keep:lighthouse-of-alexandria");
  expect(me(keepOld).underConstruction).toEqual(["lighthouse-of-alexandria"]);
  expect(keepOld.duel.discard).toEqual(["hanging-gardens"]);
  expect(has(me(keepOld))).toEqual({});
});

clause(["MD-8.14", "MD-23.8", "MD-23.2"], "a gained card is acquired without paying", () => {
  const board = position({ me: { gold: 1 }, freeCities: ["samarkand"] });
  play(board, "trade:samarkand", "take:workshop");
  expect(deckOf(me(board))).toEqual(["workshop"]);
  expect(has(me(board))).toEqual({});
});

clause(["MD-9.1", "MD-9.3", "MD-21.6"], "E6: completing the Colossus", () => {
  const board = position({ me: { civ: "aztec", production: 4, wonder: "colossus-of-rhodes", deck: ["fort"] } });
  play(board, "complete:colossus-of-rhodes");
  expect(has(me(board))).toEqual({ military: 2 });
  expect(deckOf(me(board))).toEqual(["colossus-of-rhodes", "fort"]);
  expect(me(board).underConstruction).toEqual([]);
});

clause("MD-9.1", "without a wonder under construction there is nothing to complete", () => {
  const board = position({ me: { production: 9 } });
  expect(offered(board).some((id) => id.startsWith("complete"))).toBe(false);
  expect(whyNot(board, "complete")).toMatchObject({ clause: "MD-9.1", why: { say: "why.no-wonder" } });
  const poor = position({ me: { production: 3, wonder: "colossus-of-rhodes" } });
  expect(whyNot(poor, "complete:colossus-of-rhodes")).toMatchObject({ clause: "MD-9.1", why: { say: "why.short" } });
});

clause("MD-9.2", "a wonder may be completed in the round of its start, as a later action", () => {
  const board = position({ me: { production: 8 }, rival: { passed: true }, row: ["colossus-of-rhodes"] });
  play(board, "buy:colossus-of-rhodes");
  expect(deckOf(me(board))).toEqual([]);
  play(board, "complete:colossus-of-rhodes");
  expect(deckOf(me(board))).toEqual(["colossus-of-rhodes"]);
});

clause("MD-9.3", "the bonus comes before the wonder lies on the deck", () => {
  const board = position({
    me: { production: 4, wonder: "lighthouse-of-alexandria", deck: ["fort", "library"] },
    freeCities: ["lubeck"],
  });
  play(board, "complete:lighthouse-of-alexandria", "trade:lubeck", "use:fort");
  expect(me(board).discard).toEqual(["fort", "library"]);
  expect(deckOf(me(board))).toEqual(["lighthouse-of-alexandria"]);
});

clause(["MD-9.3", "MD-21.15"], "what waits for a completed wonder comes last", () => {
  const board = position({ me: { production: 4, wonder: "colossus-of-rhodes", policies: ["kabuki"] } });
  play(board, "complete:colossus-of-rhodes");
  expect(has(me(board))).toEqual({ military: 2, culture: 1 });
  const said = board.told.map(({ what }) => what.say);
  expect(said.lastIndexOf("log.gains")).toBeGreaterThan(said.indexOf("log.wonder-on-deck"));
});

clause("MD-9.4", "a completed wonder is a city card: it gives and acts when activated", () => {
  const board = position({
    phase: "activation",
    first: 1,
    me: { city: { 1: "hanging-gardens" }, provinces: ["nile-delta"] },
  });
  play(board, "activate:r1c1");
  board.duel.seat = 0;
  play(board, "use:1");
  expect(has(me(board))).toEqual({ culture: 1, production: 1 });
});

clause(["MD-21.20", "MD-9.3"], "E8: Industrialization completes Angkor Wat", () => {
  const city = { 1: "fort+industrialization!", 2: "fort+guilds" };
  const board = position({ me: { production: 3, wonder: "angkor-wat", city }, row: ["colossus-of-rhodes"] });
  play(board, "use:1:knowledge");
  expect(offered(board)).toEqual(["complete:angkor-wat", "buy:colossus-of-rhodes", "none"]);
  play(board, "complete:angkor-wat");
  expect(has(me(board))).toEqual({ culture: 1, science: 2 });
  expect(deckOf(me(board))).toEqual(["angkor-wat"]);
  // Not both: the turn is over.
  expect(board.duel.row[0]).toBe("colossus-of-rhodes");
  expect(board.duel.seat).toBe(1);
});

clause(
  "MD-21.20",
  "a wonder section may be declined, or started at the reduced price; without one nothing happens",
  () => {
    const city = { 1: "fort+industrialization!" };
    const declined = position({ me: { production: 9, city }, row: ["colossus-of-rhodes"] });
    play(declined, "use:1:knowledge", "none");
    expect(has(me(declined))).toEqual({ production: 9 });
    const started = position({ me: { production: 1, city }, row: ["eiffel-tower", "colossus-of-rhodes"] });
    play(started, "use:1:knowledge");
    // 4 - 4 = 0 for the Colossus, 8 - 4 = 4 for the Eiffel Tower.
    expect(offered(started)).toEqual(["buy:colossus-of-rhodes", "none"]);
    play(started, "buy:colossus-of-rhodes");
    expect(me(started).underConstruction).toEqual(["colossus-of-rhodes"]);
    expect(has(me(started))).toEqual({ production: 1 });
    const none = position({ me: { city }, row: ["market"] });
    play(none, "use:1:knowledge");
    expect(none.pending).toBeUndefined();
  },
);

clause("MD-4.11", "Guilds: each building costs 1 less, Barricades included, knowledge and wonders not", () => {
  const city = { 1: "fort+guilds!" };
  const board = position({
    me: { production: 9, science: 3, city },
    rival: { passed: true },
    row: ["market", "colossus-of-rhodes", "currency"],
  });
  play(board, "buy:market", "buy:barricade");
  expect(has(me(board))).toEqual({ production: 9 - 4 - 1, science: 3 });
  play(board, "buy:colossus-of-rhodes", "buy:currency");
  expect(has(me(board))).toEqual({});
  const without = position({ me: { production: 4, city: { 1: "fort+guilds" } }, row: ["market"] });
  expect(offered(without)).not.toContain("buy:market");
});

clause(["MD-1.12", "MD-1.13"], "basic buildings are buildings: Guilds makes a Workshop cheaper", () => {
  const board = position({ me: { production: 2, city: { 1: "fort+guilds!" } } });
  play(board, "buy:workshop");
  expect(has(me(board))).toEqual({});
});

clause("MD-7.6", "acquiring may be done any number of times per round", () => {
  const board = position({ me: { production: 9 }, rival: { passed: true } });
  play(board, "buy:workshop", "buy:workshop", "buy:workshop");
  expect(deckOf(me(board))).toEqual(["workshop", "workshop", "workshop"]);
  expect(rival(board).deck).toEqual([]);
});
