import {
  type AnyGame,
  type AnyMatch,
  Match,
  type MatchRecord,
  type Message,
  plainly,
  Random,
  type Seat,
} from "@civitas/kernel";
import type { Budget } from "./search/budget.ts";
import { Search } from "./search/search.ts";
import { standing, victory } from "./standing.ts";

/** A stretch of answers of one seat that changed what everybody could expect. */
export interface TurningPoint {
  /** How many answers had been given before it. */
  readonly at: number;
  readonly round: number;
  /** Who acted. */
  readonly seat: Seat;
  /** What happened, in the words of the log, or of the choice where the log says nothing. */
  readonly what: Message;
  /** The seat whose expectation changed most, and from what to what. */
  readonly whose: Seat;
  readonly before: number;
  readonly after: number;
}

/** Answers of one seat with no other seat's in between. */
interface Stretch {
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
  /** How much the game's own quick estimate changed. */
  readonly swing: number;
}

export interface HowToLook {
  /** How many turning points to name. */
  readonly most: number;
  /** How many stretches are looked at closely: those that the quick estimate finds remarkable. */
  readonly candidates: number;
  readonly budget: Budget;
}

const LOOK: HowToLook = { most: 3, candidates: 8, budget: { iterations: 80 } };
/** Smaller changes are normal in every game. */
const WORTH_NAMING = 0.06;

/**
 * Where a finished game turned. A quick look over the whole record finds candidates, a closer one judges them. It is a
 * generator that yields the part of the work that is done, so that the caller can do other things in between.
 */
export function* turningPoints(
  game: AnyGame,
  record: MatchRecord,
  look: HowToLook = LOOK,
): Generator<number, readonly TurningPoint[]> {
  const candidates = stretchesOf(game, record)
    .sort((a, b) => b.swing - a.swing)
    .slice(0, look.candidates)
    .sort((a, b) => a.from - b.from);
  const found: TurningPoint[] = [];
  for (const [i, stretch] of candidates.entries()) {
    yield i / candidates.length;
    const point = lookClosely(game, record, stretch, look.budget);
    if (Math.abs(point.after - point.before) >= WORTH_NAMING) found.push(point);
  }
  const size = ({ before, after }: TurningPoint): number => Math.abs(after - before);
  return found
    .sort((a, b) => size(b) - size(a))
    .slice(0, look.most)
    .sort((a, b) => a.at - b.at);
}

function stretchesOf(game: AnyGame, record: MatchRecord): Stretch[] {
  const match: AnyMatch = Match.replay(game, record, 0);
  const stretches: Stretch[] = [];
  let before = standing(match);
  for (const [at, { seat, id }] of record.answers.entries()) {
    match.answer(seat, id);
    const next = record.answers[at + 1];
    if (next?.seat === seat) continue;
    const after = standing(match);
    const from = stretches.at(-1)?.to ?? 0;
    stretches.push({ seat, from, to: at + 1, swing: biggest(before, after).by });
    before = after;
  }
  return stretches;
}

/** The seat whose share has changed most. */
function biggest(before: readonly number[], after: readonly number[]): { readonly seat: Seat; readonly by: number } {
  const changes = before.map((part, seat) => Math.abs((after[seat] ?? 0) - part));
  const by = Math.max(...changes);
  return { seat: changes.indexOf(by), by };
}

function lookClosely(game: AnyGame, record: MatchRecord, { seat, from, to }: Stretch, budget: Budget): TurningPoint {
  const match: AnyMatch = Match.replay(game, record, from);
  const { round } = match.progress;
  const before = expectations(match, budget);
  const what = goOn(match, record.answers.slice(from, to));
  const after = expectations(match, budget);
  const whose = biggest(before, after).seat;
  return {
    at: from,
    round,
    seat,
    what,
    whose,
    before: before[whose] ?? 0,
    after: after[whose] ?? 0,
  };
}

/** Gives the answers, and describes the one that changed most: what came of it, not what was paid for it. */
function goOn(match: AnyMatch, answers: MatchRecord["answers"]): Message {
  let first: Message | undefined;
  let most: { readonly what: Message; readonly by: number } | undefined;
  let before = standing(match);
  for (const { seat, id } of answers) {
    first ??= match.decision(seat)?.options.find((option) => option.id === id)?.label;
    match.answer(seat, id);
    const told = match.log("audience", match.answers.length).findLast((line) => line.seat === seat);
    const after = standing(match);
    const { by } = biggest(before, after);
    if (told !== undefined && (most === undefined || by > most.by)) most = { what: told.what, by };
    before = after;
  }
  return most?.what ?? plainly(first ?? { say: "" });
}

function expectations(match: AnyMatch, budget: Budget): readonly number[] {
  if (match.result !== undefined) return victory(match.result);
  const seat = match.pending[0]?.seat ?? 0;
  const search = new Search(match, seat, Random.stream(match.answers.length));
  search.run(budget);
  return search.expected;
}
