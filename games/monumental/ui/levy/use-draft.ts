import { useQuestion } from "@civitas/table-kit";
import { useEffect, useSyncExternalStore } from "react";
import { useMonumental } from "../seats.ts";
import { conquestsIn } from "./conquest.ts";
import { type LevyDraft, NOBODY, recruitsAt, type Unit, unitsPicked, withPicked } from "./draft.ts";

let draft = NOBODY;
const listeners = new Set<() => void>();

function take(next: LevyDraft): void {
  if (next === draft) return;
  draft = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const read = (): LevyDraft => draft;

/** The units picked on the map so far. */
export const useDraft = (): LevyDraft => useSyncExternalStore(subscribe, read, read);

export const dismiss = (): void => take(NOBODY);

/** Whether a conquest could be begun now by picking units on this space, and how they are picked. */
export function useRecruits(space: string): ((unit: Unit, all: boolean) => void) | undefined {
  const view = useMonumental();
  const { question } = useQuestion();
  const offered = question?.options.some(({ id }) => id.startsWith("conquer:")) === true;
  const source = offered ? recruitsAt(conquestsIn(view), space) : undefined;
  return source === undefined ? undefined : (unit, all) => take(withPicked(draft, source, unit, all));
}

/** What was picked is forgotten with Escape, and when something else than the conquest is asked. */
export function useForgetting(): void {
  const { question } = useQuestion();
  const asks = question?.options.some(({ id }) => id.startsWith("conquer:") || id === "go") === true;
  useEffect(() => {
    if (question !== undefined && !asks) dismiss();
  }, [question, asks]);
  useEffect(() => {
    const back = (event: KeyboardEvent): void => {
      if (event.key === "Escape" && unitsPicked(draft) > 0) dismiss();
    };
    addEventListener("keydown", back);
    return () => removeEventListener("keydown", back);
  }, []);
}
