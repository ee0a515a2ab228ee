import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { inPhase, ROMANS } from "./phases.ts";
import { Table } from "./position.ts";

// Examples in which several clauses meet: culture, its track and its events.

const managing = inPhase("city-management", ROMANS);

const starting = inPhase("start-of-turn", ROMANS);

clause(
  ["CV-24.10", "CV-9.14", "CV-30.7", "CV-33.31", "CV-10.2"],
  "a metropolis of the Indians under Monarchy with Darwin",
  () => {
    const table = new Table({
      phase: "city-management",
      markers: { a1: "temple", d1: "scientist" },
      sides: [
        {
          civ: "indians",
          capital: "b2+c2",
          government: "monarchy-gov",
          techs: ["agriculture", "monarchy"],
          open: ["charles-darwin"],
          trade: 20,
        },
        { civ: "chinese" },
      ],
    });
    const squares = table.outskirts("b2").filter((name) => table.resource(name) !== null).length;
    const printed = table.arts("b2") - (2 + 2 + 2 + squares);
    expect(printed).toBeGreaterThanOrEqual(0);
    const n = table.arts("b2");
    table.do("devote:b2", "trade");
    expect([table.realm().culture, table.realm().trade]).toEqual([0, Math.min(27, 20 + n)]);
  },
);

clause(
  ["CV-33.18", "CV-33.36", "CV-33.45", "CV-11.3"],
  "Jerry Garcia devotes all cities; Kurosawa counts each of them",
  () => {
    const table = managing(
      { cities: ["g5"], hidden: ["jerry-garcia"] },
      { open: ["akira-kurosawa"] },
      { markers: { a2: "artist", m5: "artist", h5: "temple" } },
    );
    table.do("use:jerry-garcia");
    expect([table.realm(0).culture, table.realm(1).culture]).toEqual([1 + 2 + 1 + 2, 2]);
    expect(table.offers("devote:")).toEqual(["devote:g5"]); // the capital's action is used up
    table.do("devote:g5");
    expect([table.realm(0).culture, table.realm(1).culture]).toEqual([9, 3]);
  },
);

clause(
  ["CV-15.5", "CV-15.20", "CV-15.21", "CV-15.10"],
  "two paid advances in one turn, and an event played as soon as drawn",
  () => {
    const table = managing(
      { culture: 7, events: ["drought", "sabotage"] },
      {},
      { eventDecks: { 1: ["we-love-the-despot-day", "duty-and-honor"] } },
    );
    table.do("advance");
    expect(table).toAsk(0, "ask.discard-event");
    table.do("discard:drought", "play:we-love-the-despot-day");
    expect(table.realm()).toMatchObject({ culture: 4, track: 1, events: ["sabotage"] });
    table.do("advance");
    expect(table.realm()).toMatchObject({ culture: 1, track: 2 });
    expect(table).toRefuse("advance", "why.short-culture", "CV-15.3");
  },
);

clause(
  ["CV-33.19", "CV-15.23", "CV-15.4"],
  "Shakespeare over two markers into the second section, with Ecology and Endowment",
  () => {
    const table = new Table({
      land: "plain",
      phase: "city-management",
      sides: [
        {
          civ: "americans",
          track: 5,
          culture: 4,
          trade: 2,
          coins: { sheet: 3 },
          techs: ["ecology"],
          investments: { "endowment-for-the-arts": 2 },
          open: ["william-shakespeare"],
        },
        { track: 6 },
        { track: 7 },
      ],
      but: (w) => {
        w.markers[(w.realms[0]?.cities[0]?.at ?? 1) - 1] = { kind: "great-person", id: "artist", owner: 0 };
        w.market.greatPeople.splice(w.market.greatPeople.indexOf("artist"), 1);
      },
    });
    // Space 8: 5-1 culture and 3-1 trade; the great person of space 7 is passed by.
    table.do("advance:8");
    expect(table.realm()).toMatchObject({ track: 8, culture: 0, trade: 0 });
    expect(table.realm().events).toHaveLength(1);
    expect(table.realm().reserve).toEqual([]);
  },
);

clause(
  ["CV-33.44", "CV-33.4", "CV-15.12", "CV-15.9"],
  "Cristo Redentor with Mysticism: two draws of two, one kept each",
  () => {
    const table = starting(
      { techs: ["mysticism"], events: ["drought"] },
      {},
      {
        markers: { c3: "cristo-redentor" },
        eventDecks: { 3: ["think-tank", "disaster", "patriotism", "bank-scandal"] },
      },
    );
    expect(table.handSize()).toBe(6);
    table.do("use:cristo-redentor", "deck:3");
    expect(table.offered.toSorted()).toEqual(["keep:disaster", "keep:think-tank"]);
    table.do("keep:think-tank");
    expect(table.offered.toSorted()).toEqual(["keep:bank-scandal", "keep:patriotism"]);
    table.do("keep:patriotism");
    expect(table.realm().events).toEqual(["drought", "think-tank", "patriotism"]);
    expect(table.state.market.events[2]?.discard).toEqual(["disaster", "bank-scandal"]);
  },
);
