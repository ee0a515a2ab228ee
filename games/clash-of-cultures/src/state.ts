import type { Seat } from "@civitas/kernel";
import type { Battle } from "./battle/state.ts";
import type {
  ActionCardId,
  AdvanceId,
  Building,
  EventId,
  GreatPersonId,
  Mood,
  ObjectiveCardId,
  ObjectiveId,
  RegionId,
  Resource,
  Token,
  WonderId,
} from "./content/ids.ts";
import type { PlayerTurn } from "./player-turn.ts";

/** CC-1.1: a player's seat, or the brown pieces. */
export type Owner = Seat | "barbarians";

/** A hex of the board: its slot's number × 4 + its index in the slot (CC-2.2). See `map.ts`. */
export type Hex = number;

export type Phase =
  /** CC-31.8: a numbered turn is about to begin. */
  | "turn-begins"
  /** CC-6.4: a player turn is about to begin. */
  | "player-turn"
  /** CC-6.13: the chain of picks. */
  | "actions"
  /** CC-28.2 to CC-28.8. */
  | "objectives"
  | "free-advance"
  | "cards"
  | "raze"
  | "first-player"
  | "over";

/** The whole table. Piles have their top at the end of the list. */
export interface Clash {
  variant: Variant;
  /** CC-3.3: the seats in clockwise order; fixed for the whole game. */
  seating: Seat[];
  round: number;
  /** 1 to 3 within the round. */
  turn: number;
  phase: Phase;
  /** CC-3.8: who holds the first player token. */
  first: Seat;
  /** Whose player turn it is; in the Status phase, who decides. */
  mover: Seat;
  /** CC-28.1: who is still to act in this step of the Status phase, in turn order. */
  waiting: Seat[];
  /** CC-31.5: free advances still to be given after this round of them. */
  freeAdvancesLeft: number;
  /** CC-31.9: the game ends with this player turn. */
  lastPlayerTurn: boolean;

  /** By number: the slots of the layout. */
  slots: SlotNow[];
  /** CC-3.2: regions that are not in the game. */
  setAside: RegionId[];
  /** CC-1.6: hexes with an exhaustion token. */
  exhausted: Hex[];
  cities: City[];
  /** Land units ashore. Alike ones are one entry (CC-33.1). */
  troops: Troop[];
  ships: Ship[];
  /** By seat. */
  players: Player[];

  actionDeck: ActionCardId[];
  actionDiscard: ActionCardId[];
  objectiveDeck: ObjectiveCardId[];
  objectiveDiscard: ObjectiveCardId[];
  eventDeck: EventId[];
  eventDiscard: EventId[];
  wonderDeck: WonderId[];
  /** CC-32.8: face up, unbuilt and unreserved. */
  wonders: WonderId[];
  /** CC-9.12: Wonders that left the game. */
  lostWonders: WonderId[];
  /** CC-1.13: Action cards that are being carried out. */
  inPlay: ActionCardId[];
  /** CC-1.13: events that are being carried out or great persons on offer, the latest last. */
  openEvents: EventId[];
  /** CC-25.10: objective cards that were drawn for New Plans; only `mover` sees them. */
  plans: ObjectiveCardId[];

  /** CC-25.9: who is looking at whose cards. */
  spied: { readonly by: Seat; readonly on: Seat } | null;

  /** CC-25.8: who may not attack whom until the end of the first one's next (or present) player turn. */
  truces: Truce[];
  /** CC-23.27: since Pestilence was drawn players without Sanitation neither grow cities nor build Wonders. */
  pestilence: boolean;
  /** Who built which Wonder in which round. */
  wondersBuilt: { readonly seat: Seat; readonly wonder: WonderId; readonly round: number }[];

  /** What the mover did in this player turn. */
  now: PlayerTurn;
  /** The battle that is being fought. */
  battle: Battle | null;
  /** CC-27: what is being negotiated. */
  trade: Trade | null;
}

/** CC-31.12. */
export interface Variant {
  readonly events: "normal" | "none" | "optional";
  readonly rounds: "six" | "four";
  readonly ending: "fixed" | "die" | "wonder";
}

/** CC-2.3. Home slots have no region: their terrain is printed on the layout. */
export interface SlotNow {
  region: RegionId | null;
  explored: boolean;
  /** 1: turned by 180 degrees. Without meaning while unexplored. */
  orientation: 0 | 1;
}

