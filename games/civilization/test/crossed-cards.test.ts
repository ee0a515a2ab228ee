import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { near, seats } from "./neighbours.ts";
import { inPhase, plain } from "./phases.ts";

// Cards that meet other cards.

const START = { phase: "start-of-turn" } as const;

const researching = inPhase("research", { me: { capital: "c3" } });

clause(["CV-11.17", "CV-11.18"], "two wheats for one produce action: 3 and 5 production are an Aqueduct", () => {
  const table = plain({
    civ: "romans",
    techs: ["animal-husbandry", "construction@1", "engineering@1"],
    resources: { wheat: 2 },
  });
  table.do("use:animal-husbandry:1", "use:construction", "produce:c3", "build:aqueduct", "place:d3");
  expect([table.marker("d3"), table.city("c3").bonuses]).toEqual(["aqueduct", []]);
});

clause(
  ["CV-11.18", "CV-13.2", "CV-23.7", "CV-30.8"],
  "2 production, a caravan, a day for the Queen and Michelangelo",
  () => {
    const table = plain(
      { civ: "romans", caravans: ["c3"], open: ["michelangelo"], events: ["we-love-the-queen-day"] },
      { wonders: ["the-colossus"], markers: { d3: "artist", b2: "builder" }, eventDecks: { 1: ["drought"] } },
    );
    table.do("play:we-love-the-queen-day", "produce:c3", "build:the-colossus", "place:b4");
    expect(table.city("c3").post).toBeNull();
    expect(table.realm()).toMatchObject({ greatCards: [], track: 1, events: ["drought"] });
  },
);

clause(["CV-28.5", "CV-0.23"], "a coin for 6 trade is no resource ability: nobody can cancel it", () => {
  const table = plain(
    { techs: ["democracy@1"], trade: 6 },
    {},
    { techs: ["mass-media@1"], kept: ["hut:spy"], events: ["primetime-tv"] },
  ).do("use:democracy");
  expect(table.realm()).toMatchObject({ trade: 0, coins: { democracy: 1 } });
});

clause(
  ["CV-15.19", "CV-16.5", "CV-16.7"],
  "Arabs: a gift pays one of Philosophy's three resources, for no culture",
  () => {
    const table = plain({
      civ: "arabs",
      techs: ["philosophy"],
      resources: { silk: 1, wheat: 1 },
      events: ["a-generous-gift"],
    }).do("use:philosophy");
    expect(table.realm()).toMatchObject({ culture: 2, events: [] });
    expect(table).toAsk(0, "ask.place-great-person");
  },
);

clause(
  ["CV-16.17", "CV-15.19", "CV-33.43"],
  "two Gifts from Afar pay Pottery and bring another player two coins",
  () => {
    const table = plain({ techs: ["pottery"], events: ["a-gift-from-afar", "a-gift-from-afar"] }).do("use:pottery");
    expect([table.realm().coins, table.realm(1).sheet]).toEqual([{ pottery: 1 }, 2]);
  },
);

clause(
  ["CV-15.19", "CV-16.6", "CV-16.7"],
  "uranium: a Princely Gift is one, a Generous Gift none, not with Curie either",
  () => {
    const table = plain({ civ: "arabs", cities: ["g3"], techs: ["atomic-theory@1"], events: ["a-princely-gift"] });
    table.do("use:atomic-theory", "devote:c3", "devote:c3", "devote:g3", "devote:g3");
    expect(table.realm().culture).toBe(4);
    const curie = plain(
      { civ: "arabs", techs: ["atomic-theory@1"], events: ["a-generous-gift"], open: ["marie-curie"] },
      { markers: { d3: "scientist" } },
    );
    expect(curie.offered).not.toContain("use:atomic-theory");
  },
);

clause(["CV-28.13", "CV-28.3"], "Disaster on buildings of two players: either of them saves both", () => {
  const table = seats(near([{ events: ["disaster"] }, { events: ["bread-and-circuses"] }, {}, {}]), {
    markers: { f2: "library", i2: "market" },
  });
  table.do("play:disaster", "square:f2", "square:i2");
  expect(table).toAsk(1, "ask.respond");
  table.do("play:bread-and-circuses");
  expect([table.marker("f2"), table.marker("i2")]).toEqual(["library", "market"]);
});

clause(["CV-8.13", "CV-28.8"], "a blockaded United Nations protects nobody", () => {
  const table = seats(near([{ events: ["counterfeiters"], scouts: ["f2"] }, { coins: { sheet: 1 } }, {}, {}]), {
    markers: { f2: "united-nations" },
  }).do("play:counterfeiters");
  expect(table.realm(1).sheet).toBe(0);
});

