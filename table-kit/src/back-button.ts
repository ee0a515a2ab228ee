import { useEffect, useRef } from "react";

/** What lies over the page, the topmost last: how to close it. Each has a step in the browser's history. */
const layers: (() => void)[] = [];
let steps = 0;

function stepsNow(): number {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null && "layers" in state ? Number(state.layers) : 0;
}

/** Gives the history as many steps as there are layers. */
function settle(): void {
  if (layers.length > steps) {
    steps = layers.length;
    history.pushState({ layers: steps }, "");
  } else if (layers.length < steps) {
    const back = layers.length - steps;
    steps = layers.length;
    history.go(back);
  }
}

/** Somebody went back, or to another page: what lay over the page goes. */
function wentTo(): void {
  steps = stepsNow();
  while (layers.length > steps) layers.pop()?.();
}

if (typeof window !== "undefined") addEventListener("popstate", wentTo);

/** While this is drawn, the back button closes it and does not leave the page. */
export function useBackCloses(close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    const layer = () => latest.current();
    layers.push(layer);
    // A moment later, so that a layer that follows another at once takes over its step.
    queueMicrotask(settle);
    return () => {
      const at = layers.indexOf(layer);
      if (at >= 0) layers.splice(at, 1);
      queueMicrotask(settle);
    };
  }, []);
}
