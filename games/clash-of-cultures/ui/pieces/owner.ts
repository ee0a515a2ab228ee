import { seatLook, seatOutline } from "@civitas/table-kit";
import type { Owner } from "../../src/state.ts";

export const colourOf = (owner: Owner): string =>
  owner === "barbarians" ? "var(--cc-barbarian)" : seatLook(owner).colour;

const SPIKES = 9;

/** The outline that says whose it is without colour: the barbarians have a jagged star. */
export function shapeOf(owner: Owner, r: number): string {
  if (owner !== "barbarians") return seatOutline(owner, r);
  const points = Array.from({ length: SPIKES * 2 }, (_, i) => {
    const angle = (Math.PI * i) / SPIKES - Math.PI / 2;
    const far = i % 2 === 0 ? r * 1.2 : r * 0.86;
    return `${(Math.cos(angle) * far).toFixed(1)} ${(Math.sin(angle) * far).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}
