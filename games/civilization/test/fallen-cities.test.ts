import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { assault, Fight } from "./fight.ts";
import type { Position, Side } from "./position.ts";

// What happens between the last unit of a battle and the next step, in which order (CV-26.17).

/** The second city on h3 has fallen; it had no units. */
const fallen = (me: Side, rival: Side, more: Partial<Position> = {}): Fight =>
  assault({ units: ["infantry-c", "infantry-c", "infantry-c"], ...me }, rival, more).fight();

/** A village without barbarians on h3: a Barracks decides. */
const village = (me: Side, marker: string, more: Partial<Position> = {}): Fight =>
  new Fight({
    land: "plain",
    phase: "movement",
    markers: { h3: `village:${marker}`, b2: "barracks" },
    ...more,
    sides: [{ capital: "b3", armies: ["g3"], ...me }, { capital: "n6" }],
    but: (w) => {
      for (const deck of Object.values(w.market.units)) deck.down = [];
    },
  }).walk("g3", "h3");

clause(["CV-26.17", "CV-13.12", "CV-26.15"], "with the city the Panama Canal falls, and nobody loots its coins", () => {
  const table = fallen({}, { coins: { "panama-canal": 3 }, trade: 4 }, { markers: { h4: "panama-canal" } });
  expect(table.realm(1).wonders).toEqual([]);
  expect(table.offered.toSorted()).toEqual(["enough", "loot:trade"]);
});

clause(["CV-26.17", "CV-15.10", "CV-26.14"], "with Cristo Redentor the loser's hand shrinks before the loot", () => {
  const events = ["drought", "sabotage", "lost", "disaster"] as const;
  const table = fallen({}, { events }, { markers: { h4: "cristo-redentor" } });
  expect(table).toAsk(1, "ask.discard-event");
  table.do("discard:lost", "discard:disaster");
  expect(table).toAsk(0, "ask.loot");
  expect(table.offers("loot:event")).toEqual(["loot:event-1"]);
});

clause(["CV-26.13", "CV-26.21", "CV-30.5"], "Chivalry as loot brings the Germans a mounted unit and a resource", () => {
  const table = fallen({ civ: "germans", techs: ["metalworking", "pottery"] }, { techs: ["chivalry@1"] });
  table.do("loot:tech", "take:iron");
  expect(table.realm().resources.iron).toBe(1);
  expect(table.table.realms[0]?.units.mounted).toBe(1);
});

clause(["CV-26.21", "CV-27.11", "CV-24.11"], "Agriculture as loot makes the capital grow at once", () => {
  const table = fallen({}, { techs: ["agriculture"] }).do("loot:tech");
  expect(table).toAsk(0, "ask.metropolis");
  table.do("place:b4");
  expect(table.cities()).toEqual(["b3+b4"]);
});

clause(["CV-26.16", "CV-26.17"], "R-102: Code of Laws, taken as loot, was not there when the battle was won", () => {
  const table = fallen({ civ: "germans" }, { techs: ["code-of-laws"] }).do("loot:tech");
  expect(table.realm().coins).toEqual({});
});

clause(["CV-30.8", "CV-26.17", "CV-31.2"], "the Romans loot first, then advance: to the end of the track", () => {
  const table = fallen({ civ: "romans", track: 20 }, { trade: 5 });
  expect(table).toAsk(0, "ask.loot");
  table.do("loot:trade", "enough");
  expect(table.match.result?.remark?.say).toBe("remark.culture");
  expect(table.realm().trade).toBe(3);
});

clause(
  ["CV-25.8", "CV-25.41", "CV-25.42", "CV-26.16", "CV-30.8"],
  "an empty village falls to a Barracks: a coin, an advance, and what lay there",
  () => {
    const table = village({ civ: "romans", techs: ["code-of-laws"] }, "wealth", { eventDecks: { 1: ["drought"] } });
    expect(table.figures()).toEqual(["army h3"]);
    expect(table.realm()).toMatchObject({ track: 1, sheet: 1, coins: { "code-of-laws": 1 }, events: ["drought"] });
  },
);

clause(["CV-25.41", "CV-25.29"], "0 to 0: an empty village holds against an army without units", () => {
  const table = village({ civ: "romans" }, "spy", { markers: { h3: "village:spy" } });
  expect([table.figures(), table.marker("h3")]).toEqual([[], "village"]);
});

clause(["CV-30.3", "CV-16.10"], "the Chinese find Native Art in a conquered village: 3 and 6 culture", () => {
  expect(village({ civ: "chinese" }, "native-art").realm().culture).toBe(9);
});

clause(["CV-8.22", "CV-25.7"], "one of two armies attacks from an Academy: it stays blockaded", () => {
  const from = (armies: readonly string[], group: readonly string[]) =>
    new Fight({
      land: "plain",
      phase: "movement",
      markers: { g3: "academy" },
      sides: [
        { civ: "americans", capital: "b3", armies, units: ["infantry-a", "mounted-a"] },
        { civ: "egyptians", capital: "n6", cities: ["h3"], units: ["infantry-a", "mounted-a"] },
      ],
    })
      .do("move:g3", ...group, "go:h3")
      .bonus("defender");
  expect([from(["g3"], []), from(["g3", "g3"], ["group:1+0"])]).toEqual([6 + 4, 6]);
});

clause(["CV-25.18", "CV-25.17", "CV-25.21"], "infantry and an aircraft wound each other at the same time", () => {
  const table = assault(
    { units: ["infantry-c", "infantry-b"] },
    { armies: ["h3"], cities: [], capital: "n6", units: ["aircraft-5"] },
  );
  table.turn(0, "infantry-c", 1);
  expect(table.fronts).toEqual(["1 defender aircraft-5 3"]);
  table.turn(0, "infantry-b", 1); // 3 and 2 wounds are 5
  expect([table.figures(0), table.figures(1)]).toEqual([[], ["army h3"]]); // a tie
});
