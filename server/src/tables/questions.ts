import type { AnyMatch, Decision, Seat } from "@civitas/kernel";

interface Open {
  readonly decision: Decision;
  /** The length of the log since which this question stands. */
  readonly since: number;
}

/** Since when each seat's question stands, so that people who decide at the same time don't get in each other's way. */
export class Questions {
  private constructor(
    private readonly open: readonly (Open | undefined)[],
    /** The seats that are asked something new. */
    readonly fresh: readonly Seat[],
  ) {}

  static none = new Questions([], []);

  /** The length of the log from which on an answer of this seat is meant for its present question. */
  since(seat: Seat): number | undefined {
    return this.open[seat]?.since;
  }

  /** The questions after the log has grown to `seq`; what the seats in `answered` are asked is new in any case. */
  next(match: AnyMatch, seq: number, answered: readonly Seat[]): Questions {
    const fresh: Seat[] = [];
    const open: (Open | undefined)[] = [];
    for (const decision of match.pending) {
      const { seat } = decision;
      const before = answered.includes(seat) ? undefined : this.open[seat];
      if (before !== undefined && isSame(before.decision, decision)) {
        open[seat] = before;
      } else {
        open[seat] = { decision, since: seq };
        fresh.push(seat);
      }
    }
    return new Questions(open, fresh);
  }
}

function isSame(one: Decision, other: Decision): boolean {
  if (one === other) return true;
  const sameOptions = one.options.length === other.options.length;
  return (
    one.prompt.say === other.prompt.say && sameOptions && one.options.every(({ id }, i) => id === other.options[i]?.id)
  );
}
