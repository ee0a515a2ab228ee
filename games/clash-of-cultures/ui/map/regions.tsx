import { bordersOf, Piece, type Plan, pathOf } from "@civitas/table-kit";
import { ref } from "../../src/refs.ts";
import { say } from "../say.ts";
import { useClash } from "../seats.ts";
import type { Hex } from "./hex.ts";

/** Regions that nobody has seen, as a whole: ships explore them from outside. */
export function Regions({ plan }: { readonly plan: Plan<Hex> }) {
  const { regions } = useClash();
  return regions.map(({ name, explored }, slot) => {
    if (explored) return null;
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
