import type { Message, Ref } from "@civitas/kernel";
import { type MouseEvent, type ReactNode, type RefObject, useRef } from "react";
import { type GlanceHandlers, useGlance } from "./glance.ts";
import { useHover, useIsLookedAt } from "./hover.ts";
import { type AtRef, fromHere } from "./narrowing.ts";
import { useAround, useAt, useLit } from "./table.tsx";

export interface PieceMeaning {
  /** Its ref in options, refusals and moves. */
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
  /** It can be chosen, or has something to say. */
  readonly can: boolean;
  readonly severalOptions: boolean;
  /** Its name, and what choosing it would do. */
  readonly spoken: string;
  readonly act: () => void;
  readonly show: (how: "peek" | "menu") => void;
  /** Directs the attention to it, as hovering does. */
  readonly look: () => void;
  /** Marks for the style sheet. */
  readonly marks: Readonly<Record<`data-${string}`, string | true | undefined>>;
  readonly handlers: GlanceHandlers & { readonly onClick: (event: MouseEvent) => void };
}

/** What the question makes of a thing: as long as that stays the same, it is not drawn again. */
export interface PieceLight {
  readonly here: AtRef;
  readonly locked: boolean;
  /** It is pointed out: by the guide, by a hint. */
  readonly spotted: boolean;
  /** Something else can be chosen, and this can't. */
  readonly passedOver: boolean;
}

export function usePieceLight(at: Ref): PieceLight {
  const { locked, spot, any } = useLit();
  const here = useAt(at);
  const lit = isLit(here);
  // What is dark looks the same whether the table is locked or not.
  return { here, locked: locked && lit, spotted: spot.includes(at), passedOver: any && !lit };
}

const isLit = ({ options, source, picked }: AtRef): boolean =>
  options.length > 0 || (source?.options.length ?? 0) > 0 || picked === true;

/** Lighting up, answering by click or key, "why not?" and the close-up of a thing on the table. */
export function usePiece({ at, label, zoom }: PieceMeaning, { here, locked, spotted }: PieceLight): PieceDeeds {
  const { speaker, answer, narrow, lookClosely } = useAround();
  const element = useRef<Drawn>(null);
  const ids = idsOf(here);
  const hover = useHover(ids);
  const looked = useIsLookedAt(ids);
  const may = !locked && isLit(here);
  const known = zoom !== undefined || here.blocked.length > 0;
  const only = here.options.length === 1 && here.source === undefined ? here.options[0] : undefined;

  const show = (how: "peek" | "menu"): void => {
    if (element.current === null || (how === "peek" && !known)) return;
    lookClosely({ at, label, how, picture: zoom, anchor: element.current });
  };
  const glance = useGlance(() => show("peek"));
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
      "data-spot": spotted || undefined,
    },
    handlers: {
      ...glance.handlers,
      onClick: (event) => {
        event.stopPropagation();
        if (!glance.swallow()) act();
      },
      onPointerEnter: (event) => {
        hover.onPointerEnter();
        glance.handlers.onPointerEnter(event);
      },
      onPointerLeave: (event) => {
        hover.onPointerLeave();
        glance.handlers.onPointerLeave(event);
      },
      onFocus: (event) => {
        hover.onFocus();
        glance.handlers.onFocus(event);
      },
      onBlur: () => {
        hover.onBlur();
        glance.handlers.onBlur();
      },
    },
  };
}

/** The options to highlight when the player looks at a thing. */
function idsOf({ options, source }: AtRef): string[] {
  return [...options, ...(source?.options ?? [])].map(({ id }) => id);
}

/** What choosing the thing would do, if there is exactly one option. */
function spokenChoice({ options, source, picked }: AtRef, plain: (message: Message) => string): string[] {
  if (picked === true) return [plain({ say: "from.back" })];
  const [only] = options;
  if (source !== undefined) return options.length === 0 ? [plain(fromHere(source))] : [];
  return only !== undefined && options.length === 1 ? [plain(only.label)] : [];
}
