import type { Seat } from "@civitas/kernel";
import { settleDraft } from "./bargaining.ts";
import type { World } from "./imagination.ts";
import { AT_A_GLANCE, afterReplies } from "./replies.ts";
import { openSecrets } from "./secrets.ts";
import { standing } from "./standing.ts";
import { endTurn, type Prospect, stillOn, TurnPlan } from "./turn-plan.ts";

/** The others reply to at most this many options. */
const REPLIED = 4;
/** If the others' turns depend on chance, a loss below this share of the victory counts as their luck. */
const LUCK = 0.04;

/** One of the best options, and what is known of it so far. */
interface Finalist {
  readonly option: number;
  readonly answers: readonly string[];
  /** What it was worth at the end of the turn, summed over all worlds. */
  sum: number;
  /** The first of these worlds at the end of the turn, and what the option was worth in it. */
  first?: { readonly world: World; readonly worth: number };
  /** How much the others' replies change in that first world. */
  reply?: number | undefined;
}

/** Plays a turn as planned in this world; where the plan no longer fits, a quick new plan goes on. */
function keepTo(answers: readonly string[], world: World, seat: Seat, late: () => boolean): World {
  for (const id of answers) {
    if (!stillOn(world, seat)) return world;
    const options = world.pending[0]?.options.map((option) => option.id) ?? [];
    if (!options.includes(id)) {
      return new TurnPlan(world, seat, options, AT_A_GLANCE).make(late).best()?.world ?? world;
    }
    world.answer(seat, id);
    openSecrets(world, seat);
    settleDraft(world);
  }
  endTurn(world, seat);
  return world;
}

/**
 * What the best options are worth in other worlds. The plan was made in one world and knew how the dice would fall in it;
 * what it hopes for must hold elsewhere, too. Then the others reply to the best of these. All other options come behind
 * them, at the distances that the plan found.
 */
export function putToTheProof(
  prospects: readonly (Prospect | undefined)[],
  seat: Seat,
  most: number,
  elsewhere: readonly (() => World)[],
  late: () => boolean,
): (number | undefined)[] {
  const planned = prospects.map((prospect) => prospect?.worth);
  const finalists = [...prospects.entries()]
    .flatMap(([option, prospect]): Finalist[] =>
      prospect?.world === undefined ? [] : [{ option, answers: prospect.answers, sum: 0 }],
    )
    .sort((a, b) => (planned[b.option] ?? 0) - (planned[a.option] ?? 0))
    .slice(0, most);
  // A single option can't be compared with anything.
  if (finalists.length < 2) return planned;
  const worlds = tryElsewhere(finalists, seat, elsewhere, late);
  if (worlds === 0) return planned;
  const worth = withReplies(finalists, worlds, seat, late);
  const proven = new Map(finalists.map(({ option }, n) => [option, worth[n] ?? 0]));
  const least = Math.min(...worth);
  const last = Math.min(...finalists.map(({ option }) => planned[option] ?? 0));
  return planned.map((own, i) => proven.get(i) ?? (own === undefined ? undefined : least + Math.min(0, own - last)));
}

/** Plays the finalists in as many other worlds as there is time for; returns how many. */
function tryElsewhere(
  finalists: readonly Finalist[],
  seat: Seat,
  elsewhere: readonly (() => World)[],
  late: () => boolean,
): number {
  let worlds = 0;
  for (const imagine of elsewhere) {
    const results: number[] = [];
    for (const finalist of finalists) {
      if (late()) return worlds;
      const world = keepTo(finalist.answers, imagine(), seat, late);
      const worth = standing(world)[seat] ?? 0;
      finalist.first ??= { world, worth };
      results.push(worth);
    }
    // A world counts only if every option was played in it; otherwise it compares nothing.
    finalists.forEach((finalist, n) => {
      finalist.sum += results[n] ?? 0;
    });
    worlds += 1;
  }
  return worlds;
}

/** What the finalists are worth, less what the others' replies take. The best one so far is replied to, until it stays the best. */
function withReplies(finalists: readonly Finalist[], worlds: number, seat: Seat, late: () => boolean): number[] {
  let luck = 0;
  for (let asked = 0; asked < REPLIED; asked++) {
    const best = finalists.toSorted((a, b) => b.sum / worlds + (b.reply ?? 0) - a.sum / worlds - (a.reply ?? 0));
    // The first two replies are for two options, so that there is something to compare.
    const next = (asked < 2 ? best : best.slice(0, 1)).find(({ reply }) => reply === undefined);
    if (next?.first === undefined || late()) break;
    const { world, worth } = next.first;
    const { draws } = world;
    const after = afterReplies(world, seat, late);
    if (after === undefined) break;
    next.reply = (standing(after)[seat] ?? 0) - worth;
    if (after.draws !== draws) luck = LUCK;
  }
  const kindest = Math.max(...finalists.map(({ reply }) => reply ?? Number.NEGATIVE_INFINITY));
  const losses = finalists.map(({ reply }) => reply && Math.min(0, reply - kindest + luck));
  const asked = losses.filter((loss) => loss !== undefined);
  const usual = asked.reduce((sum, loss) => sum + loss, 0) / Math.max(1, asked.length);
  return finalists.map(({ sum }, n) => sum / worlds + (losses[n] ?? usual));
}
