import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { onGrassland } from "./phases.ts";
import { type Side, Table, xy } from "./position.ts";

// Enemies in the outskirts of a city.

/** Start of Turn of the first player on open grassland: the capital on b3, the rival's on n7. */
const start = onGrassland("start-of-turn");

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
  expect(table.offered.filter((id) => !id.startsWith("person:a2>"))).toEqual([]);
  table.do("person:a2>reserve");
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

clause(
  ["CV-21.21", "CV-15.10", "CV-7.5"],
  "a blockaded scientist: the surplus scout takes a coin with it, and the coin an event",
  () => {
    const table = new Table({
      land: "plain",
      phase: "movement",
      markers: { d4: "bank", l4: "scientist" },
      sides: [
        { civ: "americans", capital: "c3", armies: ["k4"] },
        {
          civ: "egyptians",
          capital: "m3",
          techs: ["computers"],
          coins: { sheet: 3 },
          open: ["louis-pasteur"],
          armies: ["d4", "d4"],
          scouts: ["d4>m3"],
          events: ["drought", "sabotage", "defection"],
        },
      ],
    });
    expect([table.coins(1), table.handSize(1), table.stack(1)]).toEqual([5, 3, 3]);
    table.walk("k4", "l4");
    while (table.prompt !== "ask.crowded") table.shrug();
    table.by(1, "scout");
    expect(table.coins(1)).toBe(4);
    expect(table).toAsk(1, "ask.discard-event");
  },
);
