import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { AMERICANS, inPhase } from "./phases.ts";
import { Table } from "./position.ts";

// Examples in which several clauses meet: great people and their cards.

const moving = inPhase("movement", AMERICANS);

const researching = inPhase("research", AMERICANS);

clause(
  ["CV-33.21", "CV-27.14", "CV-27.6", "CV-19.8"],
  "Tesla: a level IV tech for 21 trade in a slot of level III",
  () => {
    const table = researching(
      {
        techs: ["pottery", "writing", "currency", "chivalry", "democracy"],
        hidden: ["nikola-tesla"],
        trade: 21,
      },
      {},
      { markers: { b2: "builder" } },
    );
    expect(table).toOffer("lower:flight");
    expect(table.offered).not.toContain("lower:banking"); // three cards of level II need four below
    expect(table.offered).not.toContain("learn:flight");
    table.do("lower:flight");
    expect(table.realm().pyramid.at(-1)).toEqual({ tech: "flight", level: 3 });
    expect([table.realm().greatCards, table.state.market.greatDeck[0]]).toEqual([
      [],
      { id: "nikola-tesla", up: false },
    ]);
  },
);

clause(
  ["CV-33.33", "CV-19.12", "CV-19.10", "CV-27.12"],
  "Newton's blank card opens a slot and outlives its scientist",
  () => {
    const table = researching(
      { techs: ["pottery", "writing"], hidden: ["sir-isaac-newton"], trade: 11 },
      {},
      { markers: { b2: "scientist" } },
    );
    table.do("use:sir-isaac-newton", "level:1");
    expect(table.realm().greatCards).toEqual([]);
    table.do("learn:chivalry");
    expect(
      table
        .realm()
        .pyramid.map(({ level }) => level)
        .toSorted(),
    ).toEqual([1, 1, 1, 2]);
  },
);

clause("CV-19.3", "a card of a type that is left is found, wherever it lies in the deck", () => {
  // Two cards that can't be taken on top of one that can, which lies face up: the deck is shuffled until it comes.
  for (let seed = 0; seed < 20; seed++) {
    const table = moving(
      { track: 2, culture: 3 },
      {},
      {
        phase: "city-management",
        seed: `deck ${seed}`,
        but: (w) => {
          w.market.greatPeople = ["scientist"];
          w.market.greatDeck = [
            { id: "alan-turing", up: true },
            { id: "archimedes", up: false },
            { id: "henry-ford", up: false },
            { id: "leonidas", up: false },
          ];
        },
      },
    );
    table.do("advance");
    expect(table.realm().greatCards.map(({ id }) => id)).toEqual(["alan-turing"]);
  }
});

clause(
  ["CV-19.10", "CV-18.7", "CV-19.14", "CV-28.13"],
  "Mass Defection kills a great person: the card goes with it",
  () => {
    const table = moving(
      { events: ["mass-defection"], armies: ["l6"] },
      { hidden: ["valmiki"], events: ["bread-and-circuses"] },
      { markers: { m6: "artist" } },
    );
    const pool = table.state.market.greatPeople.length;
    table.do("play:mass-defection", "square:m6");
    expect(table).toAsk(1, "ask.respond"); // a target may answer
    table.do("pass");
    expect([table.marker("m6"), table.realm(1).greatCards]).toEqual([null, []]);
    expect(table.state.market.greatPeople).toHaveLength(pool + 1);
    expect(table.state.market.greatDeck[0]).toEqual({ id: "valmiki", up: true });
  },
);

clause(
  ["CV-6.9", "CV-6.2", "CV-34.14"],
  "Khalid takes the first turn of the phase; the marker goes on from him",
  () => {
    const table = new Table({
      land: "plain",
      phase: "start-of-turn",
      step: "open",
      first: 0,
      markers: { h1: "general" },
      sides: [{}, {}, { hidden: ["khalid-ibn-al-walid"] }],
      but: (w) => {
        const city = w.realms[2]?.cities[0];
        const square = city === undefined ? -1 : city.at - 1;
        w.markers = w.markers.map((marker) => (marker?.kind === "great-person" ? null : marker));
        w.markers[square] = { kind: "great-person", id: "general", owner: 2 };
      },
    });
    expect(table).toAsk(2, "ask.phase-start");
    table.do("use:khalid-ibn-al-walid");
    expect(table.state.first).toBe(2);
  },
);
