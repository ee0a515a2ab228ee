/** How long a seat thought about its answers, in milliseconds. */
export interface Thinking {
  readonly median: number;
  /** 99 of 100 answers came within this time. */
  readonly p99: number;
  readonly most: number;
}

/** The time that this part of the answers kept within. */
function within(sorted: readonly number[], part: number): number {
  return Math.round(sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? 0);
}

export function thinkingTime(ms: readonly number[]): Thinking {
  const sorted = ms.toSorted((a, b) => a - b);
  return { median: within(sorted, 0.5), p99: within(sorted, 0.99), most: within(sorted, 1) };
}
