import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { onGrassland } from "./phases.ts";
import { Table, xy } from "./position.ts";

// Founding and losing cities.

/** Start of Turn of the first player on open grassland: the capital on b3, the rival's on n7. */
const start = onGrassland("start-of-turn");

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
  expect(start({ scouts: ["f1"] })).toRefuse("found:f1", "why.map-edge", "CV-8.5");
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
