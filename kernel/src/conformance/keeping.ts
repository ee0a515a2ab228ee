import { canonical } from "../hash.ts";
import { type AnyMatch, Match } from "../match.ts";
import { Refusal } from "../refusal.ts";
import { same } from "../same.ts";
import type { Seat } from "../seat.ts";
import { sightOf } from "../sight.ts";
import { broken, copied, parting, type Visit, viewersOf } from "./visit.ts";

/** What everybody gets. The log begins at that answer: the older lines are part of the snapshot anyway. */
const sights = (match: AnyMatch, from: number): unknown =>
  viewersOf(match).map((viewer) => sightOf(match, viewer, from));

/** Saved and loaded, the match is the same to everybody. */
export function survivesSaving(visit: Visit): void {
  const { match, game } = visit;
  const saved = match.snapshot();
  const text = JSON.stringify(saved);
  if (!same(JSON.parse(text), saved)) {
    throw broken(visit, "nothing lives outside the state", "the state is not plain JSON");
  }
  const loaded = Match.resume(game, JSON.parse(text));
  if (loaded.dropped.length > 0) {
    throw broken(visit, "nothing lives outside the state", "after loading, the answers since the checkpoint don't fit");
  }
  if (loaded.hash() !== match.hash()) {
    throw broken(visit, "nothing lives outside the state", "the loaded match has another hash");
  }
  const from = saved.base.at;
  const [live, later] = [sights(match, from), sights(loaded, from)];
  if (!same(live, later)) {
    throw broken(visit, "nothing lives outside the state", parting(canonical(live), canonical(later)));
  }
}

/** What isn't offered is refused, and nothing has changed. */
export function refusesBadAnswers(visit: Visit): void {
  const { match } = visit;
  const before = match.hash();
  const asked = match.pending[0]?.seat ?? 0;
  const idle = Array.from({ length: match.seats }, (_, seat) => seat).find(
    (seat) => match.decision(seat) === undefined,
  );
  const forged: [Seat, string][] = [
    [asked, "no-such-option"],
    [asked, ""],
    [match.seats, "pass"],
    [-1, "pass"],
  ];
  if (idle !== undefined) forged.push([idle, match.pending[0]?.options[0]?.id ?? "pass"]);
  for (const [seat, id] of forged) {
    try {
      match.answer(seat, id);
    } catch (error) {
      if (error instanceof Refusal) continue;
      throw broken(
        visit,
        "bad answers change nothing",
        `"${id}" of seat ${seat} was not refused but broke the rules`,
        error,
      );
    }
    throw broken(visit, "bad answers change nothing", `"${id}" of seat ${seat} was accepted`);
  }
  if (match.hash() !== before) throw broken(visit, "bad answers change nothing", "a refused answer changed the match");
}

/** Taking back the last answer and giving it again leads to the same match. Where there is a barrier, it holds. */
export function undoesAndRedoes(visit: Visit): void {
  const { match } = visit;
  const last = match.answers.at(-1);
  if (last === undefined) return;
  const copy = copied(visit, () => match.fork());
  // Finding the barrier takes long, and `survivesSaving` has compared the barriers already.
  copy.learnBarrier(match.answers.length, match.barrier(last.seat));
  const hash = copy.hash();
  if (copy.barrier(last.seat) !== undefined) {
    try {
      copy.undo(last.seat);
    } catch {
      if (copy.hash() === hash) return;
    }
    throw broken(visit, "undo and redo agree", "a barrier did not hold");
  }
  try {
    copy.undo(last.seat);
  } catch (error) {
    throw broken(visit, "undo and redo agree", `what may be undone can't: ${String(error)}`, error);
  }
  if (copy.answers.length !== match.answers.length - 1) {
    throw broken(visit, "undo and redo agree", "undo did not take back one answer");
  }
  copy.answer(last.seat, last.id);
  if (copy.hash() !== hash) throw broken(visit, "undo and redo agree", `after undoing and redoing "${last.id}"`);
}
