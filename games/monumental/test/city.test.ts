import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { Table } from "./position.ts";

clause(["MO-4.2", "MO-4.3", "MO-6.1"], "E3: an attached knowledge is activated with its card", () => {
  const table = new Table({
    phase: "activation",
    sides: [
      {
        city: { 1: "labour-camp", 2: "fort+master-masons", 3: "library", 5: "forum", 8: "library" },
        production: 0,
      },
      {},
    ],
    display: ["stonehenge"],
  });
  table.do("activate:a2");
  expect(table.has()).toEqual({ production: 1, military: 1, science: 2 });
  expect(table.whyNot("buy:stonehenge")?.price).toEqual({ production: 2 });
});

clause("MO-4.7", "E4: basic resources do not carry over", () => {
  const table = new Table({ sides: [{ science: 2, military: 1, gold: 3, culture: 1, productionTokens: 2 }, {}] });
  table.do("end");
  expect(table.has()).toEqual({ gold: 3, culture: 1 });
  expect(table.realm().productionTokens).toBe(2);
});

clause(["MO-5.7", "MO-15.8"], "E5: the Mine looks at the supply and spends nothing", () => {
  const table = new Table({ sides: [{ production: 2, productionTokens: 1, city: { 1: "mine!" } }, {}] });
  expect(table).toRefuse("use:mine", "why.condition", "MO-15.8");
  table.do("cash-in", "use:mine", "buy:workshop");
  expect(table.has()).toEqual({ gold: 1 });
});

clause("MO-5.3", "E6: gold stands for a basic resource in the Forum", () => {
  const table = new Table({ sides: [{ military: 1, gold: 1, city: { 1: "forum!" } }, {}] });
  table.do("use:forum");
  expect(table.has()).toEqual({ culture: 1 });
});

clause(
  ["MO-6.3", "MO-5.3", "MO-6.9"],
  "E7: Warrior Culture takes military only, once a turn, and only if it can be paid",
  () => {
    const table = new Table({ sides: [{ civ: "denmark", military: 2, gold: 3, policies: ["warrior-culture"] }, {}] });
    table.do("use:warrior-culture");
    expect(table.has()).toEqual({ gold: 3, culture: 1 });
    expect(table).toRefuse("use:warrior-culture", "why.used", "MO-6.3");
    const poor = new Table({ sides: [{ civ: "denmark", military: 1, gold: 3, policies: ["warrior-culture"] }, {}] });
    expect(poor).toRefuse("use:warrior-culture", "why.cost", "MO-6.9");
  },
);

clause(["MO-7.1", "MO-7.3", "MO-7.5", "MO-10.1", "MO-10.3"], "E8, E9: the last card acquired is drawn first", () => {
  const table = new Table({ sides: [{ production: 6, science: 6, deck: ["fort"] }, {}], display: ["writing"] });
  table.do("buy:workshop", "buy:writing", "buy:archery-range");
  expect(table.deck()).toEqual(["archery-range", "writing", "workshop", "fort"]);
  table.do("advance");
  expect(table.has()).toEqual({ military: 2 });
  expect(table.city().drawn).toEqual(["archery-range"]);
});

clause(["MO-7.7"], "E11: of two wonders under construction one stays", () => {
  const table = new Table({ sides: [{ production: 4, wonder: "great-library" }, {}], display: ["great-pyramids"] });
  table.do("buy:great-pyramids", "keep:great-pyramids");
  expect(table.realm().construction).toEqual(["great-pyramids"]);
  expect(table.state.gone).toContain("great-library");
  expect(table.has()).toEqual({});
});

clause(["MO-7.10", "MO-7.11"], "E12: without a place for the token a wonder can't be completed", () => {
  const table = new Table({
    sides: [
      { production: 7, wonder: "stonehenge", soldiers: { c2: 1 }, tokens: { c1: "great-wall", c2: "taj-mahal" } },
      {},
    ],
  });
  expect(table).toRefuse("complete:stonehenge", "why.no-tile", "MO-7.11");
});

clause(["MO-5.10", "MO-5.15", "MO-7.6", "MO-7.8"], "E13: stacked reductions", () => {
  const table = new Table({
    sides: [
      {
        production: 4,
        military: 1,
        policies: ["pharaohs-decree"],
        city: { 1: "fort+master-masons!", 2: "warrior-priest-altar!" },
      },
      {},
    ],
    display: ["hanging-gardens"],
  });
  table.do("use:warrior-priest-altar", "buy:hanging-gardens");
  expect(table.has().production).toBe(3);
  table.do("complete:hanging-gardens");
  expect(table.has()).toEqual({});
});

clause(["MO-8.1", "MO-8.2", "MO-8.3"], "E14: policies cost 1, then 2, and all one-off effects come again", () => {
  const table = new Table({ sides: [{ civ: "denmark", culture: 3 }, {}] });
  table.do("develop:danegeld");
  expect(table.has()).toEqual({ culture: 2, gold: 1 });
  table.do("develop:warrior-culture");
  expect(table.has()).toEqual({ gold: 2, military: 2 });
});

