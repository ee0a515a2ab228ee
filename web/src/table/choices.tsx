import type { Option } from "@civitas/kernel";
import {
  ChoiceWords,
  fromHere,
  isAllowed,
  useIsLookedAt,
  useLocked,
  useLookedAt,
  useMedia,
  useTable,
  Words,
} from "@civitas/table-kit";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { useT } from "../app/language.tsx";
import { useKeys } from "../app/use-keys.ts";
import { useListed } from "./apart.tsx";
import { type ListRow, MANY, rowsOf } from "./choice-rows.ts";
import { useChoosing } from "./use-choosing.ts";

/** The keys of the rows, in order; the other letters have a meaning at every table. */
const KEYS = "123456789abcfgijklmnopsvwxyz";

/** Every choice in words: the keyboard's, the screen reader's and the newcomer's way to play. */
export function Choices() {
  const t = useT();
  const { sight, speaker, only, answer, sources, from, narrow } = useTable();
  const locked = useLocked();
  const { question } = sight;
  const options = useListed();
  const [sought, seek] = useState("");
  const [open, setOpen] = useState<string | undefined>(undefined);
  const [all, showAll] = useState(false);
  // Another question begins with an empty search; the same one, asked again after somebody else's answer, keeps it.
  const asked = useMemo(() => options.map(({ id }) => id).join(" "), [options]);
  useEffect(() => {
    seek("");
    showAll(false);
  }, [asked]);
  const groupOf = useMemo(() => {
    const groups = new Map(options.map((option) => [option, option.group && speaker.plain(option.group)]));
    return (option: Option) => groups.get(option);
  }, [options, speaker]);
  useOpeningWhatIsLookedAt(options, groupOf, setOpen);

  const rows = useMemo(() => {
    // In the guided game the allowed choices come first.
    const order = [...options].sort((a, b) => Number(!isAllowed(a.id, only)) - Number(!isAllowed(b.id, only)));
    const list = { options: order, sources, from, sought, open, flat: only !== undefined, all };
    return rowsOf(list, { labelOf: (option) => speaker.plain(option.label), groupOf });
  }, [options, only, sources, from, sought, open, all, speaker, groupOf]);

  const act = (row: ListRow): void => {
    if ("option" in row && !locked && isAllowed(row.option.id, only)) answer(row.option.id);
    if (row.is === "source" && !locked) narrow(row.source.spot.ref);
    if (row.is === "fold") setOpen(row.open ? "" : row.group);
    if (row.is === "more") showAll(true);
  };
  const keyed = rows.filter(({ is }) => is !== "heading");
  useKeys((key) => {
    const row = key.length === 1 && KEYS.includes(key) ? keyed[KEYS.indexOf(key)] : undefined;
    if (row !== undefined) act(row);
    return row !== undefined;
  });
  const drawn = (some: readonly ListRow[]): ReactNode =>
    some.map((row) => <ChoiceRow key={keyOf(row)} row={row} press={KEYS[keyed.indexOf(row)]} act={() => act(row)} />);
  const verbs = rows.filter(isVerb);

  if (question === undefined || options.length === 0) return null;
  return (
    <section className="choices" aria-label={t("table.choices")}>
      {from !== undefined && (
        <button type="button" className="choice choice-back" onClick={() => narrow(undefined)}>
          <kbd>Esc</kbd>
          <span className="choice-words">
            <b>{speaker.plain(from.spot.name)}</b>
            <small>{speaker.plain({ say: "from.back" })}</small>
          </span>
        </button>
      )}
      {from === undefined && options.length > MANY && (
        <input
          type="search"
          placeholder={t("table.search", { n: options.length })}
          aria-label={t("table.search", { n: options.length })}
          value={sought}
          onChange={({ target }) => seek(target.value)}
        />
      )}
      {verbs.length > 0 && <div className="choice-verbs">{drawn(verbs)}</div>}
      {drawn(rows.filter((row) => !isVerb(row)))}
      {rows.length === 0 && <p className="quiet">{t("table.search-none")}</p>}
    </section>
  );
}

