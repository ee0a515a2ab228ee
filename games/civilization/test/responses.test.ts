import { answeredByItself, type StandingAnswer, standingAnswer } from "@civitas/kernel";
import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { near, seats } from "./neighbours.ts";
import type { Side } from "./position.ts";

// Announcements and what others respond to them.

clause(
  ["CV-28.2", "CV-28.3", "CV-28.4", "CV-28.5", "CV-28.7", "CV-28.13"],
  "E-31: a cancel is cancelled, and a third player cancels after all",
  () => {
    const play = seats(
      near([
        { events: ["sabotage", "jousting-tourney"] },
        { events: ["bread-and-circuses"] },
        { techs: ["civil-service"], kept: ["hut:spy"] },
        {},
      ]),
      { markers: { f2: "harbor" } },
    );
    play.do("play:sabotage");
    expect(play).toAsk(1, "ask.respond");
    play.do("play:bread-and-circuses");
    expect(play).toAsk(2, "ask.respond"); // about Bread and Circuses
    play.do("pass");
    expect(play).toAsk(0, "ask.respond");
    play.do("play:jousting-tourney");
    expect(play).toAsk(2, "ask.respond"); // the second player has nothing left
    play.do("pass");
    // Bread and Circuses has no effect; the window of Sabotage goes on with the third player.
    expect(play).toAsk(2, "ask.respond");
    play.do("use:civil-service");
    expect(play.marker("f2")).toBe("harbor");
    expect(play.state.market.events.map(({ discard }) => discard)).toEqual([
      ["bread-and-circuses", "sabotage"],
      ["jousting-tourney"],
      [],
    ]);
    expect(play.kept(2)).toEqual([]);
    expect(play.realm(2).used).toContain("civil-service");
    expect(play).toAsk(0, "ask.phase-turn");
  },
);

clause(["CV-28.3", "CV-28.13", "CV-34.5", "CV-34.6"], "E-58: only those who could respond are asked", () => {
  const play = seats(
    near([
      { events: ["sabotage", "sabotage"], scouts: ["h5", "k4"] },
      { events: ["duty-and-honor"] },
      { techs: ["civil-service"], resources: { wheat: 2 } },
      { events: ["bread-and-circuses"] },
    ]),
    { markers: { f2: "harbor", i2: "the-kremlin", l2: "library", h3: "granary" } },
  );
  const sabotage = (square: string): void => {
    play.do("play:sabotage", `square:${square}`);
  };
  sabotage("f2");
  // Not the second player, who holds no response, and not the fourth, who is no target.
  expect(play).toAsk(2, "ask.respond");
  const asked = play.question();
  expect(asked.standing?.kind).toBe("events");
  const order = standingAnswer(asked, "my-turn");
  const orders: StandingAnswer[] = order === undefined ? [] : [order];
  play.do("pass");
  expect(play.marker("f2")).toBeNull();
  // The next Sabotage hits the fourth player's Library: the third passes by standing order, the fourth is asked.
  const other = play.fork();
  sabotage("l2");
  expect(play).toAsk(2, "ask.respond");
  expect(answeredByItself(play.question(), orders)).toBe("pass");
  play.do("pass");
  expect(play).toAsk(3, "ask.respond");
  // On the third player's own building it is a question of another kind.
  other.do("play:sabotage", "square:h3");
  expect(other).toAsk(2, "ask.respond");
  expect(other.question().standing?.kind).toBe("events-at-me");
  expect(answeredByItself(other.question(), orders)).toBeUndefined();
});

clause(["CV-15.17", "CV-28.8", "CV-28.9", "CV-28.13"], "E-49: Bank Scandal, Bread and Circuses, United Nations", () => {
  const play = seats(
    near([
      { events: ["bank-scandal"] },
      { coins: { sheet: 1 } },
      { coins: { sheet: 1 }, events: ["bread-and-circuses"] },
      { coins: { sheet: 2 } },
    ]),
    { markers: { l2: "united-nations" } },
  ).do("play:bank-scandal");
  expect(play).toAsk(3, "ask.consent");
  const agreed = play.fork().do("yes", "pass");
  play.do("no");
  expect(play).toAsk(2, "ask.respond");
  const cancelled = play.fork().do("play:bread-and-circuses");
  play.do("pass");
  expect(play.state.realms.map(({ sheet }) => sheet)).toEqual([0, 0, 0, 2]);
  expect(agreed.state.realms.map(({ sheet }) => sheet)).toEqual([0, 0, 0, 1]);
  expect(cancelled.state.realms.map(({ sheet }) => sheet)).toEqual([0, 1, 1, 2]);
});

