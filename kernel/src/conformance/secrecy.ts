import { clone } from "../clone.ts";
import { canonical } from "../hash.ts";
import { type AnyMatch, Match } from "../match.ts";
import type { Decision } from "../option.ts";
import { Random } from "../random.ts";
import { same } from "../same.ts";
import type { Viewer } from "../seat.ts";
import { sightOf } from "../sight.ts";
import { broken, copied, parting, type Visit, viewersOf } from "./visit.ts";

const IMAGINED_ANSWERS = 6;

/** In every world a viewer may be in, the table looks as it does now, and the game goes on there. */
export function imaginesWhatIsSeen(visit: Visit): void {
  const { match, chance } = visit;
  for (const viewer of viewersOf(match)) {
    const world = copied(visit, () => match.imagine(viewer, chance.int(2 ** 31)));
    const [real, imagined] = [match.view(viewer), world.view(viewer)];
    if (!same(real, imagined)) {
      const difference = parting(canonical(real), canonical(imagined));
      throw broken(visit, "the view keeps secrets", `${viewer} sees ${difference}`);
    }
    playsOn(visit, world, viewer);
  }
}

function playsOn(visit: Visit, world: AnyMatch, viewer: Viewer): void {
  try {
    for (let i = 0; i < IMAGINED_ANSWERS && !world.over; i++) {
      const { seat, options } = visit.chance.pick(world.pending);
      world.answer(seat, visit.chance.pick(options).id);
    }
  } catch (error) {
    throw broken(visit, "every imagined world plays on", `imagined by ${viewer}: ${String(error)}`, error);
  }
}

/**
 * Deals the hidden things anew where the last story began, and plays the same answers with the same chance. Where the
 * viewer then sees the same table, everything else it gets must be the same, too: what it has heard, what it is
 * offered, who is asked, what it can take back. Anything else tells it something about what it can't see.
 */
export function showsOnlyWhatIsSeen(visit: Visit, before: AnyMatch): void {
  const { match, game, chance, reveals } = visit;
  const saved = { ...before.snapshot(), answers: match.answers };
  const from = saved.base.at;
  if (replayed(game, saved)?.hash() !== match.hash()) {
    throw broken(visit, "nothing lives outside the state", "the same answers lead elsewhere the second time");
  }
  for (const viewer of viewersOf(match)) {
    const state = clone(saved.base.state);
    game.reimagine(state, viewer, Random.stream(chance.int(2 ** 31)));
    const world = replayed(game, { ...saved, base: { ...saved.base, state } });
    if (world === undefined || !same(world.view(viewer), match.view(viewer))) continue;
    const [heard, other] = [match.log(viewer, from), world.log(viewer, from)];
    if (!same(heard, other)) {
      if ([...heard, ...other].some(({ what }) => reveals.has(what.say))) continue;
      throw broken(visit, "the log keeps secrets", `${viewer} hears ${parting(canonical(heard), canonical(other))}`);
    }
    looksTheSame(visit, world, viewer, from);
  }
}

function looksTheSame(visit: Visit, world: AnyMatch, viewer: Viewer, from: number): void {
  const { match, betrays } = visit;
  const [here, there] = [sightOf(match, viewer, from), sightOf(world, viewer, from)];
  if (same(here, there)) return;
  const isAsked = ({ clause }: Decision): boolean => clause !== undefined && betrays.has(clause);
  if ([...match.pending, ...world.pending].some(isAsked)) return;
  const law = same(here.question, there.question) ? "being asked keeps secrets" : "the options keep secrets";
  throw broken(visit, law, `${viewer} gets ${parting(canonical(here), canonical(there))}`);
}

/**
 * Gives another answer than the last one. Whoever is asked now and can't tell the two matches apart must imagine the
 * same worlds in both, and these must go on alike: otherwise bots would know what their seat doesn't, such as a secret
 * pick that the rules keep in a local variable.
 */
export function imaginesAlike(visit: Visit, before: AnyMatch): void {
  const { match, chance } = visit;
  const last = match.answers.at(-1);
  const others = last && before.decision(last.seat)?.options.filter(({ id }) => id !== last.id);
  if (last === undefined || others === undefined || others.length === 0) return;
  const twin = copied(visit, () => before.fork());
  try {
    twin.answer(last.seat, chance.pick(others).id);
  } catch (error) {
    throw broken(visit, "the rules never throw", `on another answer than "${last.id}": ${String(error)}`, error);
  }
  for (const { seat: viewer } of match.pending) {
    if (viewer === last.seat || twin.over) continue;
    // The log before the two answers is the same in both.
    const from = before.answers.length;
    if (!same(sightOf(match, viewer, from, "later"), sightOf(twin, viewer, from, "later"))) continue;
    const stream = chance.int(2 ** 31);
    const [here, there] = [match, twin].map((one) => copied(visit, () => one.imagine(viewer, stream)));
    if (here !== undefined && there !== undefined) goOnAlike(visit, here, there, viewer);
  }
}

function goOnAlike(visit: Visit, one: AnyMatch, other: AnyMatch, viewer: Viewer): void {
  const law = "who sees the same imagines the same";
  for (let i = 0; i <= IMAGINED_ANSWERS; i++) {
    if (one.hash() !== other.hash()) {
      throw broken(visit, law, `${viewer} sees no difference between two matches but imagines them differently`);
    }
    if (one.over) return;
    const { seat, options } = visit.chance.pick(one.pending);
    const { id } = visit.chance.pick(options);
    one.answer(seat, id);
    other.answer(seat, id);
  }
}

/** The same answers in another world, if they fit there: another seat's answers may need what it no longer has. */
function replayed(game: Visit["game"], snapshot: ReturnType<AnyMatch["snapshot"]>): AnyMatch | undefined {
  const world: AnyMatch = Match.resume(game, snapshot);
  return world.dropped.length === 0 ? world : undefined;
}
