import { type RefObject, useEffect } from "react";
import { motionAllowed } from "./motion.ts";
import { useTable } from "./table.tsx";

/** The asked player sees something to choose: if all of it is out of sight, the table scrolls to the first of it. */
export function useChoicesInSight(ground: RefObject<HTMLElement | null>): void {
  const { sight, locked } = useTable();
  useEffect(() => {
    if (locked || sight.question === undefined) return;
    const lit = [...(ground.current?.querySelectorAll("[data-may]:not([inert] *)") ?? [])];
    const watcher = new IntersectionObserver((seen) => {
      watcher.disconnect();
      if (seen.some(({ isIntersecting }) => isIntersecting)) return;
      lit[0]?.scrollIntoView({ block: "nearest", inline: "nearest", behavior: motionAllowed() ? "smooth" : "instant" });
    });
    const look = (): void => {
      for (const piece of lit) watcher.observe(piece);
    };
    look();
    // A screen that is turned is folded anew.
    addEventListener("resize", look);
    return () => {
      removeEventListener("resize", look);
      watcher.disconnect();
    };
  }, [sight, locked, ground]);
}
