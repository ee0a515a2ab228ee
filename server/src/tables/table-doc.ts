import type { OptionValues, Seat, StandingAnswer, Viewer } from "@civitas/kernel";
import type { Pace, Person, TableInfo } from "@civitas/protocol";
import type { ClocksDoc } from "./clocks.ts";

/** Who sits on a seat. */
export type SeatDoc =
  | { readonly kind: "open" }
  | { readonly kind: "bot"; readonly level: string }
  | {
      readonly kind: "person";
      readonly person: Person;
      /** The level of the bot that plays instead, and why. */
      readonly standIn?: { readonly level: string; readonly why: "away" | "out-of-time" | "resigned" };
    };

export interface RequestDoc {
  /** The revision of the table when it was made: no other request has it. Absent in those of older programs. */
  readonly id?: number;
  readonly kind: "undo" | "pause" | "replace";
  readonly by: Seat;
  /** For undo: the number of answers to go back to. */
  readonly to?: number;
  /** For replace: for whom a bot should play. */
  readonly seat?: Seat;
  /** The length of the log when it was made: an answer since makes an undo void. */
  readonly seq: number;
  readonly agreed: readonly Seat[];
  readonly asked: readonly Seat[];
}

/** Everything about a table but its match, as it is stored. It never leaves the server whole. */
export interface TableDoc {
  readonly game: string;
  readonly rules: number;
  readonly options: OptionValues;
  readonly state: TableInfo["state"];
  readonly visibility: TableInfo["visibility"];
  readonly host: string;
  /** Roughly where it was opened from: tables of one address share the time of bots. See `neighbourhoodOf`. */
  readonly from?: number;
  readonly pace: Pace;
  readonly spectators: TableInfo["spectators"];
  readonly seats: readonly SeatDoc[];
  /** By seat; null until the person gives one. */
  readonly salts: readonly (string | null)[];
  readonly serverSeed: string;
  readonly commitment: string;
  /** The seed of the match, from the start on. */
  readonly seed?: string;
  readonly paused: boolean;
  /** The program no longer has the rules by which this game began; the table waits until they are back. */
  readonly halted?: true;
  readonly request?: RequestDoc;
  readonly clocks?: ClocksDoc;
  /** What people have ordered to be answered in advance. Each sees only their own. */
  readonly standing?: readonly StandingAnswer[];
  readonly ending?: NonNullable<TableInfo["ending"]>;
  readonly created: number;
  readonly started?: number;
  readonly ended?: number;
  /** When the present turn began. */
  readonly since: number;
  readonly rematch?: string;
  /** Starts automatically when all seats are taken and all people have given their salts. */
  readonly startsWhenFull?: boolean;
  /** In older games: answers were lost to a change of the rules at this length of the log. */
  readonly rulesChanged?: number;
}

/** The seat of a person, if there is one. */
export function seatOf(doc: TableDoc, person: string | undefined): Seat | undefined {
  if (person === undefined) return undefined;
  const seat = doc.seats.findIndex((place) => place.kind === "person" && place.person.id === person);
  return seat < 0 ? undefined : seat;
}

/** Whether a person sits there and decides without a bot. */
export function isPlayedByPerson(doc: TableDoc, seat: Seat): boolean {
  const place = doc.seats[seat];
  return place?.kind === "person" && place.standIn === undefined;
}

/** The level of the bot that decides for this seat, if a bot does. */
export function botAt(doc: TableDoc, seat: Seat): string | undefined {
  const place = doc.seats[seat];
  if (place?.kind === "bot") return place.level;
  return place?.kind === "person" ? place.standIn?.level : undefined;
}

export function hasBots({ seats }: TableDoc): boolean {
  return seats.some(({ kind }) => kind === "bot");
}

/** The seats where people decide for themselves. */
export function playedByPeople(doc: TableDoc): Seat[] {
  return [...doc.seats.keys()].filter((seat) => isPlayedByPerson(doc, seat));
}

/** The seats of people who have a say at the table: not those who have resigned. */
export function peopleWithASay(doc: TableDoc): Seat[] {
  return doc.seats.flatMap((place, seat) =>
    place.kind === "person" && place.standIn?.why !== "resigned" ? [seat] : [],
  );
}

/** The same table with another thing on that seat. */
export function withSeat(doc: TableDoc, seat: Seat, place: SeatDoc): TableDoc {
  return { ...doc, seats: doc.seats.map((old, i) => (i === seat ? place : old)) };
}

/** Whether the game stands still, with all clocks stopped. */
export function standsStill({ paused, halted }: TableDoc): boolean {
  return paused || halted === true;
}

/** What only its owner sees, and what changes all the time. */
const UNNOTICED: ReadonlySet<keyof TableDoc> = new Set(["standing", "clocks"] as const);

/** Whether people at the table notice the change. Nobody hears that somebody else answers in advance, or no longer. */
export function isNoticed(before: TableDoc, after: TableDoc): boolean {
  return differs(after, before) || differs(before, after);
}

/** Whether something of the one is otherwise, or missing, in the other. */
function differs(one: TableDoc, other: TableDoc): boolean {
  for (const name of Object.keys(one)) {
    // What was read from the database has no other keys.
    const key = name as keyof TableDoc;
    if (UNNOTICED.has(key) || one[key] === other[key]) continue;
    if (JSON.stringify(one[key]) !== JSON.stringify(other[key])) return true;
  }
  return false;
}

/** What this seat has ordered to be answered in advance. */
export function ordersOf({ standing = [] }: TableDoc, viewer: Viewer): readonly StandingAnswer[] {
  return standing.filter(({ seat }) => seat === viewer);
}

/** The same table without a request. */
export function withoutRequest({ request: _, ...doc }: TableDoc): TableDoc {
  return doc;
}
