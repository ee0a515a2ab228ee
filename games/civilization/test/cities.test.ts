import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { type Position, type Side, Table, xy } from "./position.ts";

/** Start of Turn of the first player on open grassland: the capital on b3, the rival's on n7. */
const start = (mine: Side, more: Partial<Position> & { rival?: Side } = {}): Table => {
  const { rival = {}, ...rest } = more;
  return new Table({ sides: [mine, rival], land: "plain", phase: "start-of-turn", ...rest });
};

clause(["CV-8.3", "CV-8.10"], "a scout becomes an unwalled city that may act in the same round", () => {
  const table = start({ scouts: ["f4"] });
  table.do("found:f4");
  expect(table.figures()).toEqual([]);
  expect(table.cities()).toEqual(["b3", "f4"]);
  expect(table.city("f4")).toMatchObject({ walls: false, capital: false, post: null });
  table.until("city-management");
  expect(table).toOffer("devote:f4", "devote:b3");
});

clause(["CV-8.2", "CV-8.10"], "at most 2 cities, 3 with Irrigation; several may be founded in one phase turn", () => {
  const two = start({ scouts: ["f4", "j4"] });
  two.do("found:f4");
  expect(two).toRefuse("found:j4", "why.city-limit", "CV-8.2");
  const three = start({ civ: "spanish", scouts: ["f4", "j4", "f7"], techs: ["irrigation"] });
  three.do("found:f4", "found:j4");
  expect(three.cities()).toHaveLength(3);
  expect(three.whyNot("found:f7")?.clause).toBe("CV-8.2");
});

clause(["CV-8.4", "CV-29.1"], "not on water, nor on any marker but a disaster", () => {
  expect(start({ scouts: ["f4"] }, { terrain: { f4: "water" } })).toRefuse("found:f4", "why.water", "CV-8.4");
  expect(start({ scouts: ["f4"] }, { terrain: { f4: "desert" } })).toOffer("found:f4");
});

clause(["CV-8.5", "CV-5.6"], "all eight squares around must exist and be explored", () => {
  expect(start({ scouts: ["f1"] })).toRefuse("found:f1", "why.unexplored", "CV-8.5");
  expect(start({ scouts: ["h4"] }, { tiles: { i1: "neutral-02 down" } })).toRefuse(
    "found:h4",
    "why.unexplored",
    "CV-8.5",
  );
});

clause("CV-8.6", "no hut, village or relic may lie beside it", () => {
  for (const marker of ["hut:silk", "village:spy", "atlantis"]) {
    expect(start({ scouts: ["f4"] }, { markers: { g5: marker } })).toRefuse("found:f4", "why.site-near", "CV-8.6");
  }
});

clause("CV-8.7", "no enemy figure may stand beside it", () => {
  for (const rival of [{ armies: ["e3"] }, { scouts: ["g4"] }]) {
    expect(start({ scouts: ["f4"] }, { rival })).toRefuse("found:f4", "why.enemy-near", "CV-8.7");
  }
  expect(start({ scouts: ["f4"] }, { rival: { armies: ["h4"] } })).toOffer("found:f4");
});

clause(["CV-8.8", "CV-8.20"], "at least 3 squares, counted diagonally, from every city centre", () => {
  expect(start({ scouts: ["d5"] })).toRefuse("found:d5", "why.city-near", "CV-8.8");
  expect(start({ scouts: ["e6"] })).toOffer("found:e6");
  expect(start({ scouts: ["l5"] })).toRefuse("found:l5", "why.city-near", "CV-8.8");
  // Both squares of a metropolis count.
  expect(start({ capital: "b3+c3", scouts: ["e4"] })).toRefuse("found:e4", "why.city-near", "CV-8.8");
});

