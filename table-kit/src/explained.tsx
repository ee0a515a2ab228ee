import type { Message } from "@civitas/kernel";
import { type ReactNode, type RefObject, useRef } from "react";
import { type GlanceHandlers, useGlance } from "./glance.ts";
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
  readonly handlers: GlanceHandlers;
}

/** The close-up of a button whose click is for something else than an answer. */
export function useExplained({ label, zoom }: Explanation): Explained {
  const { lookClosely } = useAround();
  const element = useRef<HTMLButtonElement>(null);
  const peek = (): void => {
    if (zoom === undefined || element.current === null) return;
    lookClosely({ at: "", label, how: "peek", picture: zoom, anchor: element.current });
  };
  return { element, ...useGlance(peek) };
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
