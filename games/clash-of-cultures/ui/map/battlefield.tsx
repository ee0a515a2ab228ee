import { bordersOf, type Plan, pathOf } from "@civitas/table-kit";
import { useClash } from "../seats.ts";
import type { HexSpace } from "./hex.ts";

/** While a battle is fought, the rest of the map lies under a veil: one sees what is fought for, and where the attack comes from. */
export function Battlefield({ plan }: { readonly plan: Plan<HexSpace> }) {
  const { battle } = useClash();
  if (battle === null) return null;
  const around = (...names: readonly (string | null)[]): string =>
    bordersOf(
      plan,
      plan.spaces.filter(({ name }) => names.includes(name)),
    )
      .map((ring) => pathOf(ring))
      .join("");
  const { hex, from } = battle;
  return (
    <g className="cc-battlefield">
      <path className="cc-veil" d={`M0 0H${plan.width}V${plan.height}H0Z${around(hex, from)}`} />
      <path className="cc-attack-from" d={around(from)} />
      <path className="cc-fought-for" d={around(hex)} />
    </g>
  );
}
