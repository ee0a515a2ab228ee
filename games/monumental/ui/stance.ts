import { useTelling } from "@civitas/table-kit";
import { useSyncExternalStore } from "react";
import type { Owner } from "../src/state.ts";
import { useMine, useMonumental } from "./seats.ts";

/** What the player at this screen looks at: whose city lies before him, whose realm is lit. Zones of a phone share it. */
interface Stance {
  /** The city that was asked for; nothing follows the one who is to move. */
  readonly city: Owner | undefined;
  readonly realm: Owner | undefined;
}

let stance: Stance = { city: undefined, realm: undefined };
const listeners = new Set<() => void>();

function take(next: Partial<Stance>): void {
  stance = { ...stance, ...next };
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const showCity = (city: Owner | undefined): void => take({ city });
export const lookAtRealm = (realm: Owner | undefined): void => take({ realm });

export function useLookedRealm(): Owner | undefined {
  const read = () => stance.realm;
  return useSyncExternalStore(subscribe, read, read);
}

/** Whose city is shown: the one asked for, or of whom is told, or whoever is to move, or one's own while one is asked. */
export function useShownOwner(): { readonly owner: Owner; readonly chosen: boolean } {
  const read = () => stance.city;
  const city = useSyncExternalStore(subscribe, read, read);
  const { mover, realms, phase } = useMonumental();
  const mine = useMine();
  const told = useTelling()?.seat;
  if (city !== undefined && realms[city] !== undefined) return { owner: city, chosen: true };
  if (told !== undefined && realms[told] !== undefined) return { owner: told, chosen: false };
  const follows = phase !== "civilizations" && phase !== "capitals" && phase !== "over" && realms[mover] !== undefined;
  return { owner: follows ? mover : mine, chosen: false };
}
