import { clause } from "@civitas/testing";
import { Speaker } from "@civitas/words";
import { expect } from "vitest";
import type { Phase } from "../src/state.ts";
import { words as en } from "../src/text/en.ts";
import { words as hu } from "../src/text/hu.ts";
import { words as ru } from "../src/text/ru.ts";
import { type Position, type Side, Table } from "./position.ts";

/** What a question tells about what was announced, and what an option tells about itself. */
const at = (phase: Phase, me: Side, rival: Side, more: Position = {}): Table =>
  new Table({
    land: "plain",
    phase,
    ...more,
    sides: [
      { civ: "germans", capital: "b3", ...me },
      { civ: "egyptians", capital: "n6", ...rival },
    ],
  });

const PLAYERS = ["Anna", "Bela"];
const speakers = [new Speaker("en", [en]), new Speaker("ru", [ru]), new Speaker("hu", [hu])].map((speaker) =>
  speaker.naming((seat) => PLAYERS[seat] ?? ""),
);
const asked = (table: Table): string[] => speakers.map((speaker) => speaker.say(table.question().prompt));

const told = (table: Table, key: string, viewer: number): string[] =>
  table.match.log(viewer).flatMap(({ what }) => (what.say === key ? [speakers[0]?.say(what) ?? ""] : []));

const SPY: Side = { techs: ["writing", "civil-service", "mass-media"], kept: ["hut:spy"] };

clause(["CV-11.4", "CV-11.18", "CV-28.6"], "whoever may cancel a city action is told what is built, and where", () => {
  const table = at("city-management", { techs: ["engineering"] }, SPY, {
    terrain: { a2: "forest", a3: "forest", a4: "forest", b2: "forest", c2: "forest" },
  });
  table.do("produce:b3", "build:army", "place:a3", "build:infantry");
  expect(asked(table)).toEqual([
    "Do you respond? Anna: B3 produces (army, A3 and infantry)",
    expect.stringContaining("(армия, A3 и пехота)"),
    expect.stringContaining("(sereg, A3 és gyalogság)"),
  ]);
});

clause(["CV-15.14", "CV-28.3"], "whoever may cancel an event is told at what it is aimed", () => {
  const drought = at("start-of-turn", { events: ["drought"] }, SPY).do("play:drought", "square:h4");
  expect(asked(drought)[0]).toBe("Do you respond? Anna: Drought (desert, H4)");
  const sabotage = at("start-of-turn", { events: ["sabotage"], scouts: ["k5"] }, SPY, { markers: { m6: "granary" } });
  expect(asked(sabotage.do("play:sabotage"))[0]).toBe("Do you respond? Anna: Sabotage (Granary, M6)");
  const lost = at("city-management", { events: ["lost"] }, { ...SPY, armies: ["h4"] });
  expect(asked(lost.do("play:lost", "square:h5"))[0]).toBe("Do you respond? Anna: Lost (H4 → H5 (Bela))");
  const learned = at("start-of-turn", { events: ["exchange-of-ideas"] }, SPY);
  expect(asked(learned.do("play:exchange-of-ideas"))[0]).toBe(
    "Do you respond? Anna: Exchange of Ideas (Writing (Bela))",
  );
});

clause(["CV-28.1", "CV-28.5"], "whoever may cancel a resource ability is told what it is for", () => {
  const table = at("city-management", { techs: ["monarchy"], resources: { silk: 1 } }, SPY, {
    wonders: ["stonehenge"],
  });
  table.do("use:monarchy");
  expect(asked(table)[0]).toBe("Do you respond? Anna: Monarchy (Stonehenge)");
});

clause(["CV-28.15"], "the United Nations are told the target before they consent", () => {
  const table = at("start-of-turn", { events: ["drought"] }, {}, { markers: { m5: "united-nations" } });
  table.do("play:drought", "square:m6");
  expect(asked(table)[0]).toBe("Anna aims Drought at you: desert, M6. Do you allow it? (United Nations)");
});

clause(["CV-21.13", "CV-21.11"], "who flies over enemies is not said to attack them; who stops there is", () => {
  const table = at("movement", { armies: ["f3"], techs: ["flight"] }, { armies: ["g3"] });
  table.do("move:f3");
  expect(table.option("go:g3")?.label.say).toBe("choice.go");
  table.do("go:g3");
  expect(table.option("stop")?.label.say).toBe("choice.attack");
  const onFoot = at("movement", { armies: ["f3"] }, { armies: ["g3"] }).do("move:f3");
  expect(onFoot.option("go:g3")?.label.say).toBe("choice.attack");
});

clause(["CV-25.35", "CV-6.7"], "what was used in this battle is not said to be used in this round", () => {
  const table = at(
    "movement",
    {
      armies: ["f3"],
      units: ["infantry-c", "infantry-c", "infantry-c"],
      techs: ["animal-husbandry", "mathematics"],
      resources: { iron: 1 },
    },
    { armies: ["g3"], units: ["infantry-a", "infantry-a", "infantry-a"] },
  );
  table.do("move:f3", "go:g3", "none", "unit:infantry-c>1", "use:animal-husbandry", "unit:infantry-a>new");
  expect(table).toRefuse("use:animal-husbandry", "why.used-in-battle", "CV-25.35");
});

