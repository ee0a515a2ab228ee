import { type CSSProperties, createElement, type KeyboardEvent, memo, type ReactNode } from "react";
import { isSame } from "./same.ts";
import { type PieceLight, type PieceMeaning, usePiece, usePieceLight } from "./use-piece.ts";

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
 * menu; a click on what can't be chosen now says why not; it can be reached by Tab and arrow keys. It is drawn again
 * only when it looks different or other options point at it.
 */
export const Piece = memo(function Piece(props: PieceProps) {
  const light = usePieceLight(props.at);
  // What tells nothing is no stop for Tab in any case.
  const passedOver = light.passedOver && (props.zoom !== undefined || light.here.blocked.length > 0);
  return <DrawnPiece {...props} {...light} passedOver={passedOver} />;
}, isSame);

const DrawnPiece = memo(function DrawnPiece(props: PieceProps & PieceLight) {
  const { at, label, zoom, className = "", style, as = "div", transform, children, passedOver } = props;
  const { element, can, severalOptions, spoken, act, marks, handlers } = usePiece({ at, label, zoom }, props);
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
      tabIndex: can ? (passedOver ? -1 : 0) : undefined,
      onKeyDown: can ? onKeyDown : undefined,
      ...marks,
      ...handlers,
    },
    children,
    can && as !== "g" && createElement("span", { className: "spoken" }, spoken),
  );
});
