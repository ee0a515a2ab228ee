import type { Seat } from "@civitas/kernel";
import { useSyncExternalStore } from "react";
import { useCivilization, useMine } from "./seats.ts";

export type Drawer = "realm" | "techs" | "market";

/** What the player at this screen looks at; zones of a phone share it. */
interface Stance {
  /** The nation whose realm, techs and hand are shown; nothing is one's own. */
  readonly nation: Seat | undefined;
  /** Where there is room for one of these only, the one that was opened; nothing follows the question. */
  readonly drawer: Drawer | "none" | undefined;
}

let stance: Stance = { nation: undefined, drawer: undefined };
const listeners = new Set<() => void>();

function take(next: Partial<Stance>): void {
  stance = { ...stance, ...next };
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const showNation = (nation: Seat | undefined): void => take({ nation });
export const openDrawer = (drawer: Drawer | "none" | undefined): void => take({ drawer });

/** Whose things lie before the player: one's own, or those of the nation that was asked for. */
export function useShownNation(): Seat {
  const read = () => stance.nation;
  const nation = useSyncExternalStore(subscribe, read, read);
  const { realms } = useCivilization();
  const mine = useMine();
  return nation !== undefined && realms[nation] !== undefined ? nation : mine;
}

export function useWantedDrawer(): Drawer | "none" | undefined {
  const read = () => stance.drawer;
  return useSyncExternalStore(subscribe, read, read);
}
