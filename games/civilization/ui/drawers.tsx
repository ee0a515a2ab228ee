import type { Ref } from "@civitas/kernel";
import { useLitParts, useSay, useTable } from "@civitas/table-kit";
import { type ReactNode, useEffect } from "react";
import { say } from "./say.ts";
import { type Drawer, openDrawer, useWantedDrawer } from "./stance.ts";
import { useLearnable } from "./techs/learnable.ts";

const DRAWERS: readonly Drawer[] = ["realm", "techs", "market"];

/** In which drawer things lie, by the first word of their refs. */
const LIES_IN: Readonly<Record<string, Drawer>> = {
  resource: "realm",
  kept: "realm",
  event: "realm",
  "great-card": "realm",
  "wonder-card": "realm",
  investment: "realm",
  reserve: "realm",
  units: "realm",
  tech: "techs",
  slot: "techs",
  wonder: "market",
  pool: "market",
  market: "market",
  "unit-deck": "market",
  "event-deck": "market",
};

const drawerOf = (ref: Ref): Drawer | undefined => LIES_IN[ref.split(":")[0] ?? ""];

/** The drawers that hold something to choose, and the one without which nothing could be chosen by a click. */
function useLitDrawers() {
  const { lit, needed } = useLitParts(drawerOf);
  // Techs that could be learned lie on the map, large: their drawer would cover them.
  const studying = useLearnable().length > 0;
  return { lit, needed: needed === "techs" && studying ? undefined : needed };
}

/** Realm, techs and market: all of them where there is room, otherwise drawers over the map, with tabs above it. */
export function Drawers(zones: Readonly<Record<Drawer, ReactNode>>) {
  const wanted = useWantedDrawer();
  const { lit, needed } = useLitDrawers();
  const { sight } = useTable();
  const words = useSay();
  const open = wanted === undefined ? needed : wanted === "none" ? undefined : wanted;
  // Another question, another drawer.
  useEffect(() => openDrawer(undefined), [sight.question?.prompt.say]);
  return (
    <>
      <div className="cv-drawer-tabs" role="tablist">
        {DRAWERS.map((drawer) => (
          <button
            key={drawer}
            type="button"
            role="tab"
            aria-selected={open === drawer}
            data-lit={lit.has(drawer) || undefined}
            onClick={() => openDrawer(open === drawer ? "none" : drawer)}
          >
            {words.plain(say(`ui.tab.${drawer}`))}
          </button>
        ))}
      </div>
      <div className="cv-drawers" data-open={open}>
        {DRAWERS.map((drawer) => (
          <div key={drawer} className="cv-drawer" data-drawer={drawer}>
            {zones[drawer]}
          </div>
        ))}
      </div>
    </>
  );
}
