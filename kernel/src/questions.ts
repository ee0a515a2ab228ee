import type { AnyMatch } from "./match.ts";
import { plainly } from "./message.ts";
import type { Decision } from "./option.ts";
import { same } from "./same.ts";
import type { Seat } from "./seat.ts";

interface Open {
  readonly decision: Decision;
  /** The mark from which on this question stands. */
  readonly since: number;
}

/**
 * Since when each seat's question stands. An answer names the mark of what its player saw: it counts if the question has not
 * changed since, so that people who decide at the same time don't get in each other's way.
 */
export class Questions {
  private constructor(
    private readonly open: readonly (Open | undefined)[],
    /** The seats that are asked something new. */
    readonly fresh: readonly Seat[],
  ) {}

  static none = new Questions([], []);

  /** The mark from which on an answer of this seat is meant for its present question. */
  since(seat: Seat): number | undefined {
    return this.open[seat]?.since;
  }

  /** The questions at the next mark, a number that grows; what the seats in `answered` are asked is new in any case. */
  next(match: AnyMatch, mark: number, answered: readonly Seat[]): Questions {
    const fresh: Seat[] = [];
    const open: (Open | undefined)[] = [];
    for (const decision of [...match.pending, ...match.optional]) {
      const { seat } = decision;
      const before = answered.includes(seat) ? undefined : this.open[seat];
      if (before !== undefined && isSame(before.decision, decision)) {
        open[seat] = before;
      } else {
        open[seat] = { decision, since: mark };
        fresh.push(seat);
      }
    }
    return new Questions(open, fresh);
  }
}

function isSame(one: Decision, other: Decision): boolean {
  if (one === other) return true;
  return (
    one.options.length === other.options.length &&
    one.options.every(({ id }, i) => id === other.options[i]?.id) &&
    same(plainly(one.prompt), plainly(other.prompt)) &&
    same(one.exchange, other.exchange)
  );
}
