import type { FocusEvent, MouseEvent, PointerEvent } from "react";
import { useLongPress } from "./long-press.ts";
import { useAround } from "./table.tsx";

/** What a thing listens to so that it is looked at closely: a mouse above it, the keyboard's focus, a finger that rests. */
export interface GlanceHandlers {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
  readonly onContextMenu: (event: MouseEvent) => void;
  readonly onPointerEnter: (event: PointerEvent) => void;
  readonly onPointerLeave: (event: PointerEvent) => void;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: () => void;
}

/** Peeks at a thing while somebody looks at it. `swallow` says whether a click belongs to a finger that has rested. */
export function useGlance(peek: () => void): { readonly swallow: () => boolean; readonly handlers: GlanceHandlers } {
  const { closeness } = useAround();
  const press = useLongPress(peek);
  return {
    swallow: press.swallow,
    handlers: {
      onPointerDown: press.down,
      onPointerUp: press.up,
      onPointerCancel: press.up,
      onContextMenu: press.menu,
      onPointerEnter: ({ pointerType }) => {
        if (pointerType === "mouse") peek();
      },
      onPointerLeave: ({ pointerType }) => {
        if (pointerType === "mouse") closeness.glanceAway();
      },
      onFocus: ({ currentTarget }) => {
        if (currentTarget.matches(":focus-visible")) peek();
      },
      onBlur: closeness.glanceAway,
    },
  };
}
