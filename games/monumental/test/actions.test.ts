import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { cultureDeckSeen } from "../src/view.ts";
import { cityOfForts, Table } from "./position.ts";

clause(["MO-6.2", "MO-4.4", "MO-4.6"], "every kind of action is offered where it is possible", () => {
  const table = new Table({
    display: ["writing"],
    heroRow: ["imhotep"],
    sides: [
      {
        civ: "egypt",
        ...{ production: 9, science: 9, military: 9, gold: 9, culture: 9 },
        city: { 1: "fort+currency!" },
        deck: ["fort"],
        wonder: "stonehenge",
        soldiers: { c2: 3, b1: 1 },
        explorers: ["c2"],
        productionTokens: 1,
        markets: [{ market: "tyre", good: "gold", used: false }],
      },
      {},
    ],
    spaces: { c2: { production: true } },
    monsters: [{ id: "minotaur", space: "c2", marker: 4 }],
  });
  expect(table).toOffer("buy:workshop", "buy:writing", "complete:stonehenge", "develop:sacred-guard", "conquer:d1");
  expect(table).toOffer("move:c2", "outpost:c2", "explore:1:c2>c1", "take-production:c2", "use:currency", "advance");
  expect(table).toOffer("cash-in", "market:tyre", "hero:imhotep", "defeat:minotaur", "end");
  expect(table.offered.some((id) => id.startsWith("activate:"))).toBe(false);
});

clause(
  ["MO-4.8", "MO-4.10"],
  "what lasts until the end of the turn ends with the actions, and nothing is asked then",
  () => {
    const table = new Table({
      sides: [
        {
          civ: "egypt",
          military: 1,
          city: cityOfForts({ 1: "warrior-priest-altar!", 2: "fort+flight!" }),
          deck: ["mine", "forum"],
        },
        {},
      ],
    }).do("use:warrior-priest-altar", "use:flight");
    expect(table.state.turn.reductions).toHaveLength(1);
    expect(table.state.turn.freeUnits).toBe(2);
    table.do("end");
    expect(table.state.turn).toMatchObject({ reductions: [], freeUnits: 0 });
    expect(table).toAsk(1, "ask.activate");
  },
);

clause(["MO-2.2", "MO-2.3", "MO-7.2"], "ten Workshops are all; gold has no limit", () => {
  const table = new Table({ sides: [{ production: 33, gold: 99, city: { 1: "mine!" } }, {}] });
  for (let n = 0; n < 10; n++) table.do("buy:workshop");
  expect(table).toRefuse("buy:workshop", "why.pile-empty", "MO-7.2");
  table.do("use:mine");
  expect(table.has()).toEqual({ production: 3, gold: 100 });
});

clause(["MO-5.2", "MO-5.4"], "each thing is paid with its own resource; gold is neither culture nor replaced", () => {
  const science = new Table({ display: ["writing"], heroRow: ["imhotep"], sides: [{ science: 9 }, {}] });
  expect(science).toOffer("buy:writing");
  expect(science).toRefuse("buy:workshop", "why.short.production", "MO-7.1");
  expect(science).toRefuse("hero:imhotep", "why.short-gold", "MO-12.4");
  const production = new Table({ display: ["writing"], sides: [{ production: 9 }, {}] });
  expect(production).toOffer("buy:workshop");
  expect(production).toRefuse("buy:writing", "why.short.science", "MO-7.3");
  const gold = new Table({ sides: [{ civ: "egypt", gold: 9 }, {}] });
  expect(gold).toRefuse("develop:sacred-guard", "why.short-culture", "MO-8.1");
});

clause(["MO-5.8", "MO-5.9"], "a market token is used once, and what it gave is lost with the rest", () => {
  const table = new Table({ sides: [{ markets: [{ market: "tyre", good: "production", used: false }] }, {}] });
  table.do("market:tyre");
  expect(table.has()).toEqual({ production: 4 });
  expect(table).toRefuse("market:tyre", "why.token-used", "MO-5.8");
  table.do("end");
  expect(table.has()).toEqual({});
  expect(table.realm().markets).toEqual([{ market: "tyre", good: "production", used: true }]);
});

