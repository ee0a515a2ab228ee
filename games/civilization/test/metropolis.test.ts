import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { type Position, type Side, Table, xy } from "./position.ts";

/** The Research Phase in which the second player, the Egyptians of E-1, learns Agriculture. */
const learning = (purple: Side = {}, more: Position & { rival?: Side } = {}): Table => {
  const { rival = {}, ...rest } = more;
  const table = new Table({
    sides: [rival, { civ: "egyptians", capital: xy(13, 6), trade: 6, ...purple }],
    phase: "research",
    first: 0,
    ...rest,
  });
  return table.by(1, "learn:agriculture");
};

clause(
  ["CV-24.1", "CV-24.2", "CV-24.3", "CV-24.4", "CV-24.6", "CV-24.7", "CV-24.8", "CV-24.11", "CV-12.7", "CV-8.12"],
  "E-1: growing a metropolis",
  () => {
    const table = learning({}, { rival: { armies: [xy(14, 6)] }, markers: { [xy(12, 6)]: "harbor" } });
    expect(table.terrain(xy(12, 6))).toBe("water");
    expect(table).toAsk(1, "ask.metropolis");
    expect(table.offered.toSorted()).toEqual([`place:${xy(12, 6)}`, `place:${xy(13, 5)}`].toSorted());
    const harbors = table.state.market.buildings.harbor;
    const north = table.fork().do(`place:${xy(13, 5)}`);
    expect(north.outskirts(xy(13, 6)).toSorted()).toEqual(
      [12, 13, 14]
        .flatMap((x) => [4, 5, 6, 7].map((y) => xy(x, y)))
        .filter((name) => name !== xy(13, 6) && name !== xy(13, 5))
        .toSorted(),
    );
    table.do(`place:${xy(12, 6)}`);
    expect(table.state.market.buildings.harbor).toBe(harbors + 1);
    expect(table.cities(1)).toEqual([`${xy(13, 6)}+${xy(12, 6)}`]);
    expect(table.outskirts(xy(13, 6)).toSorted()).toEqual(
      [11, 12, 13, 14]
        .flatMap((x) => [5, 6, 7].map((y) => xy(x, y)))
        .filter((name) => name !== xy(13, 6) && name !== xy(12, 6))
        .toSorted(),
    );
    expect(table.seenBy(0).realms[1]?.cities[0]?.blockaded).toEqual([xy(14, 6)]);
  },
);

clause("CV-24.3", "not onto a hut, village or relic, nor into unexplored land", () => {
  const table = learning({}, { markers: { [xy(13, 5)]: "hut:silk" } });
  expect(table.offered).not.toContain(`place:${xy(13, 5)}`);
});

clause(["CV-24.8", "CV-24.12"], "a hut in the new outskirts forbids it, until it is gone", () => {
  const table = learning({ armies: [xy(12, 4)] }, { markers: { [xy(12, 5)]: "hut:silk" } });
  expect(table.prompt).not.toBe("ask.metropolis");
  expect(table.cities(1)).toEqual([xy(13, 6)]);
  table.until("movement", 1).walk(xy(12, 4), xy(12, 5));
  table.until("start-of-turn", 1);
  expect(table).toAsk(1, "ask.metropolis"); // before anything else
});

clause("CV-24.5", "friendly figures on the square step aside", () => {
  const table = learning({ armies: [xy(13, 5)] }).do(`place:${xy(13, 5)}`);
  expect(table).toAsk(1, "ask.make-room");
  for (const id of table.offered) expect(table.terrain(id.slice("place:".length))).not.toBe("water");
  table.do(table.offered[0] ?? "");
  expect(table.figures(1)).not.toContain(`army ${xy(13, 5)}`);
});

clause(["CV-24.8", "CV-8.20"], "the new outskirts may not overlap another city's", () => {
  const table = learning({ cities: [xy(10, 6)] });
  expect(table.offered).not.toContain(`place:${xy(12, 6)}`);
});

clause("CV-24.9", "walls and fortification are kept", () => {
  const table = learning({ walls: [xy(13, 6)], fortified: [xy(13, 6)] }).do(`place:${xy(13, 5)}`);
  expect(table.city(xy(13, 6))).toMatchObject({ walls: true, post: "fortification", capital: true });
});

clause(["CV-24.4", "CV-21.5"], "an expansion square on water is water no more", () => {
  const table = new Table({
    sides: [{ capital: "b3+c3", armies: ["d3"] }, {}],
    land: "plain",
    terrain: { c3: "water" },
    phase: "movement",
  }).do("move:d3");
  expect(table).toOffer("go:c3");
});

clause(
  ["CV-24.10", "CV-24.14"],
  "a metropolis has 10 outskirts squares, 2 basic culture and counts as the capital",
  () => {
    const table = new Table({ sides: [{ capital: "b3+c3" }, {}], land: "plain" });
    expect([table.outskirts("b3").length, table.arts("b3")]).toEqual([10, 2]);
    expect(table.city("b3").capital).toBe(true);
  },
);

clause(["CV-24.1", "CV-2.8"], "without the expansion there is no metropolis", () => {
  const table = new Table({ options: { expansion: false }, sides: [{ trade: 6 }, {}], phase: "research" });
  expect(table.offered).not.toContain("learn:agriculture");
});