clause(["CV-28.8", "CV-28.15"], "whoever is refused has played nothing and may aim elsewhere", () => {
  const play = seats(near([{ events: ["sabotage"], scouts: ["h5"] }, {}, {}, {}]), {
    markers: { f2: "united-nations", f4: "harbor", i2: "library" },
  }).do("play:sabotage", "square:f4");
  expect(play).toAsk(1, "ask.consent");
  play.do("no");
  expect(play.realm().events).toEqual(["sabotage"]);
  expect(play.marker("f4")).toBe("harbor");
  play.do("play:sabotage"); // only one target is left
  expect(play.marker("i2")).toBeNull();
});

clause("CV-28.3", "with Mass Media nobody can cancel one's events", () => {
  const play = seats(near([{ events: ["sabotage"], techs: ["mass-media"] }, { events: ["jousting-tourney"] }]), {
    markers: { f2: "harbor" },
  }).do("play:sabotage");
  expect(play.marker("f2")).toBeNull();
});

clause(["CV-11.5", "CV-28.1", "CV-28.6"], "a cancelled city action is used up, but nothing is paid", () => {
  const play = seats(
    near([
      { trade: 9, techs: ["pottery"] },
      { techs: ["writing"], kept: ["village:spy"] },
    ]),
    {
      phase: "city-management",
      terrain: { b2: "forest" },
    },
  );
  play.do("produce:c3", "build:army", "place:b2");
  expect(play).toAsk(1, "ask.respond");
  expect(play.realm().trade).toBe(9); // payment comes after the window
  play.do("use:writing");
  expect(play.realm().trade).toBe(9);
  expect(play.figures()).toEqual([]);
  expect(play.city("c3").actions).toBe(0);
  expect(play.kept(1)).toEqual([]); // the spy was laid out before
});

clause(["CV-28.6", "CV-28.12"], "Mark Twain cancels a city action, and nobody can cancel him", () => {
  const play = seats(near([{ events: ["primetime-tv"] }, { hidden: ["mark-twain"] }]), {
    phase: "city-management",
    markers: { f2: "artist" },
  }).do("devote:c3");
  play.do("use:mark-twain");
  expect(play.realm().culture).toBe(0);
  expect(play.realm(1).greatCards).toEqual([]);
  expect(play.state.market.greatDeck[0]).toEqual({ id: "mark-twain", up: false });
});

clause(["CV-19.9", "CV-28.6", "CV-34.9"], "Dr. King, turned up in time, prevents a cancel; the spy is kept", () => {
  const play = seats(near([{ hidden: ["martin-luther-king"] }, { techs: ["writing"], kept: ["hut:spy"] }]), {
    phase: "city-management",
    markers: { c2: "humanitarian" },
  }).do("devote:c3", "use:writing");
  expect(play).toAsk(0, "ask.prevent-cancel");
  const accepted = play.fork().do("accept");
  play.do("turn-up:martin-luther-king");
  expect(play.realm().culture).toBe(2);
  expect(play.kept(1)).toEqual(["hut:spy"]);
  expect(accepted.realm().culture).toBe(0);
  expect(accepted.kept(1)).toEqual([]);
});

clause(["CV-28.5", "CV-0.11"], "a cancelled resource ability is used, and its resources are lost", () => {
  const play = seats(near([{ techs: ["currency"], resources: { incense: 2 } }, { events: ["primetime-tv"] }]), {
    phase: "city-management",
  }).do("use:currency");
  expect(play).toAsk(1, "ask.respond");
  expect(play.question().standing?.kind).toBe("resource-abilities");
  play.do("play:primetime-tv");
  expect(play.realm()).toMatchObject({ culture: 0, resources: { incense: 1 }, used: ["currency"] });
  expect(play).toRefuse("use:currency", "why.used", "CV-6.7");
});

