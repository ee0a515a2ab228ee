import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { holding } from "./great-card.ts";

// What each great person card does.

clause("CV-33.17", "Frida Kahlo: discard what you like, then refill from the section of your marker", () => {
  const table = holding("frida-kahlo", "artist", {
    me: { events: ["sabotage", "drought"], techs: ["pottery"], track: 8 },
    eventDecks: { 2: ["catastrophe", "lost"] },
  });
  table.do("use:frida-kahlo", "discard:sabotage", "refill");
  expect(table.realm().events).toEqual(["drought", "catastrophe", "lost"]);
  expect(table.realm().greatCards).toEqual([]);
  expect(table.state.market.events[0]?.discard).toEqual(["sabotage"]);
});

clause("CV-33.17", "Frida Kahlo at the start of the track: level I", () => {
  const table = holding("frida-kahlo", "artist", { eventDecks: { 1: ["sabotage", "drought"] } });
  table.do("use:frida-kahlo");
  expect(table.realm().events).toEqual(["sabotage", "drought"]);
});

clause("CV-33.18", "Jerry Garcia devotes all cities as the capital's action; the others may still act", () => {
  const table = holding("jerry-garcia", "artist", { me: { cities: ["f6"] } });
  table.do("use:jerry-garcia");
  expect(table.realm().culture).toBe(1 + 2 + 1);
  expect(table.offered).not.toContain("devote:c3");
  expect(table).toOffer("devote:f6");
});

clause("CV-33.18", "Jerry Garcia is impossible under Anarchy", () => {
  const table = holding("jerry-garcia", "artist", { me: { government: "anarchy", cities: ["f6"] } });
  expect(table).toRefuse("use:jerry-garcia", "why.changes-nothing", "CV-0.23");
});

clause(["CV-33.36", "CV-33.45"], "Akira Kurosawa: 1 culture for each city that another player devotes", () => {
  const table = holding("akira-kurosawa", "artist", {
    mover: 1,
    me: { hidden: [], open: ["akira-kurosawa"] },
    rival: { cities: ["k3"] },
  });
  table.do("devote:n6", "devote:k3");
  expect(table.realm().culture).toBe(2);
});

clause("CV-33.19", "Shakespeare pays for and takes the space on which he lands", () => {
  const table = holding("william-shakespeare", "artist", {
    me: { hidden: [], open: ["william-shakespeare"], culture: 3, track: 1 },
    rival: { track: 2 },
  });
  table.do("advance:3");
  expect(table.realm()).toMatchObject({ culture: 0, track: 3 });
  expect(table.prompt).toBe("ask.place-great-person");
});

clause(
  ["CV-11.16", "CV-28.6"],
  "Ada Lovelace: one more action, even of a capital in Anarchy; nobody can cancel it",
  () => {
    const table = holding("ada-lovelace", "builder", {
      me: { government: "anarchy" },
      rival: { techs: ["writing"], kept: ["hut:spy"] },
    });
    expect(table.offers("devote")).toEqual([]);
    table.do("use:ada-lovelace", "devote:c3");
    expect(table.realm().culture).toBe(1);
  },
);

clause(
  ["CV-33.32", "CV-33.5", "CV-19.15"],
  "E-52: Archimedes pays for research only, and only for what nobody else has",
  () => {
    const given = {
      phase: "research",
      me: { hidden: [], open: ["archimedes"], trade: 6 },
      rival: { trade: 6, civ: "chinese" },
    } as const;
    const alone = holding("archimedes", "builder", given);
    alone.by(0, "learn:pottery").by(1, "learn:writing");
    expect(alone.realm().culture).toBe(3);
    const both = holding("archimedes", "builder", given);
    both.by(0, "learn:pottery").by(1, "learn:pottery");
    expect(both.realm().culture).toBe(0);
    const taught = holding("archimedes", "builder", {
      phase: "start-of-turn",
      me: { hidden: [], open: ["archimedes"], events: ["exchange-of-ideas"] },
      rival: { techs: ["writing"] },
    });
    taught.do("play:exchange-of-ideas");
    expect(taught.techs()).toEqual(["writing"]);
    expect(taught.realm().culture).toBe(0);
  },
);

clause("CV-33.20", "Frank Lloyd Wright counts buildings, blockaded ones too, no wonders and great people", () => {
  const table = holding("frank-lloyd-wright", "builder", {
    markers: { b2: "library", c2: "stonehenge", b4: "granary" },
    rival: { scouts: ["b4"] },
  });
  table.do("use:frank-lloyd-wright");
  expect(table.realm()).toMatchObject({ trade: 2, culture: 2 });
});

clause(["CV-33.22", "CV-0.18"], "Orville Wright builds an aircraft without Flight", () => {
  const table = holding("orville-wright", "builder", { phase: "start-of-turn" });
  table.do("use:orville-wright");
  expect(table.realm().units).toHaveLength(1);
  expect(table.seenBy(1).realms[0]?.units.aircraft).toBe(1);
});

