import type { Seat } from "@civitas/kernel";
import type { World } from "./imagination.ts";
import { standing } from "./standing.ts";
import { type Breadth, type Prospect, TurnPlan } from "./turn-plan.ts";

/** How others are taken to plan their turns: as the greedy bot does. */
export const AT_A_GLANCE: Breadth = { depth: 10, lines: 2, tries: 300 };

/** Turns and reactions of others that are played before the seat's next turn, for each of them. */
const EACH = 2;

/** What is left to the seat when the others have had their turns, each playing for itself; nothing if there is no time. */
function afterReplies(world: World, seat: Seat, late: () => boolean): number | undefined {
  let now = world;
  for (let n = 0; n < EACH * (world.seats - 1) && !now.over; n++) {
    const [asked] = now.pending;
    if (asked === undefined || asked.seat === seat) break;
    if (late()) return undefined;
    const options = asked.options.map(({ id }) => id);
    const reply = new TurnPlan(now, asked.seat, options, AT_A_GLANCE).make(late).best();
    if (reply?.world === undefined) break;
    now = reply.world;
  }
  return standing(now)[seat];
}

/**
 * The prospects of the best options once the others have replied. All others come behind these: by how much tells the
 * plan of the own turn.
 */
export function withReplies(
  prospects: readonly (Prospect | undefined)[],
  seat: Seat,
  most: number,
  late: () => boolean,
): (number | undefined)[] {
  const worth = prospects.map((prospect) => prospect?.worth);
  const best = [...prospects.keys()]
    .filter((i) => prospects[i]?.world !== undefined)
    .sort((a, b) => (worth[b] ?? 0) - (worth[a] ?? 0))
    .slice(0, most);
  const replied = new Map<number, number>();
  for (const i of best) {
    const world = prospects[i]?.world;
    const after = world && afterReplies(world, seat, late);
    if (after === undefined) break;
    replied.set(i, after);
  }
  // One alone can't be compared with anything: then the own turn decides.
  if (replied.size < 2) return worth;
  const least = Math.min(...replied.values());
  const last = Math.min(...[...replied.keys()].map((i) => worth[i] ?? 0));
  return worth.map((own, i) => replied.get(i) ?? (own === undefined ? undefined : least + Math.min(0, own - last)));
}
