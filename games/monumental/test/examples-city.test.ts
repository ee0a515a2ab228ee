import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { cityOfForts, Table } from "./position.ts";

clause(["MO-10.8", "MO-10.10"], "E30: the five activated cards are discarded and replaced in order", () => {
  const table = new Table({
    phase: "activation",
    sides: [
      {
        city: cityOfForts({ 1: "mine", 4: "library", 5: "forum", 6: "labour-camp", 7: "workshop" }),
        deck: ["temple", "market", "quarry", "barracks", "scriptorium", "laboratory"],
      },
      {},
    ],
  });
  table.do("activate:b1", "end");
  expect([1, 4, 5, 6, 7].map((place) => table.at(place))).toEqual([
    "temple",
    "market",
    "quarry",
    "barracks",
    "scriptorium",
  ]);
  expect([...table.city().discard].sort()).toEqual(["forum", "labour-camp", "library", "mine", "workshop"]);
  expect(table.deck()).toEqual(["laboratory"]);
});

clause("MO-10.11", "E31: of two knowledge cards for one position the player keeps one", () => {
  const table = new Table({
    sides: [{ city: cityOfForts({ 1: "fort!" }), deck: ["writing", "calendar", "workshop", "mine"] }, {}],
  });
  table.do("end");
  expect(table.asked).toBe(0);
  expect(table.offered).toEqual(expect.arrayContaining(["keep:writing", "keep:calendar"]));
  expect(table.fork().do("keep:calendar").at(1)).toBe("workshop+calendar");
  table.do("keep:writing");
  expect(table.at(1)).toBe("workshop+writing");
  expect(table.city().discard).toContain("calendar");
  expect(table.deck()).toEqual(["mine"]);
});

clause("MO-10.12", "E32: an empty deck is renewed from the discard pile while dealing", () => {
  const table = new Table({
    sides: [
      {
        city: { 6: "fort", 7: "fort", 8: "fort", 9: "fort" },
        deck: ["mine"],
        discard: ["library", "library", "forum", "labour-camp", "labour-camp", "workshop"],
      },
      {},
    ],
    chance: [{ top: ["library", "forum", "workshop", "labour-camp"] }],
  });
  table.do("end");
  expect([1, 2, 3, 4, 5].map((place) => table.at(place))).toEqual([
    "mine",
    "library",
    "forum",
    "workshop",
    "labour-camp",
  ]);
  expect(table.deck()).toHaveLength(2);
  expect(table.city().discard).toEqual([]);
});

clause(["MO-10.12", "MO-10.4"], "E33: a discard pile of knowledge alone is not shuffled", () => {
  const { 9: _, ...city } = cityOfForts({});
  const table = new Table({ sides: [{ city, discard: ["irrigation", "calendar"] }, {}] });
  table.do("end");
  expect(table.at(9)).toBeNull();
  expect(table.city().discard).toEqual(["irrigation", "calendar"]);
  const drawing = new Table({ sides: [{ city, science: 2, discard: ["irrigation", "calendar"] }, {}] });
  expect(drawing).toOffer("advance");
});

clause(["MO-6.10", "MO-6.15"], "E72: what becomes active in the middle does not trigger for the same event", () => {
  const table = new Table({
    sides: [{ civ: "denmark", military: 9, city: { 5: "library+plunder" }, deck: ["calendar"] }, {}],
    spaces: { b1: { tile: "meadow", token: "barbarian-1-draw" }, c2: { tile: "meadow", token: null } },
  });
  table.do("conquer:b1").send({ c1: 1 }).do("choose:2", "place:5");
  expect(table.has()).toEqual({ military: 8, science: 1 });
  table.do("conquer:c2").send({ c1: 1 });
  expect(table.has()).toEqual({ military: 7, science: 1, gold: 1 });
});

clause(["MO-10.11", "MO-10.12", "MO-10.13"], "E59: dealing stops on knowledge, which lies alone", () => {
  const { 8: _8, 9: _9, ...city } = cityOfForts({});
  const table = new Table({
    sides: [{ city, gold: 3, deck: ["writing", "calendar"], discard: ["irrigation"] }, {}],
    chance: [{ top: ["fort", "fort", "fort", "fort", "fort"] }],
  });
  table.do("end", "keep:writing");
  expect(table.at(8)).toBe("writing");
  expect(table.at(9)).toBeNull();
  expect([...table.city().discard].sort()).toEqual(["calendar", "irrigation"]);
  table.pass();
  table.do("activate:a1", "buy:workshop", "end");
  expect(table.at(1)).toBe("workshop");
  expect(table.at(8)).toBe("fort+writing");
});

clause(["MO-4.5", "MO-15.7"], "E82: a card and its knowledge are activated as one, and only once", () => {
  const table = new Table({
    sides: [{ city: { 1: "fort+calendar!", 2: "fort+electricity!", 5: "temple+currency", 6: "library" } }, {}],
  });
  table.do("use:calendar", "place:5");
  expect(table.has()).toEqual({ culture: 1, gold: 1 });
  expect(table.city().places[4]?.activated).toBe(true);
  table.do("use:electricity");
  expect(table.offered).toEqual(["place:6", "none"]);
});

clause(["MO-6.12", "MO-10.7"], "E83: a drawn card is used, not activated", () => {
  const table = new Table({
    display: ["irrigation"],
    sides: [{ civ: "denmark", science: 4, military: 1, deck: ["university", "plunder"] }, {}],
    spaces: { b1: { token: null } },
  });
  table.do("advance");
  expect(table.has()).toEqual({ science: 6, military: 1 });
  expect(table.option("buy:irrigation")?.price).toEqual({ science: 3 });
  table.do("advance", "conquer:b1").send({ c1: 1 });
  expect(table.has()).toEqual({ science: 4 });
});

clause(["MO-6.8", "MO-6.11"], "E84: no token is cashed in while an effect is resolved", () => {
  const given = { sides: [{ city: { 1: "fort+currency!" }, science: 1, productionTokens: 1 }, {}] };
  const table = new Table(given).do("use:currency");
  expect(table.offered).toEqual(["exchange:science>gold", "none"]);
  table.do("exchange:science>gold");
  expect(table.has()).toEqual({ gold: 1 });
  expect(table).toOffer("cash-in");
  const before = new Table(given).do("cash-in", "use:currency", "exchange:production>gold", "exchange:science>gold");
  expect(before.has()).toEqual({ gold: 2 });
});
