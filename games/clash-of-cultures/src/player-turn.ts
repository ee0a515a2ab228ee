import type { Seat } from "@civitas/kernel";
import type { AdvanceId, CivilId, WonderId } from "./content/ids.ts";
import type { Hex, Owner } from "./state.ts";

/** What is remembered until the end of a player turn. */
export interface PlayerTurn {
  /** Actions left. */
  actions: number;
  /** CC-6.4 (4): only turn-start cards were picked so far. */
  fresh: boolean;
  /** CC-6.7: abilities used, by the advance or Wonder that gives them; the Great Library of another player too. */
  used: (AdvanceId | WonderId)[];
  /** CC-17.7. */
  influenced: boolean;
  /** CC-30.40. */
  collects: number;
  /** Economic Liberty works from the first Collect on, if it was owned then. */
  freeCollects: boolean;
  /** CC-30.44. */
  forcedLabor: boolean;
  /** The objective Draft: Builds in which a soldier was paid this way. */
  drafts: number;
  /** Land battles of this player turn that were fought, with the players who took part and who won. */
  battles: Fought[];
  /** Cities captured in this player turn: by whom, from whom. */
  captures: { by: Seat; from: Owner; hex: Hex }[];
  /** CC-25.4: the capture that after-capture cards may answer now. */
  justCaptured: { from: Owner; hex: Hex } | null;
  /** CC-25.3: titles of cards that answered something which happened in this turn. */
  occasions: CivilId[];
  /** CC-27.9. */
  negotiations: number;
  refusedOffers: Refused[];
  /** CC-23.18: what the next battle the mover starts adds to the combat value. */
  warlord: number;
}

/** CC-27.9: an offer that was refused in this player turn. */
export interface Refused {
  by: Seat;
  to: Seat;
  /** The offer; only the two know which cards it has. */
  terms: string;
}

/** A fought land battle, for cards and objectives about it. */
export interface Fought {
  hex: Hex;
  attacker: Owner;
  defender: Owner;
  winner: Owner | null;
}

export const newPlayerTurn = (actions: number): PlayerTurn => ({
  actions,
  fresh: true,
  used: [],
  influenced: false,
  collects: 0,
  freeCollects: false,
  forcedLabor: false,
  drafts: 0,
  battles: [],
  captures: [],
  justCaptured: null,
  occasions: [],
  negotiations: 0,
  refusedOffers: [],
  warlord: 0,
});
