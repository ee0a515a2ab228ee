import type { Option } from "@civitas/kernel";
import { ChoiceWords, isAllowed, useHover, useIsLookedAt, useTable } from "@civitas/table-kit";
import { useEffect, useMemo, useState } from "react";
import { useT } from "../app/language.tsx";

/** With so many choices a field to search in them appears. */
const MANY = 10;
const KEYS = 9;

interface Group {
  readonly heading: string | undefined;
  readonly options: readonly Option[];
}

function grouped(options: readonly Option[], headingOf: (option: Option) => string | undefined): Group[] {
  const groups = new Map<string | undefined, Option[]>();
  for (const option of options) {
    const heading = headingOf(option);
    groups.set(heading, [...(groups.get(heading) ?? []), option]);
  }
  return [...groups].map(([heading, members]) => ({ heading, options: members }));
}

/** Every choice in words: the keyboard's, the screen reader's and the newcomer's way to play. */
export function Choices() {
  const t = useT();
  const { sight, speaker, locked, only, answer } = useTable();
  const [sought, seek] = useState("");
  const { question } = sight;
  // Another question begins with an empty search.
  useEffect(() => seek(""), [question]);

  const groups = useMemo(() => {
    const found = (question?.options ?? []).filter((option) =>
      speaker.plain(option.label).toLocaleLowerCase().includes(sought.toLocaleLowerCase()),
    );
    // In the guided game what may be chosen stands first.
    const order = [...found].sort((a, b) => Number(!isAllowed(a.id, only)) - Number(!isAllowed(b.id, only)));
    return grouped(order, (option) => option.group && speaker.plain(option.group));
  }, [question, sought, speaker, only]);
  const order = useMemo(() => groups.flatMap((group) => group.options), [groups]);
  const may = (option: Option): boolean => !locked && isAllowed(option.id, only);

  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || !/^[1-9]$/.test(event.key)) return;
      if (event.target instanceof Element && event.target.matches("input, textarea, select")) return;
      const option = order[Number(event.key) - 1];
      if (option === undefined || locked || !isAllowed(option.id, only)) return;
      event.preventDefault();
      answer(option.id);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [order, locked, only, answer]);

  if (question === undefined) return null;
  return (
    <section className="choices" aria-label={t("table.choices")}>
      {question.options.length > MANY && (
        <input
          type="search"
          placeholder={t("table.search", { n: question.options.length })}
          aria-label={t("table.search", { n: question.options.length })}
          value={sought}
          onChange={({ target }) => seek(target.value)}
        />
      )}
      {groups.map(({ heading, options }) => (
        <div key={heading ?? ""} className="choice-group">
          {heading !== undefined && <h3>{heading}</h3>}
          {options.map((option) => (
            <Choice
              key={option.id}
              option={option}
              place={order.indexOf(option)}
              may={may(option)}
              take={() => answer(option.id)}
            />
          ))}
        </div>
      ))}
      {order.length === 0 && <p className="quiet">{t("table.search-none")}</p>}
    </section>
  );
}

function Choice({
  option,
  place,
  may,
  take,
}: {
  readonly option: Option;
  readonly place: number;
  readonly may: boolean;
  readonly take: () => void;
}) {
  const hover = useHover([option.id]);
  const looked = useIsLookedAt([option.id]);
  return (
    <button
      type="button"
      className="choice"
      data-option={option.id}
      data-looked={looked || undefined}
      disabled={!may}
      onClick={take}
      {...hover}
    >
      <kbd>{place < KEYS ? place + 1 : "·"}</kbd>
      <ChoiceWords option={option} />
    </button>
  );
}