/** The headings of groups: they stand together, above the choices of the open one. */
const isVerb = ({ is }: ListRow): boolean => is === "fold" || is === "sole";

function keyOf(row: ListRow): string {
  if (row.is === "choice" || row.is === "sole") return row.option.id;
  if (row.is === "source") return `from ${row.source.spot.ref}`;
  if (row.is === "heading") return `heading ${row.text}`;
  return row.is === "fold" ? `fold ${row.group}` : "more";
}

/** Looking at something on the table opens its group. */
function useOpeningWhatIsLookedAt(
  options: readonly Option[],
  groupOf: (option: Option) => string | undefined,
  open: (group: string) => void,
): void {
  const [looked] = useLookedAt();
  useEffect(() => {
    const option = looked === undefined ? undefined : options.find(({ id }) => id === looked);
    const group = option === undefined ? undefined : groupOf(option);
    if (group !== undefined) open(group);
  }, [looked, options, groupOf, open]);
}

interface RowProps {
  readonly row: ListRow;
  readonly press: string | undefined;
  readonly act: () => void;
}

function ChoiceRow({ row, press = "·", act }: RowProps) {
  const t = useT();
  const key = <kbd>{press.toUpperCase()}</kbd>;
  switch (row.is) {
    case "heading":
      return <h3 className="choice-heading">{row.text}</h3>;
    case "fold":
      return (
        <button type="button" className="choice choice-fold" aria-expanded={row.open} onClick={act}>
          {key}
          <b className="choice-words">{row.group}</b>
          <span className="choice-count">{row.n}</span>
        </button>
      );
    case "sole":
      return (
        <About ids={[row.option.id]} act={act}>
          {(looked) => (
            <>
              {key}
              <span className="choice-words">
                <b>{row.group}</b>
                <ChoiceWords option={row.option} looked={looked} />
              </span>
            </>
          )}
        </About>
      );
    case "more":
      return (
        <button type="button" className="choice choice-fold" onClick={act}>
          {key}
          <span className="choice-words">{t("table.more", { n: row.n })}</span>
        </button>
      );
    case "source":
      return (
        <About ids={row.source.options.map(({ id }) => id)} act={act} fold>
          {() => (
            <>
              {key}
              <span className="choice-words">
                <Words message={fromHere(row.source)} />
              </span>
            </>
          )}
        </About>
      );
    case "choice":
      return (
        <About ids={[row.option.id]} act={act}>
          {(looked) => (
            <>
              {key}
              <ChoiceWords option={row.option} looked={looked} />
            </>
          )}
        </About>
      );
  }
}

/** A line about options: while the player looks at it, they light up on the table, and the other way round. */
function About({
  ids,
  act,
  fold = false,
  children,
}: {
  readonly ids: readonly string[];
  readonly act: () => void;
  readonly fold?: boolean;
  readonly children: (looked: boolean) => ReactNode;
}) {
  const { only, sight } = useTable();
  const locked = useLocked();
  const sealed = sight.question?.sealed;
  const choosing = useChoosing(ids, act);
  const looked = useIsLookedAt(ids);
  // A finger can't hover before it chooses, so there the preview is always shown.
  const hovers = useMedia("(hover: hover)");
  return (
    <button
      type="button"
      className={`choice ${fold ? "choice-source" : ""}`}
      data-option={fold ? undefined : ids[0]}
      data-looked={looked || undefined}
      // In a secret choice players see what they have picked, and may pick again.
      aria-pressed={sealed === undefined || fold ? undefined : sealed.mine === ids[0]}
      disabled={locked || !ids.some((id) => isAllowed(id, only))}
      {...choosing}
    >
      {children(looked || !hovers)}
    </button>
  );
}
