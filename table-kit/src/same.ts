import { isValidElement, useLayoutEffect, useMemo, useRef } from "react";

type Fields = Readonly<Record<string, unknown>>;

function isPlain(value: object): value is Fields {
  return Object.getPrototypeOf(value) === Object.prototype;
}

/**
 * Whether two values say the same: plain data and drawings are looked through, everything else (functions above all) is
 * the same only if it is one thing.
 */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((one, i) => isSame(one, b[i]));
  if (isValidElement(a)) {
    return isValidElement(b) && a.type === b.type && a.key === b.key && isSame(a.props, b.props);
  }
  if (!isPlain(a) || !isPlain(b)) return false;
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => name in b && isSame(a[name], b[name]));
}

/**
 * The new value, made of the old one's parts wherever they say the same. What is drawn from such a part knows by one
 * look that nothing has changed.
 */
export function withKeptParts<T>(before: unknown, now: T): T {
  // Each part of the answer says what the part of `now` at its place says.
  return kept(before, now) as T;
}

function kept(before: unknown, now: unknown): unknown {
  if (Object.is(before, now)) return before;
  if (typeof before !== "object" || typeof now !== "object" || before === null || now === null) return now;
  if (Array.isArray(now)) {
    if (!Array.isArray(before)) return now;
    const parts = now.map((one, i) => kept(before[i], one));
    return before.length === parts.length && parts.every((one, i) => one === before[i]) ? before : parts;
  }
  if (!isPlain(before) || !isPlain(now)) return now;
  const parts: Record<string, unknown> = {};
  let changed = Object.keys(before).length !== Object.keys(now).length;
  for (const [name, value] of Object.entries(now)) {
    const part = kept(before[name], value);
    parts[name] = part;
    changed ||= !(name in before) || !Object.is(part, before[name]);
  }
  return changed ? parts : before;
}

/** The same for the entries of a map. */
export function withKeptEntries<K, V>(before: ReadonlyMap<K, V>, now: ReadonlyMap<K, V>): ReadonlyMap<K, V> {
  const entries = [...now].map(([key, value]): [K, V] => {
    const old = before.get(key);
    return [key, old !== undefined && isSame(old, value) ? old : value];
  });
  const same = before.size === entries.length && entries.every(([key, value]) => before.get(key) === value);
  return same ? before : new Map(entries);
}

/** Something worked out anew, with the parts it had before where they say the same. */
export function useKept<T>(now: T, keep: (before: T, now: T) => T = withKeptParts): T {
  const before = useRef(now);
  const kept = useMemo(() => keep(before.current, now), [keep, now]);
  useLayoutEffect(() => {
    before.current = kept;
  }, [kept]);
  return kept;
}
