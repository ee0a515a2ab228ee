import type { Message } from "@civitas/kernel";
import { memo, type ReactNode, useCallback, useSyncExternalStore } from "react";
import { useAttention } from "../attention.ts";
import { isSame } from "../same.ts";
import { useAround, useLit } from "../table.tsx";
import { type PieceLight, usePiece, usePieceLight } from "../use-piece.ts";
import { useBoard } from "./board.tsx";
import type { MapSpace } from "./plan.ts";
import { translate } from "./point.ts";

export interface BoardSpaceProps {
  readonly space: MapSpace;
  /** Everything about it in words: screen readers say this at each step of the arrow keys. */
  readonly label: Message;
  readonly zoom?: ReactNode;
  readonly className?: string;
  /** What stands on it, around its centre at 0,0. */
  readonly children?: ReactNode;
}

/** A space of the map as a piece: it lights up, answers, and can be walked to. A finger reads it first, then acts. */
export const BoardSpace = memo(function BoardSpace(props: BoardSpaceProps) {
  return <DrawnSpace {...props} {...usePieceLight(props.space.at)} passedOver={false} />;
}, isSame);

const DrawnSpace = memo(function DrawnSpace(props: BoardSpaceProps & PieceLight) {
  const { space, label, zoom, className = "", children } = props;
  const { plan, roving } = useBoard();
  const meaning = { at: space.at, label, zoom };
  const { element, act, show, spoken, severalOptions, marks, handlers, look } = usePiece(meaning, props);
  const centre = plan.centre(space);
  const isCurrent = () => roving.at === space.at;
  const current = useSyncExternalStore(roving.subscribe, isCurrent, isCurrent);
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no table in a drawing
    <g
      ref={element}
      className={`piece board-space ${className}`}
      role="gridcell"
      aria-label={spoken}
      aria-haspopup={severalOptions ? "menu" : undefined}
      tabIndex={current ? 0 : -1}
      {...marks}
      {...handlers}
      onClick={(event) => {
        const touched = event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === "touch";
        roving.go(space.at);
        if (touched && roving.touched !== space.at) {
          roving.touched = space.at;
          event.stopPropagation();
          look();
          show("peek");
        } else handlers.onClick(event);
      }}
      onFocus={(event) => {
        roving.go(space.at);
        handlers.onFocus(event);
      }}
      onKeyDown={(event) => {
        if (event.key === "Enter") act();
        else if (event.key === " ") show("menu");
        else return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      {/* Where nothing is moved by a transform, the browser paints all spaces at once. */}
      <path className="board-hit" d={plan.outline(0, centre)} />
      {children !== undefined && <g transform={translate(centre)}>{children}</g>}
      {current && <path className="board-ring" d={plan.outline(3, centre)} />}
    </g>
  );
});

/** The light of a space that may be chosen: a layer of its own, so that routes can run above it and below the pieces. */
function SpaceLight({ space, inset }: { readonly space: MapSpace; readonly inset: number }) {
  const { plan } = useBoard();
  const { attention } = useAround();
  const { here, locked, spotted } = usePieceLight(space.at);
  const { options, source, picked } = here;
  const ids = [...options, ...(source?.options ?? [])].map(({ id }) => id).join(" ");
  const looked = useAttention(
    attention,
    useCallback((seen) => ids !== "" && ids.split(" ").some((id) => seen.includes(id)), [ids]),
  );
  return (
    <g
      className="board-light"
      transform={translate(plan.centre(space))}
      data-looked={looked || undefined}
      data-picked={picked || undefined}
      data-spot={(spotted && (locked || (ids === "" && picked !== true))) || undefined}
    >
      <path d={plan.outline(inset)} />
      <path d={plan.outline(inset)} />
    </g>
  );
}

/** The lights of all spaces that have one. */
export function Lights({ inset = () => 4 }: { readonly inset?: (space: MapSpace) => number }) {
  const { plan } = useBoard();
  const { at, locked, spot } = useLit();
  const isLit = (space: MapSpace): boolean => {
    const { options = [], source, picked } = at.get(space.at) ?? {};
    const may = !locked && (options.length > 0 || source !== undefined || picked === true);
    return may || spot.includes(space.at);
  };
  return (
    <g>
      {plan.spaces.filter(isLit).map((space) => (
        <SpaceLight key={space.at} space={space} inset={inset(space)} />
      ))}
    </g>
  );
}