clause("CV-28.5", "what is paid with trade only is no resource ability", () => {
  const play = seats(near([{ techs: ["democracy"], trade: 6 }, { events: ["primetime-tv"] }]), {
    phase: "city-management",
  }).do("use:democracy");
  expect(play.realm().coins.democracy).toBe(1);
});

clause(["CV-25.36", "CV-25.43"], "others may cancel what is used in a battle, and do nothing else in it", () => {
  const play = seats(
    [
      {
        capital: "c3",
        armies: ["f5"],
        techs: ["metalworking"],
        resources: { iron: 1 },
        units: ["infantry-b", "mounted-b"],
      },
      { capital: "m3", armies: ["g5"], units: ["infantry-b", "mounted-b"] },
      { capital: "m9", events: ["primetime-tv", "drought"] },
      {},
    ],
    { phase: "movement" },
  ).walk("f5", "g5");
  play.do("unit:infantry-b");
  expect(play).toAsk(0, "ask.battle-ability");
  play.do("use:metalworking");
  expect(play).toAsk(2, "ask.respond");
  expect(play.offered).toEqual(["play:primetime-tv", "pass"]);
  play.do("play:primetime-tv");
  expect(play.state.battle?.sides.attacker.strengthNext).toBe(0);
  expect(play.realm().resources.iron).toBe(0);
  expect(play).toAsk(0, "ask.unit");
});

clause(["CV-28.14", "CV-15.14"], "events that only help their player have no targets", () => {
  const play = seats(near([{ events: ["we-love-the-despot-day"] }, { events: ["bread-and-circuses"] }]), {
    phase: "city-management",
  }).do("play:we-love-the-despot-day");
  expect(play.city("c3").bonuses).toEqual([4]); // Bread and Circuses was no answer
});

clause("CV-28.17", "a window that nobody can use does not open", () => {
  const play = seats(near([{ events: ["sabotage"], coins: { sheet: 1 } }, { events: ["duty-and-honor"] }]), {
    markers: { f2: "harbor" },
  }).do("play:sabotage");
  expect(play).toAsk(0, "ask.phase-turn");
});

clause(["CV-15.21", "CV-32.7"], "any number of events in one phase turn; what was played lies open", () => {
  const play = seats(near([{ events: ["sabotage", "drought"], coins: { sheet: 1 } }, {}]), {
    markers: { f2: "harbor" },
  }).do("play:sabotage", "play:drought", "square:f5");
  expect(play.table.market.events[0]?.discard).toEqual(["sabotage", "drought"]);
});

clause(
  ["CV-34.8", "CV-28.10"],
  "an Any Time effect is no reason to be asked, but may be used where one is asked anyway",
  () => {
    const sides = (events: Side["events"] & object): Side[] =>
      near([{ events: ["sabotage"] }, { hidden: ["marco-polo"], events }]);
    const markers = { f2: "harbor", f4: "industrialist" };
    expect(seats(sides([]), { markers }).do("play:sabotage").marker("f2")).toBeNull();
    const play = seats(sides(["jousting-tourney"]), { markers }).do("play:sabotage");
    expect(play).toOffer("use:marco-polo", "play:jousting-tourney");
    play.do("use:marco-polo");
    expect(play.realm(1).trade).toBe(27);
    expect(play).toAsk(1, "ask.respond"); // and now about Sabotage
    play.do("play:jousting-tourney");
    expect(play.marker("f2")).toBe("harbor");
  },
);

clause(["CV-6.6", "CV-34.14"], "before a phase only those are asked who can use something then", () => {
  const play = seats(near([{}, { hidden: ["khalid-ibn-al-walid"] }]), {
    phase: "trade",
    step: "open",
    markers: { f2: "general" },
  });
  expect(play).toAsk(1, "ask.phase-start");
  play.do("use:khalid-ibn-al-walid");
  expect(play.state.first).toBe(1);
});
