import { type RefObject, useEffect } from "react";
import { takesHold } from "../carrying.ts";
import type { Camera } from "./camera.ts";
import { between, distance, minus, type Point } from "./point.ts";

/** A pointer that moves less than this has clicked. */
const STILL = 5;
/** How much a notch of the wheel enlarges; the pinch of a trackpad sends many small ones. */
const WHEEL = 0.0016;
const PINCH = 0.01;

/** Drag to pan, wheel or pinch to zoom, double click to zoom in and out. */
export function useGestures(room: RefObject<HTMLElement | null>, camera: Camera): void {
  useEffect(() => {
    const element = room.current;
    if (element === null) return;
    const pointers = new Map<number, Point>();
    let start: Point | undefined;
    let dragged = false;

    const inRoom = ({ clientX, clientY }: MouseEvent): Point => {
      const { left, top } = element.getBoundingClientRect();
      return [clientX - left, clientY - top];
    };
    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || takesHold(event)) return;
      if (pointers.size === 0) dragged = false;
      pointers.set(event.pointerId, inRoom(event));
      start = pointers.size === 1 ? inRoom(event) : undefined;
    };
    const move = (event: PointerEvent): void => {
      const last = pointers.get(event.pointerId);
      if (last === undefined) return;
      const now = inRoom(event);
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
      if (other !== undefined) {
        camera.zoom(distance(now, other) / Math.max(1, distance(last, other)), between(now, other));
        camera.pan(...minus(between(now, other), between(last, other)));
        dragged = true;
      } else if (dragged || (start !== undefined && distance(now, start) > STILL)) {
        // Capturing keeps the pointer when it leaves the map. It waits for a movement, since a click must reach what it
        // hits.
        if (!dragged) element.setPointerCapture(event.pointerId);
        camera.pan(...minus(now, last));
        dragged = true;
      } else return;
      pointers.set(event.pointerId, now);
    };
    const up = (event: PointerEvent): void => {
      pointers.delete(event.pointerId);
    };
    const click = (event: MouseEvent): void => {
      if (!dragged) return;
      dragged = false;
      event.stopPropagation();
      event.preventDefault();
    };
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      camera.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? PINCH : WHEEL)), inRoom(event));
    };
    const twice = (event: MouseEvent): void => {
      if (camera.whole) camera.zoom(2, inRoom(event));
      else camera.fit();
    };
    /** The map takes gestures of two fingers; one finger scrolls the page as long as the whole map is seen. */
    const touch = (event: TouchEvent): void => {
      if (event.touches.length > 1 || !camera.whole) event.preventDefault();
    };
    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", up);
    element.addEventListener("pointercancel", up);
    element.addEventListener("pointerleave", up);
    element.addEventListener("click", click, { capture: true });
    element.addEventListener("wheel", wheel, { passive: false });
    element.addEventListener("dblclick", twice);
    element.addEventListener("touchmove", touch, { passive: false });
    return () => {
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", up);
      element.removeEventListener("pointercancel", up);
      element.removeEventListener("pointerleave", up);
      element.removeEventListener("click", click, { capture: true });
      element.removeEventListener("wheel", wheel);
      element.removeEventListener("dblclick", twice);
      element.removeEventListener("touchmove", touch);
    };
  }, [room, camera]);
}
