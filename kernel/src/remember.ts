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
  const rows = byOneKey(() => new Map<Key, T>());
  return (key, other) => {
    const row = rows(key);
    const known = row.get(other);
    if (known !== undefined) return known;
    const value = make(key, other);
    row.set(other, value);
    return value;
  };
}

function byOneKey<T extends object | string>(make: (key: Key) => T): (key: Key) => T {
  const made = new Map<Key, T>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}
