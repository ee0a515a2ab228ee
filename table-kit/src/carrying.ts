import { type RefObject, useEffect } from "react";
import { pictureOf } from "./flights.ts";
import { motionAllowed } from "./motion.ts";

/** A mouse that moves less than this has clicked. */
const STILL = 6;
/** Larger things are not moved while they are carried: a whole space would cover its neighbours. */
const LARGE = 90;
/** What can be carried: options begin there, or it is already picked. */
const CARRIED = "[data-begins], [data-picked]";

type Drawn = HTMLElement | SVGGraphicsElement;

function carried(target: EventTarget | null): Drawn | undefined {
  const found = target instanceof Element ? target.closest<Drawn>(CARRIED) : null;
  return found ?? undefined;
}

/** Whether the mouse takes hold of something, so that the map under it must not move. */
export function takesHold({ pointerType, target }: PointerEvent): boolean {
  return pointerType === "mouse" && carried(target) !== undefined;
}

const click = (element: Element): boolean => element.dispatchEvent(new MouseEvent("click", { bubbles: true }));

/**
 * Carrying a thing with the mouse to where it may go is the same as a click on it and a click there. Fingers tap
 * instead, since dragging pans the map.
 */
export function useCarrying(ground: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ground.current;
    if (element === null) return;
    let thing: Drawn | undefined;
    let from: readonly [number, number] = [0, 0];
    let picture: Element | undefined;
    let carrying = false;

    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || !takesHold(event)) return;
      thing = carried(event.target);
      from = [event.clientX, event.clientY];
    };
    const move = (event: PointerEvent): void => {
      if (thing === undefined) return;
      const [x, y] = [event.clientX - from[0], event.clientY - from[1]];
      if (!carrying && Math.hypot(x, y) > STILL) {
        carrying = true;
        element.setPointerCapture(event.pointerId);
        element.dataset.carrying = "";
        picture = small(thing);
        if (thing.dataset.picked === undefined) click(thing);
      }
      picture?.setAttribute("style", `${picture.getAttribute("data-at")}; transform: translate(${x}px, ${y}px)`);
    };
    const letGo = (event: PointerEvent): void => {
      if (carrying && thing !== undefined) {
        picture?.remove();
        const under = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-may]");
        // Dropped where it can't go, it is put back.
        if (event.type === "pointerup" && under) click(under);
        else click(thing);
      }
      delete element.dataset.carrying;
      carrying = false;
      thing = undefined;
      picture = undefined;
    };
    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", letGo);
    element.addEventListener("pointercancel", letGo);
    return () => {
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", letGo);
      element.removeEventListener("pointercancel", letGo);
      picture?.remove();
    };
  }, [ground]);
}

/** A picture of a small thing, lying above it. */
function small(thing: Drawn): Element | undefined {
  const { left, top, width, height } = thing.getBoundingClientRect();
  if (!motionAllowed() || Math.max(width, height) > LARGE) return undefined;
  const picture = pictureOf(thing);
  picture?.classList.add("flying");
  picture?.setAttribute("aria-hidden", "true");
  picture?.setAttribute("data-at", `left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px`);
  if (picture !== undefined) document.body.append(picture);
  return picture;
}
