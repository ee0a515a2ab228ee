import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { inPhase } from "./phases.ts";
import { type Side, Table } from "./position.ts";

/** The Research Phase of two players on open grassland. */
const researching = inPhase("research");

const LEVEL_ONE = ["pottery", "writing", "currency", "masonry", "philosophy", "horseback-riding"] as const;
const LEVEL_TWO = ["civil-service", "chivalry", "democracy", "irrigation"] as const;

clause(
  ["CV-27.1", "CV-27.2", "CV-27.4"],
  "one tech that is unknown, affordable and has a slot; or none, and the trade is kept",
  () => {
    const table = researching({ trade: 10, techs: ["pottery", "writing"] });
    expect(table.offered).not.toContain("learn:pottery");
    expect(table).toOffer("learn:currency", "none");
    expect(table).toRefuse("learn:chivalry", "why.short-trade", "CV-27.2");
    const none = table.fork().do("none");
    expect([none.realm().trade, none.techs()]).toEqual([10, ["pottery", "writing"]]);
    table.do("learn:currency");
    expect([table.realm().trade, table.techs()]).toEqual([0, ["pottery", "writing", "currency"]]);
  },
);

clause("CV-27.2", "6, 11, 16, 21 and 26 trade by level", () => {
  const pyramid: Side["techs"] = [
    ...LEVEL_ONE,
    ...LEVEL_TWO,
    "banking",
    "biology",
    "communism",
    "ballistics",
    "computers",
    "blank@3",
    "blank@1",
    "blank@1",
    "blank@2",
    "blank@2",
  ];
  const needed = [1, 2, 3, 4, 5].map((level) => {
    for (let trade = 0; trade <= 27; trade++) {
      const table = researching({ techs: pyramid ?? [], trade });
      if (table.match.pending.length === 0 || table.state.phase !== "research") continue;
      const ids = { 1: "code-of-laws", 2: "monarchy", 3: "ecology", 4: "flight", 5: "space-flight" };
      if (table.offered.includes(`learn:${ids[level as 1 | 2 | 3 | 4 | 5]}`)) return trade;
    }
    return -1;
  });
  expect(needed).toEqual([6, 11, 16, 21, 26]);
});

clause(["CV-27.2", "CV-27.3"], "E-26: the rest is kept as far as there are coins", () => {
  const rest = (trade: number, coins: number, tech: string, techs: Side["techs"]): number =>
    researching({ trade, coins: { sheet: coins }, techs: techs ?? [] })
      .do(`learn:${tech}`)
      .realm().trade;
  expect(rest(14, 3, "chivalry", ["pottery", "writing"])).toBe(3);
  expect(rest(20, 2, "currency", ["pottery", "writing"])).toBe(2);
  // Railroad prints a coin, which counts only from now on.
  expect(rest(20, 1, "railroad", ["pottery", "writing", "currency", "chivalry", "democracy"])).toBe(1);
});

clause(["CV-27.2", "CV-27.3"], "E-7: the Porcelain Tower lowers what is needed, not what is paid", () => {
  const at = (trade: number, coins = 0): Table =>
    researching(
      { trade, coins: { sheet: coins }, techs: ["pottery", "writing"] },
      {},
      { markers: { c3: "porcelain-tower" } },
    );
  expect(at(1).do("learn:currency").realm().trade).toBe(0);
  expect(at(6).do("learn:chivalry").realm().trade).toBe(0);
  expect(at(8).do("learn:chivalry").realm().trade).toBe(0);
  expect(at(8).do("learn:currency").realm().trade).toBe(0);
  expect(at(8, 2).do("learn:currency").realm().trade).toBe(2);
});

clause(["CV-27.6", "CV-27.8"], "E-27: each level has fewer cards than the one below", () => {
  const offered = (techs: Side["techs"]): boolean[] => {
    const table = researching({ techs: techs ?? [], trade: 27 });
    return ["learn:monarchy", "learn:ecology", "learn:masonry"].map((id) => table.offered.includes(id));
  };
  const three = ["pottery", "writing", "currency"] as const;
  expect(offered([...three, "chivalry"])).toEqual([true, false, true]);
  expect(offered([...three, "chivalry", "democracy"])).toEqual([false, true, true]);
});

clause("CV-27.7", "a starting tech of level II or III lies in a level I slot and counts there", () => {
  const table = researching({ techs: ["democracy@1", "pottery"], trade: 27 });
  expect(table).toOffer("learn:chivalry");
  table.do("learn:chivalry");
  expect(table.realm().pyramid).toEqual([
    { tech: "democracy", level: 1 },
    { tech: "pottery", level: 1 },
    { tech: "chivalry", level: 2 },
  ]);
});

