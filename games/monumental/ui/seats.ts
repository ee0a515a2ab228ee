import type { Seat } from "@civitas/kernel";
import { useSight } from "@civitas/table-kit";
import type { Owner } from "../src/state.ts";
import type { CityView, MonumentalView, RealmView } from "../src/view.ts";

export const useMonumental = (): MonumentalView => useSight<MonumentalView>().view;

/** The seat in front: the viewer's, or the first one for those who only watch. */
export function useMine(): Seat {
  const { viewer } = useSight<MonumentalView>();
  return viewer === "audience" ? 0 : viewer;
}

/** What a civilization has beside the map. */
export function useRealm(owner: Owner): RealmView {
  const realm = useMonumental().realms[owner];
  if (realm === undefined) throw new RangeError(`there is no civilization ${owner}`);
  return realm;
}

/** A player's city; the automa has none. */
export const useCity = (owner: Owner): CityView | undefined => useMonumental().cities[owner];
