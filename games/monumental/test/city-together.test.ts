import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { cityOfForts, Table } from "./position.ts";

clause(["MO-15.5", "MO-10.13"], "a reinforced lone knowledge stays and is completed at once", () => {
  const table = new Table({
    sides: [
      {
        civ: "japan",
        policies: ["tea-ceremony"],
        city: cityOfForts({ 1: "writing!" }),
        deck: ["workshop", "laboratory"],
      },
      {},
    ],
  });
  table.do("use:tea-ceremony", "place:1", "end");
  expect(table.at(1)).toBe("workshop+writing");
  expect(table.city().discard).toEqual([]);
});

clause(["MO-15.5"], "Angkor Wat may reinforce itself; what is reinforced can't be chosen twice", () => {
  const table = new Table({
    sides: [
      {
        civ: "japan",
        policies: ["tea-ceremony"],
        city: cityOfForts({ 1: "angkor-wat!", 2: "temple!" }),
        deck: ["mine"],
      },
      {},
    ],
  });
  table.do("use:angkor-wat", "place:1", "use:tea-ceremony");
  expect(table.offered).toEqual(["place:2", "none"]);
  table.do("none", "end");
  expect([table.at(1), table.at(2)]).toEqual(["angkor-wat", "mine"]);
});

clause(
  ["MO-10.2", "MO-10.3", "MO-10.5"],
  "advances go through deck and discard pile, and stop at the cards drawn this turn",
  () => {
    const table = new Table({ sides: [{ science: 9, deck: ["fort"], discard: ["library"] }, {}] });
    table.do("advance", "advance");
    expect([...table.city().drawn].sort()).toEqual(["fort", "library"]);
    expect(table).toRefuse("advance", "why.no-card", "MO-10.5");
  },
);

clause(["MO-10.4", "MO-10.2"], "a discard pile of knowledge alone is reshuffled for an advance", () => {
  const table = new Table({ sides: [{ science: 2, discard: ["metal-casting"] }, {}] });
  table.do("advance");
  expect(table.has()).toEqual({ military: 2 });
});

clause(["MO-5.15", "MO-6.10"], "the Confucian Order makes the first two advances cheaper", () => {
  const table = new Table({
    sides: [{ civ: "china", science: 4, policies: ["confucian-order"], deck: ["fort", "fort", "fort"] }, {}],
  });
  table.do("advance", "advance");
  expect(table.option("advance")?.price).toEqual({ science: 2 });
  table.do("advance");
  expect(table.has()).toEqual({ military: 3 });
});

clause(["MO-15.6"], "the Great Library copies a knowledge that is not activated, and one that was used", () => {
  const table = new Table({
    sides: [{ science: 1, city: { 1: "great-library!", 2: "fort+metal-casting", 3: "fort+irrigation!" } }, {}],
  });
  table.do("use:irrigation", "gain:science", "use:great-library");
  expect(table.offered).toEqual(["copy:metal-casting", "copy:irrigation", "none"]);
  table.do("copy:metal-casting");
  expect(table.has()).toEqual({ science: 2, military: 2 });
});

clause(["MO-10.7", "MO-15.6"], "copying a knowledge that only works while active does nothing", () => {
  const table = new Table({
    sides: [{ city: { 1: "great-library!", 2: "fort+chivalry" }, military: 2 }, {}],
    spaces: { c2: { tile: "swamp", token: null } },
  });
  table.do("use:great-library", "copy:chivalry");
  expect(table.option("conquer:c2")?.price).toEqual({ military: 2 });
});

clause(["MO-6.12", "MO-15.11"], "a drawn Guildhall's reduction is kept for the next building of the turn", () => {
  const table = new Table({ sides: [{ science: 2, deck: ["guildhall"] }, {}], display: ["temple"] });
  table.do("advance");
  expect(table.has()).toEqual({ production: 3, gold: 1 });
  table.do("buy:temple");
  expect(table.has()).toEqual({ production: 1, gold: 1 });
  expect(table.option("buy:workshop")?.price).toBeUndefined();
});

clause(["MO-15.7", "MO-6.3"], "a card activated by Electricity may be used, and activate a further one", () => {
  const table = new Table({
    sides: [{ city: { 1: "electricity!", 2: "fort+calendar", 3: "mine", 4: "workshop" } }, {}],
  });
  table.do("use:electricity", "place:2", "place:3", "use:calendar", "place:4");
  expect(table.has()).toEqual({ military: 1, production: 3 });
  table.do("use:mine");
  expect(table.has()).toEqual({ military: 1, production: 3, gold: 1 });
});

