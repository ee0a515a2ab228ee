import { useSyncExternalStore } from "react";

const COARSE = "(pointer: coarse)";

/** Whether the table is touched rather than pointed at: small rows give way to tiles. */
export function useFingers(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(COARSE);
      media.addEventListener("change", changed);
      return () => media.removeEventListener("change", changed);
    },
    () => matchMedia(COARSE).matches,
    () => false,
  );
}
