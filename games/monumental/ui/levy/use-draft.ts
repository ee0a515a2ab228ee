import { useQuestion } from "@civitas/table-kit";
import { useEffect, useSyncExternalStore } from "react";
import { useMonumental } from "../seats.ts";
import { type Draft, NOBODY, recruitsAt, type Unit, unitsPicked, withPicked } from "./draft.ts";

let draft = NOBODY;
const listeners = new Set<() => void>();

function take(next: Draft): void {
  if (next === draft) return;
  draft = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const read = (): Draft => draft;

/** The units picked on the map so far. */
export const useDraft = (): Draft => useSyncExternalStore(subscribe, read, read);

export const dismiss = (): void => take(NOBODY);

/** Whether a conquest could be begun now by picking units on this space, and how they are picked. */
export function useRecruits(space: string): ((unit: Unit, all: boolean) => void) | undefined {
  const { conquests } = useMonumental();
  const { question } = useQuestion();
  const offered = question?.options.some(({ id }) => id.startsWith("conquer:")) === true;
  const source = offered ? recruitsAt(conquests, space) : undefined;
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
