import { useLayoutEffect, useRef } from "react";

/** Half the width of its foot on the sheet, how far it reaches, and how far its tip leans. */
const FOOT = 15;
const REACH = 17;
const LEAN = 46;

/** The map glides to where it is sent; then the hex lies elsewhere. */
const GLIDE = 300;

/** A wedge from the sheet of the battle to the hex it is fought for, wherever the map is moved. */
export function Pointer({ from, hex }: { readonly from: "top" | "bottom"; readonly hex: string }) {
  const wedge = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => (wedge.current === null ? undefined : aimAt(wedge.current, from)), [from, hex]);
  return (
    <svg ref={wedge} className="cc-pointer" data-at={from} width={2 * LEAN + 4} height={REACH + 2} aria-hidden="true">
      <path />
    </svg>
  );
}

/** Keeps it at the edge of the sheet, next to the hex. Says how to stop. */
function aimAt(wedge: SVGSVGElement, from: "top" | "bottom"): (() => void) | undefined {
  const zone = wedge.parentElement;
  const sheet = zone?.querySelector(".cc-battle");
  const map = zone?.querySelector(".board");
  const path = wedge.querySelector("path");
  if (!zone || !sheet || !map || path === null) return undefined;
  const aim = (): void => {
    const target = zone.querySelector(".cc-fought-for")?.getBoundingClientRect();
    if (target === undefined) return;
    const [room, edge] = [zone.getBoundingClientRect(), sheet.getBoundingClientRect()];
    const wanted = target.left + target.width / 2;
    const foot = Math.min(edge.right - 2 * FOOT, Math.max(edge.left + 2 * FOOT, wanted));
    const tip = LEAN + 2 + Math.min(LEAN, Math.max(-LEAN, wanted - foot));
    const [base, point] = from === "top" ? [0, REACH] : [REACH + 2, 2];
    const middle = LEAN + 2;
    path.setAttribute("d", `M${middle - FOOT} ${base}L${tip} ${point}L${middle + FOOT} ${base}`);
    wedge.style.left = `${foot - room.left - middle}px`;
    wedge.style.top = `${(from === "top" ? edge.bottom - 1 : edge.top - REACH - 1) - room.top}px`;
  };
  aim();
  let later: ReturnType<typeof setTimeout> | undefined;
  const moved = new MutationObserver(() => {
    aim();
    clearTimeout(later);
    later = setTimeout(aim, GLIDE);
  });
  // The map is drawn once its room is measured, and moved by a style.
  moved.observe(map, { childList: true, attributes: true, attributeFilter: ["style"], subtree: true });
  const resized = new ResizeObserver(aim);
  resized.observe(zone);
  resized.observe(sheet);
  return () => {
    clearTimeout(later);
    moved.disconnect();
    resized.disconnect();
  };
}
