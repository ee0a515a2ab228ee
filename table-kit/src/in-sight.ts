import { type RefObject, useEffect } from "react";
import { motionAllowed } from "./motion.ts";
import { useTable } from "./table.tsx";

/** Whoever is asked sees something to choose: if all of it is out of sight, the table scrolls to the first of it. */
export function useChoicesInSight(ground: RefObject<HTMLElement | null>): void {
  const { sight, locked } = useTable();
  useEffect(() => {
    if (locked || sight.question === undefined) return;
    const lit = [...(ground.current?.querySelectorAll("[data-may]:not([inert] *)") ?? [])];
    if (lit.length === 0) return;
    const watcher = new IntersectionObserver((seen) => {
      watcher.disconnect();
      if (seen.some(({ isIntersecting }) => isIntersecting)) return;
      lit[0]?.scrollIntoView({ block: "nearest", inline: "nearest", behavior: motionAllowed() ? "smooth" : "instant" });
    });
    for (const piece of lit) watcher.observe(piece);
    return () => watcher.disconnect();
  }, [sight, locked, ground]);
}
