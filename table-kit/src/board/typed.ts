import type { MapSpace } from "./plan.ts";

/** A pause that ends a name. */
const PAUSE = 1200;

/** What is being typed on a map: the name of a space, letter by letter. */
export class Typed {
  #text = "";
  #at = 0;

  /**
   * Takes another key. Gives the space whose name is complete, the text so far if some name begins with it, and nothing
   * if no name does: then the key has another meaning.
   */
  key<S extends MapSpace>(key: string, spaces: readonly S[], now = Date.now()): S | string | undefined {
    if (!/^[\p{L}\p{N}]$/u.test(key)) return undefined;
    const begun = now - this.#at < PAUSE ? this.#text : "";
    // A number alone is a choice of the list; it is part of a name only after a letter.
    if (begun === "" && /\p{N}/u.test(key)) return undefined;
    const text = `${begun}${key}`.toLocaleUpperCase();
    const like = spaces.filter(({ name }) => name.toLocaleUpperCase().startsWith(text));
    if (like.length === 0) {
      this.#text = "";
      return undefined;
    }
    this.#text = text;
    this.#at = now;
    return like.find(({ name }) => name.toLocaleUpperCase() === text) ?? text;
  }
}
