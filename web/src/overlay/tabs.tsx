import { type KeyboardEvent, type ReactNode, useRef } from "react";

export interface Tab {
  readonly id: string;
  readonly label: ReactNode;
  /** Something there waits for the player. */
  readonly lit?: boolean | undefined;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * Tabs as the ARIA patterns describe them: one stop for Tab, arrow keys between them. A panel has the id `panel-ID` and
 * is named by `tab-ID`. Foldable ones close when the open one is chosen again.
 */
export function Tabs(props: {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly chosen: string;
  readonly choose: (id: string) => void;
  readonly foldable?: boolean;
  readonly className?: string;
}) {
  const { label, tabs, chosen, choose, foldable = false, className = "" } = props;
  const list = useRef<HTMLDivElement>(null);
  const none = !tabs.some(({ id }) => id === chosen);
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = tabs.findIndex(({ id }) => document.activeElement?.id === `tab-${id}`);
    const next = tabs[(at + step + tabs.length) % tabs.length];
    if (next === undefined) return;
    list.current?.querySelector<HTMLElement>(`[id="tab-${CSS.escape(next.id)}"]`)?.focus();
    if (!foldable) choose(next.id);
  };
  return (
    <div className={`tab-row ${className}`} role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
      {tabs.map(({ id, label: words, lit = false }, i) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`tab-${id}`}
          aria-selected={id === chosen}
          {...(foldable && id !== chosen ? {} : { "aria-controls": `panel-${id}` })}
          tabIndex={id === chosen || (none && i === 0) ? 0 : -1}
          data-lit={lit || undefined}
          onClick={() => choose(id)}
        >
          {words}
        </button>
      ))}
    </div>
  );
}
