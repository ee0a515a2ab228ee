import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { inPhase } from "./phases.ts";

/** Examples in which cards meet: techs, great people, wonders, gifts and cancels. */
const usual = { me: { civ: "americans", capital: "b3" }, rival: { civ: "egyptians", capital: "n6" } } as const;
const managing = inPhase("city-management", usual);
const starting = inPhase("start-of-turn", usual);
const moving = inPhase("movement", usual);

const SPY = { techs: ["writing"], kept: ["hut:spy"] } as const;

clause(["CV-33.6", "CV-28.6", "CV-16.4"], "the Kremlin pays the spy of a response, once a round", () => {
  const table = managing(
    { cities: ["f3", "j3"] },
    { techs: ["writing"], resources: { iron: 2, silk: 2 } },
    { markers: { m6: "the-kremlin" } },
  );
  table.do("devote:b3", "use:writing", "pay:iron", "pay:iron", "devote:f3");
  expect([table.asked, table.realm(0).culture]).toEqual([0, 1]); // Writing is used, and so is the Kremlin
  expect(table.realm(1).resources).toMatchObject({ iron: 0, silk: 2 });
});

clause(
  ["CV-11.5", "CV-11.11", "CV-11.17", "CV-23.7"],
  "a cancelled action keeps caravan, bonus and trade; Engineering is used up",
  () => {
    const table = managing(
      {
        techs: ["engineering", "construction"],
        resources: { wheat: 1 },
        caravans: ["b3"],
        trade: 3,
        cities: ["f3"],
      },
      SPY,
      { terrain: { a2: "forest" } },
    );
    table.do("use:construction", "city:b3", "produce:b3", "build:army", "place:a3", "build:army", "place:a4");
    table.do("pay:+5,caravan", "use:writing");
    expect(table.city("b3")).toMatchObject({ post: "caravan", bonuses: [5], actions: 0 });
    expect([table.realm().trade, table.figures()]).toEqual([3, []]);
    expect(table.realm().used).toContain("splitProduction");
  },
);

clause(["CV-11.12", "CV-11.5", "CV-28.6"], "the Egyptians' free building, cancelled, is used up for the round", () => {
  const table = managing(
    { civ: "egyptians", techs: ["construction@1", "pottery"], cities: ["f3"] },
    { civ: "americans", ...SPY },
  );
  table.do("free-building:b3", "place:a2", "use:writing");
  expect(table.marker("a2")).toBeNull();
  expect([table.offers("free-building:"), table.offers("devote:")]).toEqual([[], ["devote:f3"]]);
});

clause(
  ["CV-33.12", "CV-9.9", "CV-11.16"],
  "in Anarchy Atomic Theory leaves the capital out, Ada Lovelace does not",
  () => {
    const table = managing(
      {
        government: "anarchy",
        techs: ["atomic-theory"],
        kept: ["village:uranium"],
        cities: ["f3"],
        hidden: ["ada-lovelace"],
      },
      {},
      { markers: { a2: "builder" } },
    );
    table.do("devote:f3", "use:atomic-theory");
    expect(table.realm().cities.map(({ actions }) => actions)).toEqual([0, 1]); // it may act once more
    table.do("use:ada-lovelace", "city:b3", "devote:b3");
    expect(table.realm().culture).toBe(2);
  },
);

clause(
  ["CV-28.10", "CV-31.9", "CV-33.27"],
  "Adam Smith, turned up in answer to somebody's event, wins the game",
  () => {
    const table = starting(
      { events: ["drought"] },
      { events: ["jousting-tourney"], hidden: ["adam-smith"], coins: { sheet: 13 } },
      { markers: { m6: "industrialist" } },
    );
    table.do("play:drought", "square:h4", "turn-up:adam-smith");
    expect(table.table.winner).toEqual({ seat: 1, by: "economic" });
  },
);

