import { useMedia } from "@civitas/table-kit";

/**
 * How a table is laid out. wide: the board, and a panel beside it. tall: the whole board, and a bar below it. phone:
 * one zone of the board at a time, and a bar below it. These are the only breakpoints of the frame; styles read them
 * from `data-layout`, and everything inside adapts to the size of its container.
 */
export type FrameLayout = "wide" | "tall" | "phone";

const WIDE = "(min-width: 901px) and (min-height: 480px)";
const TALL = "(min-width: 600px) and (min-height: 680px)";

/** A phone held across: its bar stands beside the zone. As in style/bar.css. */
const ACROSS = "(max-height: 519px) or ((max-height: 679px) and (min-aspect-ratio: 5 / 4))";

export const useAcross = (): boolean => useMedia(ACROSS);

export function useLayout(): FrameLayout {
  const wide = useMedia(WIDE);
  const tall = useMedia(TALL);
  return wide ? "wide" : tall ? "tall" : "phone";
}
