import type { Seat, Viewer } from "@civitas/kernel";
import type { Announced, CoinPlace } from "../announcing/announced.ts";
import type { SideName } from "../battle/state.ts";
import type { BonusPart } from "../battle/strength.ts";
import type { MarkerContent } from "../content/huts.ts";
import type {
  BuildingId,
  CivilizationId,
  EventId,
  GovernmentId,
  GreatCardId,
  GreatType,
  HutId,
  InvestmentId,
  MarketResource,
  PoolId,
  RelicId,
  Terrain,
  TileId,
  UnitId,
  UnitType,
  VillageId,
  WonderId,
} from "../content/ids.ts";
import type { Rotation } from "../content/tiles.ts";
import type { Phase, PyramidCard, Settings, Step } from "../state.ts";

/** What one seat (or the audience) sees of the table. Squares are called by their names ("c5"). */
export interface CivilizationView {
  readonly viewer: Viewer;
  readonly settings: Settings;
  readonly round: number;
  readonly phase: Phase;
  readonly step: Step;
  readonly first: Seat;
  readonly mover: Seat;
  /** CV-0.2. */
  readonly order: readonly Seat[];
  readonly map: MapView;
  /** By seat. */
  readonly realms: readonly RealmView[];
  readonly market: MarketView;
  /** The last is the one that is being answered. */
  readonly announced: readonly { readonly what: Announced; readonly cancelled: boolean }[];
  readonly battle: BattleView | null;
  readonly winner: { readonly seat: Seat; readonly by: VictoryKind } | null;
}

export type VictoryKind = "military" | "tech" | "culture" | "economic";

/** The landscape is printed on the tiles: `landscape(view)` gives every explored square with what it yields now. */
export interface MapView {
  readonly width: number;
  readonly height: number;
  /** By slot of the layout for this number of players. */
  readonly tiles: readonly TileView[];
  /** Everything that lies on the map. */
  readonly markers: readonly MarkerView[];
  readonly disasters: readonly { readonly square: string; readonly terrain: Terrain }[];
  readonly locked: readonly string[];
}

export interface TileView {
  /** The north-west corner. */
  readonly x: number;
  readonly y: number;
  /** Nothing while it lies face down. */
  readonly id: TileId | null;
  readonly rotation: Rotation;
}

/** CV-32.3: what a hut or village hides is seen only by those who have looked. */
export type MarkerView =
  | { readonly square: string; readonly kind: "building"; readonly id: BuildingId; readonly owner: Seat }
  | { readonly square: string; readonly kind: "wonder"; readonly id: WonderId; readonly owner: Seat }
  | { readonly square: string; readonly kind: "great-person"; readonly id: GreatType; readonly owner: Seat }
  | { readonly square: string; readonly kind: "hut"; readonly id: HutId | null }
  | { readonly square: string; readonly kind: "village"; readonly id: VillageId | null }
  | { readonly square: string; readonly kind: "relic"; readonly id: RelicId };

export interface RealmView {
  readonly seat: Seat;
  readonly civilization: CivilizationId | null;
  readonly cities: readonly CityView[];
  readonly figures: readonly FigureView[];
  /** Figures in supply. */
  readonly supply: { readonly armies: number; readonly scouts: number; readonly cities: number };
  readonly trade: number;
  /** CV-10.1: what the next Trade phase would bring as things stand. */
  readonly income: number;
  readonly culture: number;
  readonly track: number;
  readonly coins: number;
  /** Where coin tokens lie. */
  readonly tokens: readonly (readonly [CoinPlace, number])[];
  readonly pyramid: readonly PyramidCard[];
  /** CV-27.6: free places in the pyramid, by level I to V. */
  readonly slots: readonly number[];
  readonly government: GovernmentId;
  /** Governments that are unlocked. */
  readonly governments: readonly GovernmentId[];
  readonly resources: Readonly<Record<MarketResource, number>>;
  readonly kept: { readonly huts: number; readonly villages: number };
  /** Culture events held, by level I to III. */
  readonly events: readonly [number, number, number];
  /** Standing forces, in battle or not: how many of each type. */
  readonly units: Readonly<Record<UnitType, number>>;
  readonly ranks: Readonly<Record<UnitType, 1 | 2 | 3 | 4>>;
  readonly wonders: readonly WonderView[];
  readonly reserve: readonly GreatType[];
  readonly greatCards: GreatCardsView;
  readonly investments: Readonly<Record<InvestmentId, number>>;
  /** CV-23: rewards that wait for the next Start of Turn. */
  readonly relics: readonly RelicId[];
  readonly limits: LimitsView;
  /** Abilities spent for this round, as `card` or `card:n`. */
  readonly used: readonly string[];
  readonly finished: boolean;
  /** What only the owner sees. */
  readonly own: OwnView | null;
}

