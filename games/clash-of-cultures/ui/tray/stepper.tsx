import type { Message } from "@civitas/kernel";
import { useSay } from "@civitas/table-kit";
import { listed } from "../map/describe.ts";
import type { PieceKind } from "../pieces/outlines.ts";
import { Stamp } from "../pieces/stamp.tsx";
import { say } from "../say.ts";
import { useMine } from "../seats.ts";
import type { Kind, Sort } from "./parties.ts";

/** So many of one kind: fewer, the number, more. */
export function Stepper(props: { readonly sort: Sort; readonly n: number; readonly set: (n: number) => void }) {
  const { sort, n, set } = props;
  const words = useSay();
  const [label, note] = nameOf(sort.kind);
  const name = words.plain(label);
  return (
    <div className="cc-stepper">
      <Figure kind={sort.kind.of} />
      <span className="cc-stepper-name">
        {name}
        {note !== undefined && <small>{words.plain(note)}</small>}
      </span>
      <span className="stepper">
        <button
          type="button"
          aria-label={words.plain(say("ui.tray.fewer", { name }))}
          disabled={n === 0}
          onClick={() => set(n - 1)}
        >
          −
        </button>
        <b aria-live="polite">{words.plain(say("ui.tray.of", { n, of: sort.most }))}</b>
        <button
          type="button"
          aria-label={words.plain(say("ui.tray.more", { name }))}
          disabled={n >= sort.most}
          onClick={() => set(n + 1)}
        >
          +
        </button>
      </span>
    </div>
  );
}

/** What they are called, and a remark. */
function nameOf(kind: Kind): readonly [label: Message, note?: Message] {
  if (kind.of !== "ship") {
    const label: Message = { say: `unit.${kind.of}` };
    return kind.restriction === "none" ? [label] : [label, { say: `restriction.${kind.restriction}` }];
  }
  const cargo = [
    ...(kind.soldiers > 0 ? [say("ui.soldiers-aboard", { n: kind.soldiers })] : []),
    ...(kind.settlers > 0 ? [say("ui.settlers-aboard", { n: kind.settlers })] : []),
  ];
  return [{ say: "unit.ship" }, cargo.length === 0 ? say("ui.tray.empty") : listed(cargo)];
}

function Figure({ kind }: { readonly kind: PieceKind }) {
  return (
    <svg className="cc-stepper-figure" viewBox="-16 -25 32 30" aria-hidden="true">
      <Stamp kind={kind} owner={useMine()} />
    </svg>
  );
}
