import type { Message } from "@civitas/kernel";
import { isAllowed, useHover, useQuestion, useSay, useTable, Words } from "@civitas/table-kit";
import { useMemo, useState } from "react";
import { lowerHalf } from "../map/halves.ts";
import { hexOfRef } from "../map/looks.ts";
import { say } from "../say.ts";
import { useClash } from "../seats.ts";
import { type Parties, partiesOf, partyOf } from "./parties.ts";
import { Stepper } from "./stepper.tsx";

/** Who goes: a stepper for each kind of units, all who may go preselected. It lies over the half that is not in question. */
export function Tray() {
  const view = useClash();
  const { question } = useQuestion();
  const { only } = useTable();
  const parties = useMemo(() => {
    const options = question?.options.filter(({ id }) => isAllowed(id, only)) ?? [];
    return partiesOf(options, view);
  }, [question, only, view]);
  if (question === undefined || parties === undefined) return null;
  const [at] = question.options[0]?.refs ?? [];
  const hex = at === undefined ? undefined : hexOfRef(view, at);
  return (
    <OpenTray
      key={question.options.map(({ id }) => id).join(" ")}
      prompt={question.prompt}
      parties={parties}
      low={hex !== undefined && lowerHalf(view, hex)}
    />
  );
}

function OpenTray(props: { readonly prompt: Message; readonly parties: Parties; readonly low: boolean }) {
  const { prompt, parties, low } = props;
  const words = useSay();
  const { answer } = useQuestion();
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(() => parties.parties[0]?.counts ?? new Map());
  const party = partyOf(parties, counts);
  return (
    <section className="cc-tray" data-at={low ? "top" : "bottom"} aria-label={words.plain(prompt)}>
      <h2>{words.plain(prompt)}</h2>
      {parties.sorts.map((sort) => (
        <Stepper
          key={sort.key}
          sort={sort}
          n={counts.get(sort.key) ?? 0}
          set={(n) => setCounts(new Map([...counts, [sort.key, n]]))}
        />
      ))}
      <p role="status">
        {party === undefined
          ? words.plain(say("ui.tray.not-so"))
          : party.option.preview !== undefined && <Words message={party.option.preview} />}
      </p>
      {party === undefined ? (
        <button type="button" className="primary" disabled>
          {words.plain(say("ui.tray.go"))}
        </button>
      ) : (
        <GoButton id={party.option.id} label={party.option.label} go={() => answer(party.option.id)} />
      )}
    </section>
  );
}

function GoButton({ id, label, go }: { readonly id: string; readonly label: Message; readonly go: () => void }) {
  const words = useSay();
  const hover = useHover([id]);
  return (
    <button type="button" className="primary" data-may onClick={go} {...hover}>
      {words.plain(say("ui.tray.go-with", { units: label }))}
    </button>
  );
}
