import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { EVENTS } from "../src/content/events.ts";
import { EVENT_IDS, type EventId } from "../src/content/ids.ts";
import { type Position, type Side, Table } from "./position.ts";

/** The first player holds the event; capitals at c3 and j3. */
const holding = (event: EventId | readonly EventId[], me: Side = {}, rival: Side = {}, more: Partial<Position> = {}) =>
  new Table({
    land: "plain",
    phase: "start-of-turn",
    ...more,
    sides: [
      { civ: "americans", capital: "c3", events: typeof event === "string" ? [event] : event, ...me },
      { civ: "egyptians", capital: "j3", ...rival },
    ],
  });

const CITY = { phase: "city-management" } as const;

clause(["CV-33.8", "CV-0.4", "CV-0.10", "CV-15.13"], "Sabotage destroys a building within 4 squares, anybody's", () => {
  const play = holding("sabotage", {}, {}, { markers: { c4: "granary", i3: "library", i4: "market" } });
  // i3 is 6 squares from the city centre, so only the own Granary is in range.
  play.do("play:sabotage");
  expect(play.marker("c4")).toBeNull();
  expect(play.state.market.events[0]?.discard).toEqual(["sabotage"]);
  const nearer = holding("sabotage", { scouts: ["g3"] }, {}, { markers: { i3: "library", i4: "market" } });
  nearer.do("play:sabotage");
  expect(nearer.offered).toEqual(["square:i3", "square:i4"]);
  nearer.do("square:i4");
  expect(nearer.marker("i4")).toBeNull();
  expect(nearer.state.market.buildings.market).toBe(EVENTS_POOL.market);
});

/** CV-1.4: pools that are full again. */
const EVENTS_POOL = { market: new Table({ land: "plain" }).state.market.buildings.market };

clause("CV-33.8", "Disaster destroys up to two buildings of others, wherever they are", () => {
  const play = holding("disaster", {}, {}, { markers: { c4: "granary", i3: "library", i4: "market", k3: "temple" } });
  play.do("play:disaster");
  expect(play.offered).toEqual(["square:i3", "square:k3", "square:i4"]);
  const one = play.fork().do("square:i3", "enough");
  play.do("square:i3", "square:k3");
  expect([play.marker("i3"), play.marker("k3"), play.marker("i4")]).toEqual([null, null, "market"]);
  expect(one.marker("k3")).toBe("temple");
});

clause(
  ["CV-29.1", "CV-29.3", "CV-29.7"],
  "Drought: desert with its standard yield; huts, buildings and mountains stay",
  () => {
    const play = holding(
      "drought",
      {},
      {},
      {
        markers: { c4: "granary", d4: "artist", e5: "hut", b2: "stonehenge" },
        terrain: { c2: "mountain", d2: "desert", b3: "forest" },
      },
    );
    play.do("play:drought");
    expect(play).toOffer("square:b3", "square:d4");
    for (const square of ["c2", "c3", "c4", "d2", "e5", "b2"]) expect(play.offered).not.toContain(`square:${square}`);
    play.do("square:d4");
    expect([play.terrain("d4"), play.marker("d4")]).toEqual(["desert", "artist"]);
  },
);

clause(["CV-29.2", "CV-29.4"], "Deforestation turns forest into grassland; a later change replaces it", () => {
  const play = holding(["deforestation", "drought"], {}, {}, { terrain: { f5: "forest" } });
  play.do("play:deforestation");
  expect(play.terrain("f5")).toBe("grassland");
  play.do("play:drought", "square:f5");
  expect(play.terrain("f5")).toBe("desert");
});

clause(["CV-29.5", "CV-0.12"], "Flooding needs an empty square", () => {
  const play = holding("flooding", { scouts: ["d5"] }, {}, { markers: { d4: "artist" } });
  play.do("play:flooding");
  for (const square of ["d4", "d5", "c3"]) expect(play.offered).not.toContain(`square:${square}`);
  play.do("square:f6");
  expect(play.terrain("f6")).toBe("water");
});

clause("CV-29.6", "Ecology: an empty square becomes another terrain of choice", () => {
  const play = holding([], { techs: ["ecology"], resources: { wheat: 1 } });
  play.do("use:ecology", "square:f6");
  expect(play.offered).toEqual(["terrain:desert", "terrain:forest", "terrain:water"]);
  play.do("terrain:forest");
  expect(play.terrain("f6")).toBe("forest");
});

clause("CV-15.17", "Counterfeiters: one coin token of choice; who has none is no target", () => {
  const play = holding("counterfeiters", {}, { techs: ["pottery", "democracy"], coins: { pottery: 1, democracy: 2 } });
  play.do("play:counterfeiters", "coin:2:democracy");
  expect(play.realm(1).coins).toEqual({ pottery: 1, democracy: 1 });
  const nobody = holding("counterfeiters", {}, { techs: ["civil-service"] });
  expect(nobody).toRefuse("play:counterfeiters", "why.changes-nothing", "CV-0.23");
});