clause(["CV-8.2", "CV-8.5", "CV-8.6", "CV-8.7", "CV-8.8"], "E-21: distance and obstacles", () => {
  const table = new Table({
    sides: [
      { civ: "spanish", capital: xy(2, 2), scouts: [xy(5, 2), xy(4, 5), xy(5, 6)] },
      { armies: [xy(6, 7)] },
      {},
      {},
    ],
    land: "plain",
    phase: "start-of-turn",
    markers: { [xy(6, 1)]: "hut:silk" },
  });
  expect(table).toRefuse(`found:${xy(5, 2)}`, "why.site-near", "CV-8.6");
  expect(table).toRefuse(`found:${xy(5, 6)}`, "why.enemy-near", "CV-8.7");
  table.do(`found:${xy(4, 5)}`);
  expect(table.offers("found:")).toEqual([]);
  expect(table.whyNot(`found:${xy(5, 2)}`)?.clause).toBe("CV-8.2");
});

clause(["CV-8.3", "CV-8.9"], "E-62: the founder's company steps aside without moving", () => {
  const table = start({ scouts: ["f5"], armies: ["f5", "f5", "e4"] });
  table.do("found:f5");
  expect(table).toAsk(0, "ask.make-room");
  expect(table.offered).toHaveLength(8);
  table.do("place:e4");
  expect(table.offered).toHaveLength(7);
  expect(table.offered).not.toContain("place:e4");
  table.do("place:g6");
  expect(table.figures()).toEqual(["army e4", "army e4", "army g6"]);
  expect(table.realm().figures.every(({ moved }) => !moved)).toBe(true);
  table.until("movement");
  expect(table).toOffer("move:e4", "move:g6");
});

clause("CV-8.9", "if one of them has no place to go, the city can't be founded", () => {
  const water = Object.fromEntries(["e4", "f4", "g4", "e5", "g5", "e6", "f6"].map((name) => [name, "water" as const]));
  const side = { scouts: ["f5"], armies: ["f5"] };
  expect(start(side, { terrain: water })).toOffer("found:f5");
  expect(start(side, { terrain: { ...water, g6: "water" } })).toRefuse("found:f5", "why.no-room", "CV-8.9");
});

clause("CV-8.1", "the outskirts are the 8 squares around a city, 10 around a metropolis", () => {
  const table = start({ capital: "b3+c3", cities: ["f5"] });
  expect(table.outskirts("f5").toSorted()).toEqual(["e4", "e5", "e6", "f4", "f6", "g4", "g5", "g6"]);
  expect(table.outskirts("b3")).toHaveLength(10);
});

clause(
  ["CV-8.12", "CV-5.3"],
  "an enemy figure blockades its square: no production, trade, culture, coin, resource, bonus",
  () => {
    const mine: Side = { cities: ["f5"], techs: ["metalworking"] };
    const markers = { e4: "bank", e5: "workshop", e6: "barracks" };
    const free = new Table({ sides: [mine, {}], land: "plain", markers, terrain: { f4: "forest" } });
    expect([free.production("f5"), free.income(), free.coins(), free.arts("f5")]).toEqual([6, 3, 1, 2]);
    expect(free.table.realms[0]?.limits.combatBonus).toBe(2);
    const rival = { armies: ["e4", "f4"], scouts: ["e5", "e6"] };
    const shut = new Table({ sides: [mine, rival], land: "plain", markers, terrain: { f4: "forest" } });
    expect([shut.production("f5"), shut.income(), shut.coins(), shut.arts("f5")]).toEqual([0, 0, 0, 1]);
    expect(shut.table.realms[0]?.limits.combatBonus).toBe(0);
  },
);

clause(["CV-8.12", "CV-11.14"], "a blockaded resource can't be harvested", () => {
  const at = { capital: xy(13, 6), civ: "chinese" } as const;
  const table = (scouts: readonly string[]): Table => new Table({ sides: [{ scouts, capital: "b3" }, at], first: 1 });
  expect(table([])).toOffer("harvest:n7");
  const iron = table([])
    .outskirts("n7")
    .filter((square) => table([]).resource(square) === "iron");
  expect(table(iron).offered).not.toContain("harvest:n7");
});

clause(["CV-8.13", "CV-17.1"], "E-14: a blockaded Panama Canal keeps its coins to itself", () => {
  const table = new Table({
    sides: [{ cities: ["h5"], coins: { "panama-canal": 4, sheet: 8 } }, { scouts: ["i4"] }],
    land: "plain",
    phase: "movement",
    first: 1,
    markers: { [xy(7, 3)]: "panama-canal" },
  });
  expect(table.coins()).toBe(12);
  table.walk("i4", "h4");
  expect(table.coins()).toBe(8);
  expect(table.table.realms[0]?.wonders).toEqual([{ id: "panama-canal", obsolete: false, coins: 4, works: false }]);
  table.until("start-of-turn", 0).until("city-management");
  expect(table.realm().wonders[0]?.coins).toBe(4); // nothing added
  table.until("movement", 1).walk("h4", "i4");
  expect(table.coins()).toBe(12);
});

