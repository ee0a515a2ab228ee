import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { type Position, type Side, Table } from "./position.ts";

/** The Trade phase of two players on open grassland. */
const trading = (mine: Side, rival: Side = {}, more: Position = {}): Table =>
  new Table({ sides: [mine, rival], land: "plain", phase: "trade", ...more });

clause(["CV-10.1", "CV-10.2"], "trade icons of all own cities and scouts are added; the dial stops at 27", () => {
  const table = trading(
    { cities: ["f5"], scouts: ["i2>f5"], trade: 10 },
    { trade: 26 },
    { terrain: { a2: "desert", f4: "water", i2: "desert", m6: "desert", m7: "desert" } },
  );
  expect(table.realm(0).trade).toBe(13);
  expect(table.realm(1).trade).toBe(27);
});

clause(
  ["CV-10.4", "CV-10.5", "CV-10.6", "CV-10.7", "CV-10.11", "CV-10.12", "CV-10.13"],
  "E-59: an offer, a changed offer, an exchange",
  () => {
    const table = trading(
      { trade: 8, resources: { silk: 1 } },
      { kept: ["village:uranium"], events: ["drought", "sabotage"], coins: { sheet: 1 }, units: ["infantry-a"] },
    );
    table.by(1, "finished").by(0, "offer:2");
    expect(table).toAsk(0, "ask.terms");
    const named = table.offered.join(" ");
    expect(named).not.toMatch(/coin|unit|army|tech|infantry/);
    // There is nothing to offer but things that change hands now: promises bind nobody.
    for (const id of table.offered)
      expect(id).toMatch(/^((gives|asks):(trade|silk|village|event-1):\d|never-mind|offer)$/);
    table.do("gives:trade:4", "gives:silk:1", "asks:village:1", "offer");
    expect(table.asked).toBe(1);
    table.do("counter", "asks:trade:6", "offer");
    expect(table.asked).toBe(0);
    table.do("accept");
    expect(table.realm(0)).toMatchObject({ trade: 2, resources: { silk: 0 }, offers: 1 });
    expect(table.realm(1)).toMatchObject({ trade: 6, resources: { silk: 1 }, kept: [] });
    expect(table.kept(0)).toEqual(["village:uranium"]);
    expect(table.seenBy(0).realms[0]?.own?.villages).toEqual(["village-uranium-base"]);
  },
);

clause(["CV-10.13", "CV-10.14"], "three offers a phase; whoever is finished still answers", () => {
  const table = trading({ trade: 8 }, { trade: 3 });
  table.by(1, "finished");
  for (let n = 0; n < 3; n++) {
    table.do("offer:2", "gives:trade:1", "offer");
    expect(table.asked).toBe(1);
    table.do("refuse");
  }
  expect(table.state.phase).toBe("city-management"); // nothing but "finished" was left
  expect(table.realm(0).trade).toBe(8);
});

clause(["CV-10.14", "CV-10.13"], "an offer that has become impossible lapses and does not count", () => {
  const table = new Table({ sides: [{ trade: 2 }, {}, {}], land: "plain", phase: "trade" });
  table.by(0, "offer:3").by(1, "offer:1").by(2, "finished");
  table.do("gives:trade:2", "offer", "accept"); // now the first and the second have nothing to exchange
  expect(table.realm(1).offers).toBe(0);
  expect(table.match.pending.map(({ seat }) => seat)).toEqual([0, 1]); // both decide anew
});

clause("CV-10.14", "decisions are carried out in player order, each offer answered before the next", () => {
  const table = trading({ trade: 8 }, { trade: 3 }, { first: 1 });
  table.by(0, "offer:2").by(1, "offer:1");
  expect(table).toAsk(1, "ask.terms");
});

clause(["CV-10.8", "CV-15.10"], "who receives too many culture events discards at once", () => {
  const table = trading({ events: ["drought", "sabotage"] }, { events: ["defection"], trade: 1 });
  table.by(0, "finished").by(1, "offer:1");
  table.do("gives:event-1:1", "offer", "accept");
  expect(table).toAsk(0, "ask.discard-event");
  table.do("discard:defection");
  expect(table.realm(0).events.toSorted()).toEqual(["drought", "sabotage"]);
  expect(table.state.market.events[0]?.discard).toEqual(["defection"]);
});

