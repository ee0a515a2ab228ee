import type { Barrier } from "@civitas/kernel";
import { Icon, useLocked } from "@civitas/table-kit";
import { useState } from "react";
import { type Key, useT } from "../app/language.tsx";
import { useKeys } from "../app/use-keys.ts";
import type { PanelProps } from "./side-panel.tsx";
import { plays } from "./tools.tsx";

const BARRIERS: Readonly<Record<Barrier, Key>> = {
  "nothing-to-undo": "undo.nothing",
  "another-seat": "undo.another-seat",
  chance: "undo.chance",
  "hidden-thing-seen": "undo.seen",
  "not-known-yet": "undo.not-known",
};

/** What players do again and again on their turn: undo, ask for a hint. */
export function TurnTools(props: PanelProps) {
  const { source, shown, attempt, setHint } = props;
  const t = useT();
  const locked = useLocked();
  const [thinking, think] = useState(false);
  const [told, tell] = useState<number | undefined>(undefined);
  const { at, barrier, question } = shown.sight;
  const playing = plays(props);
  const known = barrier !== "nothing-to-undo" && barrier !== "not-known-yet";
  const mayAsk = source.consent !== undefined && known;
  const mayUndo = playing && !locked && (barrier === undefined || mayAsk);
  const mayHint = source.hint !== undefined && playing && question !== undefined && !locked && !thinking;
  const reason = mayUndo || barrier === undefined ? undefined : t(BARRIERS[barrier]);
  // The reason stays in sight until the table moves on.
  const undo = () => (reason === undefined ? attempt(source.undo()) : tell(told === at ? undefined : at));

  const hint = async (): Promise<void> => {
    think(true);
    try {
      setHint(await source.hint?.());
    } finally {
      think(false);
    }
  };
  useKeys((key) => {
    if (key === "u" && (mayUndo || (playing && reason !== undefined))) undo();
    else if (key === "h" && mayHint) void hint();
    else return false;
    return true;
  });
  if (!playing) return null;
  const undoWords = t(barrier !== undefined && mayAsk ? "tools.ask-undo" : "tools.undo");
  const hintWords = t(thinking ? "tools.hint-thinks" : "tools.hint");
  return (
    <>
      <button
        type="button"
        className="turn-tool"
        disabled={!mayUndo && reason === undefined}
        aria-disabled={reason !== undefined || undefined}
        title={reason ?? undoWords}
        onClick={undo}
      >
        <Icon name="undo" /> <span>{undoWords}</span>
      </button>
      {source.hint !== undefined && (
        <button type="button" className="turn-tool" disabled={!mayHint} title={hintWords} onClick={() => void hint()}>
          <Icon name="hint" /> <span>{hintWords}</span>
        </button>
      )}
      {reason !== undefined && told === at && (
        <p className="turn-reason" role="status">
          {reason}
        </p>
      )}
    </>
  );
}
