import type { Seat } from "@civitas/kernel";

/** Who sits on a seat, as the table shows it. */
export interface SeatHolder {
  readonly seat: Seat;
  readonly name: string;
  readonly kind: "person" | "bot";
  /** How well a bot plays: "easy", "normal" or "hard". */
  readonly level?: string;
}

/** How a seat looks: a colour that colour-blind people can tell apart, an outline and an emblem. */
export interface SeatLook {
  /** The name of a CSS colour: `var(--seat-0)`. */
  readonly colour: string;
  readonly shape: "disc" | "shield" | "hexagon" | "diamond" | "octagon";
  readonly icon: string;
}

const SHAPES: readonly SeatLook["shape"][] = ["disc", "shield", "hexagon", "diamond", "octagon"];

export function seatLook(seat: Seat): SeatLook {
  const place = seat % SHAPES.length;
  return { colour: `var(--seat-${place})`, shape: SHAPES[place] ?? "disc", icon: `seat-${place}` };
}

/** The same seats; names that several seats share get a number, so that three bots can be told apart in the log. */
export function toldApart(seats: readonly SeatHolder[]): SeatHolder[] {
  return seats.map((info) => {
    const same = seats.filter(({ name }) => name === info.name);
    return same.length === 1 ? info : { ...info, name: `${info.name} ${same.indexOf(info) + 1}` };
  });
}