clause("CV-10.12", "the giver picks which of the hidden things it is; nobody else hears of it", () => {
  const table = trading({ kept: ["hut:silk", "hut:wheat"], trade: 1 }, { trade: 2 });
  table.by(1, "finished").by(0, "offer:2");
  table.do("gives:hut:1", "asks:trade:2", "offer", "accept");
  expect(table).toAsk(0, "ask.give-marker");
  table.do("give:wheat");
  expect(table.kept(1)).toEqual(["hut:wheat"]);
  expect(table.log()).not.toContain("log.gives-marker");
  expect(table.log(0, 1)).toContain("log.gives-marker");
});

clause("CV-10.10", "exchanges are made in the Trade phase only", () => {
  const table = new Table({ sides: [{ trade: 5 }, { trade: 5 }], land: "plain" });
  expect(table.offers("offer:")).toEqual([]);
});

clause(["CV-10.2", "CV-10.11"], "both sides change hands at once: the limit of 27 applies to the outcome", () => {
  const table = trading({ trade: 27 }, { trade: 27 });
  table.by(1, "finished").by(0, "offer:2").do("gives:trade:5", "asks:trade:9", "offer", "accept");
  expect([table.realm(0).trade, table.realm(1).trade]).toEqual([27, 23]);
});

clause("CV-10.13", "R-86: an offer that is given up counts like one that is made", () => {
  const table = trading({ trade: 8 }, { trade: 3 });
  table.by(1, "finished");
  table.do("offer:2", "gives:trade:1", "never-mind");
  expect(table.realm(0).offers).toBe(1);
  expect(table).toAsk(0, "ask.trade");
  table.do("offer:2", "never-mind", "offer:2", "never-mind");
  expect(table.state.phase).toBe("city-management"); // nothing but "finished" was left
  expect(table.log()).not.toContain("log.refuses");
});

clause(["CV-10.11", "CV-10.13"], "R-86: a changed offer that is given up is a refusal", () => {
  const table = trading({ trade: 8 }, { trade: 3 });
  table.by(1, "finished").by(0, "offer:2").do("gives:trade:1", "offer", "counter", "never-mind");
  expect(table.log()).toContain("log.refuses");
  expect([table.realm(0).offers, table.realm(1).offers]).toEqual([1, 0]);
  expect(table).toAsk(0, "ask.trade");
});

clause(["CV-34.1", "CV-10.11"], "a changed offer can't be emptied where nothing could be added any more", () => {
  const table = trading({ trade: 8 }, { trade: 3 }).by(1, "finished").by(0, "offer:2");
  table.do("gives:trade:8", "offer", "counter");
  expect(table).toOffer("gives:trade:1", "asks:trade:7", "never-mind");
  expect(table.offers("asks:trade:0")).toEqual([]);
});

clause(["CV-34.1", "CV-34.8"], "after the last offer nobody is asked for the sake of an Any Time effect", () => {
  const table = trading({ trade: 8, open: ["marco-polo"] }, { trade: 3 }, { markers: { c2: "industrialist" } });
  table.by(1, "finished");
  expect(table).toOffer("use:marco-polo");
  table.do("offer:2", "never-mind", "offer:2", "never-mind", "offer:2", "never-mind");
  expect(table.state.phase).toBe("city-management");
});

clause(["CV-10.4", "CV-10.13"], "R-87: what was received may be handed back, as long as there are offers left", () => {
  const table = trading({ kept: ["hut:silk"] }, { trade: 1 });
  table.by(1, "finished").by(0, "offer:2").do("gives:hut:1", "offer", "accept");
  expect(table.kept(1)).toEqual(["hut:silk"]);
  for (const kept of [["hut:silk"], []]) {
    const way = kept.length > 0 ? "asks:hut:1" : "gives:hut:1";
    table.do("offer:2", way, "offer", "accept");
    expect(table.kept(0)).toEqual(kept);
  }
  expect(table.state.phase).toBe("city-management");
});

clause(["CV-10.4", "CV-10.11"], "one exchange may hold everything that can be exchanged, on both sides", () => {
  const rich: Side = {
    ...{ trade: 9, culture: 9, resources: { incense: 1, iron: 1, silk: 1, wheat: 1 } },
    ...{ kept: ["hut:silk", "village:uranium"], events: ["drought", "deforestation"] },
  };
  const table = trading(rich, rich).by(1, "finished").by(0, "offer:2");
  const goods = ["trade", "culture", "incense", "iron", "silk", "wheat", "hut", "village", "event-1", "event-2"];
  for (const side of ["gives", "asks"]) {
    for (const good of goods) if (table.offered.includes(`${side}:${good}:1`)) table.do(`${side}:${good}:1`);
  }
  table.do("offer");
  const { gives = [], asks = [] } = table.question(1).exchange?.() ?? {};
  expect([gives.length, asks.length]).toEqual([goods.length, goods.length]);
});
