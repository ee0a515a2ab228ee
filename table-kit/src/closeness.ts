import type { Message, Ref } from "@civitas/kernel";
import type { ReactNode } from "react";

/** A piece that is looked at: `peek` ends with the hover, `menu` stays until it is answered or closed. */
export interface Close {
  readonly at: Ref;
  readonly label: Message;
  readonly how: "peek" | "menu";
  readonly picture: ReactNode;
  readonly anchor: HTMLElement | SVGElement;
}

/** What is looked at closely. It is a small store, so that a pointer over the table redraws only the close-up. */
export class Closeness {
  #close: Close | undefined;
  readonly #listeners = new Set<() => void>();

  get close(): Close | undefined {
    return this.#close;
  }

  readonly look = (close: Close | undefined): void => {
    if (close === this.#close) return;
    this.#close = close;
    for (const listener of this.#listeners) listener();
  };

  /** The pointer has left: a peek ends, a menu stays. */
  readonly glanceAway = (): void => {
    if (this.#close?.how === "peek") this.look(undefined);
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}
