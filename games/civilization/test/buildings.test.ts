import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { onGrassland } from "./phases.ts";
import { type Side, Table } from "./position.ts";

const forests = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, "forest" as const]));

const managing = onGrassland("city-management");

clause(["CV-12.1", "CV-12.2"], "a building needs its tech and its terrain", () => {
  const table = managing(
    { techs: ["navigation", "code-of-laws", "construction"], trade: 24 },
    { terrain: { a2: "water", b2: "desert", c3: "mountain" } },
  );
  table.do("produce:b3");
  expect(
    table
      .offers("build:")
      .filter((id) => ["build:harbor", "build:trading-post", "build:workshop", "build:granary"].includes(id)),
  ).toEqual(["build:harbor", "build:trading-post", "build:workshop"]);
  const on = (id: string): Table => table.fork().do(`build:${id}`);
  expect(on("harbor").marker("a2")).toBe("harbor");
  expect(on("trading-post").marker("b2")).toBe("trading-post");
  expect(on("workshop").marker("c3")).toBe("workshop");
});

clause(["CV-12.2", "CV-5.2", "CV-23.1"], "not on a hut, village or relic", () => {
  const table = managing(
    { techs: ["pottery"], trade: 24 },
    { markers: { a2: "hut:silk", b2: "village:spy", c2: "atlantis" } },
  ).build("b3", "granary");
  expect(table.offered.toSorted()).toEqual(["place:a3", "place:a4", "place:b4", "place:c3", "place:c4"]);
});

clause(["CV-12.3", "CV-12.7", "CV-12.8"], "E-29: one limited building a city, which another may replace", () => {
  const table = managing(
    { techs: ["currency", "philosophy"], trade: 24, cities: ["g5"] },
    { markers: { a2: "market" }, terrain: forests("f4", "g4", "h4", "h5") },
  );
  const markets = table.state.market.buildings.market;
  const second = table.fork().build("g5", "temple");
  expect(second.offered).toHaveLength(8);
  table.build("b3", "temple");
  expect(table.marker("a2")).toBe("temple"); // the only legal square
  expect(table.state.market.buildings.market).toBe(markets + 1);
});

clause(["CV-12.4", "CV-12.5", "CV-1.4"], "E-30: Libraries become Universities when Printing Press is learned", () => {
  const table = new Table({
    sides: [
      { techs: ["writing", "pottery"], trade: 11 },
      { techs: ["writing"], trade: 15 },
    ],
    land: "plain",
    phase: "research",
    markers: { a2: "library", c3: "library" },
  });
  expect(table.state.market.buildings.library).toBe(4);
  table.by(0, "learn:printing-press").by(1, "none");
  expect([table.marker("a2"), table.marker("c3")]).toEqual(["university", "university"]);
  expect(table.state.market.buildings.library).toBe(4);
  table.until("city-management");
  const built = new Table({
    sides: [
      { techs: ["writing", "printing-press"], trade: 24 },
      { techs: ["writing"], trade: 15 },
    ],
    land: "plain",
  });
  built.do("produce:b3");
  expect(built.option("build:university")?.price).toMatchObject({ production: 8 });
  expect(built.offered).not.toContain("build:library");
  built.do("build:university", "place:c3").until("city-management", 1).do("produce:n7");
  expect(built).toOffer("build:library");
});

clause("CV-12.5", "the upgraded form doesn't need the tech of the basic one", () => {
  const table = managing({ techs: ["engineering"], trade: 24 }).do("produce:b3");
  expect(table).toOffer("build:aqueduct");
  expect(table.offered).not.toContain("build:granary");
});

clause(["CV-12.6", "CV-1.12"], "an empty pool builds nothing", () => {
  const table = managing(
    { techs: ["pottery"], trade: 24 },
    {
      but: (w) => {
        w.market.buildings.granary = 0;
      },
    },
  ).do("produce:b3");
  expect(table).toRefuse("build:granary", "why.pool-empty", "CV-12.6");
});

