import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { cityOfForts, Table } from "./position.ts";

clause(
  ["MO-12.17", "MO-5.10", "MO-6.15"],
  "Imhotep, Decree and Masons build for 1; he leaves after the Cult has paid",
  () => {
    const table = new Table({
      sides: [
        {
          civ: "egypt",
          production: 2,
          policies: ["pharaohs-decree"],
          city: { 1: "fort+master-masons!" },
          hero: { id: "imhotep" },
        },
        {},
      ],
      display: ["stonehenge"],
    });
    // 3 - 2 - 1 - 1 and 4 - 2 - 1, the Masons being used up: at least 1 each.
    table.do("buy:stonehenge", "complete:stonehenge");
    expect(table.state.heroRow).toEqual(["imhotep"]);
    expect(table.has()).toEqual({ culture: 1 });
  },
);

clause(
  ["MO-12.6", "MO-12.16", "MO-12.5"],
  "replacing a hero who holds a province alone loses it: the new one can't stand there",
  () => {
    const table = new Table({
      sides: [{ gold: 3, hero: { id: "hannibal", space: "c2" }, soldiers: { b1: 1 } }, {}],
      heroRow: ["joan-of-arc"],
    });
    table.do("hero:joan-of-arc");
    expect(table.space("c2").owner).toBeNull();
    expect(table.realm().hero).toMatchObject({ id: "joan-of-arc", space: table.number("b1") });
    expect(table.state.heroRow).toEqual(["hannibal"]);
    const alone = new Table({
      sides: [{ gold: 3, hero: { id: "hannibal", space: "c2" } }, {}],
      heroRow: ["joan-of-arc"],
    });
    expect(alone).toRefuse("hero:joan-of-arc", "why.no-site", "MO-12.5");
  },
);

clause(["MO-12.10", "MO-15.6", "MO-15.7"], "Leonardo on a used Calendar: one card by the copy, one by himself", () => {
  const table = new Table({
    sides: [{ gold: 3, city: { 1: "calendar!", 2: "workshop", 3: "laboratory", 4: "fort" } }, {}],
    heroRow: ["leonardo-da-vinci"],
    turn: { counts: { calendar: 1 } },
  });
  table.do("hero:leonardo-da-vinci", "place:2", "place:3");
  expect(table.has()).toEqual({ production: 2, science: 2 });
  expect(table).toAsk(0, "ask.action");
});

clause(
  ["MO-15.6", "MO-12.18"],
  "Cleopatra on the Great Library copies nothing: a card that copies can't be copied",
  () => {
    const table = new Table({
      sides: [{ gold: 3, city: { 1: "great-library!", 2: "fort+currency!" }, science: 1 }, {}],
      heroRow: ["cleopatra"],
    });
    table.do("hero:cleopatra", "card:1");
    expect(table.has()).toEqual({ science: 1, culture: 1 });
    expect(table).toAsk(0, "ask.action");
  },
);

clause(
  ["MO-12.10", "MO-5.10", "MO-5.15"],
  "Marie Curie lowers the next two knowledge cards, University every one; not below 1",
  () => {
    const table = new Table({
      sides: [{ gold: 3, science: 9, city: { 1: "university!" }, deck: ["fort"] }, {}],
      heroRow: ["marie-curie"],
      display: ["irrigation", "writing", "feudalism"],
    });
    table.do("hero:marie-curie", "resolve:marie-curie");
    table.do("buy:irrigation", "buy:writing");
    expect(table.has()).toEqual({ science: 9 - 1 - 1, military: 1 });
    expect(table.option("buy:feudalism")?.price).toEqual({ science: 4 });
  },
);

clause(["MO-9.41", "MO-12.10"], "Amelia Earhart's two takings come beside those of the explorers", () => {
  const table = new Table({
    sides: [{ gold: 2, explorers: ["c2", "c2"] }, {}],
    heroRow: ["amelia-earhart"],
    spaces: { b2: { production: true }, d1: { production: true } },
  });
  table.do("take-production:c2", "hero:amelia-earhart");
  table.do("explore:1:c2>b2", "explore:2:c2>d1", "none");
  expect(table.offered).toEqual(["take-production:b2", "take-production:d1", "none"]);
  table.do("take-production:b2", "take-production:d1");
  expect(table.realm().productionTokens).toBe(3);
  expect(table.state.turn.acted).toEqual([true, false]);
});

clause(
  ["MO-12.9", "MO-12.7"],
  "Saladin is no unit: he neither moves nor attacks nor keeps the last soldier free",
  () => {
    const table = new Table({
      sides: [{ military: 5, soldiers: { c2: 1, b1: 1 }, hero: { id: "saladin", space: "c2" } }, {}],
    });
    expect(table.defence("c2")).toBe(1 + 1 + 2 + 2);
    expect(table).toRefuse("move:c2", "why.must-stay", "MO-9.5");
    table.do("move:c1", "to:c2", "group:2", "move:c2");
    expect(table.offered).toEqual(["group:1", "group:2"]);
  },
);

