import { type RefObject, useLayoutEffect, useState } from "react";

/**
 * How the table is laid out in its room. column: the zones in a column beside the map. columns: on both sides of it.
 * band: below a broad map. tower: above and below the map. strip: the nations as a strip above the map, everything else in drawers over it; tall strip: as a table.
 */
export type Fold = "column" | "columns" | "band" | "tower" | "strip" | "tall strip";

/** A map of at least this proportion is broad. */
const BROAD = 1.4;
/** Squares of a broad map are at least so large; where they would be smaller, the map gets all the room there is. */
const LEAST_SQUARE = 36;
const TALL = 0.75;
/** What the zones of a tower need above and below the map, and what a strip needs to say more about the nations. */
const TOWER_ZONES = 540;
const TABLE_OF_NATIONS = 290;

interface Size {
  readonly width: number;
  readonly height: number;
}

function foldOf(room: Size, map: Size): Fold {
  const across = room.width / room.height;
  if (across > 1.75 && room.width >= 1200) return "columns";
  const beyondMap = room.height - (room.width * map.height) / map.width;
  if ((across < TALL && room.height >= 1200) || (across < 1 && beyondMap >= TOWER_ZONES)) return "tower";
  if (room.width < 832 || room.height < 640 || across < 1.15) {
    return room.width >= 560 && beyondMap >= TABLE_OF_NATIONS ? "tall strip" : "strip";
  }
  if (map.width / map.height < BROAD) return "column";
  const [beside, above] = [squareIn(besideColumn(room), map), squareIn(aboveBand(room), map)];
  if (Math.max(beside, above) < LEAST_SQUARE) return "strip";
  return beside > above ? "column" : "band";
}

/** The letter-high unit of the table in a room, as its style sheet has it. */
const unitOf = ({ width, height }: Size): number => Math.min(width / 67.5, height / 52.2);

/** What a column of zones leaves to the map, and what a band of them does; the track is below the map in both. */
function besideColumn(room: Size): Size {
  const u = unitOf(room);
  return { width: room.width - 20.9 * u, height: room.height - 6.2 * u };
}
function aboveBand(room: Size): Size {
  const u = unitOf(room);
  return { width: room.width, height: room.height - 22.2 * u };
}

/** How large a square of the map is in its room; the frame takes as much as one square. */
const squareIn = (room: Size, map: Size): number =>
  Math.min(room.width / (map.width + 1), room.height / (map.height + 1));

/** The fold that fits the element, as its size changes; unknown before it lies on a page. */
export function useFold(element: RefObject<HTMLElement | null>, map: Size): Fold | undefined {
  const [fold, turn] = useState<Fold | undefined>(typeof document === "undefined" ? "column" : undefined);
  const { width, height } = map;
  useLayoutEffect(() => {
    const measured = element.current;
    if (measured === null) return;
    const measure = (): void => {
      const room = { width: measured.clientWidth, height: measured.clientHeight };
      if (room.width > 0 && room.height > 0) turn(foldOf(room, { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element, width, height]);
  return fold;
}
