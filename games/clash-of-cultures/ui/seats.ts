import type { Seat } from "@civitas/kernel";
import { useSight } from "@civitas/table-kit";
import type { ClashView, PlayerView } from "../src/view.ts";

export const useClash = (): ClashView => useSight<ClashView>().view;

/** The seat in front: the viewer's, or the first one for those who only watch. */
export function useMine(): Seat {
  const { viewer } = useSight<ClashView>();
  return viewer === "audience" ? 0 : viewer;
}

export function usePlayer(seat: Seat): PlayerView {
  const player = useClash().players[seat];
  if (player === undefined) throw new RangeError(`there is no player ${seat}`);
  return player;
}

/** The other players, in the order of the seats. */
export function useRivals(): readonly PlayerView[] {
  const mine = useMine();
  return useClash().players.filter(({ seat }) => seat !== mine);
}

/** Points are kept in halves: 49 is 24½. */
export function pointsOf(halves: number): string {
  const whole = Math.floor(halves / 2);
  if (halves % 2 === 0) return String(whole);
  return whole === 0 ? "½" : `${whole}½`;
}
