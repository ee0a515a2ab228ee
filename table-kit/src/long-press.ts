import { useRef } from "react";

const LONG = 450;

/** A finger that rests on something: `then` runs, and the click that follows is swallowed. */
export function useLongPress(then: () => void): {
  readonly down: (event: { readonly pointerType: string }) => void;
  readonly up: () => void;
  readonly menu: (event: { readonly preventDefault: () => void }) => void;
  readonly swallow: () => boolean;
} {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const long = useRef(false);
  return {
    down: (event) => {
      long.current = false;
      if (event.pointerType === "mouse") return;
      timer.current = setTimeout(() => {
        long.current = true;
        then();
      }, LONG);
    },
    up: () => clearTimeout(timer.current),
    // A long touch would open the browser's own menu over ours.
    menu: (event) => {
      if (long.current) event.preventDefault();
    },
    swallow: () => {
      const was = long.current;
      long.current = false;
      return was;
    },
  };
}
