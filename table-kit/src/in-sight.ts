import type { RefObject } from "react";
import { motionAllowed } from "./motion.ts";
import { useOnceDrawn } from "./once-drawn.ts";
import { useTable } from "./table.tsx";

/** So much of a piece shows if it is whole in sight; the rest is rounding. */
const WHOLE = 0.95;

/**
 * Makes sure that the asked player sees something to choose: if no piece of it is whole in sight, the table scrolls to
 * the one that shows most, or to the first if none does.
 */
export function useChoicesInSight(ground: RefObject<HTMLElement | null>): void {
  const { sight, locked } = useTable();
  useOnceDrawn(() => {
    if (locked || sight.question === undefined) return;
    const lit = [...(ground.current?.querySelectorAll("[data-may]:not([inert] *)") ?? [])];
    const watcher = new IntersectionObserver((seen) => {
      watcher.disconnect();
      const [best] = seen.toSorted((a, b) => b.intersectionRatio - a.intersectionRatio);
      if (best === undefined || best.intersectionRatio > WHOLE) return;
      const behavior = motionAllowed() ? "smooth" : "instant";
      // Parts of a table that lie beside each other snap to the nearest one: half a page is surely enough to get there.
      best.target.scrollIntoView({ block: "nearest", inline: "center", behavior });
    });
    const look = (): void => {
      for (const piece of lit) watcher.observe(piece);
    };
    look();
    // A rotated screen is laid out again.
    addEventListener("resize", look);
    return () => {
      removeEventListener("resize", look);
      watcher.disconnect();
    };
  }, [sight, locked, ground]);
}