clause(["MO-6.10", "MO-12.13"], "Suleiman pays 1 gold for each conquest he takes part in", () => {
  const table = new Table({
    sides: [{ military: 3, soldiers: { c2: 2 }, hero: { id: "suleiman", space: "c2" } }, {}],
    spaces: {
      b2: { tile: "meadow", token: null },
      a2: { tile: "meadow", token: null },
      d2: { tile: "meadow", token: null },
    },
  });
  table.do("conquer:d2", "without-hero").send({ c2: 1 });
  expect(table.has()).toEqual({ military: 2 });
  table.do("conquer:b2", "with-hero");
  expect(table.has()).toEqual({ military: 1, gold: 1 });
});

clause(
  ["MO-12.11", "MO-12.12", "MO-6.10"],
  "a hero who attacked, was destroyed and is acquired again the same turn was not idle",
  () => {
    const table = new Table({
      sides: [
        { gold: 3, military: 2, soldiers: { c2: 1 }, hero: { id: "hannibal", space: "c2" }, city: cityOfForts({}) },
        { city: cityOfForts({}) },
      ],
      spaces: { b2: { tile: "forest", token: "monster-mogwai" } },
    });
    table.do("conquer:b2", "with-hero").send({ c1: 1 }, "hero").do("lose:hero");
    expect(table.state.heroRow).toEqual(["hannibal"]);
    table.do("hero:hannibal", "c2", "end");
    expect(table.realm().hero).toMatchObject({ id: "hannibal", space: table.number("c2") });
    table.pass(2);
    expect(table.state.heroRow).toEqual(["hannibal"]);
  },
);

clause(["MO-12.11", "MO-4.9"], "a hero who attacked stays, and must attack again in the next turn", () => {
  const table = new Table({
    sides: [
      { military: 1, soldiers: { c2: 1 }, hero: { id: "hannibal", space: "c2" }, city: cityOfForts({}) },
      { city: cityOfForts({}) },
    ],
    spaces: { b2: { tile: "meadow", token: null } },
  });
  table.do("conquer:b2", "with-hero", "end");
  expect(table.realm().hero).toMatchObject({ id: "hannibal" });
  table.pass(2);
  expect(table.state.heroRow).toEqual(["hannibal"]);
  expect(table.space("b2").owner).toBeNull();
});

clause(
  ["MO-12.12", "MO-12.14", "MO-11.25"],
  "the automa's conquest sends a hero to the row and takes none itself",
  () => {
    const table = new Table({
      phase: "activation",
      mover: 1,
      sides: [{ soldiers: { c4: 1 }, outposts: ["c4"], hero: { id: "saladin", space: "c4" } }, { civ: "denmark" }],
      automa: { deck: ["knowledge-aggressive", "gold-cultural"] },
      spaces: { b4: { token: null }, d4: { token: null }, b3: { pile: [] }, d2: { pile: [] } },
    });
    // Aggressive: first the cheapest (d4), then the dearest, which is c4.
    expect(table.space("d4").owner).toBe(1);
    expect(table.space("c4").owner).toBe(1);
    expect(table.state.heroRow).toEqual(["saladin"]);
    expect(table.realm(0).outposts).toBe(2);
    expect(table.realm(1).hero).toBeNull();
  },
);

clause(["MO-12.4", "MO-12.11"], "only gold pays for a hero, and the refusal is one for all of a price", () => {
  const table = new Table({
    sides: [
      { gold: 2, production: 9, science: 9, military: 9, culture: 9, city: { 1: "fort!" }, soldiers: { c2: 1 } },
      {},
    ],
    heroRow: ["cleopatra", "hannibal", "imhotep", "gustave-eiffel"],
  });
  expect(table).toOffer("hero:imhotep");
  expect(table).toRefuse("hero:hannibal", "why.short-gold", "MO-12.4");
  expect(table.whyNot("hero:cleopatra")?.refs).toEqual(["hero-row:cleopatra", "hero-row:hannibal"]);
  expect(table.whyNot("hero:gustave-eiffel")?.price).toEqual({ gold: 4 });
});

clause(["MO-9.42", "MO-12.17"], "Colonies and Marco Polo give five free steps together", () => {
  const table = new Table({
    sides: [{ civ: "greece", policies: ["colonies"], hero: { id: "marco-polo" }, explorers: ["c2"] }, {}],
  });
  for (let n = 0; n < 5; n++) table.do(n % 2 === 0 ? "explore:1:c2>b1" : "explore:1:b1>c2");
  expect(table).toRefuse("explore", "why.short.military", "MO-9.26");
});

clause(
  ["MO-12.2", "MO-12.19", "MO-3.20"],
  "a hero on top of the deck makes room for the next card, in the first display too",
  () => {
    const table = new Table({
      fresh: true,
      sides: [{}, {}, {}],
      options: { civilizations: "random", heroes: true },
      deck: ["stonehenge", "imhotep", "market", "cleopatra", "irrigation", "writing", "temple", "quarry", "calendar"],
    });
    while (table.prompt === "ask.capital") table.do(table.offered[0] ?? "");
    expect(table.state.heroRow).toEqual(["imhotep", "cleopatra"]);
    expect(table.state.display.toReversed()).toEqual([
      "stonehenge",
      "market",
      "irrigation",
      "writing",
      "temple",
      "quarry",
    ]);
  },
);
