type Key = string | number;

/**
 * Makes each value once and keeps it. For values that depend on the arguments alone and are needed all the time, such
 * as the words for a thing. The values are shared, so nobody may change them.
 */
export function remember<K extends Key, T extends object | string>(make: (key: K) => T): (key: K) => T;
export function remember<K extends Key, L extends Key, T extends object | string>(
  make: (key: K, other: L) => T,
): (key: K, other: L) => T;
export function remember<T extends object | string>(make: (key: Key, other: Key) => T): (key: Key, other: Key) => T {
  if (make.length < 2) return byOneKey((key) => make(key, key));
  const rows = byOneKey((key) => byOneKey((other) => make(key, other)));
  return (key, other) => rows(key)(other);
}

function byOneKey<T extends object | string>(make: (key: Key) => T): (key: Key) => T {
  const named = new Map<Key, T>();
  const numbered: (T | undefined)[] = []; // a place in a list is found quicker than a key of a map
  return (key) => {
    const known = typeof key === "number" ? numbered[key] : named.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    if (typeof key === "number") numbered[key] = value;
    else named.set(key, value);
    return value;
  };
}
