import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { AMERICANS, inPhase } from "./phases.ts";
import { type Side, Table } from "./position.ts";

// Examples in which several clauses meet: research, investments and the end of the game.

const moving = inPhase("movement", AMERICANS);

const researching = inPhase("research", AMERICANS);

const SPACE_AGE: Side["techs"] = [
  ...(["pottery", "writing", "currency", "masonry", "philosophy"] as const),
  ...(["irrigation", "chivalry", "democracy", "monarchy"] as const),
  ...(["banking", "biology", "communism", "ballistics", "flight"] as const),
];

clause(
  ["CV-23.2", "CV-23.9", "CV-24.11", "CV-24.5", "CV-7.1"],
  "Atlantis teaches Agriculture: the capital grows and figures step aside",
  () => {
    const table = moving(
      { relics: ["atlantis"], armies: ["c3", "c3"], techs: ["pottery"] },
      {},
      { phase: "start-of-turn", terrain: { b2: "water", a3: "water" } },
    );
    expect(table).toAsk(0, "ask.learn");
    expect(table.offered).not.toContain("learn:chivalry"); // no slot
    table.do("learn:agriculture");
    expect(table).toAsk(0, "ask.metropolis");
    // a3 would need squares beyond the edge; b2 and b4 and c3 are free.
    expect(table.offered.toSorted()).toEqual(["place:b2", "place:b4", "place:c3"]);
    table.do("place:c3");
    expect(table).toAsk(0, "ask.make-room");
    table.do("place:d3", "place:d4");
    expect(table.cities(0)).toEqual(["b3+c3"]);
    expect(table.figures(0)).toEqual(["army d3", "army d4"]);
  },
);

clause(
  ["CV-7.1", "CV-0.20", "CV-34.13", "CV-23.9", "CV-23.11"],
  "of two relics their owner says which comes first",
  () => {
    const both = () =>
      moving(
        { relics: ["atlantis", "seven-cities-of-gold"], open: ["a-p-giannini"], techs: ["pottery"] },
        {},
        { phase: "start-of-turn", markers: { a2: "industrialist" } },
      );
    expect(both().offeredFor("next:")).toEqual(["atlantis", "seven-cities-of-gold"]);
    const taught = both().do("next:atlantis", "learn:writing", "invest:infrastructure", "use", "build:library");
    expect(taught.prompt).toBe("ask.where");
    const invested = both().do("next:seven-cities-of-gold", "invest:infrastructure", "use"); // only a Granary
    expect(invested.prompt).toBe("ask.where");
  },
);

clause(
  ["CV-20.7", "CV-20.8", "CV-20.9", "CV-27.16"],
  "the third marker on Public Education of the Arabs: a tech and an advance",
  () => {
    const table = moving(
      {
        civ: "arabs",
        coins: { sheet: 1 },
        investments: { "public-education": 2 },
        techs: ["mathematics@1"],
        track: 20,
      },
      {},
      { phase: "start-of-turn" },
    );
    table.do("invest", "invest:public-education");
    table.do("next:public-education", "learn:pottery");
    expect(table.techs(0)).toContain("pottery");
    expect(table.match.result?.places).toEqual([1, 2]); // the advance leads to space 21
  },
);

clause(["CV-20.9", "CV-20.7", "CV-33.38", "CV-12.9"], "Public Education's tech comes when its owner likes", () => {
  const third = () =>
    moving(
      { coins: { sheet: 1 }, investments: { "public-education": 2 }, techs: ["pottery"], open: ["a-p-giannini"] },
      {},
      { phase: "start-of-turn", markers: { a2: "industrialist" } },
    ).do("invest", "invest:public-education");
  expect(third().offeredFor("next:")).toEqual(["a-p-giannini", "public-education"]);
  const table = third().do("next:public-education", "learn:writing", "use", "build:library", "place:b2");
  expect([table.techs(), table.marker("b2")]).toEqual([["pottery", "writing"], "library"]);
  const other = third().do("next:a-p-giannini", "use", "place:b2", "learn:writing");
  expect([other.techs(), other.marker("b2")]).toEqual([["pottery", "writing"], "granary"]);
});

