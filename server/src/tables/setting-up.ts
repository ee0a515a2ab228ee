import { randomBytes } from "node:crypto";
import { type AnyGame, type Seat, settleOptions } from "@civitas/kernel";
import { commitmentTo, finalSeed, type JoinForm, type NewTable, type Person, type SeatChange } from "@civitas/protocol";
import type { z } from "zod";
import { byTheRules, Refused } from "../refused.ts";
import { newClocks } from "./clocks.ts";
import { type SeatDoc, seatOf, type TableDoc, withSeat } from "./table-doc.ts";

type Wanted = z.output<typeof NewTable>;

export type { NewTable };

/** A random text that fits into a link and can't be guessed. */
export function secretId(bytes = 12): string {
  return randomBytes(bytes).toString("base64url");
}

/**
 * Ids begin with the time: tables that are played at the same time are neighbours in the database, so a commit touches
 * fewer pages.
 */
export function tableId(now: number): string {
  const minute = Math.floor(now / 60_000);
  return minute.toString(36) + secretId();
}

/** A table as its host wants it, before anybody else sits down. */
export function newTable(
  game: AnyGame,
  wanted: Wanted,
  host: Person,
  from: number,
  isLevel: (level: string) => boolean,
  now: number,
): TableDoc {
  const seats = wanted.seats.map((wish): SeatDoc => {
    if (wish.kind === "me") return { kind: "person", person: host };
    if (wish.kind === "bot" && !isLevel(wish.level)) throw new Refused("no-such-level", { level: wish.level });
    return wish;
  });
  if (wanted.seats.filter(({ kind }) => kind === "me").length > 1) {
    throw new Refused("bad-setup", undefined, "nobody sits on two seats");
  }
  if (seats.length < game.seats.min || seats.length > game.seats.max) {
    throw new Refused("bad-setup", undefined, `${game.id} is for ${game.seats.min} to ${game.seats.max} seats`);
  }
  const options = byTheRules(() => settleOptions(game, wanted.options, seats.length));
  const serverSeed = randomBytes(32).toString("hex");
  return {
    game: game.id,
    rules: game.version,
    options,
    state: "open",
    visibility: wanted.visibility,
    host: host.id,
    from,
    pace: wanted.pace,
    spectators: wanted.spectators,
    seats,
    salts: seats.map(() => null),
    serverSeed,
    commitment: commitmentTo(serverSeed),
    paused: false,
    created: now,
    since: now,
  };
}

/** Throws once somebody has begun to play. */
function mustBeOpen(doc: TableDoc): void {
  if (doc.state !== "open") throw new Refused("already-started");
}

function withSalt(doc: TableDoc, seat: Seat, salt: string | null): TableDoc {
  return { ...doc, salts: doc.salts.map((old, i) => (i === seat ? salt : old)) };
}

/** Sits down on the wanted seat, or on the first that is free. Somebody who sits already stays there. */
export function join(doc: TableDoc, person: Person, { seat: wished, salt }: JoinForm): TableDoc {
  if (seatOf(doc, person.id) !== undefined) return doc;
  mustBeOpen(doc);
  const seat = wished ?? doc.seats.findIndex(({ kind }) => kind === "open");
  if (seat < 0) throw new Refused("table-full");
  if (doc.seats[seat]?.kind !== "open") throw new Refused("seat-taken");
  return withSalt(withSeat(doc, seat, { kind: "person", person }), seat, salt ?? null);
}

/** Gets up before the start. The next person becomes host; a table without people is cancelled. */
export function leave(doc: TableDoc, person: Person, now: number): TableDoc {
  mustBeOpen(doc);
  const seat = seatOf(doc, person.id);
  if (seat === undefined && doc.host !== person.id) throw new Refused("not-seated");
  const left = seat === undefined ? doc : withSalt(withSeat(doc, seat, { kind: "open" }), seat, null);
  const next = left.seats.find((place) => place.kind === "person");
  if (next?.kind === "person") return doc.host === person.id ? { ...left, host: next.person.id } : left;
  return { ...left, state: "over", ending: "cancelled", ended: now };
}

/** The host opens a seat or gives it to a bot; the person who sat there gets up. */
export function changeSeat(
  doc: TableDoc,
  person: Person,
  { seat, to }: SeatChange,
  isLevel: (level: string) => boolean,
): TableDoc {
  mustBeOpen(doc);
  if (doc.host !== person.id) throw new Refused("not-host");
  if (doc.seats[seat] === undefined) throw new Refused("bad-setup", undefined, `there is no seat ${seat}`);
  if (seatOf(doc, person.id) === seat) throw new Refused("seat-taken", undefined, "leave the table instead");
  if (to.kind === "bot" && !isLevel(to.level)) throw new Refused("no-such-level", { level: to.level });
  return withSalt(withSeat(doc, seat, to), seat, null);
}

/**
 * A player's share in the seed, given any time before the start. The first one stays: the browser that gave it checks
 * it at the end.
 */
export function giveSalt(doc: TableDoc, person: Person, salt: string): TableDoc {
  mustBeOpen(doc);
  const seat = seatOf(doc, person.id);
  if (seat === undefined) throw new Refused("not-seated");
  const given = doc.salts[seat] ?? null;
  if (given !== null && given !== salt) throw new Refused("stale");
  return given === null ? withSalt(doc, seat, salt) : doc;
}

/** Whether a table with automatic start may start now: everybody is there, and has given a share of the seed. */
export function isComplete({ state, startsWhenFull, seats, salts }: TableDoc): boolean {
  if (state !== "open" || startsWhenFull !== true) return false;
  return seats.every(({ kind }, seat) => kind === "bot" || (kind === "person" && salts[seat] !== null));
}

/** Mixes the seed and begins. `by` is absent when a table starts by itself. */
export function start(doc: TableDoc, by: Person | undefined, now: number): TableDoc {
  mustBeOpen(doc);
  if (by !== undefined && doc.host !== by.id) throw new Refused("not-host");
  if (doc.seats.some(({ kind }) => kind === "open")) throw new Refused("not-all-seated");
  const salts = doc.salts.map((salt) => salt ?? "-");
  const clocks = newClocks(doc.pace.clock, doc.seats.length);
  return {
    ...doc,
    state: "playing",
    salts,
    seed: finalSeed({ serverSeed: doc.serverSeed, salts }),
    ...(clocks === undefined ? {} : { clocks }),
    started: now,
    since: now,
  };
}

/** The same players at a new table; everybody moves on by one seat so that somebody else begins. */
export function rematchOf(doc: TableDoc, by: Person, now: number): TableDoc {
  const turned = doc.seats.map((_, seat) => doc.seats[(seat + 1) % doc.seats.length] ?? { kind: "open" as const });
  const seats = turned.map((place): SeatDoc => {
    if (place.kind !== "person") return place;
    return place.person.id === by.id ? { kind: "person", person: by } : { kind: "open" };
  });
  const serverSeed = randomBytes(32).toString("hex");
  return {
    game: doc.game,
    rules: doc.rules,
    options: doc.options,
    state: "open",
    visibility: "link",
    host: by.id,
    ...(doc.from !== undefined && { from: doc.from }),
    pace: doc.pace,
    spectators: doc.spectators,
    seats,
    salts: seats.map(() => null),
    serverSeed,
    commitment: commitmentTo(serverSeed),
    paused: false,
    created: now,
    since: now,
    startsWhenFull: true,
  };
}
