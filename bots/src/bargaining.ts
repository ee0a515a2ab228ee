import type { AnyMatch, Decision, Random, Seat, Term } from "@civitas/kernel";
import { Imagination, type World } from "./imagination.ts";
import { standing } from "./standing.ts";

/** How many kinds of goods are considered on each side: those of which it has most. */
const KINDS = 4;
/** A gain below this share of the victory is not worth an offer. */
const GAIN = 0.001;

const OFFER = "offer";
const NEVER_MIND = "never-mind";

/** Whether somebody is drawing up an exchange. */
export const isDraft = (question: Decision): boolean => question.exchange?.()?.draft === true;

interface Change {
  readonly id: string;
  readonly term: Term;
}

/** One of each kind that a side has most of; nothing if something lies there already. */
function firstThoughts({ options, exchange }: Decision, side: Term["side"]): (Change | undefined)[] {
  if (exchange?.()?.[side].some(({ n }) => n > 0) === true) return [undefined];
  const most = new Map<string, number>();
  for (const { term } of options) {
    if (term?.side === side) most.set(term.good, Math.max(most.get(term.good) ?? 0, term.n));
  }
  const kinds = [...most].sort(([, a], [, b]) => b - a).slice(0, KINDS);
  return kinds.flatMap(([good]) => {
    const one = options.find(({ term }) => term?.side === side && term.good === good && term.n === 1);
    return one?.term === undefined ? [] : [{ id: one.id, term: one.term }];
  });
}

/** The world after these answers and the other's acceptance; nothing if it can't be reached. */
function accepted(world: World, seat: Seat, to: Seat, answers: readonly string[]): World | undefined {
  const tried = world.fork();
  for (const id of answers) {
    if (!offers(tried, seat, id)) return undefined;
    tried.answer(seat, id);
  }
  if (!offers(tried, to, "accept")) return undefined;
  tried.answer(to, "accept");
  return tried;
}

const offers = (world: World, seat: Seat, id: string): boolean =>
  world.decision(seat)?.options.some((option) => option.id === id) === true;

/** The answers that lead to the best offer by which both gain; if there is none, those that give up. */
export function bargain(world: World, question: Decision): readonly string[] {
  const { seat, exchange } = question;
  const to = exchange?.()?.to[0];
  // With two players, one's gain is the other's loss.
  if (to === undefined || world.seats === 2) return [NEVER_MIND];
  const before = standing(world);
  let [best, gain]: [readonly string[], number] = [[NEVER_MIND], GAIN];
  for (const give of firstThoughts(question, "gives")) {
    for (const ask of firstThoughts(question, "asks")) {
      if (give !== undefined && give.term.good === ask?.term.good) continue;
      const answers = [...(give ? [give.id] : []), ...(ask ? [ask.id] : []), OFFER];
      const after = accepted(world, seat, to, answers);
      if (after === undefined) continue;
      const parts = standing(after);
      if ((parts[to] ?? 0) - (before[to] ?? 0) < GAIN) continue;
      const mine = (parts[seat] ?? 0) - (before[seat] ?? 0);
      if (mine > gain) [best, gain] = [answers, mine];
    }
  }
  return best;
}

/** What a bot that is drawing up an offer answers next; nothing if that is not what it is asked. */
export function proposal(match: AnyMatch, question: Decision, random: Random): string | undefined {
  if (!isDraft(question)) return undefined;
  const world = new Imagination(match, question.seat).world(random.int(0x7fffffff));
  return bargain(world, question)[0];
}

/**
 * If somebody is drawing up an offer, completes it in place: what both gain by is accepted. Says whether a deal came of
 * it; nothing if nobody was drawing up.
 */
export function settleDraft(world: World): "deal" | "idle talk" | undefined {
  const question = world.pending.find(isDraft);
  if (question === undefined) return undefined;
  const answers = bargain(world, question);
  for (const id of answers) world.answer(question.seat, id);
  const to = question.exchange?.()?.to[0];
  if (to === undefined || answers.at(-1) !== OFFER || !offers(world, to, "accept")) return "idle talk";
  world.answer(to, "accept");
  return "deal";
}
