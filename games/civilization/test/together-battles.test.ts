import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { assault, attack, Fight } from "./fight.ts";
import type { Side } from "./position.ts";

// Examples in which several clauses meet: battles.

const THREE: Side["units"] = ["infantry-b", "mounted-b", "artillery-b"];

clause(["CV-25.4", "CV-9.1", "CV-0.16"], "battle hands: armies, Fundamentalism, Computers, and a city's six", () => {
  const many: Side["units"] = Array.from({ length: 9 }, () => "infantry-b" as const);
  const field = attack(
    {
      armies: ["g3", "g3"],
      government: "fundamentalism",
      techs: ["theology", "computers"],
      coins: { sheet: 9 },
      units: many,
    },
    { units: ["mounted-b", "mounted-b", "mounted-b", "mounted-b"] },
  );
  // 3 + 2 for the second army + 1 + 10 coins / 5 = 8; the defender has 3.
  expect(field.line("log.forces")?.what.with).toMatchObject({ attacker: 8, defender: 3 });
  const city = assault(
    { units: THREE },
    { government: "fundamentalism", techs: ["theology"], units: Array.from({ length: 8 }, () => "mounted-b" as const) },
  );
  expect(city.line("log.forces")?.what.with).toMatchObject({ attacker: 3, defender: 7 });
});

clause(
  ["CV-25.7", "CV-24.10", "CV-20.6", "CV-23.6", "CV-8.18", "CV-25.14"],
  "the bonus of a walled and fortified metropolis with everything, and what Combustion leaves of it",
  () => {
    const at = (techs: Side["techs"]): Fight =>
      new Fight({
        land: "plain",
        phase: "movement",
        markers: { j3: "academy", j4: "general" },
        sides: [
          { civ: "americans", armies: ["g3"], capital: "b3", units: THREE, techs: techs ?? [] },
          {
            civ: "egyptians",
            capital: "h3+i3",
            walls: ["h3"],
            fortified: ["h3"],
            units: THREE,
            investments: { "military-industrial-complex": 5 },
          },
        ],
      }).walk("g3", "h3");
    // Metropolis 14, walls 4, fortification 2, Academy 4, general 4, complex 8.
    expect(at([]).bonus("defender")).toBe(36);
    expect(at([])).toAsk(0, "ask.unit"); // walls: the attacker begins
    const broken = at(["combustion"]);
    expect(broken.bonus("defender")).toBe(32);
    expect(broken).toAsk(1, "ask.unit");
  },
);

clause(
  ["CV-25.22", "CV-25.20", "CV-13.10", "CV-8.13"],
  "Himeji makes units harder to kill, unless its marker is blockaded",
  () => {
    const fronts = (blockade: string[]): string[] => {
      const play = attack(
        { units: ["infantry-b", "infantry-a"], scouts: blockade },
        { units: ["infantry-b", "infantry-a"] },
        { markers: { m5: "himeji-samurai-castle" } },
      );
      return play.turn(1, "infantry-b").turn(0, "infantry-b", 1).fronts;
    };
    expect(fronts([])).toContain("1 defender infantry-b 2"); // strength 3 against 2
    expect(fronts(["m5"]).filter((front) => front.includes("infantry-b"))).toEqual([]);
  },
);

clause(
  ["CV-25.11", "CV-25.35", "CV-16.4"],
  "two battle abilities in one battle turn, before and after the unit",
  () => {
    const play = attack(
      { techs: ["mathematics", "ballistics"], resources: { iron: 2 }, units: THREE },
      { units: ["aircraft-7", "aircraft-6", "infantry-c"] },
    );
    play.turn(1, "aircraft-7");
    play.do("use:mathematics", "wound:1", "wound:1"); // the first wound has no choice
    expect(play.fronts).toEqual(["1 defender aircraft-7 3"]);
    expect(play).toAsk(0, "ask.unit");
    play.turn(0, "infantry-b");
    expect(play).toAsk(0, "ask.battle-ability");
    expect(play.offers("use:")).toEqual(["use:ballistics"]);
    play.do("use:ballistics", "wound:1", "wound:1", "wound:1");
    expect(play.fronts).toEqual(["2 attacker infantry-b 0"]);
    expect(play.realm(0).resources.iron).toBe(0);
  },
);

