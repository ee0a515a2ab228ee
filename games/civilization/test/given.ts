import type { Stroke } from "@civitas/testing";
import type { MarkerContent } from "../src/content/huts.ts";
import type {
  CivilizationId,
  EventId,
  GovernmentId,
  GreatCardId,
  GreatType,
  InvestmentId,
  MarketResource,
  RelicId,
  TechId,
  Terrain,
  UnitId,
  UnitType,
  WonderId,
} from "../src/content/ids.ts";
import type { CivilizationOptions } from "../src/options.ts";
import type { Phase, Realm, Step, World } from "../src/state.ts";

/** What a player has in a position. What is left out is absent: no figures, no techs, no units. */
export interface Side {
  /** By seat: Romans, Chinese, Egyptians, Germans, Russians. */
  readonly civ?: CivilizationId;
  /** "c3"; "c3+c4" is a metropolis. If left out, the square of the home tile that is recommended. */
  readonly capital?: string;
  /** Further cities. */
  readonly cities?: readonly string[];
  /** Cities with walls. */
  readonly walls?: readonly string[];
  readonly fortified?: readonly string[];
  readonly caravans?: readonly string[];
  readonly armies?: readonly string[];
  /** "d4", or "d4>c3" if the scout gathers for the city c3. */
  readonly scouts?: readonly string[];
  /** Each in a slot of its level; "democracy@1" in another one, "blank@2" is Newton's card. */
  readonly techs?: readonly (TechId | `${TechId | "blank"}@${1 | 2 | 3 | 4 | 5}`)[];
  readonly government?: GovernmentId;
  readonly trade?: number;
  readonly culture?: number;
  readonly track?: number;
  /** Coin tokens by the card they lie on: the sheet, a tech, the Panama Canal. */
  readonly coins?: Readonly<Partial<Record<TechId | "sheet" | "panama-canal", number>>>;
  readonly resources?: Readonly<Partial<Record<MarketResource, number>>>;
  /** Hut and village markers kept face down: "hut:silk", "village:spy". */
  readonly kept?: readonly `${"hut" | "village"}:${MarkerContent}`[];
  readonly events?: readonly EventId[];
  readonly units?: readonly UnitId[];
  readonly reserve?: readonly GreatType[];
  /** Great person cards, face down or up. */
  readonly hidden?: readonly GreatCardId[];
  readonly open?: readonly GreatCardId[];
  /** Wonders that are obsolete. */
  readonly obsolete?: readonly WonderId[];
  readonly investments?: Readonly<Partial<Record<InvestmentId, number>>>;
  /** Relics whose rewards are still to come. */
  readonly relics?: readonly RelicId[];
  readonly rule?: Readonly<Partial<Realm["rule"]>>;
  readonly used?: readonly string[];
}

/** `"granary"`, `"stonehenge"`, `"artist"`, `"hut:silk"`, `"village:uranium"`, `"atlantis"`. */
export type MarkerName = string;

export interface Position {
  /** The beginning of a game: nothing of the sides is laid out, but their civilizations are chosen. */
  readonly fresh?: true;
  readonly options?: Partial<CivilizationOptions>;
  readonly sides?: readonly Side[];
  /**
   * `homes`: home tiles as they are printed, everything else is open grassland. `plain`: all grassland. `printed`: all tiles
   * lie face up as they are printed, without huts, villages and relics.
   */
  readonly land?: "homes" | "plain" | "printed";
  /** By the north-west square of the slot: "neutral-02", turned: "neutral-02 90", face down: "neutral-02 down". */
  readonly tiles?: Readonly<Record<string, string>>;
  /** Squares with another terrain than their tile's. */
  readonly terrain?: Readonly<Record<string, Terrain>>;
  /** The owner is whoever's outskirts the square lies in. */
  readonly markers?: Readonly<Record<string, MarkerName>>;
  readonly locked?: readonly string[];
  readonly phase?: Phase;
  /** The phase turn of the mover begins, if left out. */
  readonly step?: Step;
  readonly mover?: number;
  readonly first?: number;
  readonly round?: number;
  /** Face-up wonders. */
  readonly wonders?: readonly WonderId[];
  /** What lies on top of piles, the top one first. */
  readonly wonderDeck?: readonly WonderId[];
  readonly eventDecks?: Readonly<Partial<Record<1 | 2 | 3, readonly EventId[]>>>;
  readonly unitDecks?: Readonly<Partial<Record<UnitType, readonly UnitId[]>>>;
  readonly greatDeck?: readonly GreatCardId[];
  readonly huts?: readonly MarkerContent[];
  readonly villages?: readonly MarkerContent[];
  /** Whatever else a test wants to be different. */
  readonly but?: (w: World) => void;
  readonly seed?: string;
  /** What chance brings first. */
  readonly chance?: readonly Stroke[];
}