clause("MO-5.12", "restricted military can't be exchanged", () => {
  const table = new Table({
    sides: [{ civ: "japan", city: { 1: "samurai-training-ground!", 2: "fort+currency!" } }, {}],
  }).do("use:samurai-training-ground");
  expect(table.state.turn.restricted).toBe(2);
  expect(table.offered).not.toContain("use:currency");
});

clause("MO-6.4", "a declined warlord reward stays open", () => {
  const table = new Table({
    sides: [{ civ: "china", military: 4, deck: ["library", "mine"] }, {}],
    spaces: { b1: { tile: "meadow", token: null }, b2: { tile: "meadow", token: null } },
  });
  table.do("conquer:b1").send({}, "warlord").do("decline");
  expect(table.city().drawn).toEqual([]);
  table.do("move:c1", "group:1", "conquer:b2").send({}, "warlord");
  expect(table.offered).toEqual(["resolve:mulan", "decline"]);
});

clause("MO-6.13", "one of two token rewards must be chosen, even one that does nothing", () => {
  const table = new Table({ sides: [{ military: 1 }, {}], spaces: { b1: { token: "barbarian-1-archive" } } });
  expect(table.defence("b1")).toBe(1);
  table.do("conquer:b1").send({ c1: 1 });
  expect(table.offered).toEqual(["choose:1", "choose:2"]);
  table.do("choose:2");
  expect(table.has()).toEqual({});
  expect(table.realm().archived).toEqual([]);
});

clause("MO-7.16", "a wonder started by the Golem's reward beside another one", () => {
  const table = new Table({
    display: ["hanging-gardens"],
    sides: [{ civ: "greece", production: 6, wonder: "great-library", explorers: ["c2"] }, {}],
    monsters: [{ id: "golem", space: "c2", marker: 4 }],
  }).do("defeat:golem", "start:hanging-gardens", "keep:hanging-gardens");
  expect(table.realm().construction).toEqual(["hanging-gardens"]);
  expect(table.state.gone).toContain("great-library");
});

clause("MO-15.11", "a basic building is a building", () => {
  const table = new Table({ sides: [{ production: 3, city: { 1: "guildhall!" } }, {}] }).do("use:guildhall");
  expect(table.option("buy:workshop")?.price).toEqual({ production: 1 });
});

clause(
  ["MO-10.5", "MO-10.14"],
  "without a card there is no advance, and an empty place stays empty until the refresh",
  () => {
    const table = new Table({
      sides: [{ science: 2, production: 3, city: cityOfForts({ 1: "fort+writing!" }) }, {}],
    });
    expect(table).toRefuse("advance", "why.no-card", "MO-10.5");
    table.do("use:writing", "card:3", "buy:workshop");
    expect(table.at(3)).toBeNull();
    table.do("end");
    expect(table.at(1)).toBe("workshop");
  },
);

clause(["MO-10.21", "MO-2.11"], "drawn cards and undeveloped policies are open to everybody", () => {
  const table = new Table({
    sides: [
      {
        civ: "egypt",
        science: 2,
        policies: ["gift-of-the-nile"],
        city: cityOfForts({ 1: "fort!" }),
        deck: ["mine", "writing", "calendar", "forum"],
      },
      {},
    ],
  }).do("advance");
  const seen = table.match.view(1);
  expect(seen.cities[0]?.drawn).toEqual(["mine"]);
  const [realm] = seen.realms;
  expect(realm && [...cultureDeckSeen(realm).policies].sort()).toEqual([
    "cult-of-the-afterlife",
    "pharaohs-decree",
    "royal-scribes",
    "sacred-guard",
  ]);
  table.do("end", "keep:writing");
  expect(table).toTell("log.keeps-knowledge");
});
