import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { type Position, type Side, Table } from "./position.ts";

const forests = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, "forest" as const]));

const at = (mine: Side, more: Partial<Position> & { rival?: Side } = {}): Table => {
  const { rival = {}, ...rest } = more;
  return new Table({ sides: [mine, rival], land: "plain", ...rest });
};

clause("CV-0.21", "after everything is resolved a square holds figures of one player", () => {
  const table = at(
    { armies: ["g5"], units: ["infantry-c"] },
    { rival: { armies: ["h5"], scouts: ["h5"] }, phase: "movement" },
  );
  table.do("move:g5", "go:h5").fight();
  expect([table.figures(0), table.figures(1)]).toEqual([["army h5"], []]);
});

clause(["CV-0.24", "CV-15.10"], "what a player must give up, that player chooses", () => {
  const table = at({ track: 7, culture: 5, trade: 3, events: ["drought", "sabotage"] }).do("advance");
  expect(table).toAsk(0, "ask.discard-event");
});

clause(["CV-1.11", "CV-15.1"], "culture has no limit, and its amount is public", () => {
  const table = at({ culture: 120 }).do("devote:b3");
  expect(table.seenBy(1).realms[0]?.culture).toBe(121);
});

clause(["CV-2.9", "CV-26.5"], "loot and battle turns are the same in the base game alone", () => {
  const table = at(
    { civ: "germans", capital: "b3", armies: ["g5"], units: ["infantry-c", "infantry-c", "infantry-c"] },
    { rival: { cities: ["h5"], trade: 9 }, phase: "movement", options: { expansion: false } },
  );
  table.do("move:g5", "go:h5").fight();
  expect(table).toAsk(0, "ask.loot");
  expect(table.question().prompt.with?.n).toBe(2);
});

clause(["CV-3.1", "CV-1.1"], "everybody has 6 armies, 2 scouts and 2 city markers in supply", () => {
  expect(at({}).table.realms.map(({ supply }) => supply)).toEqual([
    { armies: 6, scouts: 2, cities: 2 },
    { armies: 6, scouts: 2, cities: 2 },
  ]);
});

clause(["CV-9.1", "CV-9.14"], "a player has one government, whose text applies while it is active", () => {
  const table = at({ government: "monarchy-gov", techs: ["monarchy"] }, { phase: "start-of-turn" });
  expect(table.arts("b3")).toBe(3);
  expect(table.do("government:anarchy").arts("b3")).toBe(1);
});

clause(
  ["CV-11.12", "CV-12.9"],
  "the Egyptians build an unlocked building for free, once a round, with a city's action",
  () => {
    const table = at(
      { civ: "egyptians", capital: "b3", cities: ["g5"], techs: ["philosophy", "currency"] },
      { markers: { c3: "market" } },
    );
    table.do("free-building:b3");
    table.do("build:temple"); // only in the Market's stead
    expect([table.marker("c3"), table.realm().trade]).toEqual(["temple", 0]);
    expect(table.offered.filter((id) => id.endsWith(":b3"))).toEqual([]);
    expect(table.offered).not.toContain("free-building:g5");
  },
);

clause(
  ["CV-11.18", "CV-34.10"],
  "producing asks for the item, the square, and extras only where there are some",
  () => {
    const table = at({ caravans: ["b3"], trade: 6 }, { terrain: forests("a2") });
    table.do("produce:b3");
    expect(table).toAsk(0, "ask.build");
    expect(table.option("build:army")?.price).toEqual({ production: 4 });
    table.do("build:army");
    expect(table).toAsk(0, "ask.where");
    table.do("place:c3");
    expect(table).toAsk(0, "ask.extras");
    expect(table.offered.toSorted()).toEqual(["pay:caravan", "pay:rush2"]);
    expect(table.option("pay:rush2")?.price).toEqual({ trade: 6 });
  },
);

clause(["CV-14.8", "CV-1.12", "CV-16.16"], "a free figure needs one in supply, and room", () => {
  const markers = { g4: "hut:friendly-barbarian" };
  const all: Side = { armies: ["f4", "b1", "b1", "a1", "a1", "a2"], scouts: ["d1", "d1"] };
  const none = at(all, { markers, phase: "movement" }).do("move:f4", "go:g4");
  expect(none.offered.toSorted()).toEqual(["unit:artillery", "unit:infantry", "unit:mounted"]);
  const full = at({ armies: ["f4", "f4"] }, { markers, phase: "movement" }).do("move:f4", "group:2+0", "go:g4");
  expect(full.offered).not.toContain("army");
});

clause(["CV-14.9", "CV-16.11"], "a free unit is of an unlocked type whose deck is not empty", () => {
  const table = at(
    { armies: ["f4"] },
    {
      markers: { g4: "hut:friendly-barbarian" },
      phase: "movement",
      but: (w) => {
        w.market.units.mounted.down = [];
      },
    },
  ).do("move:f4", "go:g4");
  expect(table.offers("unit:").toSorted()).toEqual(["unit:artillery", "unit:infantry"]);
  table.do("unit:infantry");
  expect(table.table.realms[0]?.units.infantry).toBe(1);
});