clause(["CV-33.41", "CV-33.5"], "Thomas Edison needs a tech that another knows and that can be placed", () => {
  const given = { phase: "start-of-turn", me: { trade: 0 } } as const;
  const table = holding("thomas-edison", "builder", { ...given, rival: { techs: ["writing", "chivalry"] } });
  table.do("use:thomas-edison");
  expect(table.techs()).toEqual(["writing"]);
  const none = holding("thomas-edison", "builder", { ...given, rival: { techs: ["chivalry"] } });
  expect(none).toRefuse("use:thomas-edison", "why.changes-nothing", "CV-0.23");
  expect(none.realm().greatCards).toHaveLength(1);
});

clause("CV-33.21", "Nikola Tesla: slot one level lower, trade of the printed level", () => {
  const table = holding("nikola-tesla", "builder", { phase: "research", me: { trade: 11 } });
  table.by(0, "lower:chivalry");
  expect(table.realm()).toMatchObject({ pyramid: [{ tech: "chivalry", level: 1 }], trade: 0, greatCards: [] });
});

clause("CV-33.23", "Hannibal brings figures to a square with own figures, within the stacking limit", () => {
  const table = holding("hannibal", "general", { me: { armies: ["c6", "c6", "h4", "g7"], scouts: ["j2", "j2"] } });
  table.do("use:hannibal", "from:c6");
  expect(table.offered).toEqual(["to:h4", "to:g7"]);
  table.do("to:h4");
  expect(table.figures()).toEqual(["army c6", "army g7", "army h4", "army h4", "scout j2", "scout j2"]);
});

clause("CV-33.23", "Galileo: from edge to empty edge; the figures do not move again in this round", () => {
  const table = holding("galileo-galilei", "scientist", {
    me: { armies: ["a8", "a8", "g4"] },
    rival: { scouts: ["p1"] },
  });
  table.do("use:galileo-galilei");
  expect(table.offered).toContain("to:o1");
  expect(table.offered).not.toContain("to:p1");
  expect(table.offered).not.toContain("to:h4");
  table.do("to:o1");
  expect(table.figures()).toEqual(["army g4", "army o1", "army o1"]);
  table.until("movement", 0);
  expect(table.offers("move:")).toEqual(["move:g4"]);
});

clause(
  ["CV-33.35", "CV-6.9"],
  "Khalid becomes first player before a phase; next round the marker passes on from him",
  () => {
    const table = holding("khalid-ibn-al-walid", "general", {
      phase: "movement",
      step: "open",
      first: 1,
      me: { armies: ["g4"] },
      rival: { armies: ["j4"] },
    });
    expect(table.prompt).toBe("ask.phase-start");
    table.do("use:khalid-ibn-al-walid");
    expect(table.state).toMatchObject({ first: 0, mover: 0, phase: "movement" });
    table.until("start-of-turn");
    expect(table.state.first).toBe(1);
  },
);

clause("CV-33.25", "Jim Henson counts wonders built after he was turned up", () => {
  const table = holding("jim-henson", "humanitarian", {
    me: { hidden: [], open: ["jim-henson"], trade: 27, civ: "americans" },
    wonders: ["stonehenge"],
  });
  table.do("produce:c3", "build:stonehenge", "place:b2");
  expect(table.realm().greatCards[0]?.counters).toBe(1);
  const { culture, trade } = table.realm();
  table.until("start-of-turn", 0);
  table.do("use:jim-henson:1");
  expect(table.realm()).toMatchObject({ culture: culture + 1, trade: trade + 1 });
});

clause("CV-33.26", "Mother Teresa gives a coin and advances; without a coin she can't", () => {
  const table = holding("mother-teresa", "humanitarian", { phase: "start-of-turn", me: { coins: { sheet: 1 } } });
  table.do("use:mother-teresa");
  expect(table.realm()).toMatchObject({ sheet: 0, track: 1, greatCards: [{ up: true }] });
  expect(table.realm(1).sheet).toBe(1);
  const poor = holding("mother-teresa", "humanitarian", { phase: "start-of-turn" });
  expect(poor).toRefuse("use:mother-teresa", "why.no-coin", "CV-33.26");
});

clause("CV-33.43", "a coin that is given may win the game for its receiver", () => {
  const table = holding("mother-teresa", "humanitarian", {
    phase: "start-of-turn",
    me: { coins: { sheet: 1 } },
    rival: { coins: { sheet: 14 } },
  });
  table.do("use:mother-teresa");
  expect(table.match.over).toBe(true);
  expect(table.table.winner).toEqual({ seat: 1, by: "economic" });
});

clause("CV-33.24", "St. Francis and Alan Turing count armies in supply; the Russians have seven", () => {
  const francis = holding("st-francis-of-assisi", "humanitarian", { me: { civ: "russians", armies: ["g4"] } });
  francis.do("use:st-francis-of-assisi");
  expect(francis.realm().culture).toBe(18);
  const turing = holding("alan-turing", "scientist", { phase: "start-of-turn", me: { armies: ["g4"] } });
  turing.do("use:alan-turing");
  expect(turing.realm()).toMatchObject({ trade: 2, culture: 2 });
});

