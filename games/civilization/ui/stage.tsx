import { useSay } from "@civitas/table-kit";
import { type ReactNode, startTransition, useEffect, useState } from "react";
import { BattleSheet } from "./battle/sheet.tsx";
import { say } from "./say.ts";
import { useCivilization } from "./seats.ts";
import { Sheets, useSheets } from "./sheets.tsx";
import { useLearnable } from "./techs/learnable.ts";
import { Study } from "./techs/study.tsx";

/** The middle of the table: the map, and on it a battle while it lasts, or the techs or civilizations while one is chosen. */
export function MiddleOfTable({ map }: { readonly map: (covered: boolean) => ReactNode }) {
  const { battle, round, phase } = useCivilization();
  const studying = useLearnable().length > 0;
  const settling = useSheets().length > 0;
  const words = useSay();
  const [aside, putAside] = useState(false);
  const scene = battle !== null ? "battle" : studying ? "study" : undefined;
  // Every new battle and every research lies open again.
  useEffect(() => putAside(false), [scene, round, phase]);
  const over = settling || (scene !== undefined && !aside);
  const laid = useLaid(over);
  return (
    <div className="cv-stage" data-scene={over ? scene : undefined}>
      <div className="cv-map-sheet">{laid && map(over)}</div>
      {settling && <Sheets />}
      {over && scene === "battle" && <BattleSheet />}
      {over && scene === "study" && <Study />}
      {scene !== undefined && (
        <button type="button" className="cv-aside" aria-pressed={aside} onClick={() => putAside(!aside)}>
          {words.plain(say(aside ? `ui.back-to.${scene}` : "ui.see-map"))}
        </button>
      )}
    </div>
  );
}

/** Whether the map is laid: a table that is opened with something over the map shows that first. */
function useLaid(covered: boolean): boolean {
  const [laid, lay] = useState(!covered || typeof document === "undefined");
  useEffect(() => {
    if (laid) return;
    let soon: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      soon = setTimeout(() => startTransition(() => lay(true)), 0);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(soon);
    };
  }, [laid]);
  return laid || !covered;
}
