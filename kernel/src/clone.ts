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
  const copy: Record<string, unknown> = {};
  for (const key in value) {
    const item: unknown = value[key];
    copy[key] = typeof item === "object" && item !== null ? clone(item) : item;
  }
  return copy as T;
}
