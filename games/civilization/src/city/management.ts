import { choose, no, type Option, type Rules, type Seat, type Verdict } from "@civitas/kernel";
import type { GameTable } from "../agenda.ts";
import { hidden } from "../content/huts.ts";
import { advanceEntries } from "../culture/culture.ts";
import { revealMarker } from "../culture/kept.ts";
import { mayAct, productionOf } from "../limits.ts";
import { squareName } from "../map/grid.ts";
import { stepOrderEntries } from "../movement/step-orders.ts";
import { ref } from "../refs.ts";
import { say, sayPlace } from "../say.ts";
import { type City, cityAt, realmOf, type SquareNumber, type World } from "../state.ts";
import type { Entry } from "../turn/entry.ts";
import { artsEntries } from "./arts.ts";
import { harvestEntries } from "./harvesting.ts";
import { freeBuildingEntries, produceEntries } from "./producing.ts";

/** CV-11.1: each city has one action. */
export function beginCityManagement(w: World): void {
  for (const city of realmOf(w, w.mover).cities) {
    city.actions = mayAct(w, w.mover, city) ? 1 : 0;
    city.bonuses = [];
  }
}

/** CV-11.1 to CV-11.3. */
export function cityEntries(w: World, table: GameTable, seat: Seat): Verdict<Entry>[] {
  const entries: Verdict<Entry>[] = [];
  for (const city of realmOf(w, seat).cities) {
    if (city.actions === 0) {
      if (!mayAct(w, seat, city)) entries.push(anarchy(w, city));
      continue;
    }
    entries.push(
      ...produceEntries(w, table, seat, city),
      ...artsEntries(w, table, seat, city),
      ...harvestEntries(w, table, seat, city),
      ...freeBuildingEntries(w, table, seat, city),
    );
  }
  entries.push(...advanceEntries(w, table, seat), ...workerEntries(w, table, seat), ...stepOrderEntries(w, seat));
  return entries;
}

/** CV-9.9. */
const anarchy = (w: World, city: City): Verdict<Entry> =>
  no(
    () => {
      const name = squareName(w, city.at);
      return { id: `act:${name}`, label: sayPlace(w, city.at), refs: [ref.city(name)] };
    },
    say("why.anarchy"),
    "CV-9.9",
  );

/** CV-11.19: cities that can still produce. */
export const producingCities = (w: World, seat: Seat): City[] =>
  realmOf(w, seat).cities.filter(({ actions }) => actions > 0);

interface Chosen extends Option {
  readonly city: SquareNumber;
}

export const cityOption = (w: World, seat: Seat, city: City): Chosen => {
  const name = squareName(w, city.at);
  const label = say("choice.city", { place: sayPlace(w, city.at), n: productionOf(w, seat, city) });
  return { id: `city:${name}`, label, refs: [ref.city(name)], city: city.at };
};

/** CV-11.17: production for one produce action of a city. */
export function addBonus(w: World, table: GameTable, seat: Seat, at: SquareNumber, n: number, clause: string): void {
  cityAt(realmOf(w, seat), at).bonuses.push(n);
  table.tell(() => ({ what: say("log.bonus", { who: { seat }, city: sayPlace(w, at), n }), seat, clause }));
}

/** CV-16.12: Friendly Workers. */
function workerEntries(w: World, table: GameTable, seat: Seat): Entry[] {
  const cities = producingCities(w, seat);
  const marker = realmOf(w, seat).kept.find(({ id }) => id === "village-friendly-workers");
  if (marker === undefined || cities.length === 0) return [];
  return [
    {
      id: "workers",
      label: say("marker.friendly-workers"),
      refs: [ref.keptMarker(seat, marker.id)],
      group: say("group.cards"),
      act: () => sendWorkers(w, table, seat),
    },
  ];
}

function* sendWorkers(w: World, table: GameTable, seat: Seat): Rules {
  const options = producingCities(w, seat).map((city) => cityOption(w, seat, city));
  const { city } = yield* choose(seat, say("ask.city"), options, { clause: "CV-16.12" });
  revealMarker(w, table, seat, "village-friendly-workers", "CV-16.12");
  addBonus(w, table, seat, city, hidden("village-friendly-workers").amount, "CV-16.12");
}
