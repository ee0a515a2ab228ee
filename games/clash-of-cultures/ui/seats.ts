import type { Seat } from "@civitas/kernel";
import { inHalves, useSight } from "@civitas/table-kit";
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
export const pointsOf = (halves: number): string => inHalves(halves / 2);