clause(["MO-7.9", "MO-7.18", "MO-8.3"], "E75: a policy developed by a wonder already works for it", () => {
  const table = new Table({
    sides: [{ production: 5, wonder: "sistine-chapel", policies: ["pharaohs-decree"] }, {}],
  });
  table.do("complete:sistine-chapel", "develop:cult-of-the-afterlife");
  expect(table.has()).toEqual({ gold: 1, production: 2, culture: 1 });
  expect(table.deck()).toEqual(["sistine-chapel"]);
});

clause(["MO-10.11", "MO-10.12", "MO-10.13"], "E31, E59: several knowledge cards for one place", () => {
  const table = new Table({
    sides: [
      {
        city: { 1: "fort", 2: "fort", 3: "fort", 4: "fort", 5: "fort", 6: "fort", 7: "fort" },
        deck: ["writing", "calendar"],
        discard: ["irrigation"],
      },
      {},
    ],
  });
  table.do("end");
  expect(table.offered).toEqual(["keep:writing", "keep:calendar"]);
  table.do("keep:writing");
  expect(table.at(8)).toBe("writing");
  expect(table.at(9)).toBeNull();
  expect(table.city().discard.sort()).toEqual(["calendar", "irrigation"]);
});

clause(["MO-10.9", "MO-15.5"], "E34: a reinforced card stays without its knowledge", () => {
  const table = new Table({
    sides: [{ civ: "japan", policies: ["tea-ceremony"], city: { 5: "temple+irrigation!" }, deck: ["fort"] }, {}],
  });
  table.do("use:tea-ceremony", "place:5", "end");
  expect(table.at(5)).toBe("temple");
});

clause(["MO-15.1", "MO-15.2", "MO-15.3"], "E35, E103: archiving a card or only its knowledge", () => {
  const table = () =>
    new Table({ sides: [{ city: { 1: "pyrotechnics!", 2: "fort+currency" } }, {}] }).do("use:pyrotechnics");
  const card = table().do("card:2");
  expect(card.realm().archived).toEqual(["fort"]);
  expect(card.city().discard).toEqual(["currency"]);
  const knowledge = table().do("card:2:knowledge");
  expect(knowledge.realm().archived).toEqual(["currency"]);
  expect(knowledge.at(2)).toBe("fort");
});

clause(["MO-4.5", "MO-15.7"], "E82: a card and its knowledge are activated by one choice", () => {
  const table = new Table({ sides: [{ city: { 1: "calendar!", 5: "temple+currency", 6: "fort" } }, {}] });
  table.do("use:calendar", "place:5");
  expect(table.has()).toEqual({ culture: 1, gold: 1 });
  expect(table).toRefuse("use:calendar", "why.used", "MO-6.3");
});

clause(["MO-6.12", "MO-10.7"], "E83: a drawn card is used, not activated", () => {
  const table = new Table({ sides: [{ science: 2, deck: ["university"] }, {}], display: ["writing"] });
  table.do("advance");
  expect(table.has()).toEqual({ science: 4 });
  table.do("buy:writing");
  expect(table.has()).toEqual({});
});

clause(["MO-9.26", "MO-9.28", "MO-9.30", "MO-9.31", "MO-2.8"], "E28, E81: an explorer at a market", () => {
  const table = new Table({
    sides: [{ military: 2, explorers: ["c2"] }, {}],
    spaces: { d2: { pile: ["gold", "science"] } },
  });
  table.do("explore:1:c2>d2", "take-market:d2");
  expect(table.sight(0).view.turn.looking?.faces).toHaveLength(2);
  expect(table.sight(1).view.turn.looking?.faces).toBeNull();
  table.do("keep:gold");
  expect(table.space("d2").pile).toEqual(["science"]);
  expect(table).toRefuse("take-market:d2", "why.one-of-each-market", "MO-9.31");
  table.do("market:kashgar");
  expect(table.has()).toEqual({ military: 1, gold: 3 });
});

clause("MO-6.9", "of an effect that can be carried out only in part, that part is done", () => {
  const table = new Table({ sides: [{ civ: "japan", city: {}, policies: ["tea-ceremony"] }, {}] });
  table.do("use:tea-ceremony");
  expect(table.has()).toEqual({ gold: 1 });
});

clause("MO-6.16", "an effect goes on to its end although the card it began with has left play on the way", () => {
  // The Golem is defeated and gone. Its reward completes the Chapel, which covers the active policy, and goes on.
  const table = new Table({
    sides: [
      {
        civ: "egypt",
        production: 7,
        wonder: "sistine-chapel",
        policies: ["gift-of-the-nile"],
        explorers: ["c2"],
      },
      {},
    ],
    monsters: [{ id: "golem", space: "c2", marker: 4 }],
  });
  table.do("defeat:golem", "complete:sistine-chapel", "develop:pharaohs-decree");
  expect(table.state.monsters).toEqual([]);
  expect(table.has()).toEqual({ production: 3, culture: 1 });
});