clause(["CV-15.17", "CV-0.19"], "Depression: up to two other players", () => {
  const coins = { sheet: 2 };
  const play = new Table({
    land: "plain",
    phase: "start-of-turn",
    sides: [{ events: ["depression"] }, { coins }, { coins }, { coins }],
  }).do("play:depression", "player:2");
  expect(play).toOffer("player:3", "player:4", "enough");
  play.do("player:4");
  expect(play.state.realms.map(({ sheet }) => sheet)).toEqual([0, 1, 2, 1]);
});

clause("CV-15.16", "Exchange of Ideas: the other player learns in return, if possible", () => {
  const play = holding(
    "exchange-of-ideas",
    { techs: ["pottery", "writing"] },
    { techs: ["masonry", "pottery", "chivalry"] },
  ).do("play:exchange-of-ideas");
  expect(play.techs()).toEqual(["pottery", "writing", "masonry"]); // Chivalry is of level II
  expect(play).toAsk(1, "ask.learn");
  play.do("learn:writing");
  expect(play.techs(1)).toContain("writing");
});

clause(["CV-9.10", "CV-9.5"], "The Citizens Are Revolting!: Anarchy through this round", () => {
  const play = holding(
    "the-citizens-are-revolting",
    {},
    { coins: { sheet: 1 }, techs: ["monarchy"], rule: { fresh: ["monarchy-gov"] } },
  );
  play.do("play:the-citizens-are-revolting");
  expect(play.realm(1)).toMatchObject({ government: "anarchy", rule: { forced: true } });
  play.until("start-of-turn", 1);
  expect(play).toRefuse("government:monarchy-gov", "why.forced-anarchy", "CV-9.10");
});

clause(["CV-11.17", "CV-15.22"], "We Love the Despot Day: production for one city, in the own City Management", () => {
  const start = holding("we-love-the-despot-day");
  expect(start.whyNot("play:we-love-the-despot-day") ?? start.offers("play:")).toEqual([]);
  const play = holding("we-love-the-despot-day", {}, {}, CITY).do("play:we-love-the-despot-day");
  expect(play.city("c3").bonuses).toEqual([4]);
});

clause(
  ["CV-15.18", "CV-34.15"],
  "Disoriented: a group is put up to two squares away, never into water or a fight",
  () => {
    const play = holding(
      "disoriented",
      { armies: ["h6"] },
      { armies: ["g5", "g5"], scouts: ["f5"] },
      { ...CITY, terrain: { g4: "water" }, markers: { g6: "hut" } },
    ).do("play:disoriented");
    expect(play.offered).toEqual(["square:g5", "square:f5"]);
    play.do("square:g5");
    expect(play.offered).toContain("square:h4");
    // Water, a hut, the first player's army, and a square where the scout would be one too many.
    for (const square of ["g4", "g6", "h6", "f5", "g3"]) expect(play.offered).not.toContain(`square:${square}`);
    play.do("square:h4");
    expect(play.figures(1)).toEqual(["army h4", "army h4", "scout f5"]);
  },
);

clause(["CV-21.26", "CV-15.18"], "nobody is moved to where the Brandenburg Gate forbids to stay", () => {
  const play = holding("disoriented", {}, { armies: ["e3"] }, { ...CITY, markers: { c2: "brandenburg-gate" } });
  play.do("play:disoriented");
  expect(play.offers("square:")).not.toContain("square:d3");
  expect(play).toOffer("square:f3");
});

clause("CV-28.13", "who is aimed at by an event: the owner of figures, of a square's city, of a building", () => {
  const targets = (play: Table): readonly number[] | undefined => {
    const what = play.state.announced[0]?.what;
    return what?.kind === "event" ? what.targets : undefined;
  };
  const rival: Side = { events: ["jousting-tourney"] };
  const sabotage = holding("sabotage", { scouts: ["h3"] }, rival, { markers: { i3: "library" } }).do("play:sabotage");
  expect(targets(sabotage)).toEqual([1]);
  const drought = holding("drought", {}, rival, { terrain: { i2: "forest" } });
  expect(targets(drought.fork().do("play:drought", "square:i2"))).toEqual([1]);
  expect(targets(drought.do("play:drought", "square:f6"))).toEqual([]);
  const moved = holding("lost", {}, { ...rival, armies: ["g5"] }, CITY).do("play:lost", "square:e5");
  expect(targets(moved)).toEqual([1]);
});

