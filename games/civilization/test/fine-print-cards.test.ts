import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { holding } from "./great-card.ts";
import { near, seats } from "./neighbours.ts";
import { AMERICANS, inPhase } from "./phases.ts";
import { Table } from "./position.ts";

// Where a careless reading of cards goes wrong.

const managing = inPhase("city-management", AMERICANS);
const starting = inPhase("start-of-turn", AMERICANS);

clause("CV-33.19", "Shakespeare skips all markers in a row or none: he lands on the next free space", () => {
  const table = seats(
    near([{ culture: 20, trade: 20, track: 1, open: ["william-shakespeare"] }, { track: 2 }, { track: 3 }, {}]),
    { phase: "city-management", markers: { c4: "artist" } },
  );
  expect(table.offers("advance")).toEqual(["advance", "advance:4"]);
});

clause(["CV-33.19", "CV-31.2"], "Shakespeare reaches space 21 over a marker on 20, for the price of 21", () => {
  const table = seats(
    near([{ culture: 7, trade: 6, track: 19, open: ["william-shakespeare"] }, { track: 20 }, {}, {}]),
    { phase: "city-management", markers: { c4: "artist" } },
  );
  table.do("advance:21");
  expect(table.match.over).toBe(true);
});

clause("CV-19.5", "Greeks: a type with one marker left is drawn once, unless it is the last of all", () => {
  const greeks = (left: readonly ("artist" | "builder")[]) =>
    new Table({
      land: "plain",
      phase: "city-management",
      greatDeck: ["valmiki", "mark-twain", "henry-ford"],
      sides: [{ civ: "greeks", capital: "c3", culture: 3, track: 2 }, { capital: "n6" }],
      but: (w) => {
        w.market.greatPeople = [...left];
      },
    }).do("advance");
  const two = greeks(["artist", "builder"]);
  expect(two.offered).toEqual(["keep:valmiki", "keep:henry-ford"]);
  expect(two.state.market.greatDeck[0]).toEqual({ id: "mark-twain", up: true });
  expect(greeks(["artist"]).offered).toEqual(["keep:valmiki", "keep:mark-twain"]);
});

clause(
  ["CV-29.3", "CV-29.4", "CV-0.12"],
  "Drought and Deforestation spare buildings, sites and centres, not figures",
  () => {
    const drought = starting(
      { events: ["drought"] },
      { armies: ["h3"] },
      { markers: { a2: "granary", g3: "hut:spy", f3: "atlantis" }, terrain: { h4: "mountain", h5: "desert" } },
    ).do("play:drought");
    const named = drought.offers("square:").map((id) => id.slice(7));
    for (const barred of ["a2", "g3", "f3", "h4", "h5", "b3", "n6"]) expect(named).not.toContain(barred);
    expect(named).toContain("h3");
  },
);

clause(
  ["CV-29.5", "CV-0.12", "CV-29.2"],
  "Flooding needs an empty square: no figure, no marker, but a disaster may lie there",
  () => {
    const table = starting(
      { events: ["flooding"] },
      { armies: ["h3"] },
      { markers: { g3: "hut:spy" }, terrain: { e3: "desert" } },
    ).do("play:flooding");
    expect(table.offers("square:")).not.toContain("square:h3");
    expect(table.offers("square:")).not.toContain("square:g3");
    table.do("square:e3");
    expect(table.terrain("e3")).toBe("water");
  },
);

clause(["CV-29.6", "CV-16.17"], "Ecology offers every terrain but mountain and the one that is there", () => {
  const table = starting({ techs: ["ecology"], resources: { wheat: 1 } }, {}, { terrain: { e3: "desert" } });
  table.do("use:ecology", "square:e3");
  expect(table.offered.map((id) => id.split(":").at(-1)).toSorted()).toEqual(["forest", "grassland", "water"]);
});

clause(
  ["CV-28.15", "CV-28.8", "CV-28.13"],
  "United Nations: no consent for a great person's death, the card stays in hand",
  () => {
    const table = new Table({
      land: "plain",
      phase: "movement",
      markers: { m6: "united-nations", m7: "artist" },
      sides: [
        { civ: "americans", capital: "b3", armies: ["k6"], events: ["mass-defection"] },
        { civ: "egyptians", capital: "n6" },
      ],
    });
    table.do("play:mass-defection");
    if (table.prompt === "ask.which-square") table.do("square:m7");
    while (table.asked === 0 && table.prompt === "ask.which-victims") table.do(table.offered[0] ?? "");
    expect(table).toAsk(1, "ask.consent");
    table.do("no");
    expect(table.marker("m7")).toBe("artist");
    expect(table.realm(0).events).toEqual(["mass-defection"]);
  },
);

clause(
  ["CV-6.9", "CV-6.2", "CV-33.35"],
  "Khalid before Movement: the phase in the new order, the next round from his left",
  () => {
    const table = seats(
      near([{ armies: ["c5"] }, { hidden: ["khalid-ibn-al-walid"], armies: ["f5"] }, { armies: ["i5"] }, {}]),
      {
        phase: "movement",
        step: "open",
        markers: { f4: "general" },
        first: 0,
      },
    );
    expect(table).toAsk(1, "ask.phase-start");
    table.do("use:khalid-ibn-al-walid");
    expect(table).toAsk(1, "ask.phase-turn");
    table.until("movement", 0).done();
    expect(table.state.first).toBe(2);
  },
);

