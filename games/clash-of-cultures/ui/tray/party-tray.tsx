import type { Message } from "@civitas/kernel";
import { useHover, useQuestion, useSay, Words } from "@civitas/table-kit";
import { useState } from "react";
import { listed } from "../map/describe.ts";
import { say } from "../say.ts";
import { type Kind, type Parties, partyOf } from "./parties.ts";
import { Sheet } from "./sheet.tsx";
import { Stepper } from "./stepper.tsx";

/** Who goes: a stepper for each kind of units, all who may go preselected. */
export function PartyTray(props: {
  readonly prompt: Message;
  readonly parties: Parties;
  readonly hex: string | undefined;
}) {
  const { prompt, parties, hex } = props;
  const words = useSay();
  const { answer } = useQuestion();
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(() => parties.parties[0]?.counts ?? new Map());
  const party = partyOf(parties, counts);
  return (
    <Sheet prompt={prompt} hex={hex}>
      {parties.sorts.map(({ key, kind, most }) => {
        const n = counts.get(key) ?? 0;
        const note = noteOf(kind);
        return (
          <Stepper
            key={key}
            kind={kind.of}
            name={words.plain({ say: `unit.${kind.of}` })}
            note={note && words.plain(note)}
            n={n}
            shown={words.plain(say("ui.tray.of", { n, of: most }))}
            more={n < most}
            set={(next) => setCounts(new Map([...counts, [key, next]]))}
          />
        );
      })}
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
    </Sheet>
  );
}

/** What they have gone through, or what a ship carries. */
function noteOf(kind: Kind): Message | undefined {
  if (kind.of !== "ship") return kind.restriction === "none" ? undefined : { say: `restriction.${kind.restriction}` };
  const cargo = [
    ...(kind.soldiers > 0 ? [say("ui.soldiers-aboard", { n: kind.soldiers })] : []),
    ...(kind.settlers > 0 ? [say("ui.settlers-aboard", { n: kind.settlers })] : []),
  ];
  return cargo.length === 0 ? say("ui.tray.empty") : listed(cargo);
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
