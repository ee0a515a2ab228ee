/** Moves places on a line (0 to 1) as little as needed so that no two are nearer than `gap`; their order stays. */
export function spread(places: readonly number[], gap: number): number[] {
  const order = places.map((_, i) => i).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const moved = [...places];
  let last = Number.NEGATIVE_INFINITY;
  for (const i of order) {
    last = Math.max(places[i] ?? 0, last + gap);
    moved[i] = last;
  }
  // What was pushed over the end comes back, and pushes its neighbours.
  let next = 1 + gap;
  for (const i of order.toReversed()) {
    next = Math.min(moved[i] ?? 0, next - gap);
    moved[i] = next;
  }
  return moved;
}
