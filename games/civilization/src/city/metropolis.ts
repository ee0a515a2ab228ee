import { choose, type Rules, type Seat } from "@civitas/kernel";
import type { GameTable, Stories } from "../agenda.ts";
import { placingOption } from "../culture/great-people.ts";
import { beside, squareName } from "../map/grid.ts";
import { explored, isSite, markerAt } from "../map/land.ts";
import { enemyAt, figuresAt } from "../movement/figures.ts";
import { canMakeRoom } from "../movement/resting.ts";
import { ref } from "../refs.ts";
import { say, sayPlace } from "../say.ts";
import { capitalOf, realmOf, type SquareNumber, type World } from "../state.ts";
import { centreOf, outskirts } from "./outskirts.ts";
import { clearSquare } from "./placing.ts";

/** CV-8.1: a metropolis has 10 squares around it. */
const METROPOLIS_OUTSKIRTS = 10;

/** CV-24.3 to CV-24.8: where the capital could grow. */
export function expansionSquares(w: World, seat: Seat): SquareNumber[] {
  const capital = capitalOf(realmOf(w, seat));
  if (!w.settings.expansion || capital.second !== null) return [];
  return beside(w, capital.at).filter((second) => {
    if (!explored(w, second) || enemyAt(w, seat, second) !== undefined || isSite(markerAt(w, second))) return false;
    const around = outskirts(w, { at: capital.at, second });
    if (around.length < METROPOLIS_OUTSKIRTS) return false;
    if (!around.every((square) => explored(w, square) && !isSite(markerAt(w, square)))) return false;
    if (overlaps(w, seat, [second, ...around])) return false;
    return canMakeRoom(w, seat, second, figuresAt(w, seat, second).length);
  });
}

/** CV-24.8: another city's outskirts or centre would be touched. */
const overlaps = (w: World, seat: Seat, squares: readonly SquareNumber[]): boolean =>
  w.realms.some((realm, owner) =>
    realm.cities.some(
      (city) =>
        !(owner === seat && city.capital) &&
        [...centreOf(city), ...outskirts(w, city)].some((square) => squares.includes(square)),
    ),
  );

/** CV-24.11: the owner chooses among the legal squares. */
export function* tellGrowMetropolis(w: World, table: GameTable, { seat }: Stories["growMetropolis"]): Rules {
  const squares = expansionSquares(w, seat);
  if (squares.length === 0) return; // CV-24.12: later
  const options = squares.map((square) => placingOption(w, square));
  const { square } = yield* choose(seat, say("ask.metropolis"), options, { clause: "CV-24.11" });
  if (square === undefined) return;
  const capital = capitalOf(realmOf(w, seat));
  clearSquare(w, table, square, "replaced"); // CV-24.6
  capital.second = square;
  table.tell(() => ({
    what: say("log.metropolis", { who: { seat }, place: sayPlace(w, square) }),
    seat,
    clause: "CV-24.2",
    moves: [{ piece: ref.city(squareName(w, capital.at)), to: ref.square(squareName(w, square)) }],
  }));
  for (const realm of w.realms) for (const figure of realm.figures) if (figure.at === square) figure.gathers = null;
  table.next("makeRoom", { seat, square });
}