clause(
  ["CV-12.7", "CV-8.11", "CV-13.8", "CV-19.11"],
  "a new marker replaces an own one: to the market, out of the game, into reserve",
  () => {
    const at = (marker: string): Table =>
      managing({ techs: ["pottery"], trade: 24 }, { markers: { c3: marker } }).build("b3", "granary", "c3");
    const building = at("library");
    expect([building.marker("c3"), building.state.market.buildings.library]).toEqual(["granary", 6]);
    const wonder = at("the-colossus");
    expect([wonder.marker("c3"), wonder.realm().wonders, wonder.state.gone.wonders]).toEqual([
      "granary",
      [],
      ["the-colossus"],
    ]);
    const person = at("artist");
    expect([person.marker("c3"), person.realm().reserve]).toEqual(["granary", ["artist"]]);
  },
);

clause(["CV-12.10", "CV-8.11"], "a building belongs to the owner of the city around which it lies", () => {
  const table = managing({}, { markers: { m6: "bank" } });
  expect([table.coins(0), table.coins(1)]).toEqual([0, 1]);
});

clause("CV-12.11", "a building stays when the terrain under it changes", () => {
  const table = managing({}, { markers: { c3: "granary" }, terrain: { c3: "desert" } });
  expect([table.marker("c3"), table.terrain("c3"), table.production("b3"), table.income()]).toEqual([
    "granary",
    "desert",
    1,
    1,
  ]);
});

clause("CV-13.1", "a wonder of the market costs less with the right tech", () => {
  const at = (techs: Side["techs"]): Table =>
    managing(
      { techs: techs ?? [], trade: 27 },
      {
        wonders: ["the-louvre"],
        terrain: forests("a2", "b2", "c2", "a3", "c3", "a4", "b4"),
      },
    ).do("produce:b3");
  expect(at([]).option("build:the-louvre")?.price).toMatchObject({ production: 20 });
  expect(at(["printing-press"]).option("build:the-louvre")?.price).toMatchObject({ production: 15 });
});

clause(
  ["CV-12.7", "CV-13.1", "CV-13.5", "CV-13.7", "CV-13.8"],
  "E-46: the second wonder of a city goes on the square of the first",
  () => {
    const table = managing(
      { techs: ["printing-press"], cities: ["g5"], trade: 3 },
      {
        wonders: ["the-louvre"],
        markers: { c2: "stonehenge" },
        terrain: forests("a2", "b2", "a3", "c3", "a4", "b4", "c4", "f4", "g4", "h4"),
      },
    );
    const second = table.fork();
    expect(table.production("b3")).toBe(14);
    table.build("b3", "the-louvre");
    expect(table.marker("c2")).toBe("the-louvre");
    expect(table.realm().wonders.map(({ id }) => id)).toEqual(["the-louvre"]);
    expect(table.state.gone.wonders).toEqual(["stonehenge"]);
    expect(table.arts("b3")).toBe(3);
    expect(second.production("g5")).toBe(6);
  },
);

clause(["CV-13.3", "CV-13.6", "CV-31.8"], "the next wonder is turned up; an empty deck leaves the space empty", () => {
  const table = managing(
    { trade: 27 },
    {
      wonders: ["stonehenge", "the-colossus"],
      wonderDeck: ["the-oracle"],
      terrain: forests("a2", "b2", "c2"),
    },
  );
  table.build("b3", "stonehenge", "c3");
  expect(table.state.market.wonders).toEqual(expect.arrayContaining(["the-colossus", "the-oracle"]));
  expect(table.marker("c3")).toBe("stonehenge");
  expect(table.table.realms[0]?.wonders).toEqual([{ id: "stonehenge", obsolete: false, coins: 0, works: true }]);
  const last = managing(
    { trade: 27 },
    {
      wonders: ["stonehenge"],
      terrain: forests("a2", "b2", "c2"),
      but: (w) => {
        w.unseen.wonders.push(...w.market.wonderDeck.splice(0));
      },
    },
  );
  last.build("b3", "stonehenge", "c3");
  expect(last.state.market.wonders).toEqual([]);
});

clause("CV-13.4", "a wonder goes on an unblockaded land square without hut, village or relic", () => {
  const table = managing(
    { trade: 27 },
    {
      wonders: ["stonehenge"],
      terrain: { ...forests("b2", "c2", "a4"), a2: "water" },
      markers: { a3: "hut:silk", b4: "granary" },
      rival: { scouts: ["c4"] },
    },
  ).build("b3", "stonehenge");
  expect(table.offered.toSorted()).toEqual(["place:a4", "place:b2", "place:b4", "place:c2", "place:c3"]);
});

