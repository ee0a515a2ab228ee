import type { Message } from "@civitas/kernel";
import { useLongPress, useSay } from "@civitas/table-kit";
import type { ReactNode, SVGProps } from "react";
import type { Unit } from "../levy/draft.ts";
import { say } from "../say.ts";

/** A unit that a click picks for a conquest; with Shift all that may go. */
export function Recruit(props: {
  readonly unit: Unit;
  readonly label: Message;
  /** Nothing where no conquest could begin. */
  readonly pick: ((unit: Unit, all: boolean) => void) | undefined;
  /** Where it stands: its middle, its feet, and how wide and tall it is. */
  readonly x: number;
  readonly base: number;
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}) {
  const { unit, label, pick, x, base, width, height, children } = props;
  const words = useSay();
  const press = useLongPress(() => pick?.(unit, true));
  if (pick === undefined) return children;
  const button: SVGProps<SVGGElement> = {
    role: "button",
    tabIndex: 0,
    "aria-label": words.plain(say("ui.pick", { unit: label })),
    onPointerDown: press.down,
    onPointerUp: press.up,
    onPointerCancel: press.up,
    onClick: (event) => {
      event.stopPropagation();
      if (!press.swallow()) pick(unit, event.shiftKey);
    },
    onKeyDown: (event) => {
      if (event.key !== "Enter") return;
      event.stopPropagation();
      pick(unit, event.shiftKey);
    },
  };
  return (
    <g className="mo-recruit" {...button}>
      {/* What is between the figures answers, too. */}
      <rect x={x - width / 2} y={base - height} width={width} height={height + 2} fill="transparent" />
      {children}
    </g>
  );
}
