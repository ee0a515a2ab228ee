import type { Option } from "@civitas/kernel";
import { ChoiceWords, isAllowed, useIsLookedAt, useLocked, useTable } from "@civitas/table-kit";
import { useMemo } from "react";
import { useT } from "../app/language.tsx";
import { useKeys } from "../app/use-keys.ts";
import { useChoosing } from "./use-choosing.ts";

const NONE: readonly Option[] = [];
const END_KEYS = ["e", "d"] as const;
const SPECIAL_KEYS = ["0", "q", "r", "t"] as const;

/** The choices of the list: all but those that stand apart, and those of a form. */
export function useListed(): readonly Option[] {
  const options = useTable().sight.question?.options ?? NONE;
  return useMemo(() => options.filter(({ apart, term }) => apart === undefined && term === undefined), [options]);
}

/** The choices that stand apart, each with its key: what is special first, what ends the turn last. */
function useApart(): readonly { readonly option: Option; readonly press: string | undefined }[] {
  const { question } = useTable().sight;
  // An offer that is being drawn up is made, or given up, in its form.
  const options = question === undefined || question.exchange?.draft === true ? NONE : question.options;
  return useMemo(() => {
    const of = (kind: Option["apart"]) => options.filter(({ apart }) => apart === kind);
    const special = of("special").map((option, i) => ({ option, press: SPECIAL_KEYS[i] }));
    return [...special, ...of("end").map((option, i) => ({ option, press: END_KEYS[i] }))];
  }, [options]);
}

/** What ends the turn, and other special choices: always in the same place, always in sight. */
export function Apart() {
  const t = useT();
  const { only, answer } = useTable();
  const locked = useLocked();
  const apart = useApart();
  const may = ({ id }: Option): boolean => !locked && isAllowed(id, only);
  useKeys((key) => {
    const found = apart.find(({ press }) => press === key)?.option;
    if (found === undefined || !may(found)) return false;
    answer(found.id);
    return true;
  });
  if (apart.length === 0) return null;
  return (
    <section className="apart-choices" aria-label={t("table.apart")}>
      {apart.map(({ option, press }) => (
        <ApartChoice key={option.id} option={option} press={press} may={may(option)} take={() => answer(option.id)} />
      ))}
    </section>
  );
}

function ApartChoice(props: {
  readonly option: Option;
  readonly press: string | undefined;
  readonly may: boolean;
  readonly take: () => void;
}) {
  const { option, press, may, take } = props;
  const choosing = useChoosing([option.id], take);
  const looked = useIsLookedAt([option.id]);
  return (
    <button
      type="button"
      className="choice apart"
      data-apart={option.apart}
      data-option={option.id}
      data-looked={looked || undefined}
      disabled={!may}
      {...choosing}
    >
      {press !== undefined && <kbd>{press.toUpperCase()}</kbd>}
      <ChoiceWords option={option} />
    </button>
  );
}