clause("CV-27.9", "a first level V tech needs 5, 4, 3 and 2 cards below it", () => {
  const five = LEVEL_ONE.slice(0, 5);
  const below = [...five, ...LEVEL_TWO, "banking", "biology", "communism", "ballistics", "computers"] as const;
  expect(researching({ techs: below, trade: 26 })).toOffer("learn:space-flight");
  expect(researching({ techs: below.filter((id) => id !== "computers"), trade: 26 }).offered).not.toContain(
    "learn:space-flight",
  );
});

clause(
  ["CV-27.1", "CV-27.15", "CV-27.17", "CV-32.2"],
  "all choose in secret and at once; the choices are revealed together",
  () => {
    const table = researching({ trade: 6 }, { trade: 6 }, { sides: [{ trade: 6 }, { trade: 6 }, {}] });
    expect(table.match.pending.map(({ seat }) => seat)).toEqual([0, 1]); // the third can't afford anything
    table.by(0, "learn:pottery");
    expect(table.techs(0)).toEqual([]);
    expect(JSON.stringify(table.sight(1).view)).not.toContain('"pottery"');
    expect(table.log(0, 1)).not.toContain("log.learns");
    table.by(1, "learn:pottery");
    expect([table.techs(0), table.techs(1)]).toEqual([["pottery"], ["pottery"]]);
  },
);

clause(["CV-27.5", "CV-27.10"], "one tech for each player and phase; techs are public", () => {
  const table = researching({ trade: 27, scouts: ["f4"], coins: { sheet: 14 } }, { scouts: ["h4"] }).do(
    "learn:pottery",
  );
  expect(table.state.round).toBe(4);
  expect(table.realm().trade).toBe(14);
  expect(table.seenBy(1).realms[0]?.pyramid).toEqual([{ tech: "pottery", level: 1 }]);
});

clause(["CV-27.11", "CV-12.4", "CV-14.6"], "what a tech unlocks applies at once", () => {
  const table = researching({ trade: 27, techs: ["pottery", "writing"] }).do("learn:printing-press");
  expect(table.stack()).toBe(4);
  const units = researching({ trade: 27, techs: ["pottery", "writing"] }).do("learn:democracy");
  expect(units.table.realms[0]?.ranks.infantry).toBe(2);
});

clause(
  ["CV-27.12", "CV-27.16"],
  "a tech of choice for free may be of any level with a slot, and needs no trade",
  () => {
    const table = new Table({
      sides: [{ relics: ["atlantis"], techs: ["pottery", "writing"], scouts: ["f4"] }, {}],
      land: "plain",
      phase: "start-of-turn",
    });
    expect(table).toOffer("learn:chivalry", "learn:masonry");
    expect(table.offered).not.toContain("learn:banking");
  },
);

clause(["CV-31.3", "CV-1.2", "CV-27.13"], "who learns Space Flight wins", () => {
  const below = [
    ...LEVEL_ONE.slice(0, 5),
    ...LEVEL_TWO,
    "banking",
    "biology",
    "communism",
    "ballistics",
    "computers",
  ] as const;
  const table = researching({ techs: below, trade: 26 }).do("learn:space-flight");
  expect(table.match.result).toMatchObject({ places: [1, 2], remark: { say: "remark.tech" } });
});

clause("CV-31.6", "of several winners at one moment: most coins, then the culture track, then player order", () => {
  const below = [
    ...LEVEL_ONE.slice(0, 5),
    ...LEVEL_TWO,
    "banking",
    "biology",
    "communism",
    "ballistics",
    "flight",
  ] as const;
  const both = (mine: Side, rival: Side, first = 0): readonly number[] | undefined => {
    const table = researching({ techs: below, trade: 26, ...mine }, { techs: below, trade: 26, ...rival }, { first });
    return table.by(0, "learn:space-flight").by(1, "learn:space-flight").match.result?.places;
  };
  expect(both({}, { coins: { sheet: 1 } })).toEqual([2, 1]);
  expect(both({ track: 3 }, { track: 4 })).toEqual([2, 1]);
  expect(both({}, {}, 1)).toEqual([2, 1]);
  expect(both({}, {}, 0)).toEqual([1, 2]);
});

clause("CV-31.7", "one player's conditions are named in the order military, tech, culture, economic", () => {
  const table = new Table({
    sides: [{ track: 20, culture: 7, trade: 6, coins: { sheet: 14 } }, {}],
    land: "plain",
    markers: { c3: "builder" },
    but: (w) => {
      const [mine] = w.realms;
      if (mine !== undefined) mine.sheet = 13;
    },
  });
  table.do("advance");
  expect(table.match.result?.remark?.say).toBe("remark.culture");
});

clause(["CV-31.10"], "the places after the winner follow coins, track, techs and culture", () => {
  const table = new Table({
    sides: [
      { track: 20, culture: 7, trade: 6 },
      { coins: { sheet: 1 } },
      { track: 5 },
      { techs: ["pottery"] },
      { culture: 9 },
    ],
    land: "plain",
  }).do("advance");
  expect(table.match.result?.places).toEqual([1, 2, 3, 4, 5]);
});
