import type { Message, Ref } from "@civitas/kernel";
import { type CSSProperties, createElement, type KeyboardEvent, type ReactNode, useRef } from "react";
import { useHover, useIsLookedAt } from "./hover.ts";
import { useLongPress } from "./long-press.ts";
import { useAt, useTable } from "./table.tsx";

export interface PieceProps {
  /** The ref under which options, refusals and moves speak of it. */
  readonly at: Ref;
  /** What it is called. */
  readonly label: Message;
  /** The large picture that hover, focus and long press show; the kit adds the choices and the reasons why not. */
  readonly zoom?: ReactNode;
  readonly className?: string;
  readonly style?: CSSProperties;
  /** `"g"` inside an SVG. */
  readonly as?: "div" | "li" | "span" | "g";
  readonly children?: ReactNode;
}

/**
 * A thing on the table. It lights up when an option points at it; click or Enter answers, several options open a small
 * menu; a click on what can't be chosen now says why not; it can be reached by Tab and arrow keys.
 */
export function Piece({ at, label, zoom, className = "", style, as = "div", children }: PieceProps) {
  const table = useTable();
  const { options, blocked } = useAt(at);
  const element = useRef<HTMLElement>(null);
  const ids = options.map((option) => option.id);
  const hover = useHover(ids);
  const looked = useIsLookedAt(ids);
  const may = options.length > 0 && !table.locked;
  const known = zoom !== undefined || blocked.length > 0;
  const anyLit = table.at.size > 0 && table.sight.question !== undefined && !table.locked;
  const name = table.speaker.plain(label);

  const show = (how: "peek" | "menu") => {
    if (element.current === null) return;
    if (how === "peek" && !known) return;
    table.lookClosely({ at, label, how, picture: zoom, anchor: element.current });
  };
  const press = useLongPress(() => show("peek"));

  const act = () => {
    const only = options.length === 1 ? options[0] : undefined;
    if (may && only !== undefined) {
      table.lookClosely(undefined);
      table.answer(only.id);
    } else if (may || known) show("menu");
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    act();
  };
  const only = options.length === 1 ? options[0] : undefined;
  const can = may || known;
  const spoken = may && only !== undefined ? `${name}: ${table.speaker.plain(only.label)}` : name;
  return createElement(
    as,
    {
      ref: element,
      className: `piece ${className}`,
      style,
      "data-ref": at,
      "data-piece": can ? "" : undefined,
      "data-may": may || undefined,
      "data-looked": looked || undefined,
      "data-blocked": (!may && blocked.length > 0) || undefined,
      "data-spot": table.spot.includes(at) || undefined,
      role: can ? "button" : undefined,
      // In an SVG there is no hidden text; elsewhere the name is what the piece shows, and what it is for.
      "aria-label": can && as === "g" ? spoken : undefined,
      "aria-haspopup": may && options.length > 1 ? "menu" : undefined,
      tabIndex: can ? (may || !anyLit ? 0 : -1) : undefined,
      onClick: (event: MouseEvent) => {
        event.stopPropagation();
        if (!press.swallow()) act();
      },
      onKeyDown: can ? onKeyDown : undefined,
      onPointerDown: press.down,
      onPointerUp: press.up,
      onPointerCancel: press.up,
      onContextMenu: press.menu,
      onPointerEnter: (event: PointerEvent) => {
        hover.onPointerEnter();
        if (event.pointerType === "mouse") show("peek");
      },
      onPointerLeave: (event: PointerEvent) => {
        hover.onPointerLeave();
        if (event.pointerType === "mouse" && table.close?.how === "peek") table.lookClosely(undefined);
      },
      onFocus: () => {
        hover.onFocus();
        if (element.current?.matches(":focus-visible") === true) show("peek");
      },
      onBlur: () => {
        hover.onBlur();
        if (table.close?.how === "peek") table.lookClosely(undefined);
      },
    },
    children,
    can && as !== "g" && createElement("span", { className: "spoken" }, spoken),
  );
}
