import { type Answer, type AnyGame, type AnyMatch, BrokenRules, Match, Refusal, type Snapshot } from "@civitas/kernel";
import type { Entry } from "./keeping.ts";
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

/** A match as it was, and how many answers had to go because the rules have changed since. */
export interface Restored {
  readonly match: AnyMatch;
  readonly lost: number;
}

/** Plays the answers again: from the snapshot if it belongs to them, from the beginning otherwise. */
export function restore(
  game: AnyGame,
  doc: TableDoc,
  entries: readonly Entry[],
  snapshot: string | undefined,
): Restored {
  const answers = answersOf(entries);
  const resumed = snapshot === undefined ? undefined : resume(game, answers, snapshot);
  if (resumed !== undefined) return resumed;
  const match = beginAgain(game, doc);
  for (let i = 0; i < answers.length; i++) {
    const { seat, id } = answers[i] as Answer;
    try {
      match.answer(seat, id);
    } catch (error) {
      if (!(error instanceof Refusal) && !(error instanceof BrokenRules)) throw error;
      return { match, lost: answers.length - i };
    }
  }
  return { match, lost: 0 };
}

/** Goes on from the snapshot; undefined if it is damaged or of other answers. It is only a short cut: the log has it all. */
function resume(game: AnyGame, answers: readonly Answer[], text: string): Restored | undefined {
  try {
    const snapshot = JSON.parse(text) as Snapshot;
    if (!leadsTo(snapshot, answers)) return undefined;
    const match: AnyMatch = Match.resume(game, { ...snapshot, answers });
    return { match, lost: match.dropped.length };
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
