import type { Seat } from "@civitas/kernel";
import type { World } from "./imagination.ts";
import { type Breadth, TurnPlan } from "./turn-plan.ts";

/** How the greedy bot plans its turns, */
export const AT_A_GLANCE: Breadth = { depth: 10, lines: 2, tries: 300 };
/** and how others are taken to reply: what they can do to a seat at once is what matters. */
const A_REPLY: Breadth = { depth: 10, lines: 1, tries: 120 };

/** How many turns and reactions of each other seat are played before the seat's next turn. */
const EACH = 2;

/** The world after the others' turns, each playing for itself; nothing if there is no time. */
export function afterReplies(world: World, seat: Seat, late: () => boolean): World | undefined {
  let now = world;
  for (let n = 0; n < EACH * (world.seats - 1) && !now.over; n++) {
    const [asked] = now.pending;
    if (asked === undefined || asked.seat === seat) break;
    if (late()) return undefined;
    const options = asked.options.map(({ id }) => id);
    const reply = new TurnPlan(now, asked.seat, options, A_REPLY).make(late).best();
    if (reply?.world === undefined) break;
    now = reply.world;
  }
  return now;
}