clause(
  ["CV-20.9", "CV-20.7", "CV-33.38"],
  "a building that Public Education has just unlocked is Giannini's to build",
  () => {
    const table = moving(
      { coins: { sheet: 1 }, investments: { "public-education": 2 }, open: ["a-p-giannini"] },
      {},
      { phase: "start-of-turn", markers: { a2: "industrialist" } },
    );
    table.do("invest", "invest:public-education", "learn:pottery", "use", "place:b2");
    expect(table.marker("b2")).toBe("granary");
  },
);

clause(["CV-20.9", "CV-20.8", "CV-15.12"], "Arabs may advance before the tech of Public Education, or after it", () => {
  const third = () =>
    moving(
      {
        civ: "arabs",
        coins: { sheet: 1 },
        investments: { "public-education": 2 },
        techs: ["mathematics@1", "pottery", "writing"],
        track: 3,
      },
      {},
      { phase: "start-of-turn", eventDecks: { 1: ["drought", "sabotage"] } },
    ).do("invest", "invest:public-education");
  const wise = third().do("next:public-education", "learn:mysticism", "keep:sabotage");
  expect(wise.realm()).toMatchObject({ track: 4, events: ["sabotage"] });
  const hasty = third().do("next:civilization:1", "learn:mysticism");
  expect(hasty.realm()).toMatchObject({ track: 4, events: ["drought"] });
});

clause(
  ["CV-27.13", "CV-31.10", "CV-30.6"],
  "the abilities of all researchers come before the victory: the Greeks' culture decides about the second place",
  () => {
    const table = new Table({
      land: "plain",
      phase: "research",
      sides: [
        { civ: "romans", techs: SPACE_AGE, trade: 26 },
        { civ: "germans", techs: ["metalworking", "pottery"] },
        { civ: "greeks", techs: ["democracy@1"], trade: 6 },
      ],
    });
    table.by(0, "learn:space-flight").by(2, "learn:writing");
    expect(table.realm(2).culture).toBe(1); // the Germans
    expect(table.match.result?.places).toEqual([1, 3, 2]);
  },
);

clause(
  ["CV-27.13", "CV-31.6", "CV-31.3", "CV-31.4"],
  "Space Flight and a fifteenth coin in the same phase: the coins decide",
  () => {
    const table = researching(
      { techs: SPACE_AGE, trade: 26 },
      { techs: ["pottery", "writing", "currency", "chivalry", "democracy"], coins: { sheet: 14 }, trade: 16 },
    );
    table.by(0, "learn:space-flight").by(1, "learn:railroad");
    expect(table.match.result?.places).toEqual([2, 1]);
  },
);

clause(
  ["CV-27.13", "CV-27.3"],
  "all pay before anybody learns: a Market that becomes a Bank helps no scout yet",
  () => {
    const level: Side["techs"] = ["pottery", "writing", "currency", "chivalry", "democracy"];
    const table = researching(
      { techs: level, trade: 16 },
      { techs: ["pottery"], trade: 9, scouts: ["a2>n6"] },
      { markers: { a2: "market" } },
    );
    table.by(0, "learn:banking").by(1, "learn:writing");
    expect([table.realm(1).trade, table.coins(1)]).toEqual([0, 1]);
  },
);

clause(["CV-30.6", "CV-30.5", "CV-27.11", "CV-33.32"], "Greeks and Germans research the same unit tech", () => {
  const table = new Table({
    land: "plain",
    phase: "research",
    sides: [
      { civ: "greeks", techs: ["democracy@1", "pottery"], trade: 11 },
      { civ: "germans", techs: ["metalworking", "pottery"], trade: 11 },
      { civ: "romans", techs: ["chivalry@1"] },
      { civ: "americans" },
    ],
  });
  table.by(0, "learn:mathematics").by(1, "learn:mathematics");
  expect(table).toAsk(1, "ask.which-resource");
  table.do("take:silk");
  expect(table.realm(0).culture).toBe(2); // the third and fourth player
  expect([table.realm(1).units.length, table.realm(1).resources.silk]).toEqual([1, 1]);
});

clause(
  ["CV-31.10", "CV-31.11"],
  "a round limit: coins, track, techs, culture, then player order for the first place",
  () => {
    const table = new Table({
      land: "plain",
      phase: "research",
      round: 5,
      first: 1,
      options: { roundLimit: 5 },
      sides: [{ coins: { sheet: 2 }, track: 3 }, { coins: { sheet: 2 }, track: 3 }, { coins: { sheet: 3 } }],
    });
    while (!table.match.over) table.shrug();
    expect(table.match.result?.places).toEqual([2, 2, 1]);
  },
);