clause(["CV-15.16", "CV-27.12"], "Knowledge Shared: the teacher may decline, and learns only within the limit", () => {
  const table = starting(
    { events: ["knowledge-shared"], techs: ["pottery", "writing", "sailing@1", "banking@1"] },
    { techs: ["currency", "masonry", "engineering"] },
  );
  table.do("play:knowledge-shared");
  if (table.prompt === "ask.which-tech") table.do("learn:currency");
  expect(table).toAsk(1, "ask.learn");
  expect(table.offered).not.toContain("learn:banking");
  expect(table).toOffer("learn:pottery", "none");
  table.do("none");
  expect(table.techs(1)).toEqual(["currency", "masonry", "engineering"]);
});

clause(["CV-33.7", "CV-25.33"], "Monarchy kills a random unit, which lies face up under its deck at once", () => {
  const table = managing({ techs: ["monarchy"], resources: { silk: 1 } }, { units: ["mounted-c"] });
  table.do("use:monarchy");
  if (table.prompt === "ask.which-effect") table.do("choice:2");
  expect(table.realm(1).units).toEqual([]);
  expect(table.state.market.units.mounted.up).toContain("mounted-c");
});

clause(
  ["CV-13.9", "CV-13.10", "CV-13.12"],
  "Gunpowder makes an own wonder obsolete, too; its marker keeps its culture",
  () => {
    const table = managing(
      { techs: ["gunpowder"], resources: { iron: 1, silk: 1 } },
      {},
      { markers: { a2: "angkor-wat" } },
    );
    const arts = table.arts("b3");
    table.do("use:gunpowder");
    if (table.prompt === "ask.which-effect") table.do("choice:1");
    if (table.prompt === "ask.which-wonder") table.do("wonder:angkor-wat");
    expect(table.realm(0).wonders).toMatchObject([{ id: "angkor-wat", obsolete: true }]);
    expect(table.arts("b3")).toBe(arts);
  },
);

clause(["CV-20.7", "CV-20.3"], "Public Education teaches at exactly three markers, not at four", () => {
  const three = starting({ coins: { sheet: 1 }, investments: { "public-education": 2 } });
  three.do("invest", "invest:public-education");
  expect(three).toAsk(0, "ask.which-tech");
  const four = starting({ coins: { sheet: 1 }, investments: { "public-education": 3 } });
  four.do("invest", "invest:public-education");
  expect(four.prompt).not.toBe("ask.which-tech");
});

clause(
  ["CV-20.4", "CV-23.11", "CV-7.1", "CV-20.10"],
  "the Seven Cities with one investment marker left give one",
  () => {
    const table = starting(
      { relics: ["seven-cities-of-gold"] },
      {},
      {
        step: "begin",
        but: (w) => {
          w.market.investmentMarkers = 1;
        },
      },
    );
    expect(table).toAsk(0, "ask.investment");
    table.do("invest:infrastructure");
    expect(table.realm(0).investments.infrastructure).toBe(1);
    expect(table.state.market.investmentMarkers).toBe(0);
  },
);

clause(["CV-33.26", "CV-17.6", "CV-31.4"], "Mother Teresa's coin may win the game for whoever gets it", () => {
  const table = holding("mother-teresa", "humanitarian", {
    phase: "start-of-turn",
    me: { coins: { sheet: 1 } },
    rival: { coins: { sheet: 14 } },
  });
  table.do("use:mother-teresa");
  expect(table.match.over).toBe(true);
  expect(table.match.result?.places).toEqual([2, 1]);
});

clause(["CV-33.28", "CV-15.20", "CV-15.6"], "Andrew Carnegie: two spaces for seven coins, each with its reward", () => {
  const table = holding("andrew-carnegie", "industrialist", {
    phase: "city-management",
    me: { coins: { sheet: 6 } },
  });
  expect(table.coins(0)).toBe(7);
  table.do("use:andrew-carnegie");
  expect(table.realm(0).track).toBe(2);
  expect(table.realm(0).events).toHaveLength(2);
});

clause(
  ["CV-33.33", "CV-27.6", "CV-19.12"],
  "Newton's blank card makes room above it and stays when the scientist dies",
  () => {
    const table = holding("sir-isaac-newton", "scientist", {
      phase: "research",
      me: { techs: ["pottery", "writing"], trade: 20 },
    });
    table.do("use:sir-isaac-newton", "level:1");
    expect(table.realm(0).greatCards).toEqual([]);
    expect(table.offered.some((id) => id === "learn:engineering")).toBe(true);
  },
);

clause(
  ["CV-33.22", "CV-1.13", "CV-14.3"],
  "Orville Wright's aircraft fights, but no other can be built without Flight",
  () => {
    const table = holding("orville-wright", "builder", { phase: "start-of-turn", me: { trade: 27 } });
    table.do("use:orville-wright");
    expect(table.realm(0).units).toHaveLength(1);
    table.until("city-management", 0).do("produce:c3");
    expect(table.offered).not.toContain("build:aircraft");
  },
);

clause(
  ["CV-28.16", "CV-28.1", "CV-15.14"],
  "who may cancel a gift card sees what it pays for, and what was chosen for that",
  () => {
    const table = starting(
      { techs: ["ecology"], events: ["a-generous-gift"] },
      { events: ["jousting-tourney"] },
      { terrain: { e3: "desert" } },
    );
    table.do("use:ecology", "square:e3", "terrain:water");
    expect(table).toAsk(1, "ask.respond");
    expect(table.seenBy(1).announced).toMatchObject([
      { what: { card: "a-generous-gift", pays: { card: "ecology", aims: [[{ terrain: "water" }]] } } },
    ]);
    expect(JSON.stringify(table.question(1).prompt)).toContain("tech.ecology");
  },
);
