import type { Rules, Seat, Table } from "@civitas/kernel";
import type { CategoryGroup } from "./content/categories.ts";
import type { ActionCardId, AdvanceId, EventId, Goods } from "./content/ids.ts";
import type { Group } from "./movement/groups.ts";
import type { Source } from "./source.ts";
import type { Clash, HandCard, Hex } from "./state.ts";
import type { Verbs } from "./verbs/grammar.ts";
import type { Collecting } from "./yields.ts";

/** Something that instant objectives wait for (CC-24.2). */
export type Occurrence =
  /** A battle is over, or a hex was taken without one; it is still in `s.battle`. */
  | { readonly what: "battle" }
  | { readonly what: "founded"; readonly by: Seat; readonly hex: Hex }
  | { readonly what: "wonder"; readonly by: Seat }
  | { readonly what: "draft"; readonly by: Seat }
  /** CC-24.14: a city became Angry, or an Angry one was gained. */
  | { readonly what: "angry"; readonly by: Seat };

/** What is left of a Move action (CC-13.16). */
export interface Moving {
  readonly seat: Seat;
  /** How many moves may still be made. */
  readonly left: number;
  /** "ship": the one ship move of the Great Lighthouse (CC-14.17). */
  readonly kind: "action" | "ship";
}

/** A side of a battle. */
export type SideName = "attacker" | "defender";

/** The stories that turns are cut into; before each is a checkpoint. */
export interface Stories {
  /** CC-11.12: cards and Husbandry are declared; then yields are chosen. */
  collect: { readonly seat: Seat; readonly hex: Hex; readonly how: Collecting; readonly card: boolean };
  /** CC-10.8. */
  build: { readonly seat: Seat; readonly hex: Hex };
  /** CC-9.16: the end of an activation. */
  activated: { readonly seat: Seat; readonly hex: Hex; readonly why: Activation };
  /** CC-16.1: one more step, or done. */
  civic: { readonly seat: Seat; readonly first: boolean };
  /** CC-17.14: an attempt is declared, from any own city or from this one; `may`: it can be declined (CC-26.9). */
  influence: { readonly seat: Seat; readonly from: Hex | null; readonly may: boolean };
  influenceRolled: {
    readonly seat: Seat;
    readonly target: Hex;
    readonly rolled: number;
    /** CC-25.11: with this card, on a barbarian settlement. */
    readonly card: ActionCardId | null;
  };

  /** CC-13.16: one move of a Move action, then the next. */
  move: Moving;
  /** CC-13.2: the marks of this Move action are removed. */
  moved: { readonly seat: Seat };
  /** CC-15.15: a region was turned face up; `entered` is the hex that a land group enters. */
  explored: { readonly seat: Seat; readonly slot: number; readonly entered: Hex | null; readonly group: Group | null };
  barbariansInRegion: { readonly seat: Seat; readonly slot: number };

  /** CC-10.6: ships were built where others lie. */
  portBattle: {
    readonly attacker: Seat;
    readonly defender: Seat;
    readonly hex: Hex;
    readonly ships: readonly number[];
  };
  /** CC-30.18: the decision of Siegecraft; then the first round. */
  siege: Nothing;
  round: Nothing;
  /** CC-19.2: a side commits a card or passes. */
  combatCard: { readonly side: SideName };
  /** CC-19.4: cards are shown and take effect, one after the other. */
  reveal: { readonly step: number };
  /** CC-18.6 (3) and (4). */
  roll: Nothing;
  /** CC-18.21: a side removes units; `counted` if in step 4. */
  losses: { readonly side: SideName; readonly n: number; readonly counted: boolean };
  /** CC-19.13: what cards do after the casualties. */
  afterLosses: Nothing;
  /** CC-18.13, CC-18.14. */
  roundEnds: Nothing;
  /** CC-18.15 to CC-18.17. */
  battleEnds: Nothing;
  /** CC-22.9: one hit on a city after the other. */
  raidDamage: { readonly hits: number };
  /** CC-21, CC-22.13. */
  capture: { readonly by: Seat; readonly hex: Hex };
  refugees: { readonly seat: Seat };
  /** CC-21.10: Fanaticism, objectives; then the battle is over. */
  battleOver: Nothing;
  battleForgotten: Nothing;

  /** CC-7.6 step 4 and step 6. */
  gained: { readonly seat: Seat; readonly advance: AdvanceId; readonly bought: Bought | null };
  reactions: {
    readonly seat: Seat;
    readonly advance: AdvanceId;
    readonly bought: Bought | null;
    /** CC-7.10: the government changed with it. */
    readonly changed: boolean;
  };
  /** CC-7.7: an advance for free, of these, of what somebody owns by then, or any. */
  freeAdvance: {
    readonly seat: Seat;
    readonly among: readonly AdvanceId[] | { readonly ownedBy: Seat } | null;
    readonly may: boolean;
    readonly clause: string;
  };

  /** What a card, an advance or a Wonder does, one verb after the other. `hex` is the hex it is about. */
  effects: { readonly seat: Seat; readonly source: Source; readonly hex: Hex | null; readonly verbs: Verbs };
  /** CC-4.5: the card has had its effect. */
  played: { readonly card: HandCard };
  /** CC-25.13: this many advances of one category are bought one after the other. */
  purchase: { readonly seat: Seat; readonly category: CategoryGroup | null; readonly left: number };
  /** CC-25.9: the cards in `s.spied` lie open. */
  spying: Nothing;
  /** CC-25.10: `s.plans` are looked at. */
  plans: { readonly seat: Seat };
  /** CC-23.19: a city in the region just explored. */
  settleNewRegion: { readonly seat: Seat; readonly slot: number; readonly cost: Goods };

  /** CC-22.17: barbarians are hired one settlement after the other; then these attack. */
  hire: { readonly seat: Seat; readonly camps: readonly Hex[] };
  mercenaries: { readonly seat: Seat; readonly camps: readonly Hex[] };

  /** CC-23.1: an event is due. */
  event: { readonly seat: Seat };
  eventIcon: { readonly seat: Seat; readonly event: EventId };
  eventText: { readonly seat: Seat; readonly event: EventId };
  eventDone: { readonly event: EventId };

  /** CC-24: what has just happened may complete objectives. */
  objectives: { readonly occurrence: Occurrence };
  /** CC-28.2: one player completes status objectives, card by card. */
  statusObjectives: { readonly seat: Seat };

  /** CC-27.8: the terms of the offer in `s.trade` are drawn up, it is answered, cards are picked, it is confirmed. */
  offerDraft: Nothing;
  offerMade: Nothing;
  offerPicks: Nothing;
  offerConfirm: Nothing;
}

type Nothing = Record<never, never>;

/** How an advance was paid for (CC-7.16): with Ideas and Gold only, and at least 1 of them (CC-30.15)? */
export interface Bought {
  readonly byIdeas: boolean;
}

export type Activation = "build" | "collect" | "increase" | "wonder";

export type GameTable = Table<Stories>;

export type Story<Name extends keyof Stories> = (s: Clash, table: GameTable, due: Stories[Name]) => Rules;
