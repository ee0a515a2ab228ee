import type { Rules, Seat, Table } from "@civitas/kernel";
import type { AutomaCardId, AutomaLine } from "./content/automa-cards.ts";
import type { CardId, WonderId } from "./content/cards.ts";
import type { MonsterId } from "./content/monsters.ts";
import type { Source } from "./source.ts";
import type { Monumental, Owner, SpaceNumber } from "./state.ts";
import type { Verbs } from "./verbs/grammar.ts";

/** Effects of one card, token, hero or monster that are still to be carried out, in this order. */
export interface EffectsDue {
  readonly seat: Seat;
  readonly source: Source;
  readonly verbs: Verbs;
}

/** MO-6.7: an effect that came up together with others. */
export interface Waiting {
  readonly source: Source;
  readonly verbs: Verbs;
  /** MO-6.4: it may be declined. Token rewards may not (MO-6.13). */
  readonly optional: boolean;
}

/** How the automa reads a card (MO-11.12). */
export type Reading = "plain" | "without-specials-twice" | "specials-only";

/** The stories that turns are cut into; before each is a checkpoint. */
export interface Stories {
  /** Carries out the first of the effects, then the others. */
  effects: EffectsDue;
  /** MO-6.7, MO-6.14: effects that came up at the same moment, in an order of choice. */
  resolve: { readonly seat: Seat; readonly waiting: readonly Waiting[]; readonly clause: string };
  /** MO-6.12: uses a drawn or copied card. */
  use: { readonly seat: Seat; readonly card: CardId; readonly clause: string };
  /** MO-10.6: which of the drawn cards are used. */
  pickDrawn: { readonly seat: Seat; readonly cards: readonly CardId[]; readonly uses: number; readonly source: Source };
  /** MO-9.19: names the units, pays and moves in. */
  conquer: { readonly seat: Seat; readonly target: SpaceNumber };
  /** MO-13.6: a monster appears after the other rewards. */
  monsterArrives: { readonly owner: Owner; readonly space: SpaceNumber; readonly monster: MonsterId };
  /** MO-7.9: the card goes on the deck, the token on the map; then the event `complete-wonder`. */
  wonderCompleted: { readonly seat: Seat; readonly wonder: WonderId };
  /** MO-9.40: steps of explorers without paying. */
  explore: { readonly seat: Seat; readonly steps: number };
  /** MO-9.41: taking tokens in addition to the explorers' own actions. */
  takeTokens: { readonly seat: Seat; readonly n: number };
  /** MO-12.17: a hero whose condition was met goes back once the event's effects are resolved. */
  heroMayReturn: { readonly seat: Seat; readonly met: "wonder" | "market-token" | "knowledge" };
  /** MO-13.9 to MO-13.11: the monsters that are still to attack. */
  monstersAttack: { readonly monsters: readonly MonsterId[] };
  /** One part of a monster's attack (MO-13.24). */
  attack: { readonly monster: MonsterId; readonly part: number };
  /** MO-13.22: in these provinces their owners lose units, one province after the other. */
  loseUnits: { readonly losses: readonly Loss[] };
  /** MO-13.22: what hits every player in turn order. */
  eachPlayer: { readonly monster: MonsterId; readonly part: number; readonly owners: readonly Owner[] };
  /** MO-11.6: the automa draws a card and resolves it. */
  automaDraws: { readonly reading: Reading };
  /** What is left of a card. */
  automaLines: { readonly card: AutomaCardId; readonly lines: readonly AutomaLine[] };
  automaCardDone: { readonly card: AutomaCardId };
  /** MO-11.27. */
  automaConquers: { readonly which: "lowest" | "highest"; readonly times: number };
  /** MO-11.28: explorer 1 completely, then explorer 2. */
  automaExplores: { readonly explorer: number; readonly steps: number; readonly stepsEach: number };
  /** MO-11.12: the second half of Japan's card. */
  automaJapan: { readonly applied: boolean };
  /** MO-10.10: fills the places of a city from this one on. */
  fillCity: { readonly seat: Seat; readonly from: number };
  /** MO-11.18. */
  automaWonderToken: { readonly wonder: WonderId };
}

/** This many units of a province are destroyed. */
export interface Loss {
  readonly space: SpaceNumber;
  readonly n: number;
}

export type GameTable = Table<Stories>;

export type Story<Name extends keyof Stories> = (m: Monumental, table: GameTable, due: Stories[Name]) => Rules;
