import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { cityOfForts, Table } from "./position.ts";

clause(["MO-6.10", "MO-12.10"], "Joan of Arc counts her own conquests: one without her does not use her up", () => {
  const table = new Table({
    sides: [{ military: 3, soldiers: { c2: 4 }, hero: { id: "joan-of-arc", space: "c2" } }, {}],
    spaces: { b2: { tile: "meadow", token: null }, d2: { tile: "meadow", token: null, pile: [] } },
  });
  table.do("conquer:b2").send({ c2: 1 });
  expect(table.has()).toEqual({ military: 2 });
  table.do("conquer:d2").send({}, "hero");
  expect(table.has()).toEqual({ military: 1, culture: 1 });
});

clause(
  ["MO-5.10", "MO-5.11", "MO-5.13"],
  "Mercenaries, Chivalry and Flight leave 1 military, or 1 gold, to pay",
  () => {
    const table = new Table({
      sides: [{ civ: "greece", military: 1, gold: 1, policies: ["mercenaries"], city: { 1: "chivalry!" } }, {}],
      spaces: { c2: { tile: "forest", token: "barbarian-3-culture" } },
      turn: { freeUnits: 2 },
    });
    table.do("conquer:c2").send({ c1: 3 });
    expect(table.offered).toEqual(["pay:military=1", "pay:gold=1"]);
    table.do("pay:gold=1");
    expect(table.has()).toEqual({ military: 1 });
  },
);

clause(["MO-6.8", "MO-10.3", "MO-10.6"], "draws within draws: every card lies beside the pile once", () => {
  const deck = ["computers", "stonehenge", "fort", "workshop", "laboratory", "temple", "market"] as const;
  const table = new Table({ sides: [{ civ: "greece", gold: 1, policies: ["academy"], deck }, {}] });
  table.do("use:academy", "use:computers", "apply", "use:workshop", "use:temple");
  expect(table.has()).toEqual({ production: 2, gold: 1, culture: 1 });
  table.do("use:stonehenge", "apply");
  expect(table.has()).toEqual({ production: 3, gold: 3, culture: 1, science: 1 });
  expect([...table.city().drawn].sort()).toEqual([...deck].sort());
});

clause(
  ["MO-10.11", "MO-10.13"],
  "a lone knowledge is completed at the next refresh, and may give way to a new one",
  () => {
    const table = new Table({
      sides: [{ city: cityOfForts({ 1: "fort!", 5: "writing" }), deck: ["workshop", "calendar", "laboratory"] }, {}],
    });
    table.do("end");
    expect(table.at(1)).toBe("workshop");
    expect(table.offered).toEqual(["keep:writing", "keep:calendar"]);
    table.do("keep:calendar");
    expect(table.at(5)).toBe("laboratory+calendar");
    expect(table.city().discard).toEqual(["fort", "writing"]);
  },
);

clause(
  ["MO-10.17", "MO-10.20", "MO-14.1"],
  "the last card goes to the top row; the bottom row still loses its own",
  () => {
    const table = new Table({
      display: ["temple", "market", "quarry", "writing", "calendar", "currency"],
      deck: ["university"],
    });
    table.do("end");
    expect(table.state.display).toEqual(["university", "temple", "market", null, "writing", "calendar"]);
    expect(table.state.lastRound).toBe(4);
    table.pass();
    expect(table.state.display).toEqual(["university", "temple", "market", null, "writing", "calendar"]);
  },
);

clause(
  ["MO-7.12", "MO-7.13", "MO-9.15"],
  "a wonder's token defends whoever takes it, its card scores for the builder",
  () => {
    const table = new Table({
      sides: [
        { military: 3, soldiers: { b2: 4 } },
        { soldiers: { b3: 1 }, tokens: { b3: "stonehenge" }, deck: ["stonehenge"] },
      ],
      spaces: { b3: { tile: "meadow" } },
    });
    table.do("conquer:b3").send({ b2: 3 });
    expect(table.defence("b3")).toBe(3 + 2);
    expect(table.table.realms.map(({ counts }) => counts.wonders)).toEqual([0, 1]);
  },
);

clause(["MO-12.17", "MO-9.41"], "Marco Polo leaves with the token that the Compass takes", () => {
  const table = new Table({
    sides: [{ explorers: ["b2"], hero: { id: "marco-polo" }, city: { 1: "compass!" } }, {}],
    spaces: { b3: { market: "tyre", pile: ["gold"] } },
  });
  table.do("take-production:b2", "use:compass", "explore:1:b2>b3", "none", "take-market:b3");
  expect(table.realm().markets).toMatchObject([{ market: "tyre", good: "gold" }]);
  expect(table.state.heroRow).toEqual(["marco-polo"]);
});

clause(["MO-12.17", "MO-7.15"], "Copernicus counts a bought and a taken knowledge", () => {
  const table = new Table({
    sides: [{ science: 9, explorers: ["b2"], hero: { id: "copernicus" } }, {}],
    display: ["writing", "calendar", "currency"],
    monsters: [{ id: "sphinx", space: "b2", marker: 4 }],
  });
  table.do("buy:writing", "defeat:sphinx", "take:calendar");
  expect(table.has()).toEqual({ science: 2 });
  expect(table.realm().hero).toBeNull();
});

clause(["MO-13.14", "MO-13.19", "MO-13.22"], "the Golem asks in turn order; who is too poor loses at once", () => {
  const table = new Table({
    sides: [
      { gold: 2, wonder: "stonehenge" },
      { gold: 1, wonder: "great-library" },
      { civ: "china", gold: 5, wonder: "great-pyramids" },
    ],
    automa: { deck: ["gold-cultural", "gold-technological"] },
    monsters: [{ id: "golem", space: "b2", marker: 6 }],
  });
  table.do("end", "pay");
  expect(table.realm(1).construction).toEqual([]);
  expect(table).toAsk(1, "ask.golem");
  table.do("pay");
  expect([0, 1, 2].map((owner) => table.realm(owner).supply.gold)).toEqual([0, 1, 3]);
});

clause(["MO-11.12", "MO-11.15", "MO-11.16"], "the automa of Greece carries out the specials of any type", () => {
  const table = new Table({
    phase: "activation",
    mover: 1,
    sides: [{ civ: "china" }, { civ: "greece" }],
    automa: { deck: ["automa-greece", "knowledge-architectural", "gold-cultural"] },
    display: ["stonehenge", "temple", "great-pyramids", "market"],
    spaces: { b3: { pile: [] }, d2: { pile: [] } },
  });
  // Stonehenge is begun and completed; Temple and Market cost the same, the Temple lies further from the deck.
  expect(table.state.automa?.cards).toEqual(["stonehenge", "temple"]);
  expect(table.realm(1).supply.gold).toBe(3);
});

clause(["MO-14.9", "MO-14.11", "MO-11.34"], "a tie with the automa: gold, then culture, of which it has none", () => {
  const table = new Table({
    round: 5,
    lastRound: 5,
    deck: [],
    sides: [{ gold: 6, culture: 1, monsters: ["roc", "oni"] }, { civ: "greece" }],
    automa: { deck: ["gold-technological", "gold-technological"] },
    spaces: { b3: { pile: [] }, d2: { pile: [] } },
  });
  table.do("end");
  expect(table.match.result?.scores).toEqual([2]);
  expect(table.match.result?.unseated).toMatchObject([{ score: 2, place: 2 }]);
});
