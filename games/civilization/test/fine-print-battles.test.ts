import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { assault, attack, beside } from "./fight.ts";
import { near, seats } from "./neighbours.ts";
import { AMERICANS, inPhase } from "./phases.ts";

// Where a careless reading of the rules for battles goes wrong.

const starting = inPhase("start-of-turn", AMERICANS);
const managing = inPhase("city-management", AMERICANS);

clause(["CV-25.41", "CV-25.29", "CV-25.30"], "without a single unit on either side the combat bonuses decide", () => {
  const table = attack({ units: [] }, { units: [] });
  // 0 against 0: a tie is the defender's.
  expect([table.figures(0), table.figures(1)]).toEqual([[], ["army h3"]]);
});

clause(["CV-25.7", "CV-8.12", "CV-25.44"], "a blockaded Barracks adds nothing, also for the attacker", () => {
  const table = beside(
    { units: ["infantry-a"], capital: "b3" },
    { armies: ["h3"], scouts: ["b2"], units: ["infantry-a"], capital: "n6" },
    { markers: { b2: "barracks", c2: "academy" } },
  ).walk("g3", "h3");
  expect(table.bonus("attacker")).toBe(4);
});

clause(["CV-26.7", "CV-26.5", "CV-25.2"], "behind the Great Wall even lone scouts bring no loot", () => {
  const table = beside(
    { capital: "b3" },
    { scouts: ["h3"], trade: 9, capital: "n6" },
    { markers: { n7: "the-great-wall" } },
  );
  table.walk("g3", "h3");
  expect(table.figures(1)).toEqual([]);
  expect(table.prompt).not.toBe("ask.loot");
});

clause(["CV-26.12", "CV-26.15", "CV-17.6"], "coins on a blockaded Panama Canal can't be looted", () => {
  const table = beside(
    { capital: "b3", scouts: ["m6"], units: ["infantry-c"] },
    { armies: ["h3"], units: [], coins: { "panama-canal": 2 }, trade: 1, capital: "n6" },
    { markers: { m6: "panama-canal" } },
  ).walk("g3", "h3");
  table.fight();
  expect(table).toAsk(0, "ask.loot");
  expect(table.offered.toSorted()).toEqual(["enough", "loot:trade"]);
});

clause(["CV-25.22", "CV-25.20", "CV-25.29"], "Himeji makes a unit harder to kill, and counts in the result", () => {
  const table = attack(
    { units: ["infantry-b"] },
    { units: ["infantry-b"] },
    { markers: { b2: "himeji-samurai-castle" } },
  );
  table.turn(1, "infantry-b").turn(0, "infantry-b", 1);
  table.fight();
  // 3 against 2: the defender's unit dies, the attacker's survives with 2 wounds.
  expect([table.figures(0), table.figures(1)]).toEqual([["army h3"], []]);
});

clause(["CV-25.23", "CV-25.26"], "R-77: Metalworking and then Sun Tzu: the strength is lost", () => {
  const table = attack(
    {
      units: ["infantry-b", "infantry-a"],
      techs: ["metalworking"],
      resources: { iron: 1 },
      trade: 3,
      open: ["sun-tzu"],
    },
    { units: ["mounted-c"] },
    { markers: { b2: "general" } },
  );
  table.turn(1, "mounted-c");
  table.do("use:metalworking", "use:sun-tzu");
  expect(table.state.battle?.sides.attacker.strengthNext).toBe(0);
  expect(table.realm(0)).toMatchObject({ trade: 0, resources: { iron: 0 } });
});

clause(["CV-25.25", "CV-25.24"], "Zhukov strikes back at whoever kills a unit by Mathematics", () => {
  const table = attack(
    { units: ["infantry-a", "infantry-b"], techs: ["mathematics"], resources: { iron: 1 } },
    { units: ["mounted-a", "mounted-b"], open: ["georgy-zhukov"] },
    { markers: { n7: "general" } },
  );
  table.turn(1, "mounted-a");
  table.do("none"); // no wounds yet
  table.turn(0, "infantry-b", "new");
  expect(table).toAsk(0, "ask.battle-ability");
  table.do("use:mathematics");
  while (table.prompt === "ask.wound" && table.asked === 0 && table.offered.includes("wound:1")) table.do("wound:1");
  // The mounted unit is dead; its owner has dealt a wound without being asked.
  expect(table.fronts.filter((front) => front.includes("infantry-b"))[0]).toMatch(/ 1$/);
});

