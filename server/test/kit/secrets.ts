import {
  type AnyGame,
  type AnyMatch,
  canonical,
  clone,
  Random,
  type Sight,
  sightOf,
  type Viewer,
} from "@civitas/kernel";

const WORLDS = 5;

/** A game whose state can be looked at, by the test alone. */
export function spied(game: AnyGame): { game: AnyGame; stateOf: (match: AnyMatch) => unknown } {
  let seen: unknown;
  const spy: AnyGame = {
    ...game,
    progress(s) {
      seen = s;
      return game.progress(s);
    },
  };
  const stateOf = (match: AnyMatch): unknown => {
    void match.progress;
    return seen;
  };
  return { game: spy, stateOf };
}

function* leaves(value: unknown, path = ""): Generator<[path: string, text: string]> {
  if (typeof value === "string") yield [path, value];
  else if (typeof value === "object" && value !== null) {
    for (const [key, item] of Object.entries(value)) yield* leaves(item, `${path}/${key}`);
  }
}

/**
 * The ids of things that this viewer can't know: what lies where other worlds that look the same have something else,
 * unless it can be seen in another way.
 */
export function unknowable(match: AnyMatch, state: unknown, viewer: Viewer): string[] {
  const real = new Map(leaves(state));
  const hidden = new Set<string>();
  for (let world = 1; world <= WORLDS; world++) {
    const other = clone(state);
    match.game.reimagine(other, viewer, Random.stream(world));
    const imagined = new Map(leaves(other));
    for (const [path, text] of real) if (imagined.get(path) !== text) hidden.add(text);
  }
  const seen = sightsElsewhere(match, viewer, 0);
  return [...hidden].filter((text) => text.length >= 3 && !seen.every((sight) => mentions(sight, text)));
}

/** What the viewer would be sent in other worlds that it may be in. */
export function sightsElsewhere(match: AnyMatch, viewer: Viewer, logFrom: number): string[] {
  return Array.from({ length: WORLDS }, (_, world) =>
    withoutBarrier(sightOf(match.imagine(viewer, world + 1), viewer, logFrom, "later")),
  );
}

/** Whether an answer can be taken back is found out later and told by itself; the kernel's laws see to it. */
export const withoutBarrier = (sight: Sight): string => canonical({ ...sight, barrier: undefined });

/** Whether the id stands there as a word of its own. */
export function mentions(text: string, id: string): boolean {
  for (let at = text.indexOf(id); at >= 0; at = text.indexOf(id, at + 1)) {
    const around = `${text[at - 1] ?? " "}${text[at + id.length] ?? " "}`;
    if (!/[\w-]/.test(around)) return true;
  }
  return false;
}
