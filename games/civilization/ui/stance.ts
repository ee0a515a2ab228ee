import type { Seat } from "@civitas/kernel";
import { Stance } from "@civitas/table-kit";
import { useCivilization, useMine } from "./seats.ts";

export type Drawer = "realm" | "techs" | "market";

interface Looks {
  /** The nation whose realm, techs and hand are shown; nothing is one's own. */
  readonly nation: Seat | undefined;
  /** Where there is room for one of these only, the one that was opened; nothing follows the question. */
  readonly drawer: Drawer | "none" | undefined;
}

const stance = new Stance<Looks>({ nation: undefined, drawer: undefined });

export const showNation = (nation: Seat | undefined): void => stance.take({ nation });
export const openDrawer = (drawer: Drawer | "none" | undefined): void => stance.take({ drawer });

/** Whose things lie before the player: one's own, or those of the nation that was asked for. */
export function useShownNation(): Seat {
  const nation = stance.use("nation");
  const { realms } = useCivilization();
  const mine = useMine();
  return nation !== undefined && realms[nation] !== undefined ? nation : mine;
}

export function useWantedDrawer(): Drawer | "none" | undefined {
  return stance.use("drawer");
}