clause(
  ["CV-33.11", "CV-8.16", "CV-19.10", "CV-15.10", "CV-7.5"],
  "Atomic Theory takes a city with its scout, wonder and artist, and so a card and a hand size",
  () => {
    const table = moving(
      { techs: ["atomic-theory"], kept: ["village:uranium"], armies: ["i2"] },
      {
        cities: ["j3"],
        scouts: ["k4>j3", "h8>j3"],
        open: ["valmiki"],
        events: ["drought", "sabotage", "defection"],
      },
      { markers: { k2: "artist", j2: "stonehenge" } },
    );
    table.do("use:atomic-theory:1");
    expect(table).toAsk(1, "ask.discard-event");
    expect([table.cities(1), table.figures(0), table.figures(1)]).toEqual([["n6"], [], ["scout h8"]]);
    expect(table.realm(1)).toMatchObject({ greatCards: [], wonders: [] });
    expect(table.realm(1).figures.map(({ gathers }) => gathers)).toEqual([null]);
  },
);

clause(["CV-28.5", "CV-33.11"], "Mass Media saves a city from Atomic Theory; the uranium is lost", () => {
  const table = moving(
    { techs: ["atomic-theory"], kept: ["village:uranium", "village:uranium"] },
    { cities: ["j3"], techs: ["mass-media"], kept: ["hut:spy"] },
  );
  table.do("use:atomic-theory:1", "use:mass-media");
  expect([table.cities(1), table.kept(0)]).toEqual([["n6", "j3"], ["village:uranium"]]);
  expect(table.offers("use:")).toEqual([]);
});

clause(
  ["CV-20.9", "CV-20.8", "CV-23.11", "CV-33.38"],
  "the Seven Cities for the Arabs with Machu Picchu and Giannini: everything once or twice, in their order",
  () => {
    const table = starting(
      {
        civ: "arabs",
        relics: ["seven-cities-of-gold"],
        open: ["a-p-giannini"],
        techs: ["pottery", "mathematics@1"],
        track: 3,
      },
      {},
      { markers: { a2: "industrialist", c2: "machu-picchu" }, eventDecks: { 1: ["drought", "sabotage"] } },
    );
    table.do("invest:infrastructure");
    expect(table.offeredFor("next:")).toEqual(["civilization:1", "machu-picchu", "a-p-giannini"]);
    table.do("next:machu-picchu", "use", "take:silk", "next:civilization:1", "use", "place:b2");
    table.do("invest:infrastructure");
    expect(table.offeredFor("next:")).toEqual(["civilization:1", "a-p-giannini"]); // Machu Picchu only once a round
    table.do("next:a-p-giannini", "use", "place:a3"); // the advance comes by itself
    expect(table.realm()).toMatchObject({ track: 5, resources: { silk: 1 }, investments: { infrastructure: 2 } });
    expect([table.marker("b2"), table.marker("a3")]).toEqual(["granary", "granary"]);
    expect(table.prompt).toBe("ask.phase-turn");
  },
);

clause(["CV-15.7", "CV-31.2", "CV-6.8"], "the Sydney Opera House takes the last step to a culture victory", () => {
  const table = starting({ track: 20 }, {}, { markers: { a2: "sydney-opera-house" } });
  table.do("done");
  expect(table.table.winner).toEqual({ seat: 0, by: "culture" });
});

clause(["CV-16.13", "CV-9.4", "CV-9.3"], "the Teacher's Code of Laws lets its owner take the Republic at once", () => {
  const table = starting({ kept: ["hut:teacher"], techs: ["pottery"] }, {});
  table.do("teacher", "learn:code-of-laws", "government:republic");
  expect(table.realm().government).toBe("republic");
  expect(table.asked).toBe(1); // nothing else was left to do
});

clause(["CV-21.3", "CV-33.29"], "Captain Cook doubles what the Spanish, Sailing and Henry Ford make together", () => {
  const table = moving(
    { civ: "spanish", hidden: ["captain-james-cook"], open: ["henry-ford"], techs: ["sailing"], armies: ["f3"] },
    {},
    { markers: { a2: "industrialist", b2: "builder" } },
  );
  table.do("use:captain-james-cook");
  expect(table.speed()).toBe(2 * (4 + 1 + 1));
});
