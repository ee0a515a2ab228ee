import { type AnyMatch, type Seat, sightOf, type Viewer } from "@civitas/kernel";
import type { Tidings } from "@civitas/protocol";
import { clocksNow } from "./clocks.ts";
import type { Kept } from "./keeping.ts";
import { botAt, ordersOf, playedByPeople } from "./table-doc.ts";

/** Somebody who watches one table over one connection. */
export interface Watcher {
  /** Changes when the person sits down or gets up. */
  viewer: Viewer;
  readonly person: string | undefined;
  /** The log is sent from the line after this many answers on. */
  logFrom: number;
  send(text: string): void;
}

export const write = (tidings: Tidings): string => JSON.stringify(tidings);

/** Sends each watcher what it may see; what the audience sees is written once. */
export function tellSights(kept: Kept, match: AnyMatch, watchers: Iterable<Watcher>, now: number): void {
  const at = match.answers.length;
  const written: { viewer: Viewer; from: number; text: string }[] = [];
  for (const watcher of watchers) {
    const { viewer } = watcher;
    // After an undo a watcher drops the lines that came later.
    const from = Math.min(watcher.logFrom, at + 1);
    let text = written.find((other) => other.viewer === viewer && other.from === from)?.text;
    if (text === undefined) {
      text = sightText(kept, match, viewer, from, now);
      written.push({ viewer, from, text });
    }
    watcher.logFrom = at + 1;
    watcher.send(text);
  }
}

function sightText(kept: Kept, match: AnyMatch, viewer: Viewer, from: number, now: number): string {
  const { id, seq, doc } = kept;
  const own = ordersOf(doc, viewer);
  return write({
    tell: "sight",
    table: id,
    seq,
    sight: sightOf(match, viewer, from, "later"),
    // Not even an empty list: it would tell that others have orders.
    standing: own.length > 0 ? own : undefined,
    clocks: doc.clocks && clocksNow(doc.clocks, playedByPeople(doc), now),
  });
}

/** Who answered last, if it is a person who might want to take it back. */
export function lastPerson({ doc }: Kept, match: AnyMatch): Seat | undefined {
  const last = match.answers.at(-1)?.seat;
  return last === undefined || match.over || botAt(doc, last) !== undefined ? undefined : last;
}

/** Tells whoever answered last whether the answer can be taken back. */
export function tellUndo(kept: Kept, match: AnyMatch, watchers: Iterable<Watcher>): void {
  const { id, seq } = kept;
  const last = lastPerson(kept, match);
  if (last === undefined) return;
  for (const watcher of watchers) {
    if (watcher.viewer !== last) continue;
    const barrier = match.knownBarrier(last);
    watcher.send(write({ tell: "undo", table: id, seq, ...(barrier && { barrier }) }));
  }
}
