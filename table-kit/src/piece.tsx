import { type CSSProperties, createElement, type KeyboardEvent, type ReactNode } from "react";
import { useTable } from "./table.tsx";
import { type PieceMeaning, usePiece } from "./use-piece.ts";

export interface PieceProps extends PieceMeaning {
  readonly className?: string;
  readonly style?: CSSProperties;
  /** `"g"` inside an SVG. */
  readonly as?: "div" | "li" | "span" | "g";
  /** Where a `"g"` stands. */
  readonly transform?: string;
  readonly children?: ReactNode;
}

/**
 * A thing on the table. It lights up when an option points at it; click or Enter answers, several options open a small
 * menu; a click on what can't be chosen now says why not; it can be reached by Tab and arrow keys.
 */
export function Piece({ at, label, zoom, className = "", style, as = "div", transform, children }: PieceProps) {
  const { at: lit, sight, locked } = useTable();
  const { element, may, can, severalOptions, spoken, act, marks, handlers } = usePiece({ at, label, zoom });
  const anyLit = lit.size > 0 && sight.question !== undefined && !locked;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    act();
  };
  return createElement(
    as,
    {
      ref: element,
      className: `piece ${className}`,
      style,
      transform,
      "data-piece": can ? "" : undefined,
      role: can ? "button" : undefined,
      // In an SVG there is no hidden text; elsewhere the name is what the piece shows, and what it is for.
      "aria-label": can && as === "g" ? spoken : undefined,
      "aria-haspopup": severalOptions ? "menu" : undefined,
      tabIndex: can ? (may || !anyLit ? 0 : -1) : undefined,
      onKeyDown: can ? onKeyDown : undefined,
      ...marks,
      ...handlers,
    },
    children,
    can && as !== "g" && createElement("span", { className: "spoken" }, spoken),
  );
}
