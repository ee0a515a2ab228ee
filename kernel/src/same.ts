/** Whether two pieces of plain data are equal; a key without a value is no key. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && sameLists(a, b);
  if (Array.isArray(b)) return false;
  return holds(a, b) && lacksNothingOf(a, b);
}

function sameLists(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false;
  return true;
}

/** Every value of `a` is in `b` too. */
function holds(a: object, b: object): boolean {
  for (const key in a) if (!same(Reflect.get(a, key), Reflect.get(b, key))) return false;
  return true;
}

function lacksNothingOf(a: object, b: object): boolean {
  for (const key in b) if (!Object.hasOwn(a, key) && Reflect.get(b, key) !== undefined) return false;
  return true;
}
