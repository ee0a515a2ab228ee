import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { type Position, type Side, Table } from "./position.ts";

const plain = (me: Side, given: Position = {}, rival: Side = {}): Table =>
  new Table({
    land: "plain",
    phase: "city-management",
    ...given,
    sides: [
      { capital: "c3", ...me },
      { capital: "n6", ...rival },
    ],
  });

clause(["CV-11.17", "CV-11.19"], "wheat abilities: production for one produce action of one city", () => {
  const table = plain({ techs: ["construction"], resources: { wheat: 1 }, cities: ["f6"] });
  table.do("use:construction");
  expect(table.offered).toEqual(["city:c3", "city:f6"]);
  table.do("city:f6");
  expect(table.city("f6").bonuses).toEqual([5]);
  expect(table.offered).not.toContain("produce:c3");
  table.do("produce:f6", "build:army", "place:f5");
  expect(table.city("f6").bonuses).toEqual([]);
});

clause("CV-11.19", "a city that can't act any more gets no production", () => {
  const table = plain({ techs: ["construction"], resources: { wheat: 1 }, culture: 3 });
  table.do("devote:c3");
  expect(table).toRefuse("use:construction", "why.changes-nothing", "CV-0.23");
});

clause(["CV-33.40", "CV-10.9"], "Horseback Riding: 9 trade, and 6 for another player of choice, up to 27", () => {
  const table = new Table({
    land: "plain",
    phase: "trade",
    step: "act",
    sides: [{ techs: ["horseback-riding"], resources: { silk: 1 }, trade: 20 }, { trade: 4 }, { trade: 25 }],
  });
  table.by(0, "use:horseback-riding").by(1, "finished").by(2, "finished");
  expect(table.offeredTo(0)).toEqual(["player:2", "player:3"]);
  table.by(0, "player:3");
  expect([table.realm(0).trade, table.realm(1).trade, table.realm(2).trade]).toEqual([27, 4, 27]);
});

clause("CV-18.2", "Philosophy: any three resources for a great person", () => {
  const table = plain(
    { techs: ["philosophy"], resources: { wheat: 1, iron: 1, silk: 1 } },
    { options: { greatPersonCards: false } },
  );
  table.do("use:philosophy");
  expect(table.prompt).toBe("ask.place-great-person");
});

clause(["CV-17.4", "CV-17.7"], "coins go onto the tech that grants them, at most four", () => {
  const table = plain({ techs: ["printing-press"], coins: { "printing-press": 3 }, culture: 12 });
  table.do("use:printing-press");
  expect(table.realm()).toMatchObject({ coins: { "printing-press": 4 }, culture: 7 });
  table.done().until("city-management", 0);
  expect(table).toRefuse("use:printing-press", "why.changes-nothing", "CV-0.23");
});

clause(["CV-26.16", "CV-25.2", "CV-26.5", "CV-21.11"], "E-39: killing lone scouts is a won battle", () => {
  const table = plain(
    { techs: ["code-of-laws"], coins: { "code-of-laws": 1 }, armies: ["g4"] },
    { phase: "movement" },
    { scouts: ["g5", "g5"], trade: 5 },
  );
  table.walk("g4", "g5").do("loot:trade");
  expect(table.realm()).toMatchObject({ coins: { "code-of-laws": 2 }, trade: 3 });
  expect(table.figures(1)).toEqual([]);
});

clause("CV-26.16", "Code of Laws: once a round, and for villages too", () => {
  const table = plain(
    { techs: ["code-of-laws"], armies: ["g4", "g6"] },
    { phase: "movement" },
    { scouts: ["g5", "f6"] },
  );
  table.walk("g4", "g5").walk("g6", "f6");
  expect(table.realm().coins).toEqual({ "code-of-laws": 1 });
});

clause(["CV-15.17", "CV-17.6"], "Mysticism: another player discards a coin token that the user chooses", () => {
  const table = plain(
    { techs: ["mysticism"], kept: ["hut:spy"] },
    {},
    { coins: { sheet: 1, pottery: 2 }, techs: ["pottery"] },
  );
  table.do("use:mysticism");
  expect(table.offered).toEqual(["coin:2:pottery", "coin:2:sheet"]);
  table.do("coin:2:pottery");
  expect(table.realm(1)).toMatchObject({ coins: { pottery: 1 }, sheet: 1 });
});

clause(["CV-15.12", "CV-15.11"], "E-64: one card left for Mysticism", () => {
  const table = plain(
    { techs: ["mysticism"], track: 15, culture: 7, trade: 6 },
    {
      but: (w) => {
        const [, , third] = w.market.events;
        if (third !== undefined) third.deck = ["think-tank"];
      },
    },
  );
  table.do("advance");
  expect(table.realm().events).toEqual(["think-tank"]);
});

