import type { Seat } from "@civitas/kernel";
import type { About } from "../agenda.ts";
import type {
  BuildingId,
  EventId,
  GovernmentId,
  GreatCardId,
  InvestmentId,
  MarketResource,
  Resource,
  TechId,
  Terrain,
  UnitType,
  WonderId,
} from "../content/ids.ts";
import type { SquareNumber } from "../state.ts";

/** Where a coin token lies: on a tech, on the Panama Canal, or on the civilization sheet. */
export type CoinPlace = TechId | "panama-canal" | "sheet";

/** A card that does something in its owner's hands. */
export type Source = TechId | GovernmentId | WonderId | EventId | GreatCardId | InvestmentId | "civilization";

/** What a verb was aimed at: one entry for each question that it asked, in their order. Public, plain JSON. */
export type Aims = readonly Aim[];

export interface Aim {
  readonly seat?: Seat;
  /** The square aimed at, or where something comes from. */
  readonly square?: SquareNumber;
  /** Where something goes. */
  readonly to?: SquareNumber;
  /** A city, by its square. */
  readonly city?: SquareNumber;
  readonly tech?: TechId;
  readonly wonder?: WonderId;
  readonly building?: BuildingId;
  readonly unit?: UnitType;
  readonly figure?: "army" | "scout";
  readonly figures?: { readonly armies: number; readonly scouts: number };
  /** CV-33.46: those of the moving group, not those that stand there. */
  readonly moving?: boolean;
  readonly resource?: MarketResource;
  /** CV-15.19: what a gift card is spent as. */
  readonly as?: Resource;
  readonly terrain?: Terrain;
  readonly coin?: CoinPlace;
  readonly n?: number;
  /** Which of several lists of verbs, from 0, and what those verbs were aimed at. */
  readonly choice?: number;
  readonly inner?: readonly Aims[];
}

/** One thing of a produce action. */
export type Item =
  | { readonly build: "army" | "scout"; readonly square: SquareNumber }
  | { readonly build: "unit"; readonly type: UnitType }
  | { readonly build: "building"; readonly id: BuildingId; readonly square: SquareNumber }
  | { readonly build: "wonder"; readonly id: WonderId; readonly square: SquareNumber }
  | { readonly build: "walls" };

/** CV-11.4, CV-11.18: a city action with all its choices. */
export type CityAction =
  | {
      readonly do: "produce";
      readonly items: readonly Item[];
      /** CV-11.21: rush steps. */
      readonly rush: number;
      readonly caravan: boolean;
      readonly michelangelo: boolean;
      /** One-time bonuses of the city that go into it. */
      readonly bonuses: readonly number[];
    }
  | { readonly do: "devote"; readonly intoTrade: boolean }
  /** CV-11.15: two with Angkor Wat. */
  | { readonly do: "harvest"; readonly squares: readonly SquareNumber[] }
  /** CV-11.12: the Egyptians' free building. */
  | { readonly do: "free-building"; readonly id: BuildingId; readonly square: SquareNumber };

/** CV-28.1: something that others may respond to. */
export type Announced =
  | {
      readonly kind: "event";
      readonly seat: Seat;
      readonly card: EventId;
      /** By verb. */
      readonly aims: readonly Aims[];
      /** CV-28.13. */
      readonly targets: readonly Seat[];
      /** CV-28.16: what a gift card pays for, with everything that was chosen for it. */
      readonly pays?: { readonly card: Source; readonly aims: readonly Aims[] };
    }
  | {
      /** A resource ability whose resources are already laid out. */
      readonly kind: "ability";
      readonly seat: Seat;
      readonly card: Source;
      /** Which of the card's abilities, from 0. */
      readonly ability: number;
      /** By verb. */
      readonly aims: readonly Aims[];
      readonly paid: readonly Resource[];
      readonly about: About;
    }
  | {
      readonly kind: "action";
      readonly seat: Seat;
      readonly city: SquareNumber;
      readonly action: CityAction;
      /** CV-28.6: false for what Ada Lovelace and Jerry Garcia do. */
      readonly cancellable: boolean;
    };

/** Something announced, and the state of its window (CV-28.2). */
export interface Announcement {
  what: Announced;
  cancelled: boolean;
  /** How many of the other players have passed in succession. */
  passes: number;
  /** Which of them is asked next, counted from the left of the acting player. */
  next: number;
}