clause(["MO-2.7", "MO-7.5", "MO-10.1"], "bought cards are seen on the deck until they are drawn or shuffled", () => {
  const table = new Table({ sides: [{ production: 6, science: 2, deck: ["fort"] }, {}] });
  table.do("buy:workshop", "buy:laboratory");
  expect(table.match.view(1).cities[0]?.known).toEqual(["laboratory", "workshop"]);
  table.do("advance");
  expect(table.match.view(1).cities[0]?.known).toEqual(["workshop"]);
});

clause(["MO-5.3", "MO-5.14"], "two gold stand for two different basic resources", () => {
  const table = new Table({ sides: [{ gold: 2, military: 2, city: { 1: "forum!" } }, {}] });
  table.do("use:forum");
  expect(table.offered).toEqual(["pay:military,gold", "pay:gold,gold"]);
  table.do("pay:gold,gold");
  expect(table.has()).toEqual({ military: 2, culture: 1 });
});

clause(["MO-6.9", "MO-6.13"], "the Bank gives two of one kind for a gold, up to twice", () => {
  const table = new Table({ sides: [{ gold: 2, city: { 1: "bank!" } }, {}] });
  table.do("use:bank", "exchange:gold>science", "exchange:gold>military");
  expect(table.has()).toEqual({ science: 2, military: 2 });
});

clause(
  ["MO-5.8", "MO-9.31"],
  "Navigation turns a used market token up: it is used again, but no second one of that market is taken",
  () => {
    const table = new Table({
      sides: [
        { explorers: ["b3"], city: { 1: "navigation!" }, markets: [{ market: "tyre", good: "culture", used: true }] },
        {},
      ],
      spaces: { b3: { pile: ["gold"] } },
    });
    expect(table).toRefuse("market:tyre", "why.token-used", "MO-5.8");
    table.do("use:navigation", "refresh:tyre", "none", "market:tyre");
    expect(table.has()).toEqual({ culture: 2 });
    expect(table).toRefuse("take-market:b3", "why.one-of-each-market", "MO-9.31");
  },
);

clause(["MO-4.3", "MO-15.3"], "empty positions are activated for nothing and filled afterwards", () => {
  const table = new Table({
    phase: "activation",
    sides: [
      {
        city: { 1: "fort", 5: "mine", 9: "library" },
        deck: ["workshop", "workshop", "workshop", "workshop", "workshop", "workshop", "temple"],
      },
      {},
    ],
  });
  table.do("activate:a1");
  expect(table.has()).toEqual({ military: 1 });
  table.do("end");
  expect([table.at(1), table.at(5), table.at(9)]).toEqual(["workshop", "mine", "library"]);
  expect(table.deck()).toEqual([]);
});

clause(["MO-10.13", "MO-10.12"], "a lone knowledge that gets no card lies on, and is not told as laid again", () => {
  const table = new Table({ sides: [{ city: { 2: "writing" } }, {}] });
  table.do("end");
  expect(table.at(2)).toBe("writing");
  expect(table).not.toTell("log.lays");
});

clause(
  ["MO-10.11", "MO-10.12"],
  "the cards of a choice are in no pile: they are not shuffled in while dealing goes on",
  () => {
    const table = new Table({
      sides: [{ city: cityOfForts({ 1: "fort!", 9: "mine!" }), deck: ["writing", "calendar"] }, {}],
    });
    table.do("end");
    expect(table.offered).toEqual(["keep:writing", "keep:calendar"]);
    const shown = table.at(1);
    table.do("keep:calendar");
    expect(["fort", "mine"]).toContain(shown);
    expect(table.at(1)).toBe(`${shown}+calendar`);
    expect(table.city().discard).toEqual(["writing"]);
  },
);

