import { bordersOf, Piece, type Plan, pathOf, useTable } from "@civitas/table-kit";
import { ref } from "../../src/refs.ts";
import { say } from "../say.ts";
import { useClash } from "../seats.ts";
import type { HexSpace } from "./hex.ts";

/** Regions as a whole: those that nobody has seen, which ships explore from outside, and one that is being turned. */
export function Regions({ plan }: { readonly plan: Plan<HexSpace> }) {
  const { regions } = useClash();
  const { at } = useTable();
  return regions.map(({ name, explored }, slot) => {
    if (explored && !at.has(ref.region(name))) return null;
    const border = bordersOf(
      plan,
      plan.spaces.filter((hex) => hex.slot === slot),
    );
    return (
      <Piece key={name} as="g" at={ref.region(name)} label={say("ui.region", { name })} className="cc-region">
        <path d={border.map((ring) => pathOf(ring)).join("")} />
      </Piece>
    );
  });
}
