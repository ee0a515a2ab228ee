import type { Ref } from "@civitas/kernel";
import { useLitParts, useOpenPart, useSay } from "@civitas/table-kit";
import { AdvanceBoard } from "./advances/board.tsx";
import { AdvanceTiles } from "./advances/tiles.tsx";
import { useFingers } from "./fingers.ts";
import { Hand } from "./hand/hand.tsx";
import { MapZone } from "./map/map-zone.tsx";
import { Realm } from "./realm/realm.tsx";
import { say } from "./say.ts";
import { useClash } from "./seats.ts";
import { Wonders } from "./wonders.tsx";

const DRAWERS = ["advances", "hand", "wonders"] as const;
type Drawer = (typeof DRAWERS)[number];

/** In which drawer things lie, by the first word of their refs. */
const LIES_IN: Readonly<Record<string, Drawer>> = {
  advance: "advances",
  "action-card": "hand",
  "objective-card": "hand",
  event: "hand",
  wonder: "wonders",
};

const drawerOf = (ref: Ref): Drawer | undefined => LIES_IN[ref.split(":")[0] ?? ""];

/**
 * The whole table: the map, below it what one holds, beside it advances and hand. Where there is less room, these are
 * drawers over the map; the style sheet decides which of the two.
 */
export function ClashTable() {
  const words = useSay();
  const fingers = useFingers();
  const { battle } = useClash();
  const { lit, needed } = useLitParts(drawerOf);
  // In a battle the cards lie on its sheet.
  const [open, setOpen] = useOpenPart(battle === null ? needed : undefined, undefined);
  return (
    <div className="cc-table" data-open={open}>
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
      <div className="cc-drawer" data-drawer="advances">
        {fingers ? <AdvanceTiles /> : <AdvanceBoard />}
      </div>
      <div className="cc-drawer" data-drawer="hand">
        <Hand />
      </div>
      <div className="cc-drawer" data-drawer="wonders">
        <Wonders />
      </div>
    </div>
  );
}
