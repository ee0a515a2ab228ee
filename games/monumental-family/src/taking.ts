import { choose, type Message, No, type Option, type Rules, type Seat, type Verdict } from "@civitas/kernel";
import { say } from "./say.ts";
import type { SoMany, VerbKind } from "./verb.ts";

/** How a game lets a player take things for a verb, one at a time. */
export interface Taking<V, S, O extends Option> {
  readonly prompt: Message;
  readonly clause: string;
  /**
   * Everything a player would think of, judged. It is judged again each time, because taking one can change the others.
   */
  judge(stage: S, verb: V): readonly Verdict<O>[];
  /** Carries it out for one of them; gives what may be asked then. */
  take(stage: S, picked: O): Rules | undefined;
}

/** The part of a verb that is the same wherever n things are taken: how it runs, whether it can, whether it asks. */
export const takes = <V extends SoMany, S extends { readonly seat: Seat }, O extends Option>({
  prompt,
  clause,
  judge,
  take,
}: Taking<V, S, O>): Pick<VerbKind<V, S>, "run" | "can" | "asks"> => ({
  *run(verb, stage) {
    for (let left = verb.n; left > 0; left--) {
      const verdicts = judge(stage, verb);
      if (countOptions(verdicts) === 0) return;
      const offered: readonly Verdict<O | None>[] = verb.exact ? verdicts : [...verdicts, NONE];
      const picked = yield* choose(stage.seat, prompt, offered, { clause });
      if (isNone(picked)) return;
      const further = take(stage, picked);
      if (further !== undefined) yield* further;
    }
  },
  can: (verb, stage) => countOptions(judge(stage, verb)) > 0,
  asks: (verb, stage) => countOptions(judge(stage, verb)) > (verb.exact ? verb.n : 0),
});

interface None extends Option {
  readonly id: "none";
}

/** The answer of a player who takes nothing (more). */
export const NONE: None = { id: "none", label: say("choice.none"), apart: "end" };

const isNone = (picked: Option | None): picked is None => picked === NONE;

export const countOptions = (verdicts: readonly Verdict[]): number =>
  verdicts.reduce((n, verdict) => (verdict instanceof No ? n : n + 1), 0);
