import type { Seat } from "@civitas/kernel";
import { useSight } from "@civitas/table-kit";
import type { DuelView, PlayerView } from "../src/view.ts";

export const useDuel = (): DuelView => useSight<DuelView>().view;

/** The seat in front: the viewer's, or the first one for those who only watch. */
export function useMine(): Seat {
  const { viewer } = useSight<DuelView>();
  return viewer === "audience" ? 0 : viewer;
}

export function usePlayer(seat: Seat): PlayerView {
  const { players } = useDuel();
  return seat === 0 ? players[0] : players[1];
}
