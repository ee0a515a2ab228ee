import type { Message } from "@civitas/kernel";
import { useCallback, useEffect, useState } from "react";
import type { RequestOutcome, TableSource } from "../source/source.ts";
import type { Shown } from "./projector.ts";

/** Gives answers and keeps the table locked until the next step is shown or the answer is refused. */
export function useAnswering(
  source: TableSource,
  shown: Shown | undefined,
  guide: { readonly answered: (id: string) => void } | undefined,
): {
  readonly answer: (id: string) => void;
  /** Does something else at the table; a no is shown like that to an answer. */
  readonly attempt: (work: Promise<RequestOutcome> | undefined) => void;
  readonly waiting: boolean;
  readonly refusal: Message | undefined;
  readonly forgive: () => void;
} {
  const [waiting, wait] = useState(false);
  const [refusal, refuse] = useState<Message | undefined>(undefined);
  const sight = shown?.sight;
  // A new sight is what was waited for.
  useEffect(() => wait(false), [sight]);
  const answer = useCallback(
    (id: string) => {
      if (sight === undefined) return;
      wait(true);
      refuse(undefined);
      source.answer(sight, id).then((outcome) => {
        if (outcome.ok) guide?.answered(id);
        else {
          refuse(outcome.why);
          wait(false);
        }
      });
    },
    [source, sight, guide],
  );
  const attempt = useCallback((work: Promise<RequestOutcome> | undefined) => {
    refuse(undefined);
    work?.then((outcome) => !outcome.ok && refuse(outcome.why));
  }, []);
  return { answer, attempt, waiting, refusal, forgive: useCallback(() => refuse(undefined), []) };
}
