import type { Rules, Seat, Table } from "@civitas/kernel";
import type { AdvanceId, Building, EventId, ObjectiveCardId } from "./content/ids.ts";
import type { Clash, Hex, Owner } from "./state.ts";

/** Something that instant objectives wait for (CC-24.2). */
export type Occurrence =
  /** A battle is over; it is still in `s.battle`. */
  | { readonly what: "battle" }
  | {
      readonly what: "capture";
      readonly by: Seat;
      readonly from: Owner;
      readonly defenders: number;
      readonly fortress: boolean;
      readonly landing: boolean;
    }
  | { readonly what: "founded"; readonly by: Seat; readonly hex: Hex }
  | { readonly what: "wonder"; readonly by: Seat }
  | { readonly what: "draft"; readonly by: Seat }
  /** CC-24.14: a city became Angry, or an Angry one was gained. */
  | { readonly what: "angry"; readonly by: Seat }
  /** A settler or a ship of `of` was eliminated by `by` in this hex. */
  | { readonly what: "eliminated"; readonly by: Seat; readonly of: Seat; readonly hex: Hex };

/** What is left of a Move action (CC-13.16). */
export interface Moving {
  readonly seat: Seat;
  /** How many moves may still be made. */
  readonly left: number;
  /** "ship": the one ship move of the Great Lighthouse (CC-14.17). */
  readonly kind: "action" | "ship";
}

/** The stories that turns are cut into; before each is a checkpoint. */
export interface Stories {
  /** CC-13.16: one move of a Move action, then the next. */
  move: Moving;
  /** CC-13.2: the marks of this Move action are taken off. */
  moved: { readonly seat: Seat };
  /** CC-15: a region was entered: turn it, place it, place the barbarians. */
  barbariansInRegion: { readonly seat: Seat; readonly slot: number };
  /** CC-18.5: the decision of Siegecraft; then the rounds. */
  battle: Record<never, never>;
  /** CC-19.2: a side commits a card or passes. */
  combatCard: { readonly side: "attacker" | "defender" };
  /** CC-19.4: both cards are shown and take effect, one after the other. */
  reveal: { readonly step: number };
  /** CC-18.6 (3) and (4). */
  roll: Record<never, never>;
  /** CC-18.21: a side removes what it lost. */
  losses: { readonly side: "attacker" | "defender"; readonly n: number };
  afterLosses: Record<never, never>;
  /** CC-18.14: the attacker continues or withdraws. */
  roundEnds: Record<never, never>;
  /** CC-18.13, CC-18.16, CC-18.17. */
  battleEnds: Record<never, never>;
  /** CC-22.6: barbarians attack a city. */
  raid: { readonly from: Hex; readonly to: Hex };
  /** CC-22.9. */
  raidDamage: { readonly hits: number };
  /** CC-21, CC-22.13. */
  capture: {
    readonly by: Seat;
    readonly hex: Hex;
    readonly defenders: number;
    readonly fortress: boolean;
    readonly landing: boolean;
    readonly killed: number;
  };
  /** CC-21.5: the previous owner places a settler. */
  refugees: { readonly seat: Seat };
  /** CC-7.6: an advance was gained: what follows its frame. */
  gained: { readonly seat: Seat; readonly advance: AdvanceId; readonly bought: Bought | null };
  /** CC-23.1: an event is due. */
  event: { readonly seat: Seat };
  eventIcon: { readonly seat: Seat; readonly event: EventId };
  eventText: { readonly seat: Seat; readonly event: EventId };
  eventDone: { readonly event: EventId };
  /** CC-24: what has just happened may complete objectives. */
  objectives: { readonly occurrence: Occurrence };
  /** CC-28.2: one player completes status objectives, card by card. */
  statusObjectives: { readonly seat: Seat; readonly declined: readonly ObjectiveCardId[] };
  /** CC-9.16: the end of an activation. */
  activated: { readonly seat: Seat; readonly hex: Hex; readonly why: Activation; readonly building: Building | null };
  /** CC-27: the terms of an offer are put together, item by item; then it is answered. */
  offerDraft: Record<never, never>;
  offerMade: Record<never, never>;
  offerPicks: Record<never, never>;
}

/** How an advance was paid for (CC-7.16): with Ideas and Gold only, and at least 1 of them (CC-30.15)? */
export interface Bought {
  readonly byIdeas: boolean;
}

export type Activation = "build" | "collect" | "increase" | "wonder";

export type GameTable = Table<Stories>;

export type Story<Name extends keyof Stories> = (s: Clash, table: GameTable, due: Stories[Name]) => Rules;
