import { useSay } from "@civitas/table-kit";
import { say } from "./say.ts";
import { useCivilization } from "./seats.ts";

const PHASES = ["start-of-turn", "trade", "city-management", "movement", "research"] as const;

/** CV-6.1: the five phases of a round as steps, the present one lit. */
export function Phases() {
  const { phase } = useCivilization();
  const words = useSay();
  if (!PHASES.some((one) => one === phase)) return null;
  return (
    <span className="cv-phases" aria-hidden="true">
      {PHASES.map((one) => (
        <span key={one} data-now={one === phase || undefined}>
          {words.plain(say(`ui.phase.${one}`))}
        </span>
      ))}
    </span>
  );
}
