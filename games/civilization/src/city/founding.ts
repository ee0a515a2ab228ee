import { no, type Reason, type Rules, type Seat, type Verdict } from "@civitas/kernel";
import { occasion } from "../abilities/occasion.ts";
import type { GameTable } from "../agenda.ts";
import { CITY_MARKERS } from "../content/constants.ts";
import { maxCities } from "../limits.ts";
import { around, squareName, squaresApart } from "../map/grid.ts";
import { explored, isSite, markerAt, terrainOf } from "../map/land.ts";
import { enemyAt, figuresAt, killFigure } from "../movement/figures.ts";
import { canMakeRoom } from "../movement/resting.ts";
import { ref } from "../refs.ts";
import { say, sayPlace } from "../say.ts";
import { realmOf, type SquareNumber, type World } from "../state.ts";
import type { Entry } from "../turn/entry.ts";
import { centreOf } from "./outskirts.ts";

/** CV-8.8: squares between city centres. */
const CITY_DISTANCE = 3;
/** CV-8.1: squares around a city. */
const CITY_OUTSKIRTS = 8;

/** CV-8.2 to CV-8.9: why no city can be founded by the scout on this square. */
function whyNotFound(w: World, seat: Seat, square: SquareNumber): Reason | undefined {
  const { cities } = realmOf(w, seat);
  const because = (why: Parameters<typeof say>[0], clause: string): Reason => ({ why: say(why), clause });
  if (cities.length >= maxCities(w, seat)) return because("why.city-limit", "CV-8.2");
  if (cities.filter(({ capital }) => !capital).length >= CITY_MARKERS) return because("why.city-markers", "CV-1.12");
  if (terrainOf(w, square) === "water") return because("why.water", "CV-8.4");
  if (markerAt(w, square) !== null) return because("why.marker", "CV-8.4");
  if (w.realms.some((realm) => realm.cities.some((city) => tooNear(w, square, centreOf(city))))) {
    return because("why.city-near", "CV-8.8");
  }
  const near = around(w, square);
  if (near.length < CITY_OUTSKIRTS) return because("why.map-edge", "CV-8.5");
  if (!near.every((other) => explored(w, other))) return because("why.unexplored", "CV-8.5");
  if (near.some((other) => isSite(markerAt(w, other)))) return because("why.site-near", "CV-8.6");
  if ([square, ...near].some((other) => enemyAt(w, seat, other) !== undefined)) {
    return because("why.enemy-near", "CV-8.7");
  }
  const others = figuresAt(w, seat, square).length - 1;
  return canMakeRoom(w, seat, square, others) ? undefined : because("why.no-room", "CV-8.9");
}

const tooNear = (w: World, square: SquareNumber, centre: readonly SquareNumber[]): boolean =>
  centre.some((other) => squaresApart(w, square, other) < CITY_DISTANCE);

/** CV-8.3: a scout becomes a city. */
export function foundingEntries(w: World, table: GameTable, seat: Seat): Verdict<Entry>[] {
  const squares = new Set<SquareNumber>();
  for (const { kind, at } of realmOf(w, seat).figures) if (kind === "scout") squares.add(at);
  return [...squares].map((square) => {
    const name = squareName(w, square);
    const entry = (): Entry => ({
      id: `found:${name}`,
      label: say("choice.found", { place: sayPlace(w, square) }),
      refs: [ref.figures(seat, name), ref.square(name)],
      group: say("group.cities"),
      act: () => found(w, table, seat, square),
    });
    const reason = whyNotFound(w, seat, square);
    return reason === undefined ? entry() : no(entry, reason);
  });
}

function* found(w: World, table: GameTable, seat: Seat, square: SquareNumber): Rules {
  const realm = realmOf(w, seat);
  const scout = figuresAt(w, seat, square).find(({ kind }) => kind === "scout");
  if (scout === undefined) return;
  killFigure(w, seat, scout);
  realm.cities.push({
    at: square,
    second: null,
    capital: false,
    walls: false,
    post: null,
    actions: 0,
    sure: 0,
    bonuses: [],
  });
  table.tell(() => ({
    what: say("log.founds", { who: { seat }, place: sayPlace(w, square) }),
    seat,
    clause: "CV-8.3",
    moves: [{ piece: ref.scout(seat), from: ref.square(squareName(w, square)), to: ref.realm(seat) }],
  }));
  occasion(w, table, [seat], "glory", { seat, square }); // CV-30.8
  table.next("makeRoom", { seat, square });
}
