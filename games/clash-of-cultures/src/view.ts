import type { Seat, Viewer } from "@civitas/kernel";
import type { RoundBonus } from "./battle/state.ts";
import type { Strength } from "./battle/strength.ts";
import type {
  ActionCardId,
  AdvanceId,
  Building,
  EventId,
  Good,
  GreatPersonId,
  Mood,
  ObjectiveCardId,
  RegionId,
  Terrain,
  Token,
  WonderId,
} from "./content/ids.ts";
import type { Completed, Holdings, LandKind, Owner, Phase, Restriction, Variant } from "./state.ts";

/** What one seat (or the audience) sees of the table. Hexes are named by their labels ("D2"). */
export interface ClashView {
  readonly viewer: Viewer;
  readonly variant: Variant;
  readonly round: number;
  readonly rounds: number;
  /** 1 to 3 within the round. */
  readonly turn: number;
  readonly phase: Phase;
  /** Whose player turn it is; in the Status phase, who decides. */
  readonly mover: Seat;
  readonly first: Seat;
  /** All players in turn order, from the first player on. */
  readonly order: readonly Seat[];
  readonly hexes: readonly HexView[];
  readonly regions: readonly RegionView[];
  readonly cities: readonly CityView[];
  readonly troops: readonly TroopView[];
  readonly ships: readonly ShipView[];
  /** By seat. */
  readonly players: readonly PlayerView[];
  readonly piles: PilesView;
  /** CC-32.8. */
  readonly wonders: readonly WonderView[];
  readonly lostWonders: readonly WonderId[];
  /** Cards that are being carried out: Action cards and events. */
  readonly inPlay: readonly ActionCardId[];
  readonly openEvents: readonly EventId[];
  /** CC-25.10: what the viewer has drawn for New Plans; for others only the number. */
  readonly plans: { readonly n: number; readonly cards: readonly ObjectiveCardId[] | null };
  readonly truces: readonly { readonly who: Seat; readonly spares: Seat }[];
  readonly pestilence: boolean;
  /** Brown pieces that are left. */
  readonly barbarians: { readonly settlements: number; readonly soldiers: number };
  readonly exhaustionLeft: number;
  readonly now: PlayerTurnView;
  readonly battle: BattleView | null;
  readonly trade: TradeView | null;
}

export interface HexView {
  readonly name: string;
  readonly q: number;
  readonly r: number;
  /** The number of its region's slot in `regions`. */
  readonly slot: number;
  /** Null while unexplored. */
  readonly terrain: Terrain | null;
  readonly exhausted: boolean;
}

export interface RegionView {
  /** The label of its first hex. */
  readonly name: string;
  readonly explored: boolean;
  /** Null while unexplored and for home regions. */
  readonly region: RegionId | null;
  readonly orientation: 0 | 1;
  readonly hexes: readonly string[];
  /** Whose home it is. */
  readonly home: Seat | null;
}

export interface CityView {
  readonly hex: string;
  readonly owner: Owner;
  /** Null for barbarian settlements. */
  readonly mood: Mood | null;
  readonly size: number;
  /** The colour of each building that stands here. */
  readonly buildings: Readonly<Record<Building, Seat | null>>;
  /** CC-32.10: those its owner can use. */
  readonly usable: readonly Building[];
  readonly portHex: string | null;
  readonly wonder: WonderId | null;
  readonly activations: number;
  /** CC-10.1, CC-11.1: units it can build, resources it can collect. */
  readonly capacity: number;
  /** CC-11.2 to CC-11.5: for its owner, by hex, what may be collected there; nothing if the hex is blocked. */
  readonly sources: Readonly<Record<string, readonly Good[]>> | null;
  /** CC-9.13. */
  readonly influenced: boolean;
}

/** Land units ashore; alike ones are one entry. */
export interface TroopView {
  readonly hex: string;
  readonly owner: Owner;
  readonly kind: LandKind;
  readonly restriction: Restriction;
  readonly moved: boolean;
  readonly n: number;
}

export interface ShipView {
  readonly owner: Seat;
  readonly number: number;
  readonly hex: string;
  readonly fought: boolean;
  readonly moved: boolean;
  readonly cargo: readonly { readonly kind: LandKind; readonly restriction: Restriction; readonly moved: boolean }[];
}

