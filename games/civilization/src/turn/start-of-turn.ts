import { choose, type Option, type Rules, type Seat, type Verdict } from "@civitas/kernel";
import type { GameTable } from "../agenda.ts";
import { foundingEntries } from "../city/founding.ts";
import { outskirts } from "../city/outskirts.ts";
import { hasSquareForGreatPerson, squaresForGreatPerson, takeIntoReserve } from "../city/placing.ts";
import type { GreatType, RelicId } from "../content/ids.ts";
import { placeGreatPerson, placingOption } from "../culture/great-people.ts";
import { revealMarker } from "../culture/kept.ts";
import { squareName } from "../map/grid.ts";
import { markerAt } from "../map/land.ts";
import { blockaded } from "../movement/figures.ts";
import { stepOrderEntries } from "../movement/step-orders.ts";
import { ref } from "../refs.ts";
import { governmentEntries } from "../research/governments.ts";
import { investEntries } from "../research/investing.ts";
import { canLearn } from "../research/learning.ts";
import { knows } from "../research/pyramid.ts";
import { say, sayPlace } from "../say.ts";
import { capitalOf, type Figure, type Realm, realmOf, type SquareNumber, type World } from "../state.ts";
import type { Entry } from "./entry.ts";

/** CV-24.1: a metropolis that has not been built yet. */
const awaitsMetropolis = (realm: Realm): boolean => capitalOf(realm).second === null && knows(realm, "agriculture");

export const isOwedSomething = (w: World): boolean => {
  const realm = realmOf(w, w.mover);
  return realm.relics.length > 0 || awaitsMetropolis(realm);
};

/** CV-7.1: pending relic rewards, then a pending metropolis. */
export function* beginStartOfTurn(w: World, table: GameTable): Rules {
  const seat = w.mover;
  const realm = realmOf(w, seat);
  const rewards = yield* inOwnOrder(w, seat, realm.relics.splice(0));
  if (awaitsMetropolis(realm)) table.next("growMetropolis", { seat });
  for (const relic of rewards.toReversed()) {
    if (relic === "atlantis") {
      table.next("learnFree", { seat, from: "any", maxLevel: 5, optional: false, clause: "CV-23.9" });
    } else if (w.settings.investments) table.next("invest", { seat, times: 2 });
    else findGold(w, table, seat);
  }
}

/** CV-2.4: without investments the Seven Cities bring a coin token. */
function findGold(w: World, table: GameTable, seat: Seat): void {
  realmOf(w, seat).sheet += 1;
  table.tell(() => ({
    what: say("log.coin-on", { who: { seat }, card: say("relic.seven-cities-of-gold") }),
    seat,
    clause: "CV-2.4",
    moves: [{ piece: "coin", from: ref.bank, to: ref.coinsOn(seat, "sheet") }],
  }));
}

/** CV-0.20, CV-34.13: a tech and investments are both chosen, so their owner says which comes first. */
function* inOwnOrder(w: World, seat: Seat, relics: readonly RelicId[]): Rules<readonly RelicId[]> {
  if (relics.length < 2 || !w.settings.investments) return relics;
  const options = relics.map((relic) => ({ id: `next:${relic}`, label: say(`relic.${relic}`), relic }));
  const { relic: first } = yield* choose(seat, say("ask.which-first"), options, { clause: "CV-34.13" });
  return [first, ...relics.filter((relic) => relic !== first)];
}

/** CV-7.2. */
export function startEntries(w: World, table: GameTable, seat: Seat): Verdict<Entry>[] {
  return [
    ...foundingEntries(w, table, seat),
    ...scoutEntries(w, table, seat),
    ...peopleEntries(w, table, seat),
    ...investEntries(w, table, seat),
    ...teacherEntries(w, table, seat),
    ...governmentEntries(w, table, seat),
    ...stepOrderEntries(w, seat),
  ];
}

const SCOUT_ASSIGNED = "scout-assigned";
/** how often each scout may be assigned in a turn, so that every turn ends. */
const ASSIGNMENTS_A_SCOUT = 6;

function mayAssign({ used, figures }: Realm): boolean {
  const scouts = figures.filter(({ kind }) => kind === "scout").length;
  return used.filter((key) => key === SCOUT_ASSIGNED).length < ASSIGNMENTS_A_SCOUT * scouts;
}

/** CV-7.3: each scout may be assigned to an own city. */
function scoutEntries(w: World, table: GameTable, seat: Seat): Entry[] {
  if (!mayAssign(realmOf(w, seat))) return [];
  return [
    {
      id: "scouts",
      label: say("choice.scouts"),
      refs: [],
      group: say("group.figures"),
      act: () => assignScout(w, table, seat),
    },
  ];
}

interface Assignment extends Option {
  readonly scout: Figure;
  readonly city: SquareNumber | null;
}

