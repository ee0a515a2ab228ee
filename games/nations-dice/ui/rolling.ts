import type { LogLine, Ref } from "@civitas/kernel";
import { motionAllowed, useFresh } from "@civitas/table-kit";
import { type RefObject, useEffect, useRef } from "react";

/** Whether the step to this sight rolled the die: it moved, but not to the used area or back to the supply. */
function wasRolled(lines: readonly LogLine[], die: Ref): boolean {
  return lines.some((line) =>
    (line.moves ?? []).some(({ piece, to }) => piece === die && (to === undefined || to.startsWith("board:"))),
  );
}

/** Where a die comes to rest, as in dice.css. */
const REST = "rotateX(-17deg) rotateY(-15deg)";

/** Tumbles the cube whenever its die was rolled; dice of one throw come to rest one after the other. */
export function useRolling(die: Ref | undefined, place: number): RefObject<HTMLSpanElement | null> {
  const cube = useRef<HTMLSpanElement>(null);
  const fresh = useFresh();
  useEffect(() => {
    if (die === undefined || !motionAllowed() || !wasRolled(fresh, die)) return;
    const thrown = cube.current;
    if (thrown === null) return;
    const turns = 360 * (1 + (place % 2));
    thrown.dataset.rolling = "";
    const tumble = thrown.animate(
      [
        { transform: `translateY(-55%) rotateX(${turns}deg) rotateY(${-turns - 180}deg) rotateZ(40deg)` },
        { transform: `translateY(-80%) rotateX(${turns / 2}deg) rotateY(${-turns / 2}deg)`, offset: 0.35 },
        { transform: `translateY(0) rotateX(-40deg) rotateY(-60deg)`, offset: 0.75 },
        { transform: `translateY(-12%) rotateX(-17deg) rotateY(-25deg)`, offset: 0.87 },
        { transform: REST },
      ],
      { duration: 620 + 70 * (place % 8), easing: "cubic-bezier(.3,.2,.4,1)" },
    );
    const rest = () => delete thrown.dataset.rolling;
    tumble.addEventListener("finish", rest);
    return () => {
      tumble.cancel();
      rest();
    };
  }, [fresh, die, place]);
  return cube;
}
