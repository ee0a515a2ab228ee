import type { Message } from "@civitas/kernel";
import { type FocusEvent, type MouseEvent, type PointerEvent, type ReactNode, type RefObject, useRef } from "react";
import { useLongPress } from "./long-press.ts";
import { useAround } from "./table.tsx";

interface Explanation {
  /** What it is called. */
  readonly label: Message;
  /** The large picture that hover, focus and long press show; without it there is nothing to explain. */
  readonly zoom: ReactNode;
}

/** What a button needs to explain itself as a piece does. */
export interface Explained {
  readonly element: RefObject<HTMLButtonElement | null>;
  /** Whether the click belongs to a finger that has rested. */
  readonly swallow: () => boolean;
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
    readonly onContextMenu: (event: MouseEvent) => void;
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: (event: PointerEvent) => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: () => void;
  };
}

/** The close-up of a button whose click is for something else than an answer. */
export function useExplained({ label, zoom }: Explanation): Explained {
  const { lookClosely, closeness } = useAround();
  const element = useRef<HTMLButtonElement>(null);
  const peek = (): void => {
    if (zoom === undefined || element.current === null) return;
    lookClosely({ at: "", label, how: "peek", picture: zoom, anchor: element.current });
  };
  const press = useLongPress(peek);
  return {
    element,
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

interface ExplainedButtonProps extends Explanation {
  readonly className?: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** A name that shows something by a click, such as whose city it is, and says what it means when it is looked at. */
export function ExplainedButton({ label, zoom, className, onClick, children }: ExplainedButtonProps) {
  const { element, swallow, handlers } = useExplained({ label, zoom });
  return (
    <button
      ref={element}
      type="button"
      className={className}
      data-explained={zoom === undefined ? undefined : ""}
      onClick={() => swallow() || onClick()}
      {...handlers}
    >
      {children}
    </button>
  );
}
