/** The most deliveries under way at once, to one person and to one address of the network. */
const PER_PERSON = 2;
const PER_HOST = 4;
/** The most for all together whose addresses did not answer lately, and for how long that is remembered, in ms. */
const FOR_THE_SILENT = 16;
const LATELY = 10 * 60_000;

/**
 * Limits the deliveries under way, so that addresses that don't answer never take up all hands: of one person, of one
 * host, nor of many guests with a host each.
 */
export class Hands {
  readonly #busy = new Map<string, number>();
  /** Until when people count as silent, the oldest first. */
  readonly #silent = new Map<string, number>();

  constructor(private readonly now: () => number = Date.now) {}

  /** Gives a function that ends the delivery and is told whether anybody answered; undefined if too many are under way. */
  take(person: string, hosts: readonly string[]): ((answered: boolean) => void) | undefined {
    const silent = (this.#silent.get(person) ?? 0) > this.now();
    const most = new Map([[`person ${person}`, PER_PERSON]]);
    for (const host of hosts) most.set(`host ${host}`, PER_HOST);
    if (silent) most.set("silent", FOR_THE_SILENT);
    for (const [key, n] of most) if ((this.#busy.get(key) ?? 0) >= n) return undefined;
    const wanted = [...most.keys()];
    for (const key of wanted) this.#busy.set(key, (this.#busy.get(key) ?? 0) + 1);
    return (answered) => {
      if (!answered) this.#remember(person);
      for (const key of wanted) {
        const left = (this.#busy.get(key) ?? 1) - 1;
        if (left > 0) this.#busy.set(key, left);
        else this.#busy.delete(key);
      }
    };
  }

  /** One answer does not make up for it: an address could be silent every other time. */
  #remember(person: string): void {
    const now = this.now();
    this.#silent.delete(person);
    this.#silent.set(person, now + LATELY);
    for (const [old, until] of this.#silent) {
      if (until > now) break;
      this.#silent.delete(old);
    }
  }
}
