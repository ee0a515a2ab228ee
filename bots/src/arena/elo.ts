/** How often `a` beat `b`; a tie is half a win for each. */
export interface Meeting {
  readonly a: number;
  readonly b: number;
  /** What `a` got: 1, 0.5 or 0. */
  readonly score: number;
}

/** A strength in Elo points, on a scale whose mean is 0, with its 95 % interval. */
export interface Rating {
  readonly elo: number;
  readonly interval: readonly [number, number];
}

/** Elo points in one natural unit of strength. */
const POINTS = 400 / Math.LN10;
/** Half the width of a 95 % interval, in standard deviations. */
const SURE = 1.96;
/** Each pair is credited with this many drawn games, so that a clean sweep has a finite rating. */
const DRAWN_BEFORE = 1;
const ROUNDS = 200;

/** Strengths by the model of Bradley and Terry, fitted by Newton's method; the intervals from its information matrix. */
export function rate(players: number, meetings: readonly Meeting[]): Rating[] {
  const games = square(players);
  const won = Array.from({ length: players }, () => 0);
  const meet = (a: number, b: number, score: number, times: number): void => {
    add(games, a, b, times);
    add(games, b, a, times);
    won[a] = (won[a] ?? 0) + times * score;
    won[b] = (won[b] ?? 0) + times * (1 - score);
  };
  for (let a = 0; a < players; a++) for (let b = a + 1; b < players; b++) meet(a, b, 0.5, DRAWN_BEFORE);
  for (const { a, b, score } of meetings) meet(a, b, score, 1);

  let strength = won.map(() => 0);
  let spread = square(players);
  for (let round = 0; round < ROUNDS; round++) {
    const information = square(players);
    const pull = [...won];
    for (let a = 0; a < players; a++) {
      for (let b = 0; b < players; b++) {
        const n = games[a]?.[b] ?? 0;
        if (a === b || n === 0) continue;
        const expected = 1 / (1 + Math.exp((strength[b] ?? 0) - (strength[a] ?? 0)));
        pull[a] = (pull[a] ?? 0) - n * expected;
        add(information, a, a, n * expected * (1 - expected));
        add(information, a, b, -n * expected * (1 - expected));
      }
    }
    // Only differences of strength are known; 1 / players everywhere pins the mean at 0.
    for (let a = 0; a < players; a++) for (let b = 0; b < players; b++) add(information, a, b, 1 / players);
    spread = inverse(information);
    const step = spread.map((row) => row.reduce((sum, x, b) => sum + x * (pull[b] ?? 0), 0));
    strength = strength.map((s, a) => s + Math.max(-1, Math.min(1, step[a] ?? 0)));
    if (step.every((x) => Math.abs(x) < 1e-9)) break;
  }
  const mean = strength.reduce((sum, s) => sum + s, 0) / Math.max(1, players);
  return strength.map((s, a) => {
    const elo = (s - mean) * POINTS;
    const variance = Math.max(0, (spread[a]?.[a] ?? 0) - 1 / players);
    const half = SURE * Math.sqrt(variance) * POINTS;
    return { elo, interval: [elo - half, elo + half] };
  });
}

function square(size: number): number[][] {
  return Array.from({ length: size }, () => Array.from({ length: size }, () => 0));
}

function add(matrix: readonly number[][], a: number, b: number, n: number): void {
  const row = matrix[a];
  if (row !== undefined) row[b] = (row[b] ?? 0) + n;
}

/** By Gauss and Jordan; the matrix is symmetric and positive, so no pivot is 0. */
function inverse(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length;
  const rows = matrix.map((row, a) => [...row, ...Array.from({ length: size }, (_, b) => (a === b ? 1 : 0))]);
  rows.forEach((row, a) => {
    const pivot = row[a] ?? 1;
    for (let k = 0; k < row.length; k++) row[k] = (row[k] ?? 0) / pivot;
    rows.forEach((other, b) => {
      if (a === b) return;
      const times = other[a] ?? 0;
      for (let k = 0; k < other.length; k++) other[k] = (other[k] ?? 0) - times * (row[k] ?? 0);
    });
  });
  return rows.map((row) => row.slice(size));
}