clause(["CV-8.14", "CV-12.2"], "nothing is placed in a blockaded square", () => {
  const table = new Table({
    sides: [{ techs: ["pottery"], reserve: ["artist"], trade: 20 }, { scouts: ["c3"] }],
    land: "plain",
  });
  table.do("produce:b3", "build:granary");
  expect(table.offered).toHaveLength(7);
  expect(table.offered).not.toContain("place:c3");
});

clause(["CV-8.14", "CV-18.5"], "a blockaded great person can't be moved", () => {
  const side = { markers: { c3: "artist", a2: "scientist" } };
  const table = start({}, { ...side, rival: { scouts: ["c3"] } });
  table.do("people");
  expect(table.offered.filter((id) => id.startsWith("person:"))).toEqual([]); // only one can move: not asked which
  expect(table.offered).toContain("reserve");
  table.do("reserve");
  expect([table.marker("a2"), table.marker("c3")]).toEqual([null, "artist"]);
});

clause(["CV-8.15", "CV-25.2", "CV-26.5", "CV-8.12"], "E-48: an army built onto a lone enemy scout kills it", () => {
  const forest = { a2: "forest", b2: "forest", c3: "forest" } as const;
  const table = new Table({
    sides: [
      { trade: 0, units: ["infantry-a"] },
      { scouts: ["c3"], trade: 5 },
    ],
    land: "plain",
    terrain: forest,
  });
  expect(table.production("b3")).toBe(4);
  table.build("b3", "army");
  expect(table).toOffer("place:c3");
  table.do("place:c3");
  expect(table).toAsk(0, "ask.loot");
  table.do("loot:trade");
  expect(table.figures(1)).toEqual([]);
  expect(table.figures(0)).toEqual(["army c3"]);
  expect([table.realm(0).trade, table.realm(1).trade]).toEqual([3, 2]);
  expect(table.realm(0).units).toEqual(["infantry-a"]);
  expect(table.production("b3")).toBe(6);
});

clause("CV-8.15", "a scout can't be built onto enemies, nor an army under Democracy", () => {
  const forest = { a2: "forest", b2: "forest", a3: "forest" } as const;
  const at = { land: "plain", terrain: forest } as const;
  const rival = { armies: ["c3"] };
  const scout = new Table({ sides: [{}, rival], ...at }).build("b3", "scout");
  expect(scout.offered).not.toContain("place:c3");
  const army = new Table({ sides: [{}, rival], ...at }).build("b3", "army");
  expect(army.offered).toContain("place:c3");
  const democracy = new Table({ sides: [{ government: "democracy-gov" }, rival], ...at }).build("b3", "army");
  expect(democracy.offered).not.toContain("place:c3");
});

clause(
  ["CV-8.15", "CV-25.1", "CV-25.40"],
  "an army built onto enemy armies fights them with the new army alone",
  () => {
    const table = new Table({
      sides: [
        { units: ["infantry-c", "infantry-c", "infantry-c", "mounted-c", "mounted-c"], armies: ["a2"] },
        { armies: ["c3", "c3"], units: ["infantry-a", "infantry-a", "infantry-a", "mounted-a", "mounted-a"] },
      ],
      land: "plain",
      terrain: { a2: "forest", b2: "forest" },
    });
    table.build("b3", "army", "c3");
    expect(table.state.battle).toMatchObject({ attacker: 0, defender: 1, city: null });
    expect(table.state.battle?.sides.attacker.hand).toHaveLength(3);
    expect(table.state.battle?.sides.defender.hand).toHaveLength(5);
  },
);

