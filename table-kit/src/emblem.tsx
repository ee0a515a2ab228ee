import type { Seat } from "@civitas/kernel";
import { Icon } from "./icon.tsx";
import { seatLook } from "./seats.ts";

/** A seat's sign: its colour, its outline and its beast, so that no one has to tell colours apart. */
export function Emblem({ seat, label }: { readonly seat: Seat; readonly label?: string }) {
  const look = seatLook(seat);
  return (
    <span className="emblem" data-shape={look.shape} style={{ background: look.colour }}>
      <Icon name={look.icon} {...(label === undefined ? {} : { label })} />
    </span>
  );
}
