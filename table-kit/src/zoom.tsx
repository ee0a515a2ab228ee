import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { useBackCloses } from "./back-button.ts";
import { ChoiceWords, Preview } from "./choice-words.tsx";
import type { Close } from "./closeness.ts";
import { fromHere } from "./narrowing.ts";
import { useAround, useAt, useLit } from "./table.tsx";
import { ClauseMark, Words } from "./words.tsx";

const PEEK_AFTER = 320;
const GAP = 10;

/** Beside the piece, on whichever side there is room. */
function place(anchor: DOMRect, box: DOMRect): { left: number; top: number } {
  const right = anchor.right + GAP;
  const left =
    right + box.width < innerWidth ? right : anchor.left - GAP - box.width > 0 ? anchor.left - GAP - box.width : GAP;
  const beside = left === right || left === anchor.left - GAP - box.width;
  const wanted = beside ? anchor.top + anchor.height / 2 - box.height / 2 : anchor.bottom + GAP;
  return { left, top: Math.max(GAP, Math.min(wanted, innerHeight - box.height - GAP)) };
}

/** The close-up of the piece that is looked at: its large picture, what can be done with it, and what can't and why. */
export function CloseUp() {
  const { closeness } = useAround();
  const read = () => closeness.close;
  const close = useSyncExternalStore(closeness.subscribe, read, read);
  return close === undefined ? null : <OpenCloseUp key={`${close.at} ${close.how}`} close={close} />;
}

function OpenCloseUp({ close }: { readonly close: Close }) {
  const { lookClosely, answer, narrow, speaker } = useAround();
  const { locked } = useLit();
  const { options, blocked, source } = useAt(close.at);
  const box = useRef<HTMLDivElement>(null);
  const [shown, show] = useState(close.how === "menu");
  const [spot, setSpot] = useState<{ left: number; top: number }>();
  const menu = close.how === "menu";

  useEffect(() => {
    if (menu) return;
    const timer = setTimeout(() => show(true), PEEK_AFTER);
    const leave = (event: Event): void => {
      if (!(event instanceof KeyboardEvent) || event.key === "Escape") lookClosely(undefined);
    };
    addEventListener("pointerdown", leave);
    addEventListener("keydown", leave);
    return () => {
      clearTimeout(timer);
      removeEventListener("pointerdown", leave);
      removeEventListener("keydown", leave);
    };
  }, [menu, lookClosely]);

  useLayoutEffect(() => {
    if (!shown || box.current === null) return;
    box.current.showPopover();
    setSpot(place(close.anchor.getBoundingClientRect(), box.current.getBoundingClientRect()));
  }, [shown, close.anchor]);
  // Until it has its place it is hidden, and nothing hidden can take the focus.
  const placed = spot !== undefined;
  useLayoutEffect(() => {
    if (menu && placed) box.current?.querySelector<HTMLElement>("button.choice")?.focus();
  }, [menu, placed]);

  // A table that was folded anew has taken the piece away: there is nothing left to look at.
  if (!shown || !close.anchor.isConnected) return null;
  const choices = locked ? [] : options;
  const begins = locked ? undefined : source;
  return createPortal(
    <div
      ref={box}
      className="close-up"
      role={menu ? "dialog" : "tooltip"}
      // The browser closes a menu by Escape, a click beside it or the back gesture of a phone. It would also close a
      // peek as soon as the finger is lifted, so a peek is "manual".
      popover={menu ? "auto" : "manual"}
      onToggle={({ newState }) => newState === "closed" && lookClosely(undefined)}
      {...(menu ? { "aria-label": speaker.plain(close.label) } : {})}
      style={spot ?? { visibility: "hidden" }}
      data-menu={menu || undefined}
    >
      {close.picture ?? <h3>{speaker.plain(close.label)}</h3>}
      {(choices.length > 0 || begins !== undefined) && (
        <ul className="close-up-choices">
          {begins !== undefined && (
            <li>
              {menu ? (
                <button
                  type="button"
                  className="choice"
                  onClick={() => {
                    lookClosely(undefined);
                    narrow(begins.spot.ref);
                  }}
                >
                  <span className="choice-words">
                    <Words message={fromHere(begins)} />
                  </span>
                </button>
              ) : (
                <span className="choice-words">
                  <Words message={fromHere(begins)} />
                </span>
              )}
            </li>
          )}
          {choices.map((option) => (
            <li key={option.id}>
              {menu ? (
                <button
                  type="button"
                  className="choice"
                  onClick={() => {
                    lookClosely(undefined);
                    answer(option.id);
                  }}
                >
                  <ChoiceWords option={option} looked />
                </button>
              ) : (
                <span className="choice-words">
                  <Words message={option.label} />
                  <Preview option={option} />
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {blocked.map((entry) => (
        <p key={entry.id} className="why-not">
          <Words message={entry.label} />: <Words message={entry.why} /> <ClauseMark id={entry.clause} />
        </p>
      ))}
      {menu && <BackCloses close={() => lookClosely(undefined)} />}
    </div>,
    // Within the landmark it belongs to; it lies on top of everything wherever it stands.
    close.anchor.closest("main") ?? document.body,
  );
}

function BackCloses({ close }: { readonly close: () => void }) {
  useBackCloses(close);
  return null;
}