clause(
  ["CV-8.16", "CV-8.17", "CV-0.9", "CV-13.8", "CV-18.7"],
  "a destroyed city takes everything in its outskirts with it",
  () => {
    const table = new Table({
      sides: [
        { armies: ["g5"], units: ["infantry-c", "infantry-c", "infantry-c"], civ: "germans" },
        { cities: ["h5"], caravans: ["h5"], armies: ["i6"], scouts: ["i4>h5"] },
      ],
      land: "plain",
      phase: "movement",
      markers: { h4: "granary", i5: "stonehenge", g6: "artist", g4: "humanitarian" },
    });
    const posts = table.state.market.posts;
    const granaries = table.state.market.buildings.granary;
    table.walk("g5", "h5");
    table.fight();
    expect(table.cities(1)).toEqual(["n7"]);
    expect(["h4", "i5", "g6", "g4"].map((square) => table.marker(square))).toEqual([null, null, null, null]);
    expect(table.state.market.posts).toBe(posts + 1);
    expect(table.state.market.buildings.granary).toBe(granaries + 1);
    expect(table.state.gone.wonders).toEqual(["stonehenge"]);
    expect(table.realm(1).wonders).toEqual([]);
    expect(table.table.market.greatPeople).toMatchObject({ artist: 3, humanitarian: 3 });
    expect(table.figures(1)).toEqual(["army i6", "scout i4"]);
    expect(table.realm(1).figures.map(({ gathers }) => gathers)).toEqual([null, null]); // CV-7.5
    expect(table.figures(0)).toEqual(["army h5"]);
    expect(table.table.realms[1]?.supply.cities).toBe(2); // it may be founded again
  },
);

clause(["CV-8.18", "CV-14.7"], "a city has at most one set of walls; they cost 7 with Masonry", () => {
  const table = new Table({
    sides: [{ techs: ["masonry"], trade: 24, cities: ["f5"], walls: ["f5"] }, {}],
    land: "plain",
  });
  table.do("produce:b3");
  expect(table.option("build:walls")?.price).toEqual({ production: 7, trade: 21 });
  table.do("build:walls");
  expect(table.city("b3").walls).toBe(true);
  const walled = new Table({ sides: [{ techs: ["masonry"], trade: 24, walls: ["b3"] }, {}], land: "plain" }).do(
    "produce:b3",
  );
  expect(walled).toRefuse("build:walls", "why.walled", "CV-8.18");
  const without = new Table({ sides: [{ trade: 24 }, {}], land: "plain" }).do("produce:b3");
  expect(without.offered).not.toContain("build:walls");
});

clause(["CV-8.22", "CV-8.12"], "a group on the move blockades nothing; it does where its move has ended", () => {
  const table = new Table({
    sides: [{ cities: ["f5"] }, { armies: ["e6", "e6"] }],
    land: "plain",
    terrain: { e6: "forest", e5: "forest" },
    phase: "movement",
    first: 1,
  });
  expect(table.production("f5")).toBe(2);
  table.do("move:e6", "group:2+0", "go:e5");
  expect(table.production("f5")).toBe(4); // the square that it left is free, the one it passes is not blockaded
  const stays = table.fork().do("stop");
  expect(stays.production("f5")).toBe(2);
  table.do("go:d5");
  expect(table.production("f5")).toBe(4);
});

clause(["CV-8.12", "CV-8.22", "CV-17.8", "CV-31.4", "CV-31.9"], "E-55: leaving a blockade to attack frees it", () => {
  const at = (army: string, other: string): Table =>
    new Table({
      sides: [
        { armies: [army], scouts: [other], units: ["infantry-a"] },
        { cities: ["h5"], coins: { sheet: 14 }, units: ["infantry-a"] },
      ],
      land: "plain",
      phase: "movement",
      markers: { g5: "barracks", h4: "bank" },
    });
  const barracks = at("g5", "h4");
  expect(barracks.coins(1)).toBe(14);
  barracks.do("move:g5", "go:h5");
  expect(barracks.state.battle?.sides.defender.bonus).toBe(8);
  expect(barracks.coins(1)).toBe(14);
  const bank = at("h4", "g5");
  bank.do("move:h4", "go:h5");
  expect(bank.match.over).toBe(true);
  expect(bank.match.result?.places).toEqual([2, 1]);
  expect(bank.match.result?.remark?.say).toBe("remark.economic");
});