function assignments(w: World, seat: Seat): Assignment[] {
  const { figures, cities } = realmOf(w, seat);
  const scouts = figures.filter(
    ({ kind, at, gathers }, n) =>
      kind === "scout" &&
      figures.findIndex((other) => other.kind === kind && other.at === at && other.gathers === gathers) === n,
  );
  return scouts.flatMap((scout) => {
    const from = { ref: ref.figures(seat, squareName(w, scout.at)), name: sayPlace(w, scout.at) };
    const name = squareName(w, scout.at);
    const toCities = cities.flatMap(({ at }): Assignment[] => {
      if (at === scout.gathers) return [];
      const to = { ref: ref.city(squareName(w, at)), name: sayPlace(w, at) };
      const label = say("choice.scout-for", { from: from.name, to: to.name });
      return [{ id: `scout:${name}>${squareName(w, at)}`, label, from, to, scout, city: at }];
    });
    if (scout.gathers === null) return toCities;
    const idle = { ref: ref.square(name), name: say("place.nowhere") };
    const label = say("choice.scout-idle", { from: from.name });
    return [...toCities, { id: `scout:${name}>none`, label, from, to: idle, scout, city: null }];
  });
}

function* assignScout(w: World, table: GameTable, seat: Seat): Rules {
  const { scout, city } = yield* choose(seat, say("ask.scout"), assignments(w, seat), { clause: "CV-7.3" });
  scout.gathers = city;
  realmOf(w, seat).used.push(SCOUT_ASSIGNED);
  table.tell(() => ({
    what:
      city === null
        ? say("log.scout-idle", { who: { seat }, place: sayPlace(w, scout.at) })
        : say("log.scout", { who: { seat }, place: sayPlace(w, scout.at), city: sayPlace(w, city) }),
    seat,
    clause: "CV-7.3",
  }));
}

interface Person extends Option {
  readonly type: GreatType;
  readonly at?: SquareNumber;
}

/** CV-18.5: those in reserve who could be placed. */
const waitingPeople = (w: World, seat: Seat): readonly GreatType[] => {
  const { reserve } = realmOf(w, seat);
  return reserve.length > 0 && hasSquareForGreatPerson(w, seat) ? reserve : [];
};

/** CV-18.5: own unblockaded ones on the map. */
function placedPeople(w: World, seat: Seat): { readonly type: GreatType; readonly at: SquareNumber }[] {
  const found: { readonly type: GreatType; readonly at: SquareNumber }[] = [];
  for (const city of realmOf(w, seat).cities) {
    for (const at of outskirts(w, city)) {
      const marker = markerAt(w, at);
      if (marker?.kind === "great-person" && !blockaded(w, seat, at)) found.push({ type: marker.id, at });
    }
  }
  return found;
}

function people(w: World, seat: Seat): Person[] {
  const waiting = [...new Set(waitingPeople(w, seat))].map((type) => ({
    id: `reserve:${type}`,
    label: say("choice.person-in-reserve", { person: say(`great-person.${type}`) }),
    refs: [ref.reserve(seat, type)],
    type,
  }));
  const placed = placedPeople(w, seat).map(({ type, at }) => {
    const name = squareName(w, at);
    const label = say("choice.person-at", { person: say(`great-person.${type}`), place: sayPlace(w, at) });
    return { id: `person:${name}`, label, refs: [ref.marker(name)], type, at };
  });
  return [...waiting, ...placed];
}

function peopleEntries(w: World, table: GameTable, seat: Seat): Entry[] {
  if (placedPeople(w, seat).length === 0 && waitingPeople(w, seat).length === 0) return [];
  return [
    {
      id: "people",
      label: say("choice.people"),
      group: say("group.people"),
      act: () => movePerson(w, table, seat),
    },
  ];
}

function* movePerson(w: World, table: GameTable, seat: Seat): Rules {
  const realm = realmOf(w, seat);
  const { type, at } = yield* choose(seat, say("ask.person"), people(w, seat), { clause: "CV-18.5" });
  const squares = squaresForGreatPerson(w, seat).filter((square) => square !== at);
  const options: (Option & { readonly square?: SquareNumber })[] = squares.map((square) => placingOption(w, square));
  if (at !== undefined) options.push({ id: "reserve", label: say("choice.reserve"), apart: "special" });
  const prompt = say("ask.place-great-person", { person: say(`great-person.${type}`) });
  const { square } = yield* choose(seat, prompt, options, { clause: "CV-18.10" });
  if (at === undefined) realm.reserve.splice(realm.reserve.indexOf(type), 1);
  else w.markers[at] = null;
  if (square !== undefined) placeGreatPerson(w, table, seat, type, square);
  else if (at !== undefined) takeIntoReserve(w, table, seat, type, at);
}

/** CV-16.13. */
function teacherEntries(w: World, table: GameTable, seat: Seat): Entry[] {
  const holds = realmOf(w, seat).kept.some(({ id }) => id === "hut-teacher");
  if (!holds || !canLearn(w, seat, { from: "any", maxLevel: 1 })) return [];
  return [
    {
      id: "teacher",
      label: say("marker.teacher"),
      refs: [ref.keptMarker(seat, "hut-teacher")],
      group: say("group.cards"),
      *act() {
        revealMarker(w, table, seat, "hut-teacher", "CV-16.13");
        table.next("learnFree", { seat, from: "any", maxLevel: 1, optional: false, clause: "CV-16.13" });
      },
    },
  ];
}
