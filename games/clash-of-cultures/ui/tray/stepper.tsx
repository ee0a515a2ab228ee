import { useSay } from "@civitas/table-kit";
import type { ReactNode } from "react";
import type { PieceKind } from "../pieces/outlines.ts";
import { Stamp } from "../pieces/stamp.tsx";
import { say } from "../say.ts";
import { useMine } from "../seats.ts";

/** So many of one kind: fewer, the number, more. */
export function Stepper(props: {
  readonly kind: PieceKind;
  readonly name: string;
  readonly note?: ReactNode;
  readonly n: number;
  /** The number as it is read: "2 of 3". */
  readonly shown: string;
  readonly more: boolean;
  readonly set: (n: number) => void;
}) {
  const { kind, name, note, n, shown, more, set } = props;
  const words = useSay();
  return (
    <div className="cc-stepper">
      <Figure kind={kind} />
      <span className="cc-stepper-name">
        {name}
        {note !== undefined && <small>{note}</small>}
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
        <b aria-live="polite">{shown}</b>
        <button
          type="button"
          aria-label={words.plain(say("ui.tray.more", { name }))}
          disabled={!more}
          onClick={() => set(n + 1)}
        >
          +
        </button>
      </span>
    </div>
  );
}

function Figure({ kind }: { readonly kind: PieceKind }) {
  return (
    <svg className="cc-stepper-figure" viewBox="-16 -25 32 30" aria-hidden="true">
      <Stamp kind={kind} owner={useMine()} />
    </svg>
  );
}
