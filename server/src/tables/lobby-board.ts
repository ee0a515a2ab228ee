import type { TablesReply } from "@civitas/protocol";

/** How long one list serves everybody: at least and at most, in ms. */
const FRESH_FOR = 200;
const GOOD_FOR = 1000;

/**
 * The list of the lobby, written once for all who ask at about the same time. A request made after a change gets the
 * changed list.
 */
export class LobbyBoard {
  /** The one that was read last. */
  #text: Promise<string> | undefined;
  #readAt = Number.NEGATIVE_INFINITY;
  #changed = false;
  /** A list that is about to be read: it will contain everything that has happened until now. */
  #next: Promise<string> | undefined;

  constructor(private readonly list: () => Promise<TablesReply>) {}

  /** A table of the lobby has changed. */
  change(): void {
    this.#changed = true;
  }

  /** The first page as JSON. */
  text(): Promise<string> {
    if (this.#next !== undefined) return this.#next;
    const age = performance.now() - this.#readAt;
    if (this.#text !== undefined && !this.#changed && age < GOOD_FOR) return this.#text;
    this.#next = this.#readAfter(Math.max(0, FRESH_FOR - age));
    return this.#next;
  }

  async #readAfter(wait: number): Promise<string> {
    await new Promise((resolve) => setTimeout(resolve, wait));
    this.#next = undefined;
    this.#changed = false;
    this.#readAt = performance.now();
    const text = this.list().then((page) => JSON.stringify(page));
    this.#text = text;
    text.catch(() => {
      if (this.#text === text) this.#text = undefined;
    });
    return text;
  }
}
