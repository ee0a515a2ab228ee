import type { Message } from "@civitas/kernel";
import { memo, type ReactNode, useCallback, useSyncExternalStore } from "react";
import { useAttention } from "../attention.ts";
import { useAt, useTable } from "../table.tsx";
import { usePiece } from "../use-piece.ts";
import { useBoard } from "./board.tsx";
import type { Space } from "./plan.ts";
import { translate } from "./point.ts";

export interface BoardSpaceProps {
  readonly space: Space;
  /** Everything about it in words: ears hear this at each step of the arrow keys. */
  readonly label: Message;
  readonly zoom?: ReactNode;
  readonly className?: string;
  /** What stands on it, around its centre at 0,0. */
  readonly children?: ReactNode;
}

/** A space of the map as a piece: it lights up, answers, and can be walked to. A finger reads it first, then acts. */
export function BoardSpace({ space, label, zoom, className = "", children }: BoardSpaceProps) {
  const { plan, roving } = useBoard();
  const { element, act, show, spoken, severalOptions, marks, handlers, look } = usePiece({ at: space.at, label, zoom });
  const isCurrent = () => roving.at === space.at;
  const current = useSyncExternalStore(roving.subscribe, isCurrent, isCurrent);
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no table in a drawing
    <g
      ref={element}
      className={`piece board-space ${className}`}
      transform={translate(plan.centre(space))}
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
      <path className="board-hit" d={plan.outline()} />
      {children}
      {current && <path className="board-ring" d={plan.outline(3)} />}
    </g>
  );
}

/** The light of a space that may be chosen: a layer of its own, so that routes can run above it and below the pieces. */
export const SpaceLight = memo(function SpaceLight({
  space,
  inset = 4,
}: {
  readonly space: Space;
  readonly inset?: number;
}) {
  const { plan } = useBoard();
  const { locked, attention, spot } = useTable();
  const { options, source, picked } = useAt(space.at);
  const ids = [...options, ...(source?.options ?? [])].map(({ id }) => id).join(" ");
  const looked = useAttention(
    attention,
    useCallback((seen) => ids !== "" && ids.split(" ").some((id) => seen.includes(id)), [ids]),
  );
  const may = !locked && (ids !== "" || picked === true);
  const spotted = spot.includes(space.at);
  if (!may && !spotted) return null;
  return (
    <g
      className="board-light"
      transform={translate(plan.centre(space))}
      data-looked={looked || undefined}
      data-picked={picked || undefined}
      data-spot={(spotted && !may) || undefined}
    >
      <path d={plan.outline(inset)} />
      <path d={plan.outline(inset)} />
    </g>
  );
});

/** The lights of all spaces. */
export function Lights({ inset }: { readonly inset?: (space: Space) => number }) {
  const { plan } = useBoard();
  return (
    <g>
      {plan.spaces.map((space) => (
        <SpaceLight key={space.at} space={space} {...(inset === undefined ? {} : { inset: inset(space) })} />
      ))}
    </g>
  );
}
