import { choose, late, type Option, type Rules, type Seat, type Spot } from "@civitas/kernel";
import type { GameTable } from "../agenda.ts";
import { outskirts } from "../city/outskirts.ts";
import { hasSquareForGreatPerson, squaresForGreatPerson, takeIntoReserve } from "../city/placing.ts";
import type { GreatType } from "../content/ids.ts";
import { squareName } from "../map/grid.ts";
import { markerAt } from "../map/land.ts";
import { blockaded } from "../movement/figures.ts";
import { ref } from "../refs.ts";
import { say, sayPlace } from "../say.ts";
import { realmOf, type SquareNumber, type World } from "../state.ts";
import type { Entry } from "../turn/entry.ts";
import { placeGreatPerson, placingOption } from "./great-people.ts";

/** A great person that may be moved; without a square it is in reserve. */
interface Person {
  readonly type: GreatType;
  readonly at?: SquareNumber;
}

/** CV-18.5: those in reserve who could be placed. */
const waitingPeople = (w: World, seat: Seat): readonly GreatType[] => {
  const { reserve } = realmOf(w, seat);
  return reserve.length > 0 && hasSquareForGreatPerson(w, seat) ? reserve : [];
};

/** CV-18.5: own unblockaded ones on the map. */
function* placedPeople(w: World, seat: Seat): Generator<Person> {
  for (const city of realmOf(w, seat).cities) {
    for (const at of outskirts(w, city)) {
      const marker = markerAt(w, at);
      if (marker?.kind === "great-person" && !blockaded(w, seat, at)) yield { type: marker.id, at };
    }
  }
}

const hasPlacedPeople = (w: World, seat: Seat): boolean => placedPeople(w, seat).next().done !== true;

/** CV-18.5: the entry for the list of Start of Turn. */
export function peopleEntries(w: World, table: GameTable, seat: Seat): Entry[] {
  if (!hasPlacedPeople(w, seat) && waitingPeople(w, seat).length === 0) return [];
  return [
    {
      id: "people",
      label: say("choice.people"),
      group: say("group.people"),
      act: () => movePerson(w, table, seat),
    },
  ];
}

/** Who goes where. */
interface Move extends Option {
  readonly person: Person;
  /** Nowhere: into the reserve. */
  readonly square: SquareNumber | undefined;
}

/** CV-18.10: each may go to any legal square, those on the map also into the reserve. */
function moves(w: World, seat: Seat): Move[] {
  const waiting = [...new Set(waitingPeople(w, seat))].map((type): Person => ({ type }));
  const ends = squaresForGreatPerson(w, seat).map((square) => endOf(w, square));
  const all: Move[] = [];
  for (const person of [...waiting, ...placedPeople(w, seat)]) {
    const from = placeOf(w, seat, person);
    const begins = person.at === undefined ? `reserve:${person.type}` : `person:${squareName(w, person.at)}`;
    for (const end of ends) if (end.square !== person.at) all.push(moveTo(person, from, begins, end));
    if (person.at === undefined) continue;
    const reserve = { ref: ref.reserve(seat, person.type), name: say("choice.reserve") };
    all.push(moveTo(person, from, begins, { name: "reserve", to: reserve, square: undefined, note: undefined }));
  }
  return all;
}

function moveTo(person: Person, from: Spot, begins: string, { name, to, square, note }: End): Move {
  const label = late(() => say("choice.person-to", { person: from.name, place: to.name }));
  return { id: `${begins}>${name}`, label, from, to, note, person, square };
}

/** Where somebody may go, the same for everybody. */
interface End extends Pick<Move, "square" | "note"> {
  readonly name: string;
  readonly to: Spot;
}

function endOf(w: World, square: SquareNumber): End {
  const { label, note } = placingOption(w, square);
  const name = squareName(w, square);
  return { name, to: { ref: ref.square(name), name: label }, square, note };
}

function placeOf(w: World, seat: Seat, { type, at }: Person): Spot {
  const person = say(`great-person.${type}`);
  if (at === undefined) return { ref: ref.reserve(seat, type), name: say("choice.person-in-reserve", { person }) };
  const name = say("choice.person-at", { person, place: sayPlace(w, at) });
  return { ref: ref.marker(squareName(w, at)), name };
}

function* movePerson(w: World, table: GameTable, seat: Seat): Rules {
  const { reserve } = realmOf(w, seat);
  const { person, square } = yield* choose(seat, say("ask.person"), moves(w, seat), { clause: "CV-18.10" });
  if (person.at === undefined) reserve.splice(reserve.indexOf(person.type), 1);
  else w.markers[person.at] = null;
  if (square !== undefined) placeGreatPerson(w, table, seat, person.type, square);
  else if (person.at !== undefined) takeIntoReserve(w, table, seat, person.type, person.at);
}
