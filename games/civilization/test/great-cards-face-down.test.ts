import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { holding } from "./great-card.ts";
import { Table } from "./position.ts";

// When a great person card works: with its marker, and face up or turned up in time.

clause("CV-19.15", "while a card lies face down its owner is asked each time", () => {
  const table = holding("akira-kurosawa", "artist", { mover: 1 });
  table.do("devote:n6");
  expect(table.asked).toBe(0);
  const no = table.fork();
  no.do("pass");
  expect(no.realm().culture).toBe(0);
  table.do("use");
  expect(table.realm()).toMatchObject({ culture: 1, greatCards: [{ id: "akira-kurosawa", up: true }] });
});

clause("CV-19.7", "a card works only with an unblockaded marker of its type", () => {
  const blockaded = holding("marco-polo", "industrialist", { rival: { scouts: ["d3"] } });
  expect(blockaded).toRefuse("use:marco-polo", "why.no-great-person", "CV-19.7");
  const away = holding("marco-polo", "artist");
  expect(away).toRefuse("use:marco-polo", "why.no-great-person", "CV-19.7");
});

clause(["CV-18.4", "CV-19.7", "CV-19.10"], "E-51: Shakespeare without an artist on the map", () => {
  const table = new Table({
    land: "plain",
    phase: "start-of-turn",
    sides: [
      { capital: "c3", hidden: ["william-shakespeare"], reserve: ["artist"], culture: 6, track: 1 },
      { capital: "n6", track: 2, scouts: ["e4"] },
    ],
  });
  expect(table.offered).not.toContain("turn-up:william-shakespeare");
  table.do("people", "reserve:artist>d4");
  expect(table).toOffer("turn-up:william-shakespeare");
  table.do("turn-up:william-shakespeare");
  const free = table.fork();
  free.until("city-management", 0);
  expect(free.offers("advance")).toEqual(["advance", "advance:3"]);
  table.until("movement", 1);
  table.walk("e4", "d4").until("city-management", 0);
  expect(table.offers("advance")).toEqual(["advance"]);
  expect(table.realm().greatCards).toEqual([{ id: "william-shakespeare", up: true, counters: 0 }]);
});

clause(["CV-0.14", "CV-34.9"], "Dr. Martin Luther King can be turned up when Anarchy threatens", () => {
  const table = holding("martin-luther-king", "humanitarian", {
    phase: "start-of-turn",
    mover: 1,
    rival: { events: ["the-citizens-are-revolting"] },
  });
  table.do("play:the-citizens-are-revolting");
  expect(table.asked).toBe(0);
  const anarchy = table.fork();
  anarchy.do("anarchy");
  expect(anarchy.realm().government).toBe("anarchy");
  table.do("turn-up:martin-luther-king");
  expect(table.realm().government).toBe("despotism");
});

clause("CV-34.9", "Valmiki can be turned up instead of discarding", () => {
  const table = holding("valmiki", "artist", { me: { events: ["sabotage", "drought"], culture: 3 } });
  table.do("advance");
  expect(table.prompt).toBe("ask.discard-event");
  table.do("turn-up:valmiki");
  expect(table.realm().events).toHaveLength(3);
  expect(table.handSize()).toBe(4);
});

clause(["CV-21.21", "CV-34.9"], "Louis Pasteur's marker is taken away: surplus figures die", () => {
  const table = holding("louis-pasteur", "scientist", {
    phase: "movement",
    mover: 1,
    me: { hidden: [], open: ["louis-pasteur"], armies: ["g4", "g4"], scouts: ["g4"] },
    rival: { armies: ["e3"] },
  });
  table.walk("e3", "d3");
  expect(table.asked).toBe(0);
  expect(table.offered).toEqual(["army", "scout"]);
  table.do("scout");
  expect(table.figures()).toEqual(["army g4", "army g4"]);
});
