import type { Metric, Registry } from "prom-client";

/**
 * How long something takes, as a histogram in seconds. The library's own looks up its labels at each observation; this
 * one has none, and only counts until somebody asks.
 */
export class Durations {
  /** How many were no longer than each bound but longer than the one before; the last one counts all longer ones. */
  readonly #counts: number[];
  #sum = 0;

  constructor(
    readonly name: string,
    private readonly help: string,
    private readonly bounds: readonly number[],
    registry: Registry,
  ) {
    this.#counts = [...bounds, Number.POSITIVE_INFINITY].map(() => 0);
    // The registry wants one of the library's own classes, but needs no more than a name and `get`.
    registry.registerMetric(this as unknown as Metric);
  }

  /** One more that took this many milliseconds. */
  took(ms: number): void {
    const { bounds } = this;
    const seconds = ms / 1000;
    let i = 0;
    while (i < bounds.length && seconds > (bounds[i] ?? 0)) i++;
    this.#counts[i] = (this.#counts[i] ?? 0) + 1;
    this.#sum += seconds;
  }

  async get(): Promise<object> {
    const { name, help } = this;
    let upTo = 0;
    const buckets = this.#counts.map((count, i) => {
      upTo += count;
      return { metricName: `${name}_bucket`, labels: { le: this.bounds[i] ?? "+Inf" }, value: upTo };
    });
    const sum = { metricName: `${name}_sum`, labels: {}, value: this.#sum };
    const count = { metricName: `${name}_count`, labels: {}, value: upTo };
    return { name, help, type: "histogram", aggregator: "sum", values: [...buckets, sum, count] };
  }
}
