import { useEffect, useRef } from "react";

/** How to close what lies over the page, the topmost last. Each layer has a step in the browser's history. */
const layers: (() => void)[] = [];
let steps = 0;
/** A step back was asked for and has not happened yet: browsers take their time. */
let goingBack = false;

function stepsNow(): number {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null && "layers" in state ? Number(state.layers) : 0;
}

/** Gives the history as many steps as there are layers; while it goes back, a layer that opens has to wait for its step. */
function settle(): void {
  if (goingBack) return;
  if (layers.length > steps) {
    steps = layers.length;
    history.pushState({ layers: steps }, "");
  } else if (layers.length < steps) {
    const back = layers.length - steps;
    steps = layers.length;
    goingBack = true;
    history.go(back);
  }
}

/** The user went back, or to another page: the layers over the page close. After our own step back they stay. */
function wentTo(): void {
  steps = stepsNow();
  if (goingBack) {
    goingBack = false;
    settle();
    return;
  }
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
    // A moment later, so that a layer that directly follows another takes over its step.
    queueMicrotask(settle);
    return () => {
      const at = layers.indexOf(layer);
      if (at >= 0) layers.splice(at, 1);
      queueMicrotask(settle);
    };
  }, []);
}