clause(["CV-23.3", "CV-34.11"], "a last step into an own city says that it disbands the group", () => {
  const table = at("movement", { armies: ["b1", "d3"] }, {});
  table.do("move:d3");
  expect(table.option("go:c3")?.note).toBeUndefined();
  table.do("go:c3");
  expect(table.option("go:b3")?.note?.say).toBe("note.disbands");
});

clause(["CV-33.47", "CV-32.5"], "Zheng He tells his owner, and nobody else, what lies where", () => {
  const table = at(
    "start-of-turn",
    { hidden: ["zheng-he"] },
    { kept: ["village:uranium"] },
    { markers: { a2: "industrialist", h4: "hut:silk" } },
  );
  table.do("use:zheng-he");
  expect(told(table, "log.sees-markers", 0)).toEqual(["Anna sees: silk, H4 and uranium (Bela)"]);
  expect(told(table, "log.sees-markers", 1)).toEqual([]);
  expect(told(table, "log.looks-at-markers", 1)).toEqual(["Anna looks at huts and villages"]);
});

clause(["CV-11.17", "CV-34.10"], "what a city says it can spend counts production that waits for it", () => {
  const table = at("city-management", { events: ["we-love-the-despot-day"] }, {}, { terrain: { a2: "forest" } });
  table.do("play:we-love-the-despot-day");
  expect(table.option("produce:b3")?.label).toEqual({ say: "choice.produce", with: { n: 6 } });
});

clause(["CV-11.4", "CV-11.18"], "whoever may cancel a city action is told how it is paid", () => {
  const table = at("city-management", { trade: 3, caravans: ["b3"] }, SPY, {
    terrain: { a2: "forest", a3: "mountain" },
  });
  table.do("produce:b3", "build:scout", "place:a3");
  expect(asked(table)).toEqual([
    "Do you respond? Anna: B3 produces (scout, A3, caravan +2 [production], and rush for 3 [trade])",
    expect.stringContaining("караван +2 [production] и ускорение за 3 [trade]"),
    expect.stringContaining("karaván +2 [production] és sürgetés 3 [trade] kereskedelemért"),
  ]);
});

clause(["CV-11.4", "CV-33.31"], "whoever may cancel the arts is told that they bring trade", () => {
  const table = at("city-management", { open: ["charles-darwin"] }, SPY, { markers: { b2: "scientist" } });
  table.do("devote:b3", "trade");
  expect(asked(table)[0]).toBe("Do you respond? Anna: B3 is devoted to the arts (Charles Darwin)");
});

clause(["CV-12.7", "CV-18.5"], "what gives way to another marker is told, and where it goes", () => {
  const library = at("city-management", { techs: ["writing"], trade: 27 }, {}, { markers: { b2: "granary" } });
  library.build("b3", "library", "b2");
  expect(told(library, "log.building-replaced", 1)).toEqual(["A building gives way at B2: Granary"]);
  const market = at("city-management", { techs: ["currency"], trade: 27 }, {}, { markers: { b2: "artist" } });
  market.build("b3", "market", "b2");
  expect(told(market, "log.into-reserve", 1)).toEqual(["Anna takes a great person into the reserve: artist"]);
  const back = at("start-of-turn", {}, {}, { markers: { b2: "artist" } }).do("people", "person:b2>reserve");
  expect(told(back, "log.into-reserve", 1)).toEqual(["Anna takes a great person into the reserve: artist"]);
});

clause("CV-23.6", "a fortification that has held is told to be gone", () => {
  const table = at("movement", { armies: ["g3"] }, { cities: ["h3"], fortified: ["h3"] }).walk("g3", "h3");
  table.fight();
  expect(table.city("h3").post).toBeNull();
  expect(told(table, "log.fortification-gone", 0)).toEqual(["The fortification is discarded: H3"]);
});

clause("CV-2.4", "without investments the gold of the Seven Cities is told", () => {
  const options = { investments: false };
  const table = at("start-of-turn", { relics: ["seven-cities-of-gold"] }, {}, { options });
  expect(table.coins()).toBe(1);
  expect(told(table, "log.coin-on", 1)).toEqual(["Anna gains a coin: Seven Cities of Gold"]);
});

clause("CV-15.12", "everybody is told which event Mysticism has discarded", () => {
  const table = at(
    "city-management",
    { techs: ["mysticism"], culture: 3 },
    {},
    {
      eventDecks: { 1: ["drought", "sabotage"] },
    },
  );
  table.do("advance", "keep:sabotage");
  expect(told(table, "log.discards-event", 1)).toEqual(["Anna discards Drought"]);
});

clause(["CV-33.31", "CV-10.2"], "Darwin is said to bring as much trade as the dial takes", () => {
  const table = at(
    "city-management",
    { open: ["charles-darwin"], trade: 26 },
    {},
    {
      markers: { b2: "scientist", a3: "artist" },
    },
  );
  table.do("devote:b3");
  expect(table.option("trade")?.label).toMatchObject({ with: { n: 1 } });
  table.do("trade");
  expect(told(table, "log.devotes-for-trade", 1)).toEqual(["Anna devotes B3 to the arts for 1 [trade]"]);
});
