import type { Answer, AnyMatch, Decision, Seat } from "@civitas/kernel";

/** One of the worlds a seat may be in: a match to try things on. */
export type World = AnyMatch;

/**
 * The worlds that a seat may be in. This is the only door through which bots look at a match, so that they can't
 * know more than their seat. The same stream always gives the same world.
 */
export class Imagination {
  readonly #root: AnyMatch;

  constructor(
    match: AnyMatch,
    readonly seat: Seat,
  ) {
    this.#root = match.fork({ quiet: true });
  }

  world(stream: number, path: readonly Answer[] = []): World {
    const world = this.#root.imagine(this.seat, stream, { quiet: true, checkpointEvery: Number.POSITIVE_INFINITY });
    for (const { seat, id } of path) world.answer(seat, id);
    return world;
  }
}

/** The question to answer next: that of `first` if it is asked, since it knows best what it wants. */
export function nextQuestion(world: World, first: Seat): Decision | undefined {
  return world.pending.length > 1 ? (world.decision(first) ?? world.pending[0]) : world.pending[0];
}
