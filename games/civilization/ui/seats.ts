import type { Seat } from "@civitas/kernel";
import { useSight } from "@civitas/table-kit";
import type { CivilizationView, RealmView } from "../src/view/view.ts";

export const useCivilization = (): CivilizationView => useSight<CivilizationView>().view;

/** The seat in front: the viewer's, or the first one for those who only watch. */
export function useMine(): Seat {
  const { viewer } = useSight<CivilizationView>();
  return viewer === "audience" ? 0 : viewer;
}

export function useRealm(seat: Seat): RealmView {
  return realmIn(useCivilization(), seat);
}

function realmIn(view: CivilizationView, seat: Seat): RealmView {
  const realm = view.realms[seat];
  if (realm === undefined) throw new RangeError(`there is no nation ${seat}`);
  return realm;
}
