import { Stance, useTelling } from "@civitas/table-kit";
import type { Owner } from "../src/state.ts";
import { useMine, useMonumental } from "./seats.ts";

/** Whose city lies before the player, whose realm is lit. */
interface Looks {
  /** The city that was asked for; nothing follows the one who is to move. */
  readonly city: Owner | undefined;
  readonly realm: Owner | undefined;
}

const stance = new Stance<Looks>({ city: undefined, realm: undefined });

export const showCity = (city: Owner | undefined): void => stance.take({ city });
export const lookAtRealm = (realm: Owner | undefined): void => stance.take({ realm });

export function useLookedRealm(): Owner | undefined {
  return stance.use("realm");
}

/** Whose city is shown: the one asked for, or of whom is told, or whoever is to move, or one's own while one is asked. */
export function useShownOwner(): { readonly owner: Owner; readonly chosen: boolean } {
  const city = stance.use("city");
  const { mover, realms, phase } = useMonumental();
  const mine = useMine();
  const told = useTelling()?.seat;
  if (city !== undefined && realms[city] !== undefined) return { owner: city, chosen: true };
  if (told !== undefined && realms[told] !== undefined) return { owner: told, chosen: false };
  const follows = phase !== "civilizations" && phase !== "capitals" && phase !== "over" && realms[mover] !== undefined;
  return { owner: follows ? mover : mine, chosen: false };
}
