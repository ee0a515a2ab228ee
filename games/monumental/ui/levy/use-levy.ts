import { useQuestion, useTable } from "@civitas/table-kit";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { ref } from "../../src/refs.ts";
import { useMonumental } from "../seats.ts";
import { type Conquest, conquestsIn, type Levy } from "./conquest.ts";
import { filledUp } from "./draft.ts";
import { answersFor, proposedLevy, sameLevy } from "./levy.ts";
import { dismiss, useDraft } from "./use-draft.ts";

/** What is being put together, and for which conquest; the map draws it while the panel changes it. */
let changed: { readonly space: string; readonly levy: Levy } | undefined;
/** Answers that name a changed levy and have still to be given. */
let planned: readonly string[] = [];
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

function change(next: typeof changed): void {
  changed = next;
  for (const listener of listeners) listener();
}

/** The conquest whose units the viewer names now, if they are asked for. */
export function useAskedConquest(): Conquest | undefined {
  const { question } = useQuestion();
  const view = useMonumental();
  const [target] = question?.options.find(({ id }) => id === "go")?.refs ?? [];
  return target === undefined ? undefined : conquestsIn(view).find(({ space }) => ref.space(space) === target);
}

/** The levy as it stands: who was picked on the map, filled up as the rules propose, or what the player has made of it. */
export function useLevy(conquest: Conquest | undefined): Levy | undefined {
  const read = () => changed;
  const mine = useSyncExternalStore(subscribe, read, read);
  const draft = useDraft();
  return useMemo(() => {
    if (conquest === undefined) return undefined;
    return mine?.space === conquest.space ? mine.levy : (filledUp(conquest, draft) ?? proposedLevy(conquest));
  }, [conquest, mine, draft]);
}

export const changeLevy = ({ space }: Conquest, levy: Levy): void => change({ space, levy });

/** Sends the levy: the proposal by one answer, a changed one by naming it step by step. */
export function useSendLevy(): (conquest: Conquest, levy: Levy) => void {
  const { answer } = useTable();
  return (conquest, levy) => {
    dismiss();
    if (sameLevy(levy, proposedLevy(conquest))) {
      change(undefined);
      answer("go");
      return;
    }
    const [first, ...rest] = answersFor(conquest, levy);
    planned = rest;
    if (first !== undefined) answer(first);
  };
}

/** Gives the planned answers one by one, as the rules ask for them; what they don't ask for goes without saying. */
export function usePlannedAnswers(): void {
  const { question } = useQuestion();
  const { answer } = useTable();
  useEffect(() => {
    if (question === undefined || planned.length === 0) return;
    const offered = new Set(question.options.map(({ id }) => id));
    const next = planned.findIndex((id) => offered.has(id));
    const wanted = planned[next];
    planned = next < 0 ? [] : planned.slice(next + 1);
    if (wanted === undefined) change(undefined);
    else answer(wanted);
  }, [question, answer]);
}