export interface City {
  hex: Hex;
  owner: Owner;
  /** Barbarian settlements have none; theirs stays "neutral" (CC-22.1). */
  mood: Mood;
  /** The colour of each building. The settlement has the owner's. */
  buildings: Record<Building, Seat | null>;
  /** CC-12.5: where the Port stands. */
  portHex: Hex | null;
  wonder: WonderId | null;
  /** CC-9.7: how often it was activated in this player turn. */
  activations: number;
}

/** CC-13.6 to CC-13.8: what a unit may no longer do in this player turn, from the mildest to the strictest. */
export type Restriction = "none" | "forest" | "mountain" | "fought";

export type LandKind = "soldier" | "settler";

/** Land units of one owner in one hex that are alike. */
export interface Troop {
  owner: Owner;
  hex: Hex;
  kind: LandKind;
  restriction: Restriction;
  /** CC-13.2: already part of a move of this Move action. */
  moved: boolean;
  n: number;
}

export interface Ship {
  owner: Seat;
  /** 1 to 4: tells a player's ships apart. */
  number: number;
  hex: Hex;
  fought: boolean;
  moved: boolean;
  /** CC-14.4: at most two. */
  cargo: Passenger[];
}

export interface Passenger {
  kind: LandKind;
  restriction: Restriction;
  moved: boolean;
}

export type Holdings = Record<Resource | Token, number>;

export interface Player {
  /** CC-5: Food, Ore, Wood, Ideas, Gold, mood and culture tokens. */
  goods: Holdings;
  /** CC-5.7: the Happiness level (`mood`) and the Culture level. */
  levels: Record<Token, number>;
  advances: AdvanceId[];
  /** CC-3.6. */
  startHex: Hex;
  /** Only their owner sees them (CC-4.3). */
  actionCards: ActionCardId[];
  objectiveCards: ObjectiveCardId[];
  /** CC-4.3: known to all. */
  greatPersons: GreatPersonId[];
  completed: Completed[];
  /** CC-23.14: in half points. */
  eventHalves: number;
  /** CC-26.4: Wonders that only this player may build. */
  reserved: WonderId[];
  /** CC-1.5: pieces that left the game for good. */
  gone: Record<Building | "settlement", number>;
  /** CC-6.4: actions missing in the next player turn: those of Assassination, those of Revolution. */
  assassinated: boolean;
  revolted: number;
  /** CC-30.13: the cards of Writing were drawn. */
  writingDone: boolean;
}

/** CC-4.6: a completed card and which of its objectives. */
export interface Completed {
  card: ObjectiveCardId;
  objective: ObjectiveId;
  round: number;
  /** Whether it was completed in step 1 of the Status phase (CC-24.4). */
  inStatus: boolean;
}

/** The mover may not attack (who), or will not be attacked (spares). */
export interface Truce {
  who: Seat;
  spares: Seat;
}

/** CC-27.3: an offer. What the proposer gives is exact; of cards that are asked only the number is. */
export interface Trade {
  /** Who makes the offer, and to whom. */
  by: Seat;
  to: Seat;
  /** CC-27.8: this is the one counter-offer. */
  counter: boolean;
  gives: Pledge;
  asks: { goods: Holdings; actionCards: number; objectiveCards: number };
  /** CC-27.4: what the other party picked for the cards asked. */
  answered: { actionCards: HandCard[]; objectiveCards: ObjectiveCardId[] } | null;
}

/** For Spy and trade great persons count as Action cards (CC-23.10). */
export type HandCard = ActionCardId | GreatPersonId;

export interface Pledge {
  goods: Holdings;
  actionCards: HandCard[];
  objectiveCards: ObjectiveCardId[];
}

export const noGoods = (): Holdings => ({ food: 0, ore: 0, wood: 0, ideas: 0, gold: 0, mood: 0, culture: 0 });

export function playerOf(s: Clash, seat: Seat): Player {
  const player = s.players[seat];
  if (player === undefined) throw new RangeError(`there is no player ${seat}`);
  return player;
}

export const owns = (s: Clash, seat: Owner, advance: AdvanceId): boolean =>
  seat !== "barbarians" && playerOf(s, seat).advances.includes(advance);

/** It is this player's own player turn. */
export const isOwnTurn = (s: Clash, owner: Owner): boolean => s.phase === "actions" && s.mover === owner;

/** CC-6.1: the players clockwise from this one. */
export function clockwiseFrom(s: Clash, seat: Seat): Seat[] {
  const place = s.seating.indexOf(seat);
  return [...s.seating.slice(place), ...s.seating.slice(0, place)];
}

/** CC-6.8: turn order, from the first player on. */
export const turnOrder = (s: Clash): Seat[] => clockwiseFrom(s, s.first);
