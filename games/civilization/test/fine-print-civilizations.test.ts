import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { near, seats } from "./neighbours.ts";
import { inPhase } from "./phases.ts";

// Where a careless reading of civilizations, wonders and research goes wrong.

/** Enough for a tech of level III. */
const BASIS = ["pottery", "writing", "currency", "masonry", "engineering", "irrigation", "sailing"] as const;
const RIVAL = { civ: "egyptians", capital: "n6" } as const;
const at = (
  phase: "start-of-turn" | "city-management" | "movement" | "research",
  civ: "romans" | "arabs" | "germans",
) => inPhase(phase, { me: { civ, capital: "b3" }, rival: RIVAL });

clause(
  ["CV-30.5", "CV-27.11", "CV-14.5"],
  "Germans: an empty deck gives no unit, but the resource all the same",
  () => {
    const table = at("start-of-turn", "germans")(
      { relics: ["atlantis"], techs: ["pottery", "writing"] },
      {},
      {
        step: "begin",
        but: (w) => {
          w.market.units.mounted = { down: [], up: [] };
        },
      },
    );
    table.do("learn:chivalry");
    if (table.prompt === "ask.which-resource") table.do("take:iron");
    expect(table.realm(0).units).toEqual([]);
    expect(table.realm(0).resources.iron).toBe(1);
  },
);

clause(["CV-30.5", "CV-14.6"], "Germans: a tech without a unit brings them nothing", () => {
  const table = at("start-of-turn", "germans")({ kept: ["hut:teacher"] });
  table.do("teacher", "learn:pottery");
  expect(table.realm(0).units).toEqual([]);
  expect(Object.values(table.realm(0).resources)).toEqual([0, 0, 0, 0]);
});

clause(["CV-16.7", "CV-15.19", "CV-16.5"], "Arabs: culture for two tokens and a marker, none for a gift card", () => {
  const table = at(
    "city-management",
    "arabs",
  )({
    techs: ["philosophy"],
    resources: { iron: 1 },
    kept: ["hut:spy"],
    events: ["a-generous-gift"],
  });
  table.do("use:philosophy");
  while (table.prompt === "ask.pay") table.do(table.offered[0] ?? "");
  expect(table.realm(0).culture).toBe(2);
});

clause(
  ["CV-20.8", "CV-15.6", "CV-20.4"],
  "Arabs: the invested coin takes them to space 3, a great person and not an event",
  () => {
    const table = at("start-of-turn", "arabs")({ coins: { sheet: 2 }, track: 2 });
    table.do("invest", "invest:infrastructure");
    expect(table.realm(0).track).toBe(3);
    expect(table.prompt).toBe("ask.place-great-person");
    table.do("reserve");
    expect(table).toRefuse("invest", "why.invested", "CV-20.4");
  },
);

clause(["CV-30.8", "CV-16.8"], "Romans: a hut takes nobody a space on", () => {
  const hut = at("movement", "romans")({ armies: ["f3"] }, {}, { markers: { g3: "hut:wheat" } });
  hut.do("move:f3", "go:g3");
  expect(hut.realm(0).track).toBe(0);
});

clause(["CV-30.8", "CV-8.3", "CV-8.9"], "Romans: a founded city takes them a space on at once", () => {
  const table = at("start-of-turn", "romans")({ scouts: ["f5"] });
  table.do("found:f5");
  expect(table.realm(0).track).toBe(1);
  expect(table.realm(0).events).toHaveLength(1);
});

clause(
  ["CV-27.3", "CV-27.13", "CV-17.1"],
  "the coin that a new tech prints saves no trade in the same research",
  () => {
    const table = at(
      "research",
      "romans",
    )({
      techs: BASIS,
      trade: 27,
    });
    table.by(0, "learn:railroad");
    expect(table.realm(0).trade).toBe(0);
    expect(table.coins(0)).toBe(1);
  },
);

clause(["CV-27.1", "CV-27.5", "CV-30.6"], "two players research the same tech at once; both learn it", () => {
  const table = seats(near([{ trade: 6 }, { trade: 6 }, {}, {}]), { phase: "research" });
  table.by(0, "learn:pottery").by(1, "learn:pottery");
  expect([table.techs(0), table.techs(1)]).toEqual([["pottery"], ["pottery"]]);
  expect([table.realm(0).trade, table.realm(1).trade]).toEqual([0, 0]);
});

clause(["CV-31.3", "CV-31.4", "CV-31.6"], "Space Flight and the fifteenth coin in one research: more coins win", () => {
  const pyramid = [
    ...["pottery", "writing", "currency", "masonry", "philosophy"],
    ...["engineering", "irrigation", "sailing", "chivalry"],
    ...["banking", "theology", "biology"],
    ...["flight", "plastics"],
  ] as const;
  const table = seats(
    near([{ trade: 27, techs: pyramid }, { trade: 27, techs: BASIS, coins: { sheet: 14 } }, {}, {}]),
    { phase: "research" },
  );
  table.by(1, "learn:railroad").by(0, "learn:space-flight");
  expect(table.match.over).toBe(true);
  expect(table.match.result?.places[1]).toBe(1);
});

clause(["CV-33.2", "CV-8.18"], "the Great Wall builds walls without Masonry, in a city that has none", () => {
  const table = at("start-of-turn", "romans")(
    { cities: ["f5"], walls: ["b3"] },
    {},
    { markers: { a2: "the-great-wall" } },
  );
  table.do("use:the-great-wall");
  expect([table.city("b3").walls, table.city("f5").walls]).toEqual([true, true]);
  expect(table).toRefuse("use:the-great-wall", "why.used", "CV-6.7");
});

clause(["CV-33.1", "CV-8.13"], "the Hanging Gardens raise nobody where an enemy stands on them", () => {
  const table = at("start-of-turn", "romans")({}, { scouts: ["a2"] }, { markers: { a2: "the-hanging-gardens" } });
  expect(table).toRefuse("use:the-hanging-gardens", "why.wonder-blockaded", "CV-8.13");
});

clause(["CV-33.3", "CV-6.8"], "Big Ben takes one of each kind that the market has", () => {
  const table = at("start-of-turn", "romans")(
    {},
    {},
    {
      markers: { a2: "big-ben" },
      but: (w) => {
        w.market.resources.silk = 0;
      },
    },
  ).done();
  expect(table.realm(0).resources).toEqual({ incense: 1, iron: 1, silk: 0, wheat: 1 });
});

clause(["CV-17.4", "CV-10.9"], "a fifth coin on Pottery can't be bought", () => {
  const table = at(
    "city-management",
    "romans",
  )({
    techs: ["pottery"],
    coins: { pottery: 4 },
    resources: { iron: 1, silk: 1 },
  });
  expect(table).toRefuse("use:pottery", "why.changes-nothing", "CV-0.23");
});

clause(["CV-8.5", "CV-8.4", "CV-8.8"], "no city at the edge of the map, on water, or two squares from another", () => {
  const table = at("start-of-turn", "romans")(
    { civ: "spanish", scouts: ["h1", "h5", "d4"], techs: ["sailing@1"] },
    {},
    { terrain: { h5: "water" } },
  );
  expect(table).toRefuse("found:h1", "why.map-edge", "CV-8.5");
  expect(table).toRefuse("found:h5", "why.water", "CV-8.4");
  expect(table).toRefuse("found:d4", "why.city-near", "CV-8.8");
});