clause(
  ["CV-15.7", "CV-15.23", "CV-30.8"],
  "a free advance costs nothing, in any phase, with the reward of the space arrived at",
  () => {
    const table = at(
      { civ: "romans", scouts: ["f4"], track: 7, culture: 0 },
      { phase: "start-of-turn", eventDecks: { 2: ["lost"] } },
    ).do("found:f4");
    expect(table.realm()).toMatchObject({ track: 8, culture: 0, trade: 0, events: ["lost"] });
    const wins = at({ civ: "romans", scouts: ["f4"], track: 20 }, { phase: "start-of-turn" }).do("found:f4");
    expect(wins.match.result?.remark?.say).toBe("remark.culture");
  },
);

clause("CV-18.1", "what the great people bring", () => {
  const brings = (person: string): unknown => {
    const table = at({}, { markers: { c3: person } });
    const realm = table.table.realms[0];
    return [table.production("b3"), table.income(), table.arts("b3") - 1, table.coins(), realm?.limits.combatBonus];
  };
  expect(brings("artist")).toEqual([0, 1, 2, 0, 0]);
  expect(brings("builder")).toEqual([2, 0, 0, 1, 0]);
  expect(brings("general")).toEqual([0, 0, 0, 0, 4]);
  expect(brings("humanitarian")).toEqual([1, 1, 1, 1, 0]);
  expect(brings("industrialist")).toEqual([0, 0, 2, 1, 0]);
  expect(brings("scientist")).toEqual([1, 2, 0, 0, 0]);
});

clause(["CV-20.5", "CV-20.3"], "a card holds any number of investment markers", () => {
  const table = at({ coins: { sheet: 1 }, investments: { infrastructure: 9 } }, { phase: "start-of-turn" });
  table.do("invest", "invest:infrastructure");
  expect([table.realm().investments.infrastructure, table.realm().sheet]).toEqual([10, 0]);
});

clause(["CV-22.5", "CV-30.10", "CV-5.7"], "markers are placed first, then what a discovery triggers", () => {
  const table = at(
    { civ: "spanish", capital: "b3", scouts: ["d3"] },
    { phase: "movement", tiles: { e1: "neutral-01 down" } },
  );
  table.do("move:d3", "discover:east");
  expect(table.marker("e1")).toBe("hut");
  expect(table.prompt).not.toBe("ask.step"); // the Spanish may build first
});

clause(["CV-26.21", "CV-26.12"], "a coin taken as loot is named by the card on which it lies", () => {
  const table = at(
    { civ: "germans", capital: "b3", armies: ["g5"], units: ["infantry-c", "infantry-c", "infantry-c"] },
    {
      rival: { cities: ["h5"], coins: { sheet: 1, "code-of-laws": 2 }, techs: ["code-of-laws"] },
      phase: "movement",
    },
  );
  table.do("move:g5", "go:h5").fight();
  expect(table.offers("loot:coin:").toSorted()).toEqual(["loot:coin:code-of-laws", "loot:coin:sheet"]);
  table.do("loot:coin:code-of-laws");
  expect([table.realm(1).coins, table.realm(1).sheet, table.realm(0).sheet]).toEqual([{ "code-of-laws": 1 }, 1, 1]);
});

clause("CV-30.1", "the Americans: 3 trade for 2 production, and a great person in the setup", () => {
  const table = at({ civ: "americans", capital: "b3", trade: 6 }).do("produce:b3");
  expect(table).toAsk(0, "ask.where"); // an army for two steps is all they can build
  table.do("place:c3");
  expect(table.realm().trade).toBe(0);
});

clause(
  ["CV-34.1", "CV-34.4"],
  "what leaves no choice is not asked: trade is collected, a single answer is given by itself",
  () => {
    const table = at({ techs: ["code-of-laws"], trade: 21 }, { terrain: { c3: "desert" }, phase: "trade" });
    expect(table.realm().trade).toBe(22);
    table.until("city-management", 0).do("produce:b3", "build:trading-post");
    expect(table.marker("c3")).toBe("trading-post");
  },
);

clause(
  ["CV-34.11", "CV-34.12"],
  "moving asks for the group only if there is a choice; equal units are one entry",
  () => {
    const one = at({ armies: ["g5"] }, { phase: "movement" }).do("move:g5");
    expect(one).toAsk(0, "ask.step");
    const table = at(
      { armies: ["g5"], units: ["infantry-a", "infantry-a", "mounted-a"] },
      { rival: { armies: ["h5"], units: ["infantry-b", "infantry-b", "mounted-b"] }, phase: "movement" },
    ).do("move:g5", "go:h5");
    expect(table).toAsk(1, "ask.unit");
    expect(table.offered).toEqual(["unit:infantry-b", "unit:mounted-b"]);
    table.do("unit:infantry-b"); // no enemy unit is in play: a new front without a question
    expect(table).toAsk(0, "ask.unit");
  },
);

clause("CV-34.16", "numbers are named at once; loot is taken in full", () => {
  const table = at({ trade: 5 }, { rival: { trade: 4 }, phase: "trade" });
  table.by(1, "finished").by(0, "offer:2");
  expect(table).toOffer("gives:trade:1", "gives:trade:5", "asks:trade:4");
});
