import { useEffect } from "react";

/**
 * An effect that looks at the drawn table. It waits for a frame: a map measures its room first and has no spaces before
 * that, and what the effect would miss then is missed until the next question.
 */
export function useOnceDrawn(look: () => undefined | (() => void), changes: readonly unknown[]): void {
  useEffect(() => {
    let leave: undefined | (() => void);
    const frame = requestAnimationFrame(() => {
      leave = look();
    });
    return () => {
      cancelAnimationFrame(frame);
      leave?.();
    };
  }, changes);
}
