import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { inPhase } from "./phases.ts";

/** Examples in which figures, cities and what lies around them meet. */
const usual = { me: { civ: "americans", capital: "b3" }, rival: { civ: "egyptians", capital: "n6" } } as const;
const managing = inPhase("city-management", usual);
const moving = inPhase("movement", usual);
const researching = inPhase("research", usual);

clause(["CV-11.11", "CV-8.15", "CV-26.1"], "Engineering sends two armies onto one enemy, one after the other", () => {
  const table = managing(
    { techs: ["engineering"] },
    { armies: ["c3"], units: ["infantry-c"], culture: 4 },
    { terrain: { a2: "forest", a3: "forest", a4: "forest", b2: "forest" } },
  );
  table.do("produce:b3", "build:army", "place:c3", "build:army", "place:c3");
  expect([table.figures(0), table.figures(1)]).toEqual([[], ["army c3"]]); // both have died there
  expect(table.log().filter((key) => key === "log.attacks")).toHaveLength(2);
});

clause(["CV-26.5", "CV-26.19", "CV-23.6"], "who repels an attack on a fortified city takes 1 loot", () => {
  const table = moving(
    { armies: ["h3"], units: ["infantry-a"], trade: 9 },
    { cities: ["j3"], fortified: ["j3"], units: ["infantry-b"] },
  );
  table.do("move:h3", "go:i3", "go:j3").fight();
  expect(table).toAsk(1, "ask.loot");
  table.do("loot:trade");
  expect([table.realm(0).trade, table.realm(1).trade, table.city("j3").post]).toEqual([6, 3, null]);
});

clause(
  ["CV-26.11", "CV-32.2", "CV-26.18"],
  "a looted marker is seen by its new owner and remembered by the old one",
  () => {
    const table = moving({ armies: ["h3"] }, { scouts: ["i3"], kept: ["village:uranium"] });
    table.do("move:h3", "go:i3", "loot:village");
    expect(table.seenBy(0).realms[0]?.own?.villages).toEqual(["village-uranium-base"]);
    expect(table.seenBy(1).realms[1]?.own?.looked).toEqual([{ seat: 0, id: "village-uranium-base" }]);
    expect(table.table.realms[0]?.kept).toEqual({ huts: 0, villages: 1 });
  },
);

clause(
  ["CV-24.5", "CV-24.6", "CV-24.9", "CV-24.11"],
  "a metropolis grows over an artist with two armies; walls and caravan stay",
  () => {
    const table = researching(
      { techs: ["pottery"], trade: 6, capital: "c3", armies: ["d3", "d3"], walls: ["c3"], caravans: ["c3"] },
      {},
      { markers: { d3: "artist" } },
    );
    table.by(0, "learn:agriculture").do("place:d3", "place:e3", "place:e4");
    expect(table.cities()).toEqual(["c3+d3"]);
    expect(table.city("c3")).toMatchObject({ walls: true, post: "caravan" });
    expect([table.figures(), table.realm().reserve]).toEqual([["army e3", "army e4"], ["artist"]]);
  },
);

clause(
  ["CV-8.13", "CV-15.10", "CV-8.22"],
  "a scout on Cristo Redentor costs its owner cards once its move has ended",
  () => {
    const table = moving(
      { scouts: ["l5"] },
      { events: ["drought", "sabotage", "defection"] },
      { markers: { m5: "cristo-redentor" } },
    );
    table.do("move:l5", "go:m5");
    while (table.asked === 1) table.do("pass"); // Defection could interrupt
    expect(table.realm(1).events).toHaveLength(3);
    table.do("stop");
    expect(table).toAsk(1, "ask.discard-event");
  },
);

clause(["CV-16.11", "CV-16.16", "CV-21.9"], "a Republican scout and the army that joins it in a hut", () => {
  const table = moving(
    { civ: "romans", government: "republic", techs: ["code-of-laws"], scouts: ["h3"], armies: ["k8"] },
    {},
    { markers: { i3: "hut:friendly-barbarian" } },
  );
  table.do("move:h3", "go:i3", "army");
  expect([table.figures(), table.offers("move:")]).toEqual([["army i3", "army k8", "scout i3"], ["move:k8"]]);
});

clause(
  ["CV-25.14", "CV-24.13", "CV-31.5"],
  "a metropolis without its walls falls to an army that enters its second square",
  () => {
    const table = moving(
      {
        armies: ["n8"],
        units: ["mounted-c", "infantry-c"],
        techs: ["combustion"],
        investments: { "military-industrial-complex": 6 },
      },
      { capital: "n5+n6", walls: ["n5"] },
    );
    table.do("move:n8", "go:n7", "go:n6").fight();
    expect(table.table.winner).toEqual({ seat: 0, by: "military" });
  },
);