clause(
  ["MO-7.14", "MO-7.7", "MO-5.15"],
  "the Golem's section may start a second wonder for nothing; one of the two goes",
  () => {
    const table = new Table({
      sides: [{ production: 5, wonder: "great-library", explorers: ["b2"] }, {}],
      display: ["stonehenge"],
      monsters: [{ id: "golem", space: "b2", marker: 4 }],
    });
    table.do("defeat:golem");
    // The second section of the Great Library would cost 5 - 4.
    expect(table.offered).toEqual(["start:stonehenge", "none"]);
    table.do("start:stonehenge", "keep:stonehenge");
    expect(table.realm().construction).toEqual(["stonehenge"]);
    expect(table.state.gone).toContain("great-library");
    expect(table.has()).toEqual({ culture: 1 });
  },
);

clause(
  ["MO-8.3", "MO-6.14", "MO-10.6"],
  "one-off effects: gains come first, then the order is asked for, and each may be declined",
  () => {
    const table = new Table({
      sides: [
        {
          civ: "china",
          culture: 3,
          policies: ["silk-road", "great-inventions"],
          city: cityOfForts({}),
          deck: ["workshop"],
        },
        {},
      ],
    });
    table.do("develop:imperial-examination");
    expect(table.has()).toEqual({ science: 2 });
    expect(table.offered).toEqual(["resolve:great-inventions", "resolve:silk-road", "decline"]);
    table.do("resolve:silk-road");
    expect(table.has()).toEqual({ science: 2, production: 2 });
    expect(table).toAsk(0, "ask.archive");
  },
);

clause(["MO-8.1", "MO-7.19", "MO-8.6"], "Sistine Chapel's policy may cost nothing, and may be declined", () => {
  const table = new Table({ sides: [{ civ: "greece", production: 6, wonder: "sistine-chapel" }, {}] });
  table.do("complete:sistine-chapel");
  expect(table.offered).toContain("none");
  table.do("develop:democracy");
  expect(table.realm().policies).toEqual(["democracy"]);
  expect(table.has()).toEqual({ gold: 1 });
  const all = new Table({
    sides: [
      {
        civ: "greece",
        production: 6,
        wonder: "sistine-chapel",
        policies: ["democracy", "colonies", "academy", "mercenaries", "olympic-games"],
      },
      {},
    ],
  });
  all.do("complete:sistine-chapel");
  expect(all).toAsk(0, "ask.action");
});

clause(["MO-6.1", "MO-6.6"], "cards that are not active say why they can't be used", () => {
  const table = new Table({
    sides: [
      {
        civ: "japan",
        policies: ["kabuki", "shogunate"],
        city: { 1: "mine", 2: "fort", 3: "fort+currency", 4: "temple!" },
      },
      {},
    ],
  });
  expect(table).toRefuse("use:inactive", "why.inactive", "MO-6.1");
  expect(table.whyNot("use:inactive")?.refs).toEqual(["city:0:1", "city:0:3:knowledge", "policy:0:kabuki"]);
});

clause(
  ["MO-7.10", "MO-7.20", "MO-9.2"],
  "the token of a wonder goes where no token is, also where another built one has been lost",
  () => {
    const table = new Table({
      sides: [{ production: 4, wonder: "stonehenge", soldiers: { c2: 1, b1: 1 } }, { tokens: { c2: "great-library" } }],
    });
    table.do("complete:stonehenge");
    expect(table.offered).toEqual(["wonder:c1", "wonder:b1"]);
  },
);

clause(
  ["MO-10.15", "MO-10.19", "MO-7.15"],
  "a taken card counts for the display, a completed wonder and a hero do not",
  () => {
    const table = new Table({
      sides: [{ production: 4, gold: 2, wonder: "great-pyramids", city: cityOfForts({}) }, {}, {}],
      heroRow: ["imhotep"],
      display: ["temple", "market", "quarry", "writing", "calendar", "currency"],
      deck: ["university"],
    });
    table.do("complete:great-pyramids", "hero:imhotep", "end");
    expect(table.state.display).toEqual(["university", "temple", "market", "quarry", "writing", "calendar"]);
  },
);

clause(["MO-15.1", "MO-15.4"], "the log names the knowledge that goes to the discard pile with its card", () => {
  const table = new Table({ sides: [{ city: { 1: "cathedral!", 2: "fort+currency" } }, {}] });
  table.do("use:cathedral", "card:2");
  expect(table.line("log.archives")?.what.with).toMatchObject({ card: { say: "card.fort" } });
  expect(table.line("log.discards")?.what.with).toMatchObject({ card: { say: "card.currency" } });
  expect(table.city().discard).toEqual(["currency"]);
});
