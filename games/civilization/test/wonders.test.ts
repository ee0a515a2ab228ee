import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { type Position, type Side, Table } from "./position.ts";

/** The first player owns these wonders. */
const owning = (
  markers: Readonly<Record<string, string>>,
  me: Side = {},
  given: Position = {},
  rival: Side = {},
): Table =>
  new Table({
    land: "plain",
    phase: "start-of-turn",
    ...given,
    markers: { ...markers, ...given.markers },
    sides: [
      { capital: "c3", ...me },
      { capital: "n6", ...rival },
    ],
  });

clause("CV-6.8", "Colossus, Louvre, Big Ben, Sydney Opera House and Panama Canal bring something each round", () => {
  const table = owning(
    { b2: "the-colossus", f6: "the-louvre", g6: "big-ben" },
    { cities: ["f7", "i3"], scouts: ["j3"] },
    { markers: { h3: "sydney-opera-house", i4: "panama-canal" }, land: "plain" },
  );
  table.done();
  const { trade, culture, track, resources, wonders } = table.realm();
  expect({ trade, culture, track }).toEqual({ trade: 3, culture: 3, track: 1 });
  expect(resources).toEqual({ incense: 1, iron: 1, silk: 1, wheat: 1 });
  expect(wonders.find(({ id }) => id === "panama-canal")?.coins).toBe(1);
});

clause("CV-33.3", "Big Ben takes one of each kind that the market has", () => {
  const table = owning({ b2: "big-ben" }, {}, {}, { resources: { silk: 2 } });
  table.do("use:big-ben");
  expect(table.realm().resources).toEqual({ incense: 1, iron: 1, silk: 0, wheat: 1 });
});

clause("CV-33.1", "the Hanging Gardens build a figure on their square, within the stacking limit", () => {
  const table = owning({ b2: "the-hanging-gardens" });
  table.do("use:the-hanging-gardens", "army");
  expect(table.figures()).toEqual(["army b2"]);
  const full = owning({ b2: "the-hanging-gardens" }, { armies: ["b2", "b2"] });
  expect(full).toRefuse("use:the-hanging-gardens", "why.changes-nothing", "CV-0.23");
  const blockaded = owning({ b2: "the-hanging-gardens" }, {}, {}, { scouts: ["b2"] });
  expect(blockaded).toRefuse("use:the-hanging-gardens", "why.wonder-blockaded", "CV-8.13");
});

clause("CV-33.2", "the Great Wall walls a city without walls, without Masonry", () => {
  const table = owning({ b2: "the-great-wall" }, { cities: ["f6"], walls: ["c3"] });
  table.do("use:the-great-wall");
  expect(table.city("f6").walls).toBe(true);
});

clause("CV-26.7", "the Great Wall lowers the loot by 1", () => {
  const table = owning(
    { n7: "the-great-wall" },
    { armies: ["g4"] },
    { phase: "movement" },
    { scouts: ["g5"], trade: 3 },
  );
  table.walk("g4", "g5");
  expect(table.realm().trade).toBe(0);
  expect(table.prompt).not.toBe("ask.loot");
});

clause(["CV-0.14", "CV-9.6", "CV-9.10"], "E-18: immune to anarchy", () => {
  const table = owning({ b2: "the-pyramids" }, { techs: ["monarchy@1"] });
  expect(table.offers("government:")).toHaveLength(6);
  expect(table.offered).not.toContain("government:anarchy");
  table.do("government:monarchy-gov");
  expect(table.realm().government).toBe("monarchy-gov");
  const revolt = owning({ b2: "the-pyramids" }, {}, { mover: 1 }, { events: ["the-citizens-are-revolting"] });
  expect(revolt.offered).not.toContain("play:the-citizens-are-revolting");
});

