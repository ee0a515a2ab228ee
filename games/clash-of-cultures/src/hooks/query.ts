import type { Seat } from "@civitas/kernel";
import { ADVANCE_IDS } from "../content/categories.ts";
import { CHANGES } from "../content/changes.ts";
import type { AdvanceId, WonderId } from "../content/ids.ts";
import { WONDER_IDS } from "../content/wonders.ts";
import type { City, Clash, Owner } from "../state.ts";
import type { Changes } from "./changes.ts";

type Key = keyof Changes;

/** By kind of change: which advances and Wonders make it. */
const ADVANCES_WITH = new Map<Key, AdvanceId[]>();
const WONDERS_WITH = new Map<Key, WonderId[]>();

function index<Id extends AdvanceId | WonderId>(ids: readonly Id[], into: Map<Key, Id[]>): void {
  for (const id of ids) {
    for (const key of keysOf(CHANGES[id] ?? {})) into.set(key, [...(into.get(key) ?? []), id]);
  }
}

const keysOf = (changes: Changes): Key[] => Object.keys(changes).filter((key): key is Key => key in changes);

index(ADVANCE_IDS, ADVANCES_WITH);
index(WONDER_IDS, WONDERS_WITH);

/** CC-26.6: the city in which this Wonder stands. */
export const wonderCity = (s: Clash, wonder: WonderId): City | undefined => {
  for (const city of s.cities) if (city.wonder === wonder) return city;
  return undefined;
};

/** What the player's advances and Wonders change in this respect; barbarians have none. */
export function changesOf<K extends Key>(s: Clash, owner: Owner, key: K): NonNullable<Changes[K]>[] {
  const changes: NonNullable<Changes[K]>[] = [];
  if (owner === "barbarians") return changes;
  const owned = s.players[owner]?.advances ?? [];
  for (const id of ADVANCES_WITH.get(key) ?? []) {
    const change = CHANGES[id]?.[key];
    if (change !== undefined && owned.includes(id)) changes.push(change);
  }
  for (const id of WONDERS_WITH.get(key) ?? []) {
    const change = CHANGES[id]?.[key];
    if (change !== undefined && wonderCity(s, id)?.owner === owner) changes.push(change);
  }
  return changes;
}

/** The only change of this kind, if the player has it. */
export function change<K extends Key>(s: Clash, owner: Owner, key: K): NonNullable<Changes[K]> | undefined {
  if (owner === "barbarians") return undefined;
  const source = sourceOf(s, owner, key);
  return source === undefined ? undefined : (CHANGES[source]?.[key] ?? undefined);
}

/** What the Wonder in this very city changes. */
export const wonderChange = <K extends Key>(city: City, key: K): Changes[K] | undefined =>
  city.wonder === null ? undefined : CHANGES[city.wonder]?.[key];

/** Which owned advance or Wonder makes this change: it is marked as used in the turn. */
export function sourceOf(s: Clash, seat: Seat, key: Key): AdvanceId | WonderId | undefined {
  const owned = s.players[seat]?.advances ?? [];
  for (const id of ADVANCES_WITH.get(key) ?? []) if (owned.includes(id)) return id;
  for (const id of WONDERS_WITH.get(key) ?? []) if (wonderCity(s, id)?.owner === seat) return id;
  return undefined;
}

/** CC-6.7: it has not been used in this player turn. */
export function unused(s: Clash, seat: Seat, key: Key): boolean {
  const source = sourceOf(s, seat, key);
  return source !== undefined && !s.now.used.includes(source);
}

/** CC-6.7. */
export function use(s: Clash, seat: Seat, key: Key): void {
  const source = sourceOf(s, seat, key);
  if (source !== undefined) s.now.used.push(source);
}
