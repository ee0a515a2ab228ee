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
  const { barrier, question } = shown.sight;
  const playing = plays(props);
  const known = barrier !== "nothing-to-undo" && barrier !== "not-known-yet";
  const mayAsk = source.consent !== undefined && known;
  const mayUndo = playing && !locked && (barrier === undefined || mayAsk);
  const mayHint = source.hint !== undefined && playing && question !== undefined && !locked && !thinking;

  const hint = async (): Promise<void> => {
    think(true);
    try {
      setHint(await source.hint?.());
    } finally {
      think(false);
    }
  };
  useKeys((key) => {
    if (key === "u" && mayUndo) attempt(source.undo());
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
        disabled={!mayUndo}
        title={barrier === undefined ? undoWords : t(BARRIERS[barrier])}
        onClick={() => attempt(source.undo())}
      >
        <Icon name="undo" /> <span>{undoWords}</span>
      </button>
      {source.hint !== undefined && (
        <button type="button" className="turn-tool" disabled={!mayHint} title={hintWords} onClick={() => void hint()}>
          <Icon name="hint" /> <span>{hintWords}</span>
        </button>
      )}
    </>
  );
}
