import type { Resources } from "@civitas/monumental-family";
import type { Stroke } from "@civitas/testing";
import type { AutomaCardId } from "../src/content/automa-cards.ts";
import type { CardId, DevelopmentId, PolicyId, WonderId } from "../src/content/cards.ts";
import type { CivilizationId } from "../src/content/civilizations.ts";
import type { HeroId } from "../src/content/heroes.ts";
import type { MapId } from "../src/content/maps.ts";
import type { MonsterId } from "../src/content/monsters.ts";
import type { MarketGood } from "../src/content/tokens.ts";
import type { MonumentalOptions } from "../src/options.ts";
import type { MarketToken, Monumental, Phase, Space } from "../src/state.ts";

/** What a civilization has in a position. What is left out is absent; units not named stand on the capital. */
export interface Side extends Resources {
  readonly civ?: CivilizationId;
  readonly capital?: string;
  readonly warlord?: string;
  /** By space: soldiers. */
  readonly soldiers?: Readonly<Record<string, number>>;
  readonly explorers?: readonly string[];
  readonly outposts?: readonly string[];
  /** By place, 1 to 9: `"fort"`, `"fort+currency"`; `!` activated, `^` reinforced. */
  readonly city?: Readonly<Record<number, string>>;
  /** The top card first. */
  readonly deck?: readonly CardId[];
  readonly discard?: readonly CardId[];
  /** The oldest first; the last is active. */
  readonly policies?: readonly PolicyId[];
  readonly wonder?: WonderId;
  /** Wonder tokens: by space. */
  readonly tokens?: Readonly<Record<string, WonderId>>;
  readonly productionTokens?: number;
  readonly markets?: readonly MarketToken[];
  readonly hero?: { readonly id: HeroId; readonly space?: string; readonly place?: number; readonly card?: CardId };
  readonly monsters?: readonly MonsterId[];
}

/** What lies on a space beside pieces. */
export interface Ground extends Partial<Pick<Space, "tile" | "production" | "token" | "market">> {
  readonly pile?: readonly MarketGood[];
}

export interface Position {
  /** The beginning of a game, before civilizations are chosen: nothing of the sides is laid out. */
  readonly fresh?: true;
  readonly map?: MapId;
  readonly options?: Partial<MonumentalOptions>;
  /** By owner; the last one is the automa if `automa` is given. */
  readonly sides?: readonly Side[];
  readonly automa?: {
    readonly deck?: readonly AutomaCardId[];
    readonly cards?: readonly CardId[];
    readonly column?: readonly PolicyId[];
  };
  readonly spaces?: Readonly<Record<string, Ground>>;
  readonly phase?: Phase;
  readonly mover?: number;
  readonly first?: number;
  readonly round?: number;
  readonly lastRound?: number;
  /** From slot 1 on. */
  readonly display?: readonly (DevelopmentId | null)[];
  /** The top card first. */
  readonly deck?: readonly (DevelopmentId | HeroId)[];
  readonly heroRow?: readonly HeroId[];
  readonly monsters?: readonly { readonly id: MonsterId; readonly space: string; readonly marker: number }[];
  readonly turn?: Partial<Monumental["turn"]>;
  readonly seed?: string;
  /** What chance brings first. */
  readonly chance?: readonly Stroke[];
}
