/** The most deliveries under way at once, to one person and to one address of the network. */
const PER_PERSON = 2;
const PER_HOST = 4;

/** Limits the deliveries under way, so that addresses that don't answer never take up all hands. */
export class Hands {
  readonly #busy = new Map<string, number>();

  /** Gives a function that ends the delivery; undefined if too many are under way there. */
  take(person: string, hosts: readonly string[]): (() => void) | undefined {
    const wanted = [`person ${person}`, ...new Set(hosts.map((host) => `host ${host}`))];
    const isFree = (key: string): boolean =>
      (this.#busy.get(key) ?? 0) < (key.startsWith("person") ? PER_PERSON : PER_HOST);
    if (!wanted.every(isFree)) return undefined;
    for (const key of wanted) this.#busy.set(key, (this.#busy.get(key) ?? 0) + 1);
    return () => {
      for (const key of wanted) {
        const left = (this.#busy.get(key) ?? 1) - 1;
        if (left > 0) this.#busy.set(key, left);
        else this.#busy.delete(key);
      }
    };
  }
}
