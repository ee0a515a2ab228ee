import type { Seat } from "@civitas/kernel";
import { memo } from "react";
import { ref } from "../../src/refs.ts";
import type { Owner } from "../../src/state.ts";
import { BUILDING_KINDS } from "./city.tsx";
import { Stamp } from "./stamp.tsx";

const UNITS = ["soldier", "settler", "ship"] as const;
const PIECES = ["settlement", ...BUILDING_KINDS] as const;

/** One of each piece, unseen: what flies over the table is copied from it. */
export const Samples = memo(function Samples({ seats, scale }: { readonly seats: number; readonly scale: number }) {
  const owners: readonly Owner[] = [...Array.from({ length: seats }, (_, seat): Seat => seat), "barbarians"];
  return (
    <g visibility="hidden">
      {owners.flatMap((owner) => [
        ...UNITS.map((kind) => (
          <g key={`${owner} ${kind}`} data-ref={ref.unit(owner, kind)}>
            <Stamp kind={kind} owner={owner} scale={scale} />
          </g>
        )),
        ...PIECES.map((kind) => (
          <g key={`${owner} ${kind}`} data-ref={ref.piece(owner, kind)}>
            <Stamp kind={kind} owner={owner} scale={scale} />
          </g>
        )),
      ])}
    </g>
  );
});
