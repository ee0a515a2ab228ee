import { useSyncExternalStore } from "react";

/** Whether a media query holds, now and after each change; `drawn` is the answer for a table drawn as text. */
export function useMedia(query: string, drawn = false): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query);
      media.addEventListener("change", listener);
      return () => media.removeEventListener("change", listener);
    },
    () => matchMedia(query).matches,
    () => drawn,
  );
}
