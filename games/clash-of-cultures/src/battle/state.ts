import type { ActionCardId } from "../content/ids.ts";
import type { Hex, LandKind, Owner, Ship, Troop } from "../state.ts";

/** CC-18, CC-20, CC-22.8. The attackers are here and not on the map until it is over. */
export interface Battle {
  /** "raid" is a barbarian attack: one round, no winner. */
  kind: "land" | "sea" | "raid";
  hex: Hex;
  round: number;
  attacker: BattleSide;
  defender: BattleSide;
  /** Attacking land units; at sea none. */
  troops: Troop[];
  /** Attacking ships, with cargo. */
  ships: Ship[];
  /** CC-18.15: where the attackers' move began; null if they can't withdraw (CC-10.6). */
  from: Hex | null;
  /** CC-14.6: they came from ships: by ship number, who left it. */
  landed: { readonly ship: number; readonly kind: LandKind }[];
  /** The hex holds a city: whose, how large, whether with a usable Fortress, when the attack began. */
  city: { owner: Owner; size: number; fortress: boolean; temple: boolean; wonder: boolean } | null;
  /** CC-30.18: what Siegecraft took away. */
  siege: { die: boolean; cancel: boolean };
  /** CC-23.18. */
  warlord: number;
  /** CC-18.4: round 1 was begun. */
  fought: boolean;
  /** CC-22.10: pieces that the attacked city lost in a raid. */
  piecesLost: number;
  /** From whom a city was captured in the end. */
  captured: Owner | null;
  /** "retreat": won by the attacker because the defender left (CC-19.10). */
  outcome: "attacker" | "defender" | "draw" | "withdrawn" | "retreat" | null;
}

export interface BattleSide {
  owner: Owner;
  /** CC-18.20: soldiers or ships before round 1. */
  began: number;
  /** Soldiers or ships lost so far. */
  lost: number;
  /** Settlers lost at the end (CC-18.16). */
  settlersLost: number;
  /** Units lost in step 4 of this round (CC-19.13). */
  lostNow: number;
  /** CC-4.4: the card committed in this round; hidden until both have decided. */
  card: ActionCardId | null;
  /** Whether this side has decided in this round. */
  decided: boolean;
  /** CC-19.4: without effect this round. */
  cancelled: boolean;
  /** What cards add in this round. */
  bonus: RoundBonus;
  /** What was rolled in this round. */
  dice: number[];
  /** CC-18.7, CC-18.8: once rolled. */
  cv: number;
  hits: number;
}

/** CC-19.6: what cards change in one round for their side. */
export interface RoundBonus {
  dice: number;
  cv: number;
  /** Hits against this side that do not count. */
  cancels: number;
  /** High Ground: each 6 is rolled once more. */
  explodes: boolean;
}
