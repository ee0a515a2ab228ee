import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { begin, type Side, type Table, xy } from "./position.ts";

/** Everybody takes the first capital, places and squares that are offered, up to round 1. */
function settled(sides: readonly Side[], options = {}): Table {
  const table = begin({ sides, options });
  while (table.state.round === 0) table.do(table.offered[0] ?? "");
  return table;
}

clause("CV-4.1", "the capital goes on one of the four centre squares that is not water", () => {
  const table = begin({ sides: [{ civ: "romans" }, { civ: "chinese" }], first: 1 });
  expect(table).toAsk(1, "ask.capital");
  expect(table.offered.toSorted()).toEqual(["found:n6", "found:n7", "found:o6", "found:o7"]);
  const notes = table.offered.filter((id) => table.option(id)?.note !== undefined);
  expect(notes).toEqual([`found:${xy(13, 6)}`]); // the recommended square is only a hint
  table.do("found:o6");
  expect(table).toAsk(0, "ask.capital");
  // A home tile with water in its centre.
  const greeks = begin({ sides: [{ civ: "americans" }, { civ: "russians" }] });
  for (const id of greeks.offered) expect(greeks.terrain(id.slice("found:".length))).not.toBe("water");
});

clause(
  ["CV-4.2", "CV-4.17"],
  "after all capitals each player places an army and a scout around it, not on water",
  () => {
    const table = begin({ sides: [{ civ: "romans" }, { civ: "chinese" }] });
    table.do("found:b3");
    expect(table).toAsk(1, "ask.capital");
    table.do("found:n7");
    expect(table).toAsk(0, "ask.first-figure");
    const land = table.outskirts("b3").filter((square) => table.terrain(square) !== "water");
    expect(land.length).toBeLessThan(8);
    expect(table.offered.toSorted()).toEqual(land.map((square) => `place:${square}`).toSorted());
    table.do("place:c3", "place:c3");
    expect(table.figures(0)).toEqual(["army c3", "scout c3"]);
    expect(table).toAsk(1, "ask.first-figure");
  },
);

clause(
  ["CV-4.3", "CV-4.4", "CV-4.6"],
  "every civilization has its tech in a level I slot, its government and ranks",
  () => {
    const table = settled([
      { civ: "romans" },
      { civ: "russians" },
      { civ: "greeks" },
      { civ: "arabs" },
      { civ: "egyptians" },
    ]);
    expect(table.state.realms.map(({ pyramid }) => pyramid)).toEqual([
      [{ tech: "code-of-laws", level: 1 }],
      [{ tech: "communism", level: 1 }],
      [{ tech: "democracy", level: 1 }],
      [{ tech: "mathematics", level: 1 }],
      [{ tech: "construction", level: 1 }],
    ]);
    expect(table.state.realms.map(({ government }) => government)).toEqual([
      "republic",
      "communism-gov",
      "democracy-gov",
      "despotism",
      "despotism",
    ]);
    const ranks = table.table.realms.map((realm) => Object.values(realm.ranks));
    expect(ranks[2]).toEqual([2, 1, 1, 1]); // Greeks: infantry
    expect(ranks[3]).toEqual([1, 1, 2, 1]); // Arabs: artillery
    expect(ranks[0]).toEqual([1, 1, 1, 1]);
    expect(table.table.realms[1]?.governments.toSorted()).toEqual(["communism-gov", "despotism"]);
  },
);

clause(
  ["CV-4.5", "CV-4.11"],
  "one infantry, mounted and artillery unit each; the Germans have two more infantry",
  () => {
    const table = settled([{ civ: "romans" }, { civ: "germans" }]);
    expect(table.table.realms.map(({ units }) => units)).toEqual([
      { infantry: 1, mounted: 1, artillery: 1, aircraft: 0 },
      { infantry: 3, mounted: 1, artillery: 1, aircraft: 0 },
    ]);
  },
);

clause(["CV-4.7", "CV-17.1"], "coins of the start count at once", () => {
  const germans = begin({ sides: [{ civ: "germans" }, {}] });
  // The home tile of the Germans has a coin on a corner square; only a capital beside it has it.
  const coins = germans.offered.map((id) => germans.fork().do(id).table.realms[0]?.coins);
  expect(coins.filter((n) => n === 1)).toHaveLength(1);
  expect(coins.filter((n) => n === 0)).toHaveLength(germans.offered.length - 1);
});