clause(["CV-25.26", "CV-25.13", "CV-25.11"], "Sun Tzu passes once, for 3 trade; later the units must be played", () => {
  const play = attack(
    { open: ["sun-tzu"], trade: 6, units: ["infantry-b", "mounted-a"] },
    { units: ["infantry-b"] },
    { markers: { b2: "general" } },
  );
  play.turn(1, "infantry-b");
  play.do("use:sun-tzu");
  expect(play.realm().trade).toBe(3);
  expect(play).toAsk(0, "ask.unit"); // the rival has no unit left
  expect(play.offers("use:")).toEqual([]);
});

clause(["CV-25.28", "CV-25.34", "CV-25.3"], "Duty and Honor before drawing may cost Leonidas his bonus", () => {
  const begun = (event: boolean): Fight =>
    attack(
      { units: ["infantry-b", "infantry-b"] },
      { units: ["infantry-b"], open: ["leonidas"], events: ["duty-and-honor"] },
      { markers: { m5: "general" } },
    ).do(...(event ? ["play:duty-and-honor", "unit:infantry"] : ["pass"]));
  expect(begun(false).bonus("defender")).toBe(4 + 8);
  expect(begun(true).bonus("defender")).toBe(4);
});

clause(
  ["CV-9.12", "CV-8.15", "CV-21.11"],
  "Democracy: no army on enemies, no step onto scouts, but villages and defence",
  () => {
    const play = new Fight({
      land: "plain",
      phase: "city-management",
      markers: { g4: "village:iron" },
      terrain: { a2: "forest", a3: "forest" },
      sides: [
        {
          civ: "greeks",
          government: "democracy-gov",
          techs: ["democracy@1"],
          armies: ["g3"],
          capital: "b3",
          units: THREE,
        },
        { civ: "egyptians", capital: "n6", scouts: ["c3", "h3"], cities: ["g6"] },
      ],
    });
    play.do("produce:b3");
    if (play.prompt === "ask.build") play.do("build:army");
    expect(play.offered).not.toContain("place:c3");
    play.do("place:a2").until("movement", 0).do("move:g3");
    expect(play).toRefuse("go:h3", "why.democracy", "CV-9.12");
    expect(play).toOffer("go:g4");
  },
);

clause(
  ["CV-25.25", "CV-25.20", "CV-25.24"],
  "Zhukov's wound may kill, and wounds from Mathematics wake him too",
  () => {
    const play = attack(
      { techs: ["mathematics"], resources: { iron: 1 }, units: ["infantry-a", "mounted-a"] },
      { open: ["georgy-zhukov"], units: ["mounted-a", "artillery-b"] },
      { markers: { m5: "general" } },
    );
    play.turn(1, "mounted-a").do("none").turn(0, "mounted-a"); // opens front 2
    expect(play).toAsk(0, "ask.battle-ability");
    play.do("use:mathematics");
    // The mounted unit of strength 1 has fallen: its owner strikes back at once and kills the only one in play.
    expect(play.fronts.filter((front) => front.includes("mounted-a"))).toEqual([]);
  },
);

clause(
  ["CV-25.27", "CV-26.2", "CV-14.5"],
  "Gustavus Adolphus: new units for the old, the dead go under their decks",
  () => {
    const play = attack(
      { hidden: ["gustavus-adolphus"], units: ["infantry-a", "infantry-a"] },
      { units: ["infantry-b"] },
      { markers: { b2: "general" }, unitDecks: { mounted: ["mounted-c"], artillery: ["artillery-c"] } },
    );
    expect(play).toAsk(0, "ask.battleStart");
    play.do("use:gustavus-adolphus", "unit:mounted", "unit:artillery");
    expect(play.state.battle?.sides.attacker.hand.toSorted()).toEqual(["artillery-c", "mounted-c"]);
    expect(play.state.market.units.infantry.up).toEqual(["infantry-a", "infantry-a"]);
  },
);