clause(["CV-18.7", "CV-19.10", "CV-33.9"], "E-4: a great person dies, and a card of its type with it", () => {
  const play = holding(
    "mass-defection",
    {},
    { open: ["william-shakespeare"], hidden: ["jerry-garcia"] },
    { phase: "movement", markers: { i3: "artist", k3: "artist" }, chance: [{ pick: "jerry-garcia" }] },
  );
  play.do("play:mass-defection");
  expect(play.marker("i3")).toBeNull(); // k3 is out of range
  expect(play.realm(1).greatCards.map(({ id }) => id)).toEqual(["william-shakespeare"]);
  expect(play.state.market.greatDeck[0]).toEqual({ id: "jerry-garcia", up: true });
  expect(play.state.market.greatPeople.filter((type) => type === "artist")).toHaveLength(2);
});

clause(["CV-33.9", "CV-33.46"], "Wholesale Defection: up to two figures in any square, own ones too", () => {
  const play = holding(
    "wholesale-defection",
    { armies: ["c5"] },
    { armies: ["n6", "n6"], scouts: ["n6"], techs: ["masonry"] },
    { phase: "movement" },
  ).do("play:wholesale-defection");
  expect(play).toOffer("square:c5", "square:n6");
  play.do("square:n6");
  expect(play.offered).toEqual(["kill:2:2+0", "kill:2:1+1", "kill:2:1+0", "kill:2:0+1"]);
  play.do("kill:2:1+1");
  expect(play.figures(1)).toEqual(["army n6"]);
});

clause(["CV-13.9", "CV-13.11"], "E-17: obsoleting a wonder in the market", () => {
  const play = holding(
    [],
    { techs: ["monarchy"], resources: { silk: 1 } },
    {},
    { ...CITY, wonders: ["stonehenge", "the-louvre"], wonderDeck: ["himeji-samurai-castle"] },
  );
  play.do("use:monarchy");
  expect(play.state.market.wonders).toEqual(
    ["the-louvre", "himeji-samurai-castle"].concat(play.state.market.wonders.slice(2)),
  );
  expect(play.state.gone.wonders).toContain("stonehenge");
});

clause(
  ["CV-13.10", "CV-13.12", "CV-33.8"],
  "Gunpowder: an owned wonder loses its ability for good, its marker stays",
  () => {
    const play = holding(
      [],
      { techs: ["gunpowder"], resources: { silk: 1, iron: 1 } },
      { culture: 0 },
      { ...CITY, markers: { i3: "stonehenge" } },
    );
    play.do("use:gunpowder");
    expect(play.realm(1).wonders).toEqual([{ id: "stonehenge", obsolete: true, coins: 0 }]);
    expect(play.marker("i3")).toBe("stonehenge");
  },
);

clause("CV-33.7", "Monarchy kills a random unit of another player", () => {
  const play = holding(
    [],
    { techs: ["monarchy"], resources: { silk: 1 } },
    { units: ["infantry-a", "mounted-b"] },
    { ...CITY, chance: [{ int: 1 }] },
  ).do("use:monarchy");
  expect(play.realm(1).units).toEqual(["infantry-a"]);
  expect(play.state.market.units.mounted.up).toEqual(["mounted-b"]);
});

clause(
  ["CV-33.11", "CV-8.16", "CV-8.21"],
  "Atomic Theory destroys a city with everything around it, never a capital",
  () => {
    const play = holding(
      [],
      { techs: ["atomic-theory"], kept: ["village:uranium"], armies: ["l7"] },
      { cities: ["m6"], armies: ["m7"] },
      { phase: "movement", markers: { l5: "library", n6: "artist", n5: "stonehenge" } },
    ).do("use:atomic-theory:1");
    expect(play.cities(1)).toEqual(["j3"]);
    expect([...play.figures(), ...play.figures(1)]).toEqual([]);
    expect(["l5", "n6", "n5"].map((square) => play.marker(square))).toEqual([null, null, null]);
    expect(play.state.gone.wonders).toContain("stonehenge");
    expect(play).not.toTell("log.loot");
  },
);

clause(["CV-33.13", "CV-33.42"], "Combustion: an army that has ended its move may destroy the building there", () => {
  const play = holding(
    [],
    { techs: ["combustion"], armies: ["h3"] },
    {},
    { phase: "movement", markers: { i3: "library" } },
  );
  play.walk("h3", "i3");
  expect(play).toAsk(0, "ask.use");
  play.do("use");
  expect(play.marker("i3")).toBeNull();
});

clause("CV-1.8", "every event of the box says what playing it does", () => {
  expect(EVENT_IDS.reduce((n, id) => n + EVENTS[id].count, 0)).toBe(57);
  expect(EVENT_IDS.every((id) => EVENTS[id].ability.does.length > 0)).toBe(true);
});