clause("CV-4.8", "the Americans gain a great person in the setup and must place it around the capital", () => {
  const table = begin({ sides: [{ civ: "americans" }, { civ: "romans" }], greatDeck: ["archimedes"] });
  table.do(table.offered[0] ?? "", "found:n7");
  expect(table).toAsk(0, "ask.place-great-person");
  expect(table.offered).not.toContain("reserve");
  const around = table.outskirts(table.cities(0)[0] ?? "").map((square) => `place:${square}`);
  expect(around).toEqual(expect.arrayContaining(table.offered));
  table.do(table.offered[0] ?? "");
  expect(table.realm(0).greatCards).toEqual([{ id: "archimedes", up: false, counters: 0 }]);
  expect(table.state.markers.filter((marker) => marker?.kind === "great-person")).toHaveLength(1);
  expect(table.table.market.greatPeople).toMatchObject({ builder: 2 });
});

clause("CV-4.9", "the Arabs take one of each market resource", () => {
  const table = settled([{ civ: "arabs" }, { civ: "romans" }]);
  expect(table.realm(0).resources).toEqual({ incense: 1, iron: 1, silk: 1, wheat: 1 });
  expect(table.state.market.resources).toEqual({ incense: 1, iron: 1, silk: 1, wheat: 1 });
  expect(table.realm(0).culture).toBe(0);
});

clause("CV-4.10", "the capital of the Chinese has walls", () => {
  const table = settled([{ civ: "chinese" }, { civ: "romans" }]);
  expect(table.state.realms.map(({ cities }) => cities[0]?.walls)).toEqual([true, false]);
});

clause("CV-4.12", "the Indians place a metropolis on two orthogonal centre squares", () => {
  const table = begin({ sides: [{ civ: "indians" }, { civ: "romans" }] });
  expect(table.offered.toSorted()).toEqual(["found:b2+b3", "found:b2+c2", "found:b3+c3", "found:c2+c3"]);
  table.do("found:b2+c2");
  expect(table.cities(0)).toEqual(["b2+c2"]);
  expect(table.outskirts("b2").toSorted()).toEqual(["a1", "a2", "a3", "b1", "b3", "c1", "c3", "d1", "d2", "d3"]);
});

clause("CV-4.13", "the Egyptians build their first wonder for free on a legal square", () => {
  const table = begin({ sides: [{ civ: "egyptians" }, { civ: "romans" }] });
  table.do(table.offered[0] ?? "", "found:n7");
  expect(table).toAsk(0, "ask.place-wonder");
  const city = table.cities(0)[0] ?? "";
  const land = table.outskirts(city).filter((square) => table.terrain(square) !== "water");
  expect(table.offered.toSorted()).toEqual(land.map((square) => `place:${square}`).toSorted());
  const square = land[0] ?? "";
  table.do(`place:${square}`);
  expect(table.marker(square)).toBe(table.realm(0).wonders[0]?.id);
  expect(table.realm(0).track).toBe(0);
});

clause("CV-4.14", "the Russians place a second army, and three of them may share a square", () => {
  const table = begin({ sides: [{ civ: "russians" }, { civ: "romans" }] });
  table.do(table.offered[0] ?? "", "found:n7");
  const [square = ""] = table.offered;
  table.do(square, square, square);
  const name = square.slice("place:".length);
  expect(table.figures(0)).toEqual([`army ${name}`, `army ${name}`, `scout ${name}`]);
  expect(table.table.realms[0]?.supply.armies).toBe(5);
  expect(table.stack(0)).toBe(3);
});

clause(["CV-4.15", "CV-21.7"], "E-12: of the three figures of the Spanish at most two share a square", () => {
  const table = begin({ sides: [{ civ: "spanish" }, { civ: "romans" }] });
  table.do(table.offered[0] ?? "", "found:n7");
  const [square = "", other = ""] = table.offered;
  table.do(square, square);
  expect(table.offered).not.toContain(square);
  table.do(other);
  expect(table.figures(0)).toHaveLength(3);
  expect(table.table.realms[0]?.supply.scouts).toBe(1);
  expect(table.speed(0)).toBe(3);
});

clause("CV-4.16", "what the setup gives triggers nothing", () => {
  const table = settled([
    { civ: "germans" },
    { civ: "romans" },
    { civ: "chinese" },
    { civ: "greeks" },
    { civ: "arabs" },
  ]);
  expect(table.state.realms.map(({ culture, track }) => [culture, track])).toEqual(Array(5).fill([0, 0]));
  expect(table.state.realms[0]?.resources).toEqual({ incense: 0, iron: 0, silk: 0, wheat: 0 });
  expect(table.state.realms[0]?.units).toHaveLength(5);
});
