import { choose, type Option, type Rules, type Seat, type Verdict } from "@civitas/kernel";
import type { GameTable } from "../agenda.ts";
import { foundingEntries } from "../city/founding.ts";
import type { RelicId } from "../content/ids.ts";
import { revealMarker } from "../culture/kept.ts";
import { peopleEntries } from "../culture/moving-people.ts";
import { squareName } from "../map/grid.ts";
import { figuresAt } from "../movement/figures.ts";
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
  let left = 0;
  for (const { kind } of figures) if (kind === "scout") left += ASSIGNMENTS_A_SCOUT;
  for (const key of used) if (key === SCOUT_ASSIGNED) left--;
  return left > 0;
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
  readonly square: SquareNumber;
  readonly city: SquareNumber | null;
}

const scoutsOn = (w: World, seat: Seat, square: SquareNumber): Figure[] =>
  figuresAt(w, seat, square).filter(({ kind }) => kind === "scout");

/** CV-7.7, R-103: a square counts for one city, so the scouts that stand there are assigned together. */
function assignments(w: World, seat: Seat): Assignment[] {
  const { figures, cities } = realmOf(w, seat);
  const squares = new Set(figures.flatMap(({ kind, at }) => (kind === "scout" ? [at] : [])));
  return [...squares].flatMap((square) => {
    const name = squareName(w, square);
    const from = { ref: ref.figures(seat, name), name: sayPlace(w, square) };
    const scouts = scoutsOn(w, seat, square);
    const toCities = cities.flatMap(({ at }): Assignment[] => {
      if (scouts.every(({ gathers }) => gathers === at)) return [];
      const to = { ref: ref.city(squareName(w, at)), name: sayPlace(w, at) };
      const label = say("choice.scout-for", { from: from.name, to: to.name });
      return [{ id: `scout:${name}>${squareName(w, at)}`, label, from, to, square, city: at }];
    });
    if (scouts.every(({ gathers }) => gathers === null)) return toCities;
    const idle = { ref: ref.square(name), name: say("place.nowhere") };
    const label = say("choice.scout-idle", { from: from.name });
    return [...toCities, { id: `scout:${name}>none`, label, from, to: idle, square, city: null }];
  });
}

function* assignScout(w: World, table: GameTable, seat: Seat): Rules {
  const { square, city } = yield* choose(seat, say("ask.scout"), assignments(w, seat), { clause: "CV-7.3" });
  for (const scout of scoutsOn(w, seat, square)) scout.gathers = city;
  realmOf(w, seat).used.push(SCOUT_ASSIGNED);
  table.tell(() => ({
    what:
      city === null
        ? say("log.scout-idle", { who: { seat }, place: sayPlace(w, square) })
        : say("log.scout", { who: { seat }, place: sayPlace(w, square), city: sayPlace(w, city) }),
    seat,
    clause: "CV-7.3",
  }));
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
      act: () => learnFromTeacher(w, table, seat),
    },
  ];
}

function* learnFromTeacher(w: World, table: GameTable, seat: Seat): Rules {
  revealMarker(w, table, seat, "hut-teacher", "CV-16.13");
  table.next("learnFree", { seat, from: "any", maxLevel: 1, optional: false, clause: "CV-16.13" });
}