clause(["CV-13.10", "CV-13.12"], "an obsolete wonder has no ability, but its marker still brings culture", () => {
  const table = managing({ obsolete: ["the-colossus"] }, { markers: { c3: "the-colossus" } });
  expect(table.arts("b3")).toBe(2);
  expect(table.table.realms[0]?.wonders).toMatchObject([{ obsolete: true, works: false }]);
});

clause(["CV-14.1", "CV-14.2", "CV-1.12"], "armies cost 4, scouts 6, as long as there are some in supply", () => {
  const table = managing(
    { trade: 27, scouts: ["f4", "f5"], armies: ["f4", "f5", "g4", "g4", "h4"] },
    { terrain: forests("a2", "b2", "c2") },
  );
  table.do("produce:b3");
  expect(table.option("build:army")?.price).toEqual({ production: 4 });
  expect(table).toRefuse("build:scout", "why.supply", "CV-14.1");
  table.do("build:army", "place:c3").until("movement", 0);
  expect(table).toOffer("move:c3"); // it may move in the same round
});

clause("CV-14.2", "figures are placed within the stacking limit, not on water, huts, villages or relics", () => {
  const table = managing(
    { armies: ["c3", "c3", "c4"] },
    {
      terrain: { ...forests("b2", "c2"), a2: "water" },
      markers: { a3: "hut:silk", a4: "village:spy", b4: "atlantis" },
    },
  ).build("b3", "army");
  expect(table.offered.toSorted()).toEqual(["place:b2", "place:c2", "place:c4"]);
  const sails = managing({ techs: ["sailing"] }, { terrain: { ...forests("b2", "c2"), a2: "water" } }).build(
    "b3",
    "army",
  );
  expect(sails.offered).toContain("place:a2");
});

clause(["CV-14.3", "CV-1.13", "CV-14.6"], "units cost by rank; aircraft cost 12 and need Flight", () => {
  const price = (techs: Side["techs"], type: string): number | undefined => {
    const table = managing({ techs: techs ?? [], trade: 27 }, { terrain: forests("a2", "b2", "c2", "a3") }).do(
      "produce:b3",
    );
    return table.option(`build:${type}`)?.price?.production;
  };
  expect(price([], "infantry")).toBe(5);
  expect(price(["democracy"], "infantry")).toBe(7);
  expect(price(["gunpowder"], "infantry")).toBe(9);
  expect(price(["replaceable-parts", "democracy"], "infantry")).toBe(11);
  expect(price([], "aircraft")).toBeUndefined();
  expect(price(["flight"], "aircraft")).toBe(12);
});

clause(
  ["CV-14.4", "CV-32.1", "CV-32.2", "CV-32.8"],
  "a produced unit is the top card; others see only its type",
  () => {
    const table = managing({ trade: 15 }, { unitDecks: { mounted: ["mounted-c"] } }).build("b3", "mounted");
    expect(table.realm().units).toEqual(["mounted-c"]);
    expect(table.seenBy(1).realms[0]).toMatchObject({ units: { mounted: 1 }, own: null });
    expect(JSON.stringify(table.match.log(1))).not.toContain("mounted-c");
    expect(table.seenBy(0).realms[0]?.own?.units).toEqual(["mounted-c"]);
  },
);

clause("CV-14.5", "killed units are shuffled in when only they are left; an empty deck builds nothing", () => {
  const table = managing(
    { trade: 15 },
    {
      but: (w) => {
        const { down, up } = w.market.units.mounted;
        up.push(...down.splice(0));
      },
    },
  ).build("b3", "mounted");
  expect(table.realm().units).toHaveLength(1);
  expect(table.state.market.units.mounted.up).toEqual([]);
  const empty = managing(
    { trade: 15 },
    {
      but: (w) => {
        w.market.units.mounted.down = [];
      },
    },
  ).do("produce:b3");
  expect(empty).toRefuse("build:mounted", "why.deck-empty", "CV-14.5");
});

clause(["CV-14.6", "CV-27.11"], "a unit tech raises the rank of all units of its type at once, never lowers it", () => {
  const rank = (techs: Side["techs"]): unknown => managing({ techs: techs ?? [] }).table.realms[0]?.ranks;
  expect(rank(["replaceable-parts", "democracy"])).toMatchObject({ infantry: 4, mounted: 1 });
});
