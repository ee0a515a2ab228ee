import { createHash } from "node:crypto";
import { Postponed } from "./job.ts";

interface Wish {
  begin(part: number): Promise<void>;
  /** Comes again later. */
  giveUp(): void;
}

/** Whose bots think: people, and the addresses they come from. */
export interface Host {
  readonly person: string;
  /** See `neighbourhoodOf`; absent for tables of older programs. */
  readonly from?: number | undefined;
}

/** How many bots wait here at most: of one address, and in all. More would only take the hands that others' bots need. */
const CROWD = 32;
const ROOM = 128;
/** A bot that finds no room comes again after this time, and up to twice that, in ms. */
const COME_AGAIN = 3000;
const NEIGHBOURHOODS = 65_536;

/**
 * One of some ten thousand groups of addresses. It is kept with a table, and not the address: too little to tell where
 * its host lives, enough that strangers seldom share one.
 */
export function neighbourhoodOf(address: string): number {
  return createHash("sha256").update(address).digest().readUInt32BE() % NEIGHBOURHOODS;
}

/**
 * Decides whose bots think next when there are more questions than threads: one address after the other, of each
 * address one person after the other, and of each person the question that has waited longest. So nobody's tables can
 * keep another's bots from answering, under however many names they were opened.
 */
export class Shares {
  /** By address and person, the next one first. */
  readonly #waiting = new Map<string, Map<string, Wish[]>>();
  #thinking = 0;

  constructor(private readonly threads: number) {}

  /** How many bots wait for their turn to think. */
  get waiting(): number {
    let n = 0;
    for (const address of this.#waiting.keys()) n += this.#waitingFrom(address);
    return n;
  }

  #waitingFrom(address: string): number {
    let n = 0;
    for (const wishes of this.#waiting.get(address)?.values() ?? []) n += wishes.length;
    return n;
  }

  /** Throws if so many bots of this address wait already that others had better come again later. */
  mustHaveRoom(from: number): void {
    const address = String(from);
    const addresses = this.#waiting.size + (this.#waiting.has(address) ? 0 : 1);
    if (this.#waitingFrom(address) >= Math.min(CROWD, Math.max(1, ROOM / addresses))) throw comeAgain();
  }

  /** Thinks when it is this host's turn; `part` is how much of its usual time a bot should take. */
  take<T>({ person, from }: Host, think: (part: number) => Promise<T>): Promise<T> {
    return new Promise((done, failed) => {
      const address = from === undefined ? person : String(from);
      const people = this.#waiting.get(address) ?? new Map<string, Wish[]>();
      const wishes = people.get(person) ?? [];
      wishes.push({ begin: (part) => think(part).then(done, failed), giveUp: () => failed(comeAgain()) });
      people.set(person, wishes);
      this.#waiting.set(address, people);
      this.#begin();
      if (this.waiting > ROOM) this.#sendOneAway();
    });
  }

  /** The last one of the address with the most: whoever has few waiting always finds room. */
  #sendOneAway(): void {
    let longest = "";
    let most = 0;
    for (const address of this.#waiting.keys()) {
      const n = this.#waitingFrom(address);
      // Among equals the one that came last.
      if (n < most) continue;
      longest = address;
      most = n;
    }
    const people = this.#waiting.get(longest);
    const [person, wishes] = [...(people ?? [])].at(-1) ?? [];
    if (people === undefined || person === undefined || wishes === undefined) return;
    wishes.pop()?.giveUp();
    if (wishes.length === 0) people.delete(person);
    if (people.size === 0) this.#waiting.delete(longest);
  }

  #begin(): void {
    for (const [address, people] of this.#waiting) {
      const [next] = people;
      if (this.#thinking >= this.threads || next === undefined) return;
      const [person, wishes] = next;
      // The more open questions somebody has, the less time each gets; everybody gets at least an equal share.
      const part = Math.min(1, this.threads / (this.#waiting.size * people.size * wishes.length));
      const wish = wishes.shift();
      toTheEnd(people, person, wishes, wishes.length > 0);
      toTheEnd(this.#waiting, address, people, people.size > 0);
      if (wish === undefined) continue;
      this.#thinking++;
      void wish.begin(part).finally(() => {
        this.#thinking--;
        this.#begin();
      });
    }
  }
}

const comeAgain = (): Postponed => new Postponed(COME_AGAIN * (1 + Math.random()));

/** Whoever had a turn goes to the end of the line, or home. */
function toTheEnd<T>(line: Map<string, T>, who: string, what: T, stays: boolean): void {
  line.delete(who);
  if (stays) line.set(who, what);
}

/** The shortest time a bot thinks, in ms. */
const LEAST = 50;

/** The same bot with a part of its time. */
export function hurried(spec: string, part: number): string {
  return spec.replace(
    /(\d+)ms/,
    (_, ms: string) => `${Math.max(Math.min(LEAST, Number(ms)), Math.round(Number(ms) * part))}ms`,
  );
}
