import { useCallback, useMemo } from "react";
import { useAttention } from "./attention.ts";
import { useAround } from "./table.tsx";

interface HoverProps {
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/** Props for anything that stands for options: while it is hovered or focused, everything about these options lights up. */
export function useHover(ids: readonly string[]): HoverProps {
  const { attention } = useAround();
  const list = ids.join(" ");
  return useMemo(() => {
    const turn = () => attention.turnTo(list === "" ? [] : list.split(" "));
    const leave = () => attention.turnTo([]);
    return { onPointerEnter: turn, onPointerLeave: leave, onFocus: turn, onBlur: leave };
  }, [attention, list]);
}

/** The ids of the options that the player is looking at, for previews of what they would give. */
export function useLookedAt(): readonly string[] {
  const { attention } = useAround();
  const list = useAttention(
    attention,
    useCallback((ids) => ids.join(" "), []),
  );
  return useMemo(() => (list === "" ? [] : list.split(" ")), [list]);
}

/** Whether the player is looking at one of these options. */
export function useIsLookedAt(ids: readonly string[]): boolean {
  const { attention } = useAround();
  const list = ids.join(" ");
  return useAttention(
    attention,
    useCallback((looked) => looked.length > 0 && list.split(" ").some((id) => looked.includes(id)), [list]),
  );
}
