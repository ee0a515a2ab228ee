import { clone } from "../clone.ts";
import { canonical } from "../hash.ts";
import { type AnyMatch, Match } from "../match.ts";
import { Random } from "../random.ts";
import { same } from "../same.ts";
import type { Viewer } from "../seat.ts";
import { sightOf } from "../sight.ts";
import { broken, parting, type Visit, viewersOf } from "./visit.ts";

const IMAGINED_ANSWERS = 6;

/** In every world a viewer may be in, the table looks as it does now, and the game goes on there. */
export function imaginesWhatIsSeen(visit: Visit): void {
  const { match, chance } = visit;
  for (const viewer of viewersOf(match)) {
    const world = match.imagine(viewer, chance.int(2 ** 31));
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
 * Deals the hidden things anew at the last checkpoint and plays the same answers with the same chance. Where the
 * viewer then sees the same table, it must have heard the same and be offered the same: anything else tells it
 * something about what it can't see.
 */
export function offersAndTellsWhatIsSeen(visit: Visit): void {
  const { match, game, chance, reveals } = visit;
  const saved = match.snapshot();
  for (const viewer of viewersOf(match)) {
    const state = clone(saved.base.state);
    game.reimagine(state, viewer, Random.stream(chance.int(2 ** 31)));
    const world = replayed(game, { ...saved, base: { ...saved.base, state } });
    if (world === undefined || !same(world.view(viewer), match.view(viewer))) continue;
    const [heard, other] = [match.log(viewer, saved.base.at), world.log(viewer, saved.base.at)];
    if (!same(heard, other)) {
      if ([...heard, ...other].some(({ what }) => reveals.has(what.say))) continue;
      throw broken(visit, "the log keeps secrets", `${viewer} hears ${parting(canonical(heard), canonical(other))}`);
    }
    const [asked, askedThere] = [match, world].map((there) =>
      canonical(sightOf(there, viewer, saved.base.at, "later").question ?? null),
    );
    if (asked !== askedThere) {
      throw broken(visit, "the options keep secrets", `${viewer} is offered ${parting(asked ?? "", askedThere ?? "")}`);
    }
  }
}

/** The same answers in another world, if they fit there: another seat's answers may need what it no longer has. */
function replayed(game: Visit["game"], snapshot: ReturnType<AnyMatch["snapshot"]>): AnyMatch | undefined {
  const world: AnyMatch = Match.resume(game, snapshot);
  return world.dropped.length === 0 ? world : undefined;
}