export interface PlayerView {
  readonly seat: Seat;
  /** CC-1.1. */
  readonly colour: Colour;
  readonly goods: Readonly<Holdings>;
  /** What of each can be held (CC-5.1, CC-5.2, CC-5.8). */
  readonly limits: Readonly<Holdings>;
  readonly levels: Readonly<Record<Token, number>>;
  readonly advances: readonly AdvanceId[];
  readonly startHex: string;
  /** How many Action cards (without great persons) and Objective cards. */
  readonly actionCards: number;
  readonly objectiveCards: number;
  /** CC-4.3: only for their owner. */
  readonly hand: {
    readonly actionCards: readonly ActionCardId[];
    readonly objectiveCards: readonly ObjectiveCardId[];
  } | null;
  readonly greatPersons: readonly GreatPersonId[];
  readonly completed: readonly Completed[];
  readonly reserved: readonly WonderId[];
  /** Pieces and units in supply. */
  readonly supply: Readonly<Record<Building | "settlement" | LandKind | "ship", number>>;
  /** CC-6.4: actions that will be missing in the next player turn. */
  readonly lostActions: number;
  readonly assassinated: boolean;
  /** CC-30.27: trade routes that could be formed now. */
  readonly tradeRoutes: number;
  readonly score: ScoreView;
}

export type Colour = "red" | "green" | "blue" | "yellow";

/** CC-29, in half points. */
export interface ScoreView {
  readonly pieces: number;
  readonly advances: number;
  readonly wonders: number;
  readonly objectives: number;
  readonly events: number;
  readonly total: number;
}

export interface PilesView {
  readonly actionDeck: number;
  readonly actionDiscard: readonly ActionCardId[];
  readonly objectiveDeck: number;
  /** CC-4.1: discard piles are public. */
  readonly objectiveDiscard: readonly ObjectiveCardId[];
  readonly eventDeck: number;
  readonly eventDiscard: readonly EventId[];
  readonly wonderDeck: number;
}

export interface WonderView {
  readonly id: WonderId;
}

export interface PlayerTurnView {
  readonly actions: number;
  /** Once-a-turn abilities that were used. */
  readonly used: readonly (AdvanceId | WonderId)[];
  readonly influenced: boolean;
  readonly collects: number;
  readonly forcedLabor: boolean;
  readonly negotiations: number;
}

export interface BattleView {
  readonly kind: "land" | "sea" | "raid";
  readonly hex: string;
  readonly from: string | null;
  readonly round: number;
  readonly attacker: BattleSideView;
  readonly defender: BattleSideView;
  /** A city is attacked; whether its Fortress still counts. */
  readonly city: {
    readonly owner: Owner;
    readonly fortress: boolean;
    readonly die: boolean;
    readonly cancel: boolean;
  } | null;
}

export interface BattleSideView {
  readonly owner: Owner;
  readonly began: number;
  /** Soldiers or ships that are left. */
  readonly units: number;
  readonly settlers: number;
  readonly lost: number;
  /** CC-4.4: that a card was committed; which one only when both have decided, or for its owner. */
  readonly committed: boolean;
  readonly decided: boolean;
  readonly card: ActionCardId | null;
  readonly cancelled: boolean;
  readonly bonus: RoundBonus;
  readonly dice: readonly number[];
  readonly cv: number;
  readonly hits: number;
  /** What helps this side apart from its cards. */
  readonly strengths: readonly Strength[];
}

export interface TradeView {
  readonly by: Seat;
  readonly to: Seat;
  readonly counter: boolean;
  readonly gives: PledgeView;
  readonly asks: { readonly goods: Readonly<Holdings>; readonly actionCards: number; readonly objectiveCards: number };
  /** CC-27.4: what the other party picked; the cards only for the two. */
  readonly answered: Omit<PledgeView, "goods"> | null;
}

/** CC-27.10: which cards only the two parties know. */
export interface PledgeView {
  readonly goods: Readonly<Holdings>;
  readonly actionCards: number;
  readonly objectiveCards: number;
  readonly greatPersons: readonly GreatPersonId[];
  readonly cards: {
    readonly actionCards: readonly ActionCardId[];
    readonly objectiveCards: readonly ObjectiveCardId[];
  } | null;
}
