import type { Seat } from "@civitas/kernel";
import type {
  ActionCardId,
  AdvanceId,
  Building,
  CivilId,
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
  slots: Slot[];
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
export interface Slot {
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

/** What is remembered until the end of a player turn. */
export interface PlayerTurn {
  /** Actions left. */
  actions: number;
  /** CC-6.4 (4): nothing but turn-start cards was picked yet. */
  fresh: boolean;
  /** CC-6.7: abilities used, by the advance or Wonder that gives them; the Great Library of another player too. */
  used: (AdvanceId | WonderId)[];
  /** CC-17.7. */
  influenced: boolean;
  /** CC-30.40. */
  collects: number;
  /** Economic Liberty works from the first Collect on only if it was owned then. */
  freeCollects: boolean;
  /** CC-30.44. */
  forcedLabor: boolean;
  /** The objective Draft: Builds in which a soldier was paid so. */
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
  /** What it was; which cards only the two know. */
  terms: string;
}

/** A fought land battle, for cards and objectives about it. */
export interface Fought {
  hex: Hex;
  attacker: Owner;
  defender: Owner;
  winner: Owner | null;
}

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
