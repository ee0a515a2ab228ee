import { Icon, motionAllowed, Piece, useFresh, useSay } from "@civitas/table-kit";
import { useEffect, useRef } from "react";
import { ref } from "../src/refs.ts";
import { say } from "./say.ts";

/** What the four-sided die showed last, as the log tells it: a column, or nothing (ND-22.6, ND-22.7). */
function useLastThrow(): number | undefined {
  const fresh = useFresh();
  const shown = useRef<number>(undefined);
  for (const { what, moves } of fresh) {
    if (moves?.some(({ piece }) => piece === ref.soloDie) !== true) continue;
    shown.current = typeof what.with?.column === "number" ? what.with.column : 4;
  }
  return shown.current;
}

/** ND-22.5: the die that takes a tile after every action of the player. */
export function SoloDie() {
  const words = useSay();
  const fresh = useFresh();
  const shown = useLastThrow();
  const die = useRef<HTMLSpanElement>(null);
  const rolled = fresh.some(({ moves }) => moves?.some(({ piece }) => piece === ref.soloDie));
  useEffect(() => {
    if (!rolled || !motionAllowed()) return;
    die.current?.animate(
      [
        { transform: "translateY(-40%) rotate(-480deg)" },
        { transform: "translateY(0) rotate(20deg)" },
        { transform: "none" },
      ],
      { duration: 600, easing: "ease-out" },
    );
  }, [rolled]);
  return (
    <Piece at={ref.soloDie} label={say("ui.solo-die")} className="nd-solo-die">
      <span ref={die} className="nd-pyramid">
        <Icon name="four-sided" />
        {shown !== undefined && <b>{shown}</b>}
      </span>
      <span>{words.plain(say("ui.solo-die-short"))}</span>
    </Piece>
  );
}
