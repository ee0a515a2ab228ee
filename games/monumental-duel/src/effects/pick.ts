import { type Blocked, choose, type Message, type Option, type Rules, type Seat } from "@civitas/kernel";
import { say } from "../say.ts";

/** How many an effect takes: exactly n or as many as there are, or up to n (MD-23.11). */
export interface HowMany {
  readonly n: number;
  readonly exact: boolean;
}

const NONE: Option = { id: "none", label: say("choice.none") };

/**
 * MD-23.11: takes things one at a time; `take` does what is to be done with each, and says what may be asked then.
 * What may be taken is looked up anew each time, because taking one can change the others.
 */
export function* takeOneByOne<O extends Option>(
  seat: Seat,
  prompt: Message,
  { n, exact }: HowMany,
  clause: string,
  find: () => O[],
  blocked: () => Blocked[],
  take: (picked: O) => Rules | undefined,
): Rules {
  for (let left = n; left > 0; left--) {
    const found = find();
    if (found.length === 0) return;
    const picked = yield* choose<O | Option>(seat, prompt, exact ? found : [...found, NONE], {
      clause,
      blocked,
    });
    const taken = found.find((option) => option === picked);
    if (taken === undefined) return;
    const further = take(taken);
    if (further !== undefined) yield* further;
  }
}
