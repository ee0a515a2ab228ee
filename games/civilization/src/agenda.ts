import type { Draft, Rules, Seat, Table, Terms } from "@civitas/kernel";
import type { Aims, Item, Source } from "./announcing/announced.ts";
import type { SideName } from "./battle/state.ts";
import type { Occasion } from "./content/ability.ts";
import type { GreatType, InvestmentId, TechId } from "./content/ids.ts";
import type { Level, SquareNumber, World } from "./state.ts";

/** What happened, for abilities that are triggered by it. */
export interface About {
  readonly seat?: Seat;
  readonly square?: SquareNumber;
  readonly city?: SquareNumber;
  readonly tech?: TechId;
  /** CV-20.7: the card on which the marker was put. */
  readonly investment?: InvestmentId;
  /** CV-27.13: the techs researched in the same phase, by seat. */
  readonly researched?: readonly (TechId | null)[];
  readonly n?: number;
}

/** CV-21.27: how far a group has come. */
export interface March {
  readonly seat: Seat;
  /** Movement points. */
  readonly left: number;
  /** It has left its square or discovered a tile. */
  readonly stepped: boolean;
  /** CV-21.17: where it stood when somebody interrupted the step that it had announced. */
  readonly interrupted?: SquareNumber;
}

/** What a group announces as its next step (CV-21.17). */
export type StepPlan =
  | { readonly do: "go"; readonly to: SquareNumber }
  | { readonly do: "discover"; readonly slot: number; readonly rotation: 0 | 1 | 2 | 3 };

/** Which techs may be learned for free. */
export interface Learning {
  readonly seat: Seat;
  /** Any, those of others, or those of one player. */
  readonly from: "any" | "others" | Seat;
  readonly maxLevel: Level;
  /** Whether the player may decline. */
  readonly optional: boolean;
  readonly clause: string;
}

/** The stories that turns are cut into; before each is a checkpoint. */
export interface Stories {
  /** CV-28.2: asks the next player about what was announced last. */
  respond: Record<never, never>;
  /** What was announced last is carried out, or was cancelled. */
  carryOut: Record<never, never>;
  /** CV-11.11: what a produce action still builds. */
  buildItems: { readonly seat: Seat; readonly city: SquareNumber; readonly items: readonly Item[] };
  /** The verbs of an ability, from this one on, with what they were aimed at. */
  effects: {
    readonly seat: Seat;
    readonly source: Source;
    readonly ability: number;
    readonly verb: number;
    readonly aims: readonly Aims[];
    readonly about: About;
  };
  /** CV-28.16: what is being paid, after a gift card; this many were played on it. */
  payOn: {
    readonly seat: Seat;
    readonly source: Source;
    readonly ability: number;
    readonly aims: readonly Aims[];
    readonly about: About;
    readonly gifts: number;
  };
  /** CV-0.20: abilities that this occasion triggers, for these players in turn; the first player still has these. */
  triggers: {
    readonly on: Occasion;
    readonly seats: readonly Seat[];
    readonly about: About;
    readonly left?: readonly string[];
  };

  /** CV-21.27: the next step of the marching group. */
  march: March;
  /** CV-21.17 (a): others may interrupt before the step. */
  interrupt: March & { readonly plan: StepPlan };
  /** The move has ended here: hut, village, relic, battle, disbanding. */
  arrive: { readonly seat: Seat };
  /** A hut, village or relic where a move has ended. */
  explore: { readonly seat: Seat };
  /** The group has moved to this square; perhaps nobody of it is left. */
  afterMove: { readonly seat: Seat; readonly square: SquareNumber };
  /** CV-21.17 (b): others may interrupt after it. */
  moveEnded: { readonly seat: Seat; readonly square: SquareNumber };
  /** CV-23.13: the figures of the group are disbanded one by one. */
  disband: { readonly seat: Seat };
  /** CV-21.21: surplus figures on the square are killed by their owner. */
  crowded: { readonly seat: Seat; readonly square: SquareNumber };
  /** CV-8.9, CV-24.5: figures that make room, one by one. */
  makeRoom: { readonly seat: Seat; readonly square: SquareNumber };

  /** CV-16.8: the marker on the square is taken and kept or resolved. */
  takeMarker: { readonly seat: Seat; readonly square: SquareNumber };

  /** The battle goes on: one opportunity or one part of a battle turn. */
  battle: Record<never, never>;
  /** CV-25.24: wounds that a side still deals; how many it has dealt. */
  wound: { readonly side: SideName; readonly left: number; readonly dealt: number };
  /** Wounds that a side still takes off its units. */
  heal: { readonly side: SideName; readonly left: number };
  /** CV-25.27: units that still join the battle force. */
  recruit: { readonly side: SideName; readonly left: number };
  /** CV-25.32: killed units that may still be saved. */
  saveUnit: { readonly side: SideName; readonly left: number };
  /** CV-26.17: what follows a battle. */
  aftermath: Record<never, never>;
  loot: { readonly winner: Seat; readonly loser: Seat; readonly left: number };

  /** CV-15.20: advances on the culture track without paying, one by one. */
  advance: { readonly seat: Seat; readonly spaces: number };
  /** CV-15.6: the reward of the space where the marker is. */
  trackReward: { readonly seat: Seat };
  drawEvents: { readonly seat: Seat; readonly level: 1 | 2 | 3; readonly n: number };
  /** CV-33.17: culture events are discarded one by one, then the hand is refilled. */
  refillHand: { readonly seat: Seat };
  /** CV-15.10. */
  handLimit: { readonly seat: Seat };
  greatPerson: { readonly seat: Seat };
  /** CV-18.3: a gained marker is placed or kept. */
  placeGreatPerson: { readonly seat: Seat; readonly type: GreatType };

  /** CV-27.11: what follows learning. */
  learned: { readonly seat: Seat; readonly tech: TechId; readonly researched: readonly (TechId | null)[] };
  /** A tech of choice, for free. */
  learnFree: Learning;
  growMetropolis: { readonly seat: Seat };
  /** CV-9.8: the switch to a government just unlocked. */
  switchAtOnce: { readonly seat: Seat };
  /** CV-9.10: the player is put into Anarchy. */
  anarchy: { readonly seat: Seat };
  /** CV-9.11. */
  losesPyramids: { readonly seat: Seat };
  /** CV-20.9: this many free investments. */
  invest: { readonly seat: Seat; readonly times: number };

  /** CV-10.11: the terms of an offer, or of a counter-offer, are drawn up. */
  terms: { readonly by: Seat; readonly to: Seat; readonly counter: boolean; readonly draft: Draft };
  offer: { readonly by: Seat; readonly to: Seat; readonly terms: Terms; readonly counter: boolean };
  exchange: { readonly by: Seat; readonly to: Seat; readonly terms: Terms };
  /** CV-10.7: a hidden thing is shown to somebody. */
  show: { readonly seat: Seat };
  /** CV-10.9: a Trade ability, in its place in player order. */
  tradeAbility: { readonly seat: Seat; readonly id: string };
}

export type GameTable = Table<Stories>;

export type Story<Name extends keyof Stories> = (w: World, table: GameTable, due: Stories[Name]) => Rules;
