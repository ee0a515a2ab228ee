import { fitted, Icon, Piece, useSay } from "@civitas/table-kit";
import { ADVANCES } from "../../src/content/advances.ts";
import type { AdvanceId } from "../../src/content/ids.ts";
import { ref } from "../../src/refs.ts";
import { colourOf, shapeOf } from "../pieces/owner.ts";
import { useMine, usePlayer, useRivals } from "../seats.ts";
import { AdvanceCloseUp } from "./close-up.tsx";
import { useAdvanceStanding } from "./standing.ts";

/** One advance of the board: the player's cube or the frame, its name, and who else has it. */
export function AdvanceRow({ id }: { readonly id: AdvanceId }) {
  const words = useSay();
  const mine = useMine();
  const standing = useAdvanceStanding(id);
  return (
    <Piece
      at={ref.advance(mine, id)}
      label={{ say: `advance.${id}` }}
      zoom={<AdvanceCloseUp id={id} />}
      className={`cc-advance cc-advance-${standing}`}
    >
      <AdvanceSlot id={id} />
      <span className="cc-advance-name">{fitted(words.plain({ say: `advance.${id}` }), words.language).text}</span>
      <Pips id={id} />
    </Piece>
  );
}

/** Your cube if you own it, a lock if something is missing, otherwise the frame. */
export function AdvanceSlot({ id }: { readonly id: AdvanceId }) {
  const mine = useMine();
  const { advances } = usePlayer(mine);
  const standing = useAdvanceStanding(id);
  const { frame } = ADVANCES[id];
  if (advances.includes(id))
    return <span className="cc-cube" style={{ background: colourOf(mine) }} data-ref={ref.cube(mine)} />;
  if (standing === "barred" && frame === null) {
    return (
      <span className="cc-slot">
        <Icon name="lock" />
      </span>
    );
  }
  return (
    <span className="cc-slot" data-frame={frame ?? undefined}>
      {frame !== null && <Icon name={frame} />}
    </span>
  );
}

/** The signs of the others who own it. */
export function Pips({ id }: { readonly id: AdvanceId }) {
  const words = useSay();
  const owners = useRivals().filter(({ advances }) => advances.includes(id));
  return (
    <span className="cc-pips">
      {owners.map(({ seat }) => (
        <svg key={seat} viewBox="-6.5 -6.5 13 13" role="img" aria-label={words.nameOf(seat)}>
          <path d={shapeOf(seat, 4.7)} fill={colourOf(seat)} />
        </svg>
      ))}
    </span>
  );
}
