/** A deep copy of plain data. */
export function clone<T>(value: T): T {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const copy = new Array(value.length);
    for (let i = 0; i < value.length; i++) {
      const item: unknown = value[i];
      copy[i] = typeof item === "object" && item !== null ? clone(item) : item;
    }
    return copy as T;
  }
  const copy: Record<string, unknown> = isWide(value) ? { ...value } : {};
  for (const key in value) {
    const item: unknown = value[key];
    copy[key] = typeof item === "object" && item !== null ? clone(item) : item;
  }
  return copy as T;
}

/** V8 turns an object that is filled with more properties than this, one by one, into a slow dictionary. */
const FEW = 16;

/** Counted, not `Object.keys(value).length`: that would make a list of the keys of every object. */
function isWide(value: object): boolean {
  let n = 0;
  for (const _ in value) if (++n > FEW) return true;
  return false;
}