clause("CV-33.14", "Steam Power: all figures of a square go to a water square and don't move again", () => {
  const table = plain(
    { techs: ["steam-power"], resources: { silk: 1 }, armies: ["g4", "g4"], scouts: ["g7"] },
    { terrain: { j4: "water", j5: "water", j6: "water" }, markers: { j5: "hut" } },
    { scouts: ["j6"] },
  );
  table.do("use:steam-power", "from:g4");
  expect(table.figures()).toEqual(["army j4", "army j4", "scout g7"]);
  table.until("movement", 0);
  expect(table.offers("move:")).toEqual(["move:g7"]);
});

clause("CV-33.12", "Atomic Theory: each city gets an extra action, the capital in Anarchy excepted", () => {
  const table = plain({
    techs: ["atomic-theory"],
    kept: ["village:uranium"],
    cities: ["f6"],
    government: "anarchy",
  });
  table.do("use:atomic-theory");
  expect(table.city("c3").actions).toBe(0);
  table.do("devote:f6", "devote:f6");
  expect(table.realm().culture).toBe(2);
});

clause("CV-33.15", "Plastics: a free unit, figure or unlocked building, once a round", () => {
  const table = plain({ techs: ["plastics", "pottery"] }, { phase: "start-of-turn" });
  table.do("use:plastics");
  expect(table.offered).toEqual(["choice:1", "choice:2", "choice:3"]);
  const unit = table.fork();
  unit.do("choice:1", "unit:mounted");
  expect(unit.realm().units).toHaveLength(1);
  expect(unit).toRefuse("use:plastics", "why.used", "CV-6.7");
  const figure = table.fork();
  figure.do("choice:2", "scout", "place:d4");
  expect(figure.figures()).toEqual(["scout d4"]);
  table.do("choice:3", "place:b2");
  expect(table.marker("b2")).toBe("granary");
});

clause("CV-8.15", "a free army onto enemy scouts is an attack, in whatever phase", () => {
  const table = plain({ techs: ["plastics"] }, { phase: "start-of-turn" }, { scouts: ["d4"], culture: 2 });
  table.do("use:plastics", "choice:2", "army", "place:d4", "loot:culture");
  expect(table.figures(1)).toEqual([]);
  expect(table.realm().culture).toBe(2);
});

clause(["CV-24.11", "CV-27.11"], "Agriculture grows the capital as soon as it is learned", () => {
  const table = plain({ trade: 6 }, { phase: "research" });
  table.by(0, "learn:agriculture");
  expect(table.prompt).toBe("ask.metropolis");
  table.do("place:d3");
  expect(table.cities()).toEqual(["c3+d3"]);
});

clause("CV-31.3", "learning Space Flight wins the game", () => {
  const level = (n: 1 | 2 | 3 | 4, count: number) => Array.from({ length: count }, () => `blank@${n}` as const);
  const table = plain(
    { trade: 26, techs: [...level(1, 5), ...level(2, 4), ...level(3, 3), ...level(4, 2)] },
    { phase: "research" },
  );
  table.by(0, "learn:space-flight");
  expect(table.table.winner).toEqual({ seat: 0, by: "tech" });
});

clause(["CV-15.4", "CV-15.3", "CV-15.6"], "E-28: cost of advancing", () => {
  const given = {
    techs: ["ecology"],
    coins: { sheet: 7 },
    investments: { "endowment-for-the-arts": 2 },
    culture: 20,
    trade: 20,
  } as const;
  const table = plain({ ...given, track: 7 });
  table.do("advance");
  expect(table.realm()).toMatchObject({ culture: 16, trade: 19 });
  expect(table.realm().events).toHaveLength(1);
  const later = plain({ ...given, track: 14 });
  expect(later.option("advance")?.price).toEqual({ culture: 6, trade: 4 });
});

clause("CV-15.16", "tech exchange: first the card's player learns, then the other may", () => {
  const table = plain(
    { events: ["exchange-of-ideas"], techs: ["pottery"] },
    { phase: "start-of-turn" },
    { techs: ["writing", "currency"] },
  );
  table.do("play:exchange-of-ideas", "learn:currency");
  expect(table.techs()).toEqual(["pottery", "currency"]);
  expect(table.asked).toBe(1);
  expect(table.offered).toEqual(["learn:pottery", "none"]);
  table.do("learn:pottery");
  expect(table.techs(1)).toEqual(["writing", "currency", "pottery"]);
});

clause(["CV-9.8", "CV-9.17"], "a government unlocked by an exchange may be taken at once", () => {
  const table = plain(
    { techs: ["writing"] },
    { phase: "start-of-turn", first: 0, mover: 1 },
    { events: ["exchange-of-ideas"], techs: ["code-of-laws"] },
  );
  table.do("play:exchange-of-ideas", "learn:code-of-laws");
  expect(table.asked).toBe(0);
  expect(table.offered).toContain("government:republic");
  table.do("government:republic");
  expect(table.realm().government).toBe("republic");
});
