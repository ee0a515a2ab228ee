import { useHover, useLongPress } from "@civitas/table-kit";

/** What a button that stands for options does: a click takes it; a finger that rests on it only looks at what it is about. */
export function useChoosing(ids: readonly string[], take: () => void) {
  const hover = useHover(ids);
  const press = useLongPress(hover.onPointerEnter);
  return {
    ...hover,
    onPointerDown: press.down,
    onPointerUp: press.up,
    onPointerCancel: press.up,
    onContextMenu: press.menu,
    onClick: () => {
      if (!press.swallow()) take();
    },
  };
}
