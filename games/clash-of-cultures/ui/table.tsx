import { useSay, useTable } from "@civitas/table-kit";
import { useState } from "react";
import { AdvanceBoard } from "./advances/board.tsx";
import { AdvanceTiles } from "./advances/tiles.tsx";
import { useFingers } from "./fingers.ts";
import { Hand } from "./hand/hand.tsx";
import { MapZone } from "./map/map-zone.tsx";
import { Realm } from "./realm/realm.tsx";
import { say } from "./say.ts";
import { Wonders } from "./wonders.tsx";

const DRAWERS = ["advances", "hand", "wonders"] as const;
type Drawer = (typeof DRAWERS)[number];

/** What the refs of each drawer begin with. */
const WITHIN: Readonly<Record<Drawer, readonly string[]>> = {
  advances: ["advance:"],
  hand: ["action-card:", "objective-card:", "event:"],
  wonders: ["wonder:"],
};

/**
 * The whole table: the map, below it what one holds, beside it advances and hand. Where there is less room, these are
 * drawers over the map; the style sheet decides which of the two.
 */
export function ClashTable() {
  const [open, setOpen] = useState<Drawer | undefined>(undefined);
  const words = useSay();
  const fingers = useFingers();
  const lit = useLitDrawers();
  return (
    <div className="cc-table" data-drawer={open}>
      <MapZone />
      <Realm />
      <nav className="cc-drawer-buttons">
        {DRAWERS.map((drawer) => (
          <button
            key={drawer}
            type="button"
            aria-expanded={open === drawer}
            data-lit={lit.has(drawer) || undefined}
            onClick={() => setOpen(open === drawer ? undefined : drawer)}
          >
            {words.plain(say(`ui.drawer.${drawer}`))}
          </button>
        ))}
      </nav>
      <div className="cc-drawer" data-name="advances">
        {fingers ? <AdvanceTiles /> : <AdvanceBoard />}
      </div>
      <div className="cc-drawer" data-name="hand">
        <Hand />
      </div>
      <div className="cc-drawer" data-name="wonders">
        <Wonders />
      </div>
    </div>
  );
}

/** Which drawers hold something that can be chosen now. */
function useLitDrawers(): ReadonlySet<Drawer> {
  const { at, locked } = useTable();
  if (locked) return new Set();
  const refs = [...at].flatMap(([ref, { options }]) => (options.length > 0 ? [ref] : []));
  return new Set(DRAWERS.filter((drawer) => refs.some((ref) => WITHIN[drawer].some((start) => ref.startsWith(start)))));
}
