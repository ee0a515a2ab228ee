import { choose, type Message, type Option, type Rules, type Seat } from "@civitas/kernel";
import { saySource } from "../cards/source-name.ts";
import { ref } from "../refs.ts";
import { say } from "../say.ts";
import { othersFrom } from "../state.ts";
import { mayAimAt } from "./consent.ts";
import type { Stage } from "./deed.ts";

/** A question of a card: "Monarchy: which square?" */
export const asking = ({ w, seat, source }: Stage, key: Parameters<typeof say>[0]): Message =>
  say(key, { card: saySource(w, seat, source) });

interface Player extends Option {
  readonly seat: Seat;
}

export const playerOption = (seat: Seat): Player => ({
  id: `player:${seat + 1}`,
  label: say("choice.player", { who: { seat } }),
  refs: [ref.realm(seat)],
  seat,
});

/** One of these players. */
export function* choosePlayer(stage: Stage, seats: readonly Seat[], clause: string): Rules<Seat> {
  const options = seats.map(playerOption);
  return (yield* choose(stage.seat, asking(stage, "ask.which-player"), options, { clause })).seat;
}

/** CV-28.8: the other players, without those who have refused to be aimed at. */
export const others = (stage: Stage): Seat[] => othersFrom(stage.w, stage.seat).filter((seat) => mayAimAt(stage, seat));