clause(
  ["CV-8.15", "CV-25.1", "CV-33.15"],
  "Plastics builds an army onto a blockading one: a battle in Start of Turn",
  () => {
    const table = starting({ techs: ["plastics"], units: ["infantry-c"] }, { armies: ["a2"], units: [] });
    table.do("use:plastics");
    table.do("choice:2", "army", "place:a2");
    table.fight();
    expect(table.state.phase).toBe("start-of-turn");
    while (table.prompt === "ask.loot") table.do("enough");
    expect([table.figures(0), table.figures(1)]).toEqual([["army a2"], []]);
  },
);

clause(["CV-8.15", "CV-9.12"], "a Democracy can't build an army onto a blockading scout", () => {
  const table = managing(
    { civ: "greeks", government: "democracy-gov", techs: ["democracy@1"], trade: 27 },
    { scouts: ["a2"] },
  );
  table.do("produce:b3", "build:army");
  expect(table.offers("place:")).not.toContain("place:a2");
});

clause(
  ["CV-25.36", "CV-28.5", "CV-28.12"],
  "a third player's Mark Twain cancels iron in a battle; it counts as used",
  () => {
    const table = seats(
      near([
        { armies: ["f6"], units: ["infantry-b"], techs: ["metalworking"], resources: { iron: 2 } },
        { armies: ["f7"], units: ["infantry-b"] },
        { hidden: ["mark-twain"] },
        {},
      ]),
      { phase: "movement", markers: { i4: "artist" } },
    );
    table.walk("f6", "f7");
    while (table.prompt !== "ask.battle-ability" && table.state.battle !== null) table.do(table.offered[0] ?? "");
    table.do("use:metalworking");
    expect(table).toAsk(2, "ask.respond");
    table.do("use:mark-twain");
    expect(table.state.battle?.sides.attacker.strengthNext ?? 0).toBe(0);
    expect(table.realm(0).used).toContain("metalworking");
    expect(table.realm(0).resources.iron).toBe(1);
  },
);

clause(["CV-23.5", "CV-23.6", "CV-25.7"], "a fortification turned into a caravan defends nobody", () => {
  const fortified = assault({ units: ["infantry-a"] }, { units: ["infantry-a"], fortified: ["h3"] });
  expect(fortified.bonus("defender")).toBe(8);
  const trading = assault({ units: ["infantry-a"] }, { units: ["infantry-a"], caravans: ["h3"] });
  expect(trading.bonus("defender")).toBe(6);
});

clause(["CV-8.16", "CV-23.5", "CV-1.10"], "a conquered city's caravan goes back to the supply", () => {
  const table = assault(
    { units: ["infantry-c", "mounted-c", "artillery-c"], techs: ["gunpowder", "metal-casting", "railroad"] },
    { units: [], caravans: ["h3"] },
  );
  const posts = table.state.market.posts;
  table.fight();
  expect(table.cities(1)).toEqual(["n6"]);
  expect(table.state.market.posts).toBe(posts + 1);
});

clause(["CV-31.5", "CV-26.6", "CV-31.1"], "a conquered capital ends the game before any loot", () => {
  const table = beside(
    {
      capital: "b3",
      units: ["infantry-c", "mounted-c", "artillery-c"],
      techs: ["gunpowder", "metal-casting", "railroad"],
    },
    { capital: "h3", units: [], trade: 9 },
  ).walk("g3", "h3");
  table.fight();
  expect(table.match.over).toBe(true);
  expect(table.match.result?.places).toEqual([1, 2]);
});

clause(["CV-25.4", "CV-25.9"], "scouts in the battle draw nobody, and die with their army", () => {
  const table = attack(
    { armies: ["g3"], scouts: ["g3"], units: ["infantry-a", "infantry-a", "mounted-a", "mounted-a"] },
    { units: ["infantry-c", "mounted-c", "artillery-c"] },
  );
  expect(table.state.battle?.sides.attacker.hand).toHaveLength(3);
});

clause(
  ["CV-26.2", "CV-26.1"],
  "a beaten defender loses scouts and armies; the winner of two armies with two dead units one",
  () => {
    const table = attack(
      {
        armies: ["g3", "g3"],
        units: ["infantry-a", "infantry-a", "artillery-c", "artillery-c", "artillery-c"],
        techs: ["metal-casting"],
      },
      { armies: ["h3"], scouts: ["h3"], units: ["mounted-c"] },
    );
    table.fight();
    while (table.prompt === "ask.loot") table.do("enough");
    expect(table.figures(1)).toEqual([]);
  },
);