clause(
  ["CV-9.8", "CV-9.17", "CV-15.16"],
  "whoever learns in return changes government at once, or waits for the own turn",
  () => {
    const table = seats(
      near([
        { techs: ["pottery"] },
        { events: ["exchange-of-ideas"], techs: ["code-of-laws"] },
        { techs: ["pottery"] },
        {},
      ]),
      { first: 0, mover: 1 },
    );
    const later = table.fork().do("play:exchange-of-ideas", "player:3", "learn:code-of-laws");
    expect([later.techs(2), later.realm(2).government]).toEqual([["pottery", "code-of-laws"], "despotism"]);
    table.do("play:exchange-of-ideas", "player:1", "learn:code-of-laws");
    expect(table).toAsk(0, "ask.switch");
    table.do("government:republic");
    expect(table.realm(0).government).toBe("republic");
  },
);

clause(
  ["CV-18.5", "CV-19.7", "CV-6.11", "CV-33.28"],
  "Lorenzo works from the moment his marker lies on the map, once",
  () => {
    const table = plain(
      { civ: "americans", open: ["lorenzo-de-medici"], reserve: ["industrialist"], coins: { sheet: 5 } },
      START,
    );
    expect(table.offered).not.toContain("use:lorenzo-de-medici");
    table.do("people", "reserve:industrialist>d3", "use:lorenzo-de-medici"); // 5 coins and the industrialist's
    table.do("people", "person:d3>reserve", "people", "reserve:industrialist>d3");
    expect(table.offered).not.toContain("use:lorenzo-de-medici");
    expect(table.done().realm().culture).toBe(2);
  },
);

clause(["CV-6.8", "CV-34.13"], "at the end of the turn the Panama Canal's coin still counts for Lorenzo", () => {
  const table = plain(
    { open: ["lorenzo-de-medici"], coins: { sheet: 4 } },
    { ...START, markers: { d3: "industrialist", b2: "panama-canal" } },
  ).done();
  expect(table.realm().culture).toBe(2);
});

clause(["CV-33.24", "CV-4.14"], "St. Francis and Turing count the seventh army of the Russians", () => {
  const armies = ["e5", "e5"];
  const francis = plain(
    { civ: "russians", open: ["st-francis-of-assisi"], armies },
    { markers: { d3: "humanitarian" } },
  );
  expect(francis.do("use:st-francis-of-assisi").realm().culture).toBe(15);
  const turing = plain({ civ: "russians", open: ["alan-turing"], armies }, { ...START, markers: { d3: "scientist" } });
  expect(turing.do("use:alan-turing").realm()).toMatchObject({ culture: 2, trade: 2 });
});

clause(
  ["CV-33.21", "CV-33.32", "CV-19.7"],
  "Tesla places a tech that nobody else has, and Archimedes is paid for it",
  () => {
    const table = researching(
      { open: ["archimedes", "nikola-tesla"], techs: ["pottery"], trade: 11 },
      {},
      { markers: { d3: "builder", b2: "builder" } },
    ).do("lower:chivalry");
    expect(table.realm()).toMatchObject({ culture: 3, greatCards: [{ id: "archimedes" }] });
    expect(table.realm().pyramid.at(-1)).toEqual({ tech: "chivalry", level: 1 });
  },
);

clause(["CV-30.6", "CV-33.41", "CV-0.23"], "Edison teaches the Greeks what one of three knows: 2 culture", () => {
  const table = seats(
    near([
      { civ: "greeks", government: "democracy-gov", techs: ["democracy@1"], open: ["thomas-edison"] },
      { civ: "egyptians", techs: ["writing"] },
      {},
      {},
    ]),
    { markers: { d3: "builder" } },
  ).do("use:thomas-edison");
  expect(table.techs()).toContain("writing");
  expect(table.realm().culture).toBe(2);
});

clause(["CV-33.2", "CV-8.10"], "the Great Wall walls the city that was founded in the same turn", () => {
  const table = plain({ walls: ["c3"], scouts: ["g3"] }, { ...START, markers: { b2: "the-great-wall" } });
  expect(table).toRefuse("use:the-great-wall", "why.changes-nothing", "CV-0.23");
  table.do("found:g3", "use:the-great-wall");
  expect(table.city("g3").walls).toBe(true);
});

clause(["CV-11.12", "CV-9.9"], "Egyptians in Anarchy: the free building is another city's action", () => {
  const table = plain({ civ: "egyptians", government: "anarchy", cities: ["g3"], techs: ["currency"] });
  expect(table.offers("free-building:")).toEqual(["free-building:g3"]);
});
