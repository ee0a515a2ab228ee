import type { Seat, Viewer } from "@civitas/kernel";
import type { Resource, Resources } from "@civitas/monumental-family";
import type { AutomaCardId } from "./content/automa-cards.ts";
import type { Era } from "./content/card.ts";
import type { BasicId, CardId, DevelopmentId, PolicyId, WonderId } from "./content/cards.ts";
import type { CivilizationId } from "./content/civilizations.ts";
import type { HeroId } from "./content/heroes.ts";
import type { MapId, Market, Tile } from "./content/maps.ts";
import type { MonsterId } from "./content/monsters.ts";
import type { MarketGood, TokenId } from "./content/tokens.ts";
import type { DefencePart } from "./defence.ts";
import type { MarketToken, Owner, Phase } from "./state.ts";

/** What one seat (or the audience) sees of the table. */
export interface MonumentalView {
  readonly viewer: Viewer;
  readonly round: number;
  readonly lastRound: number | null;
  readonly phase: Phase;
  /** Whose turn it is. */
  readonly mover: Owner;
  readonly first: Seat;
  /** All civilizations in turn order. */
  readonly order: readonly Owner[];
  readonly map: MapView;
  readonly display: DisplayView;
  readonly heroRow: readonly HeroId[];
  readonly monsters: readonly MonsterView[];
  /** By owner: the players by seat, then the automa. */
  readonly realms: readonly RealmView[];
  /** By seat. */
  readonly cities: readonly CityView[];
  readonly automa: AutomaView | null;
  readonly turn: TurnView;
  /** What the viewer could conquer now, for the looks before a conquest; empty out of turn. */
  readonly conquests: readonly ConquestView[];
}

export interface MapView {
  readonly id: MapId;
  /** In the order of the scenario; `q` and `r` are axial coordinates. */
  readonly spaces: readonly SpaceView[];
}

export interface SpaceView {
  readonly name: string;
  readonly q: number;
  readonly r: number;
  readonly tile: Tile;
  readonly coastal: boolean;
  readonly owner: Owner | null;
  readonly soldiers: number;
  /** The unit figures beside soldiers, both of the owner. */
  readonly warlord: boolean;
  readonly hero: HeroId | null;
  readonly outpost: boolean;
  readonly wonder: WonderId | null;
  readonly builder: Owner | null;
  /** Explorers standing here: by owner, how many. */
  readonly explorers: readonly (readonly [Owner, number])[];
  readonly barbarians: number | null;
  /** The price of a free town; its name and reward are hidden until it is conquered. */
  readonly town: Resources | null;
  readonly market: Market | null;
  /** Face-down market tokens. */
  readonly pile: number;
  readonly production: boolean;
  /** The whole defence and its parts; what another civilization needs here, at least 1. */
  readonly defence: number;
  readonly parts: readonly (readonly [DefencePart, number])[];
}

export interface DisplayView {
  readonly deck: number;
  /** The era of the top card. */
  readonly era: Era | null;
  /** Slot 1, next to the deck, first; two rows: top row 1 to 3, then bottom row 1 to 3. */
  readonly slots: readonly SlotView[];
  readonly rows: 1 | 2;
  readonly basics: Readonly<Record<BasicId, number>>;
  /** Prices of the basic buildings for the viewer now. */
  readonly basicPrice: number;
  readonly gone: readonly DevelopmentId[];
}

export interface SlotView {
  readonly card: DevelopmentId | null;
  /** What it costs the viewer now: in production or science; of a wonder the first section. */
  readonly price: number;
  /** A card that is discarded if nothing of its row is taken this turn. */
  readonly leaving: boolean;
}

export interface MonsterView {
  readonly id: MonsterId;
  readonly space: string;
  /** The marker's space, 1 to 6. */
  readonly marker: number;
  /** It attacks at the end of this turn (1), of the next (2) … */
  readonly turns: number;
}

