import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { near, seats } from "./neighbours.ts";
import { plain } from "./phases.ts";
import { Table, xy } from "./position.ts";

// Where one rule of movement crosses another.

clause(["CV-21.13", "CV-21.14"], "scouts fly over enemies, huts and villages, but not over a relic", () => {
  const table = plain(
    { techs: ["flight"], scouts: ["e5"] },
    { phase: "movement", markers: { f5: "atlantis", e6: "village:spy", d5: "hut:spy" } },
    { armies: ["e4"] },
  ).do("move:e5");
  expect(table.offers("go:").toSorted()).toEqual(["go:d5", "go:e4", "go:e6"]);
  expect(table).toRefuse("go:f5", "why.needs-army", "CV-21.14");
});

clause(["CV-21.5", "CV-21.9", "CV-21.27"], "Navigation leads over water into a hut", () => {
  const table = plain(
    { techs: ["navigation"], armies: ["e5"] },
    { phase: "movement", terrain: { f5: "water" }, markers: { g5: "hut:spy" } },
  ).do("move:e5", "go:f5");
  expect(table).toRefuse("stop", "why.water", "CV-21.5");
  table.do("go:g5");
  expect(table.kept()).toEqual(["hut:spy"]);
});

clause(["CV-24.13", "CV-21.8"], "both squares of an own metropolis are passed through in one move", () => {
  const table = plain(
    { capital: "c3+d3", techs: ["agriculture", "horseback-riding"], armies: ["e3"] },
    { phase: "movement" },
  ).do("move:e3", "go:d3", "go:c3", "go:b3");
  expect(table.figures()).toEqual(["army b3"]);
});

clause(["CV-24.13", "CV-23.8", "CV-23.3"], "an army disbanded in the second square fortifies the metropolis", () => {
  const table = plain({ capital: "c3+d3", techs: ["agriculture"], armies: ["e3"] }, { phase: "movement" });
  table.do("move:e3", "go:d3", "disband", "fortification");
  expect(table.city("c3").post).toBe("fortification");
});

clause(["CV-23.5", "CV-1.10"], "a caravan is turned over even if no marker is left", () => {
  const table = plain(
    { caravans: ["c3"], armies: ["c5"] },
    {
      phase: "movement",
      but: (w) => {
        w.market.posts = 0;
      },
    },
  ).do("move:c5", "go:c4", "go:c3");
  expect(table.offered.toSorted()).toEqual(["fortification", "none"]);
});

clause(
  ["CV-33.14", "CV-7.5", "CV-8.12", "CV-21.20"],
  "Steam Power: into enemy outskirts, never onto enemies; the scout stops gathering",
  () => {
    const table = plain(
      { techs: ["steam-power@1"], resources: { silk: 1 }, scouts: ["b2>c3"], armies: ["b2"] },
      { terrain: { b2: "forest", h4: "water", h6: "water", m5: "water" } },
      { armies: ["h6"] },
    ).do("use:steam-power");
    expect(table.offered.toSorted()).toEqual(["to:h4", "to:m5"]);
    const before = table.income(1);
    table.do("to:m5");
    expect(table.income(1)).toBe(before - 1);
    expect(table.realm().figures).toMatchObject([
      { moved: true, gathers: null },
      { moved: true, gathers: null },
    ]);
  },
);

clause(["CV-0.4", "CV-5.8"], "the hole of five players is no short cut for Catastrophe", () => {
  // Five squares lie between the scout and the Library across the hole, eleven around it, seven from the capital.
  const aimed = (from: string) =>
    new Table({
      phase: "start-of-turn",
      land: "plain",
      markers: { q11: "library" },
      sides: [
        { civ: "americans", capital: "o6", events: ["catastrophe"], scouts: [from] },
        { capital: "r11" },
        {},
        {},
        {},
      ],
    }).offers("play:catastrophe");
  expect([aimed("l11"), aimed("q6")]).toEqual([[], ["play:catastrophe"]]);
});

clause(["CV-5.8", "CV-5.9", "CV-33.23"], "squares at the hole are no outer edge for Galileo", () => {
  const table = new Table({
    land: "plain",
    sides: [
      { civ: "americans", capital: xy(13, 5), open: ["galileo-galilei"], armies: [xy(12, 7), xy(12, 0)] },
      {},
      {},
      {},
      {},
    ],
    markers: { [xy(12, 5)]: "scientist" },
  }).do("use:galileo-galilei");
  expect(table).toOffer(`to:${xy(0, 6)}`); // of the two armies only one stands on the edge
  for (const inner of [xy(11, 10), xy(12, 7), xy(16, 8)]) expect(table.offered).not.toContain(`to:${inner}`);
});

clause("CV-25.9", "barbarians fight for the player to the left of the last seat: the first", () => {
  const table = new Table({
    land: "plain",
    phase: "movement",
    mover: 4,
    markers: { [xy(5, 8)]: "village:spy" },
    sides: [{}, {}, {}, {}, { civ: "americans", armies: [xy(4, 8)], units: ["infantry-a", "mounted-a"] }],
  }).do(`move:${xy(4, 8)}`, `go:${xy(5, 8)}`);
  expect(table).toAsk(0, "ask.unit");
});

clause(["CV-28.15", "CV-21.17"], "R-101: Defection without consent stays in hand, and the mover may withdraw", () => {
  const table = seats(near([{ armies: ["e6"] }, { events: ["defection"], armies: ["h6"] }, {}, {}]), {
    phase: "movement",
    markers: { c2: "united-nations", f6: "hut:spy" },
  });
  table.do("move:e6", "go:f6", "play:defection", "square:e6");
  expect(table).toAsk(0, "ask.consent");
  table.do("no");
  expect(table.realm(1).events).toEqual(["defection"]);
  expect(table).toOffer("go:f6", "stay");
});
