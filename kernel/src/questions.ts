import type { AnyMatch } from "./match.ts";
import { plainly } from "./message.ts";
import type { Decision } from "./option.ts";
import { same } from "./same.ts";
import type { Seat } from "./seat.ts";

interface Open {
  readonly decision: Decision;
  /** The mark at which this question was asked. */
  readonly since: number;
}

/**
 * Since which mark each seat's question has been open. An answer names the mark that its player saw, and counts if the
 * question has not changed since. So people who decide at the same time don't get in each other's way.
 */
export class Questions {
  private constructor(
    private readonly open: readonly (Open | undefined)[],
    /** The seats that are asked something new. */
    readonly fresh: readonly Seat[],
  ) {}

  static none = new Questions([], []);

  /** Answers of this seat from this mark on are meant for its present question. */
  since(seat: Seat): number | undefined {
    return this.open[seat]?.since;
  }

  /** The questions at the next mark, a growing number. Seats in `answered` have a new question in any case. */
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
    same(one.exchange?.(), other.exchange?.())
  );
}
