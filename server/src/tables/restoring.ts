import { type Answer, type AnyGame, type AnyMatch, BrokenRules, Match, Refusal, type Snapshot } from "@civitas/kernel";
import type { Entry, Kept } from "./keeping.ts";
import type { TableDoc } from "./table-doc.ts";

/** The answers that stand, after everything that was taken back. */
export function answersOf(entries: readonly Entry[]): Answer[] {
  const answers: Answer[] = [];
  for (const { kind, seat, said } of entries) {
    if (kind === "rewind") answers.length = Number(said);
    else answers.push({ seat, id: said });
  }
  return answers;
}

/**
 * Plays the answers again: from the snapshot if it belongs to them, otherwise from the beginning. Undefined if these
 * rules refuse them, or lead to another position than the one that was stored.
 */
export function restore(
  game: AnyGame,
  { doc, hash }: Pick<Kept, "doc" | "hash">,
  entries: readonly Entry[],
  snapshot: string | undefined,
): AnyMatch | undefined {
  const answers = answersOf(entries);
  const isIt = (match: AnyMatch | undefined): boolean =>
    match !== undefined && (hash === null || match.hash() === hash);
  const resumed = snapshot === undefined ? undefined : resume(game, answers, snapshot);
  if (isIt(resumed)) return resumed;
  const match = beginAgain(game, doc);
  const replayed = follow(
    match,
    answers.map(({ seat, id }) => ({ kind: "answer", seat, said: id })),
  );
  return replayed && isIt(match) ? match : undefined;
}

/** Applies the log to a match; false if its rules refuse something. */
export function follow(match: AnyMatch, entries: readonly Pick<Entry, "kind" | "seat" | "said">[]): boolean {
  try {
    for (const { kind, seat, said } of entries) {
      if (kind === "rewind") match.rewind(Number(said));
      else match.answer(seat, said);
    }
    return true;
  } catch (error) {
    if (error instanceof Refusal || error instanceof BrokenRules) return false;
    throw error;
  }
}

/**
 * Continues from the snapshot; undefined if it is damaged or belongs to other answers. It only saves time: the log has
 * everything.
 */
function resume(game: AnyGame, answers: readonly Answer[], text: string): AnyMatch | undefined {
  try {
    const snapshot = JSON.parse(text) as Snapshot;
    if (!leadsTo(snapshot, answers)) return undefined;
    const match: AnyMatch = Match.resume(game, { ...snapshot, answers });
    return match.dropped.length === 0 ? match : undefined;
  } catch {
    return undefined;
  }
}

/** The match before its first answer. */
export function beginAgain(game: AnyGame, doc: TableDoc): AnyMatch {
  return Match.start(game, { seats: doc.seats.length, seed: doc.seed ?? "", options: doc.options });
}

function leadsTo({ base, answers }: Snapshot, now: readonly Answer[]): boolean {
  if (base.at > now.length) return false;
  for (let i = 0; i < base.at; i++) {
    if (answers[i]?.id !== now[i]?.id || answers[i]?.seat !== now[i]?.seat) return false;
  }
  return true;
}
