import { Icon, useBackCloses } from "@civitas/table-kit";
import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { useT } from "../app/language.tsx";

export interface SheetProps {
  readonly title: ReactNode;
  /**
   * Where it opens: a drawer at the right, a box in the middle, a sheet from below; or in the flow of the page, where
   * everything else stays in reach.
   */
  readonly from?: "right" | "middle" | "below" | "flow";
  readonly className?: string;
  readonly close: () => void;
  readonly children?: ReactNode;
  /** Stays in sight below, however far the content scrolls. */
  readonly foot?: ReactNode;
}

/**
 * Something that lies over the page: the platform's own dialog. The head with the close button stays in sight; a tap
 * beside it, Escape and the back button close it, too; the focus goes in and comes back.
 */
export function Sheet({ title, from = "middle", className = "", close, children, foot }: SheetProps) {
  const t = useT();
  const name = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useBackCloses(close);
  useLayoutEffect(() => {
    const opened = dialog.current;
    if (from === "flow") opened?.show();
    else opened?.showModal();
    // Focus on a field would open the keyboard of a phone, so it goes to the title.
    (opened?.querySelector<HTMLElement>("[data-first]") ?? opened?.querySelector("h2"))?.focus();
    // Closed before it is removed, so that the browser gives the focus back.
    return () => opened?.close();
  }, [from]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape
    <dialog
      ref={dialog}
      className={`over ${className}`}
      data-from={from}
      aria-labelledby={name}
      closedby="any"
      onClose={({ currentTarget }) => !currentTarget.open && close()}
      // For browsers that don't know `closedby` yet: only the backdrop is the dialog itself.
      onClick={({ target, currentTarget }) => target === currentTarget && close()}
    >
      <header className="over-head">
        <h2 id={name} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" className="over-close" onClick={close}>
          <Icon name="close" label={t("notice.close")} />
        </button>
      </header>
      {children !== undefined && (
        <section
          className="over-body"
          aria-labelledby={name}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must get there
          tabIndex={0}
        >
          {children}
        </section>
      )}
      {foot !== undefined && <footer className="over-foot">{foot}</footer>}
    </dialog>
  );
}
