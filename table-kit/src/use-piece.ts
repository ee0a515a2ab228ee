import type { Message, Ref } from "@civitas/kernel";
import { type FocusEvent, type MouseEvent, type PointerEvent, type ReactNode, type RefObject, useRef } from "react";
import { useHover, useIsLookedAt } from "./hover.ts";
import { useLongPress } from "./long-press.ts";
import { type AtRef, fromHere } from "./narrowing.ts";
import { useAt, useTable } from "./table.tsx";

export interface PieceMeaning {
  /** The ref under which options, refusals and moves speak of it. */
  readonly at: Ref;
  /** What it is called. */
  readonly label: Message;
  /** The large picture that hover, focus and long press show; the kit adds the choices and the reasons why not. */
  readonly zoom?: ReactNode;
}

type Drawn = HTMLElement & SVGGElement;

/** What a thing on the table does, however it is drawn. */
export interface PieceDeeds {
  readonly element: RefObject<Drawn | null>;
  readonly may: boolean;
  /** It can be chosen, or there is something to tell about it. */
  readonly can: boolean;
  readonly severalOptions: boolean;
  /** Its name, and what choosing it would do. */
  readonly spoken: string;
  readonly act: () => void;
  readonly show: (how: "peek" | "menu") => void;
  /** Turns the attention to it, as a pointer over it does. */
  readonly look: () => void;
  /** Marks for the style sheet. */
  readonly marks: Readonly<Record<`data-${string}`, string | true | undefined>>;
  readonly handlers: {
    readonly onClick: (event: MouseEvent) => void;
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

/** Lighting up, answering by click or key, "why not?" and the close-up of a thing on the table. */
export function usePiece({ at, label, zoom }: PieceMeaning): PieceDeeds {
  const table = useTable();
  const { locked, speaker, answer, narrow, lookClosely, closeness } = table;
  const here = useAt(at);
  const element = useRef<Drawn>(null);
  const ids = idsOf(here);
  const hover = useHover(ids);
  const looked = useIsLookedAt(ids);
  const lit = ids.length > 0 || here.picked === true;
  const may = lit && !locked;
  const known = zoom !== undefined || here.blocked.length > 0;
  const only = here.options.length === 1 && here.source === undefined ? here.options[0] : undefined;

  const show = (how: "peek" | "menu"): void => {
    if (element.current === null || (how === "peek" && !known)) return;
    lookClosely({ at, label, how, picture: zoom, anchor: element.current });
  };
  const press = useLongPress(() => show("peek"));
  const act = (): void => {
    if (may && (only !== undefined || here.options.length === 0)) {
      lookClosely(undefined);
      if (only !== undefined) answer(only.id);
      else narrow(here.picked === true ? undefined : here.source?.spot.ref);
    } else if (may || known) show("menu");
  };
  return {
    element,
    may,
    can: may || known,
    severalOptions: may && here.options.length + (here.source === undefined ? 0 : 1) > 1,
    spoken: [speaker.plain(label), ...(may ? spokenChoice(here, (message) => speaker.plain(message)) : [])].join(": "),
    act,
    show,
    look: hover.onPointerEnter,
    marks: {
      "data-ref": at,
      "data-may": may || undefined,
      "data-begins": (may && here.source !== undefined && here.options.length === 0) || undefined,
      "data-picked": (may && here.picked) || undefined,
      "data-looked": looked || undefined,
      "data-blocked": (!may && here.blocked.length > 0) || undefined,
      "data-spot": table.spot.includes(at) || undefined,
    },
    handlers: {
      onClick: (event) => {
        event.stopPropagation();
        if (!press.swallow()) act();
      },
      onPointerDown: press.down,
      onPointerUp: press.up,
      onPointerCancel: press.up,
      onContextMenu: press.menu,
      onPointerEnter: ({ pointerType }) => {
        hover.onPointerEnter();
        if (pointerType === "mouse") show("peek");
      },
      onPointerLeave: ({ pointerType }) => {
        hover.onPointerLeave();
        if (pointerType === "mouse") closeness.glanceAway();
      },
      onFocus: ({ currentTarget }) => {
        hover.onFocus();
        if (currentTarget.matches(":focus-visible")) show("peek");
      },
      onBlur: () => {
        hover.onBlur();
        closeness.glanceAway();
      },
    },
  };
}

/** The options one thinks of when one looks at a thing. */
function idsOf({ options, source }: AtRef): string[] {
  return [...options, ...(source?.options ?? [])].map(({ id }) => id);
}

/** What choosing the thing would do, if that is one thing. */
function spokenChoice({ options, source, picked }: AtRef, plain: (message: Message) => string): string[] {
  if (picked === true) return [plain({ say: "from.back" })];
  const [only] = options;
  if (source !== undefined) return options.length === 0 ? [plain(fromHere(source))] : [];
  return only !== undefined && options.length === 1 ? [plain(only.label)] : [];
}