export interface RealmView {
  readonly owner: Owner;
  readonly civilization: CivilizationId | null;
  readonly automa: boolean;
  readonly capital: string | null;
  readonly warlord: string | null;
  readonly explorers: readonly string[];
  readonly outposts: number;
  readonly supply: Readonly<Record<Resource, number>>;
  readonly productionTokens: number;
  readonly markets: readonly MarketToken[];
  readonly tokens: readonly TokenId[];
  readonly policies: readonly PolicyId[];
  /** MO-2.11; empty for the automa, whose column is hidden. */
  readonly undeveloped: readonly PolicyId[];
  /** What the next policy costs. */
  readonly policyCost: number | null;
  readonly construction: readonly WonderId[];
  /** What the second section costs now, by wonder. */
  readonly sectionPrice: number | null;
  readonly hero: HeroView | null;
  readonly monsters: readonly MonsterId[];
  readonly archived: readonly CardId[];
  /** What counts for points and supremacy. */
  readonly counts: Counts;
  readonly points: number;
}

/** The four categories of MO-14.6. */
export interface Counts {
  readonly knowledge: number;
  readonly wonders: number;
  readonly policies: number;
  readonly provinces: number;
}

export interface HeroView {
  readonly id: HeroId;
  readonly space: string | null;
  /** 1 to 9. */
  readonly place: number | null;
  readonly card: CardId | null;
}

export interface CityView {
  readonly seat: Seat;
  readonly places: readonly PlaceView[];
  readonly deck: number;
  /** MO-2.7: the cards on top that everybody has seen, the top one first. */
  readonly known: readonly CardId[];
  readonly discard: number;
  /** MO-2.6: only for its owner. */
  readonly discarded: readonly CardId[] | null;
  readonly drawn: readonly CardId[];
  readonly dealt: readonly CardId[];
  readonly completing: WonderId | null;
}

export interface PlaceView {
  readonly top: CardId | null;
  readonly under: CardId | null;
  readonly activated: boolean;
  readonly reinforced: boolean;
  /** Whether the ability of the top card or of the knowledge was used this turn. */
  readonly used: readonly [boolean, boolean];
}

export interface AutomaView {
  readonly column: number;
  readonly deck: number;
  readonly discard: readonly AutomaCardId[];
  readonly open: readonly AutomaCardId[];
  readonly cards: readonly CardId[];
}

export interface TurnView {
  readonly restricted: number;
  readonly freeUnits: number;
  readonly warlordRewarded: boolean;
  readonly heroAcquired: boolean;
  /** Whether explorer 1 and 2 of the mover have acted. */
  readonly acted: readonly boolean[];
  /** The policy of the mover whose ability was used. */
  readonly policyUsed: boolean;
  /** MO-2.8: the pile the mover looks at, and its faces for the mover alone. */
  readonly looking: { readonly space: string; readonly faces: readonly MarketGood[] | null } | null;
}

/** One target the viewer could attack now, or would like to. */
export interface ConquestView {
  readonly space: string;
  /** Units that must come and military that is paid, with the hero if that differs. */
  readonly units: number;
  readonly price: Resources;
  /** Who could come: at most so many from each space. */
  readonly sources: readonly SourceView[];
  /** The group the rules would propose. */
  readonly proposed: readonly GroupView[];
  readonly after: { readonly points: number; readonly provinces: number };
}

export interface SourceView {
  readonly space: string;
  readonly soldiers: number;
  readonly warlord: boolean;
  readonly hero: boolean;
  /** MO-9.5: so many of them may leave. */
  readonly most: number;
  /** Steps to the target, and the spaces from here to there. */
  readonly steps: number;
  readonly route: readonly string[];
}

export interface GroupView {
  readonly space: string;
  readonly soldiers: number;
  readonly warlord: boolean;
  readonly hero: boolean;
  /** From the source to the target. */
  readonly route: readonly string[];
}