clause("CV-12.9", "Jacques Cousteau: up to 3 Harbors without Navigation, on water only", () => {
  const table = holding("jacques-cousteau", "humanitarian", {
    phase: "start-of-turn",
    terrain: { b2: "water", c2: "water" },
  });
  table.do("use:jacques-cousteau", "place:b2", "build:harbor");
  expect([table.marker("b2"), table.marker("c2")]).toEqual(["harbor", "harbor"]);
  expect(table.realm().greatCards).toEqual([]);
});

clause(["CV-33.28", "CV-15.20"], "Andrew Carnegie: a free space for every 3 coins, with the reward of each", () => {
  const table = holding("andrew-carnegie", "industrialist", { me: { coins: { sheet: 6 }, track: 1 } });
  expect(table.coins()).toBe(7);
  table.do("use:andrew-carnegie");
  expect(table.realm().track).toBe(3);
  expect(table.realm().events).toHaveLength(1);
  expect(table.prompt).toBe("ask.place-great-person");
});

clause("CV-33.28", "Lorenzo de' Medici: 1 culture for every 3 coins, by himself once he is turned up", () => {
  const table = holding("lorenzo-de-medici", "industrialist", {
    phase: "start-of-turn",
    me: { hidden: [], open: ["lorenzo-de-medici"], coins: { sheet: 5 } },
  });
  table.done();
  expect(table.realm().culture).toBe(2);
});

clause("CV-33.27", "Adam Smith's coin counts only while his marker works", () => {
  const given = { me: { hidden: [], open: ["adam-smith"] } } as const;
  expect(holding("adam-smith", "industrialist", given).coins()).toBe(2);
  expect(holding("adam-smith", "industrialist", { ...given, rival: { scouts: ["d3"] } }).coins()).toBe(0);
});

clause("CV-33.29", "Captain Cook doubles the travel speed until the end of the round", () => {
  const table = holding("captain-james-cook", "industrialist", {
    phase: "movement",
    me: { armies: ["g4"], techs: ["horseback-riding"] },
  });
  table.do("use:captain-james-cook");
  expect(table.speed()).toBe(6);
  table.until("start-of-turn", 0);
  expect(table.speed()).toBe(3);
});

clause(["CV-10.2", "CV-28.10"], "Marco Polo fills the dial, at any time", () => {
  for (const phase of ["start-of-turn", "city-management", "movement"] as const) {
    const table = holding("marco-polo", "industrialist", { phase, me: { trade: 4, armies: ["g4"] } });
    table.do("use:marco-polo");
    expect(table.realm()).toMatchObject({ trade: 27, greatCards: [] });
  }
});

clause(["CV-33.47", "CV-32.5"], "Zheng He shows huts and villages to his owner alone", () => {
  const table = holding("zheng-he", "industrialist", {
    markers: { h4: "hut:silk", j4: "village:uranium" },
    rival: { kept: ["hut:spy"] },
  });
  table.do("use:zheng-he");
  const seen = (seat: number): (string | null)[] =>
    table
      .seenBy(seat)
      .map.markers.flatMap((marker) => (marker.kind === "hut" || marker.kind === "village" ? [marker.id] : []));
  expect(seen(0)).toEqual(["hut-silk-base", "village-uranium-base"]);
  expect(seen(1)).toEqual([null, null]);
  expect(table.seenBy(0).realms[0]?.own?.looked).toMatchObject([{ seat: 1, id: expect.stringContaining("spy") }]);
});

clause("CV-33.30", "Albert Einstein turns trade into culture, or culture into trade up to 27", () => {
  const table = holding("albert-einstein", "scientist", { me: { trade: 20, culture: 30 } });
  table.do("use:albert-einstein");
  expect(table.offers("trade:")).toHaveLength(7);
  expect(table.offers("culture:")).toHaveLength(20);
  table.do("trade:7");
  expect(table.realm()).toMatchObject({ trade: 27, culture: 23 });
});

clause("CV-33.31", "Charles Darwin turns the culture of one devoted city into trade", () => {
  const table = holding("charles-darwin", "scientist", {
    me: { hidden: [], open: ["charles-darwin"], cities: ["f6"] },
    markers: { b2: "temple" },
  });
  table.do("devote:c3", "trade", "devote:f6");
  expect(table.realm()).toMatchObject({ trade: 3, culture: 1 });
});

clause(["CV-33.33", "CV-19.12", "CV-27.14"], "Newton: a blank tech in a legal slot, for the rest of the game", () => {
  const table = holding("sir-isaac-newton", "scientist", { phase: "research", me: { techs: ["pottery", "writing"] } });
  table.do("use:sir-isaac-newton");
  expect(table.offered).toEqual(["level:1", "level:2"]);
  table.do("level:2");
  expect(table.realm().greatCards).toEqual([]);
  expect(table.realm().pyramid.at(-1)).toEqual({ tech: null, level: 2 });
});