clause(["CV-8.13", "CV-17.1", "CV-8.12"], "E-14: a blockaded Panama Canal", () => {
  const coins = { sheet: 8, "panama-canal": 4 } as const;
  const free = owning({ d3: "panama-canal" }, { coins });
  expect(free.coins()).toBe(12);
  const table = owning({ d3: "panama-canal" }, { coins }, {}, { scouts: ["d3"] });
  expect(table.coins()).toBe(8);
  expect(table).toRefuse("use:panama-canal", "why.wonder-blockaded", "CV-8.13");
  table.done();
  expect(table.realm().wonders[0]?.coins).toBe(4);
});

clause(
  ["CV-17.6", "CV-20.2", "CV-20.3", "CV-15.15"],
  "E-50: coins on a blockaded Panama Canal can't be invested or lost",
  () => {
    const me = { coins: { "panama-canal": 3 }, techs: ["civil-service@1", "railroad@1"] } as const;
    const table = owning({ d3: "panama-canal" }, me, {}, { scouts: ["d3"], events: ["counterfeiters"] });
    expect(table.coins()).toBe(2);
    expect(table.offered).not.toContain("invest");
    table.until("start-of-turn", 1);
    expect(table).toRefuse("play:counterfeiters", "why.changes-nothing", "CV-0.23");
    const free = owning({ d3: "panama-canal" }, me);
    expect(free.coins()).toBe(5);
    expect(free).toOffer("invest");
  },
);

clause(
  ["CV-33.4", "CV-33.44", "CV-15.12"],
  "Cristo Redentor draws two events of one deck; Mysticism applies to each",
  () => {
    const table = owning(
      { d3: "cristo-redentor" },
      { techs: ["mysticism"] },
      { eventDecks: { 2: ["lost", "catastrophe", "depression", "flooding"] } },
    );
    expect(table.handSize()).toBe(6);
    table.do("use:cristo-redentor", "deck:2");
    expect(table.offered).toEqual(["keep:lost", "keep:catastrophe"]);
    table.do("keep:lost");
    expect(table.offered).toEqual(["keep:depression", "keep:flooding"]);
    table.do("keep:flooding");
    expect(table.realm().events).toEqual(["lost", "flooding"]);
  },
);

clause(["CV-33.5", "CV-33.41"], "the Statue of Liberty: a tech of another, beside research", () => {
  const table = owning({ d3: "statue-of-liberty" }, { trade: 6 }, {}, { techs: ["writing"] });
  table.do("use:statue-of-liberty");
  expect(table.techs()).toEqual(["writing"]);
  table.until("research");
  table.by(0, "learn:pottery");
  expect(table.techs()).toEqual(["writing", "pottery"]);
});

clause(["CV-12.9", "CV-12.2"], "the Taj Mahal builds an unlocked building for free in any city", () => {
  const table = owning({ d3: "taj-mahal" }, { techs: ["pottery", "writing"], cities: ["f6"] });
  table.do("use:taj-mahal");
  expect(table.offered).toEqual(["build:granary", "build:library"]);
  table.do("build:library", "place:f5");
  expect(table.marker("f5")).toBe("library");
  expect(table.state.market.buildings.library).toBe(5);
});

clause("CV-33.38", "Machu Picchu gives a resource for an investment, free ones too, once a round", () => {
  const table = owning({ d3: "machu-picchu" }, { relics: ["seven-cities-of-gold"], coins: { sheet: 1 } });
  table.do("invest:infrastructure", "use", "take:silk", "invest:infrastructure");
  expect(table.realm().resources.silk).toBe(1);
  table.do("invest", "invest:infrastructure");
  expect(table.prompt).toBe("ask.phase-turn");
  expect(table.realm().investments.infrastructure).toBe(3);
});

clause("CV-33.38", "A. P. Giannini builds for every investment, free ones too", () => {
  const table = owning(
    { d3: "industrialist" },
    { relics: ["seven-cities-of-gold"], open: ["a-p-giannini"], techs: ["pottery"] },
  );
  table.do("invest:infrastructure", "use", "place:b2", "invest:infrastructure", "use", "place:c2");
  expect([table.marker("b2"), table.marker("c2")]).toEqual(["granary", "granary"]);
});
