import type { Message, Seat } from "@civitas/kernel";
import { useCallback } from "react";
import type { RealmView } from "../src/view/view.ts";
import { say } from "./say.ts";
import { useCivilization } from "./seats.ts";

const NAMES = 4;

/** What a city is called. Names have no meaning in the rules; each nation has its own, in the order of founding. */
export function cityName({ civilization, cities }: RealmView, at: string): Message {
  const n = cities.findIndex((city) => city.at === at);
  if (civilization === null || n < 0) return say("ui.city-at", { name: at.toUpperCase() });
  const names: Message = { say: `ui.city.${civilization}.${n % NAMES}` };
  return names;
}

export function useCityNames(): (seat: Seat, at: string) => Message {
  const { realms } = useCivilization();
  return useCallback(
    (seat, at) => {
      const realm = realms[seat];
      return realm === undefined ? say("ui.city-at", { name: at.toUpperCase() }) : cityName(realm, at);
    },
    [realms],
  );
}
