import type { LogLine } from "@civitas/kernel";
import { Icon, useFresh, useLog, useSay } from "@civitas/table-kit";
import { useEffect, useState } from "react";
import { lowerHalf } from "../map/halves.ts";
import { say } from "../say.ts";
import { useClash } from "../seats.ts";
import { hexIn, isOfBattle, rollIn } from "./report.ts";
import { Rolls } from "./rolls.tsx";

/** A battle that has just been decided: its dice, hits and losses stay until somebody goes on, or a touch anywhere. */
export function BattleReport() {
  const view = useClash();
  const fresh = useFresh();
  const told = useLog();
  const [away, putAway] = useState<readonly LogLine[]>([]);
  const lines = fresh.filter((line) => isOfBattle(line) && told.includes(line));
  const words = useSay();
  useEffect(() => {
    const leave = (): void => putAway(fresh);
    addEventListener("pointerdown", leave);
    return () => removeEventListener("pointerdown", leave);
  }, [fresh]);
  if (view.battle !== null || away === fresh || !lines.some((line) => rollIn(line) !== undefined)) return null;
  const hex = hexIn(fresh.filter(isOfBattle)) ?? "";
  return (
    <section
      className="cc-report"
      data-at={lowerHalf(view, hex) ? "top" : "bottom"}
      aria-label={words.plain(say("ui.battle", { hex }))}
    >
      <header>
        <h2>
          <Icon name="military" /> {words.plain(say("ui.battle", { hex }))}
        </h2>
        <button type="button" onClick={() => putAway(fresh)}>
          <Icon name="close" label={words.plain(say("ui.put-away"))} />
        </button>
      </header>
      <Rolls lines={lines} />
    </section>
  );
}