export interface OwnView {
  readonly events: readonly EventId[];
  readonly units: readonly UnitId[];
  readonly huts: readonly HutId[];
  readonly villages: readonly VillageId[];
  readonly greatCards: readonly GreatCardId[];
  /** Cards drawn, of which some are about to be kept. */
  readonly drawn: readonly (EventId | GreatCardId | GreatType)[];
  /** CV-32.5: kept markers of others that were looked at. */
  readonly looked: readonly { readonly seat: Seat; readonly id: HutId | VillageId }[];
  /** CV-10.7: culture events of others that the owner was shown. */
  readonly shown: readonly { readonly seat: Seat; readonly id: EventId }[];
  readonly everyStep: boolean;
}

export interface CityView {
  /** The first square, by which the city is known. */
  readonly at: string;
  readonly second: string | null;
  readonly capital: boolean;
  readonly walls: boolean;
  readonly post: "fortification" | "caravan" | null;
  /** City actions left in this round. */
  readonly actions: number;
  readonly bonuses: readonly number[];
  /** CV-11.7, CV-11.13: what it makes now. */
  readonly production: number;
  readonly arts: number;
  readonly trade: number;
  /** Outskirts and whether they are blockaded. */
  readonly outskirts: readonly string[];
  readonly blockaded: readonly string[];
}

/** Figures on one square that are alike. */
export interface FigureView {
  readonly at: string;
  readonly kind: "army" | "scout";
  readonly n: number;
  readonly moved: boolean;
  readonly marching: boolean;
  /** The city for which a scout gathers. */
  readonly gathers: string | null;
}

export interface WonderView {
  readonly id: WonderId;
  readonly obsolete: boolean;
  readonly coins: number;
  /** CV-8.13: its ability works. */
  readonly works: boolean;
}

export interface GreatCardsView {
  readonly up: readonly { readonly id: GreatCardId; readonly counters: number; readonly works: boolean }[];
  /** Face-down cards by type. */
  readonly down: Readonly<Partial<Record<GreatType, number>>>;
  /** Cards drawn, of which one is about to be kept. */
  readonly drawn: number;
}

export interface LimitsView {
  readonly speed: number;
  readonly stack: number;
  readonly hand: number;
  readonly battleHand: number;
  readonly combatBonus: number;
  readonly cities: number;
}

export interface MarketView {
  readonly resources: Readonly<Record<MarketResource, number>>;
  readonly buildings: Readonly<Record<PoolId, number>>;
  /** `price` is what the wonder costs the viewer now; nothing for the audience. */
  readonly wonders: readonly { readonly id: WonderId; readonly price: number | null }[];
  readonly wonderDeck: number;
  readonly units: Readonly<Record<UnitType, { readonly down: number; readonly up: readonly UnitId[] }>>;
  /** By level. */
  readonly events: readonly { readonly deck: number; readonly discard: readonly EventId[] }[];
  readonly greatDeck: { readonly down: number; readonly up: readonly GreatCardId[] };
  /** By type with great person cards; without them only how many there are. */
  readonly greatPeople: Readonly<Partial<Record<GreatType, number>>> | number;
  readonly huts: number;
  readonly villages: number;
  /** CV-16.3: the huts and villages that were shown and left the game. */
  readonly spent: readonly SpentMarkers[];
  readonly investmentMarkers: number;
  readonly posts: number;
}

/** This many markers of a kind with the same content. */
export interface SpentMarkers {
  readonly kind: "hut" | "village";
  readonly content: MarkerContent;
  readonly n: number;
}

export interface BattleView {
  readonly square: string;
  readonly attacker: Seat;
  /** Nobody: barbarians. */
  readonly defender: Seat | null;
  readonly controller: Seat;
  readonly city: string | null;
  readonly step: "before" | "start" | "fight" | "over";
  readonly turn: SideName;
  readonly part: "ability" | "unit" | "again";
  readonly sides: Readonly<Record<SideName, SideView>>;
  readonly fronts: readonly FighterView[];
  readonly winner: SideName | null;
}

export interface SideView {
  /** The cards of the hand, if the viewer may see them; otherwise only how many of each type. */
  readonly hand: readonly UnitId[] | null;
  readonly types: Readonly<Record<UnitType, number>>;
  readonly bonus: number;
  /** CV-25.7: where the bonus comes from, once it is fixed or as it would be. */
  readonly parts: readonly (readonly [BonusPart, number])[];
  readonly fallen: readonly UnitId[];
  /** Strength of its units in play and its bonus. */
  readonly total: number;
  /** CV-25.22: what makes all its units stronger, and the next one alone. */
  readonly unitStrength: number;
  readonly strengthNext: number;
  readonly stake: StakeView;
}

/** CV-26.1 to CV-26.7: what a side loses if it loses the battle. */
export interface StakeView {
  readonly armies: number;
  readonly scouts: number;
  /** The winner's loot. */
  readonly loot: number;
  readonly place: "village" | "city" | "capital" | null;
}

export interface FighterView {
  readonly front: number;
  readonly side: SideName;
  readonly unit: UnitId;
  readonly type: UnitType;
  readonly rank: 1 | 2 | 3 | 4;
  readonly strength: number;
  readonly wounds: number;
}
