import type { Seat } from "@civitas/kernel";
import type { Node } from "./node.ts";

/**
 * A moment when several seats decide at once. None of them knows what the others pick. So each chooses by the node
 * where the moment began and by its own answers since, not by the line of everybody's answers.
 */
export class Secret {
  readonly #own = new Map<Seat, Node>();

  constructor(private readonly began: Node) {}

  /** The node that stands for what this seat knows. */
  knownTo(seat: Seat): Node {
    return this.#own.get(seat) ?? this.began;
  }

  goOn(seat: Seat, node: Node): void {
    this.#own.set(seat, node);
  }
}
