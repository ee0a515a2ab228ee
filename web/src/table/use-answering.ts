import type { Message } from "@civitas/kernel";
import { startTransition, useCallback, useLayoutEffect, useRef, useState } from "react";
import type { RequestOutcome, Seen, TableSource } from "../source/source.ts";
import type { Shown } from "./projector.ts";

/** In milliseconds: only when the reply takes longer is the table drawn as locked. */
const AT_ONCE = 150;

/**
 * Which sight was answered, known by the log lines it brought. If it comes again, after the connection was lost, it may
 * be answered again.
 */
interface Asked {
  readonly source: TableSource;
  readonly log: unknown;
}

function isSame(asked: Asked | undefined, source: TableSource, sight: Seen | undefined): boolean {
  return asked !== undefined && asked.source === source && asked.log === sight?.log;
}

/** Gives answers and keeps the table locked until the next step is shown or the answer is refused. */
export function useAnswering(
  source: TableSource,
  shown: Shown | undefined,
  guide: { readonly answered: (id: string) => void } | undefined,
): {
  /** Tells whether it was accepted. */
  readonly answer: (id: string) => Promise<boolean>;
  /** Does something else at the table; a refusal is shown as for an answer. */
  readonly attempt: (work: Promise<RequestOutcome> | undefined) => void;
  /** The answer is on its way. */
  readonly answering: boolean;
  /** It has been so for a while. */
  readonly waiting: boolean;
  readonly refusal: Message | undefined;
  readonly forgive: () => void;
} {
  // Locked while the sight is the answered one, so the next question unlocks the table without another drawing.
  const [sent, send] = useState<Asked | undefined>(undefined);
  const [awaited, wait] = useState<Asked | undefined>(undefined);
  const latest = useRef<Asked | undefined>(undefined);
  const [refusal, refuse] = useState<Message | undefined>(undefined);
  const sight = shown?.sight;
  // `answer` never changes: whatever offers answers would be drawn again with it.
  const now = useRef({ sight, guide });
  useLayoutEffect(() => {
    now.current = { sight, guide };
  }, [sight, guide]);
  const answer = useCallback(
    async (id: string): Promise<boolean> => {
      const { sight, guide } = now.current;
      if (sight === undefined || isSame(latest.current, source, sight)) return false;
      const asked = { source, log: sight.log };
      latest.current = asked;
      startTransition(() => send(asked));
      setTimeout(() => {
        if (isSame(latest.current, source, now.current.sight)) startTransition(() => wait(asked));
      }, AT_ONCE);
      refuse(undefined);
      const outcome = await source.answer(sight, id);
      if (outcome.ok) guide?.answered(id);
      else {
        latest.current = undefined;
        refuse(outcome.why);
        send(undefined);
        wait(undefined);
      }
      return outcome.ok;
    },
    [source],
  );
  const attempt = useCallback((work: Promise<RequestOutcome> | undefined) => {
    refuse(undefined);
    work?.then((outcome) => !outcome.ok && refuse(outcome.why));
  }, []);
  return {
    answer,
    attempt,
    answering: isSame(sent, source, sight),
    waiting: isSame(awaited, source, sight),
    refusal,
    forgive: useCallback(() => refuse(undefined), []),
  };
}
