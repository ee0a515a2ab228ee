import type { Seat, Viewer } from "@civitas/kernel";
import type { Resources } from "@civitas/monumental-family";
import type { AutomaCardId } from "./content/automa-cards.ts";
import type { Era } from "./content/card.ts";
import {
  type BasicId,
  type CardId,
  type DevelopmentId,
  type PolicyId,
  policiesOf,
  type WonderId,
} from "./content/cards.ts";
import type { CivilizationId } from "./content/civilizations.ts";
import { DEFENCE } from "./content/constants.ts";
import { HEROES, type HeroId } from "./content/heroes.ts";
import { GRIDS, type MapId, type Market, TERRAIN, type Tile } from "./content/maps.ts";
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
  /** What the viewer could conquer now, for previews of a conquest; empty out of turn. */
  readonly conquests: readonly ConquestView[];
}

/** Where the spaces lie, `GRIDS` knows. */
export interface MapView {
  readonly id: MapId;
  /** In the order of the scenario. */
  readonly spaces: readonly SpaceView[];
}

/** A space. Most of them are empty, so absent things are left out: a map is sent after every answer. */
export interface SpaceView {
  readonly name: string;
  readonly tile: Tile;
  readonly owner?: Owner | undefined;
  readonly soldiers?: number | undefined;
  /** The figures beside soldiers, both of the owner. */
  readonly warlord?: true | undefined;
  readonly hero?: HeroId | undefined;
  readonly outpost?: true | undefined;
  readonly wonder?: WonderId | undefined;
  readonly barbarians?: number | undefined;
  /** The price of a free town; its name and reward are hidden until it is conquered. */
  readonly town?: Resources | undefined;
  readonly market?: Market | undefined;
  /** Face-down market tokens. */
  readonly pile?: number | undefined;
  readonly production?: true | undefined;
  /** What policies, a hero and a monster add to the defence; the rest of it is plain to see. */
  readonly modifiers?: readonly (readonly [DefencePart, number])[] | undefined;
}

/** MO-9.3: whether a land tile borders water. */
export function coastalSeen({ id, spaces }: MapView, { name, tile }: SpaceView): boolean {
  const { beside, named } = GRIDS[id];
  return tile !== "water" && (beside[named.get(name) ?? -1] ?? []).some((n) => spaces[n]?.tile === "water");
}

/** MO-9.5: how many units may leave a space of its owner: one stays in a province without outpost. */
export function freeSeen({ tile, soldiers = 0, warlord, hero, outpost }: SpaceView): number {
  const units = soldiers + (warlord ? 1 : 0) + (isUnit(hero) ? 1 : 0);
  return tile === "capital" || outpost ? units : units - 1;
}

/** MO-12.8. */
export const isUnit = (hero: HeroId | undefined): boolean => hero !== undefined && HEROES[hero].unit;

/** MO-9.7: what the defence of a province is made of; what another civilization needs here is its sum, at least 1. */
export function defencePartsSeen(space: SpaceView): (readonly [DefencePart, number])[] {
  const { tile, owner, soldiers = 0, warlord, hero, outpost, wonder, barbarians = 0, modifiers = [] } = space;
  if (tile === "capital" || tile === "water") return [];
  const figure = (part: keyof typeof DEFENCE, stands: unknown): readonly [DefencePart, number][] =>
    stands && part !== "soldier" ? [[part, DEFENCE[part]]] : [];
  const parts = new Map<DefencePart, number>();
  for (const [part, by] of [
    ["terrain", TERRAIN[tile]],
    ["barbarians", barbarians],
    ["soldiers", soldiers * DEFENCE.soldier],
    ...figure("warlord", warlord),
    ...figure("outpost", outpost),
    ...figure("wonder", wonder !== undefined && owner !== undefined),
    ...figure("hero", hero),
    ...modifiers,
  ] as const) {
    if (by > 0) parts.set(part, (parts.get(part) ?? 0) + by);
  }
  return [...parts];
}

/** The whole defence of a province. */
export const defenceSeen = (space: SpaceView): number => defencePartsSeen(space).reduce((sum, [, by]) => sum + by, 0);

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
  readonly leaving?: true | undefined;
}

export interface MonsterView {
  readonly id: MonsterId;
  readonly space: string;
  /** The marker's space, 1 to 6. */
  readonly marker: number;
  /** It attacks at the end of this turn (1), of the next (2) … */
  readonly turns: number;
}

/** A civilization; what it has none of is left out. */
export interface RealmView {
  readonly owner: Owner;
  readonly civilization: CivilizationId | null;
  readonly automa?: true | undefined;
  readonly capital: string | null;
  readonly warlord: string | null;
  readonly explorers: readonly string[];
  readonly outposts: number;
  readonly supply: Resources;
  readonly productionTokens?: number | undefined;
  readonly markets: readonly MarketToken[];
  readonly tokens: readonly TokenId[];
  /** MO-2.11: those that are not among them, everybody knows; the automa's column is hidden. */
  readonly policies: readonly PolicyId[];
  readonly construction: readonly WonderId[];
  /** What the second section of that wonder costs now. */
  readonly sectionPrice?: number | undefined;
  readonly hero?: HeroView | undefined;
  /** Monsters defeated. */
  readonly monsters?: readonly MonsterId[] | undefined;
  readonly archived: readonly CardId[];
  /** What counts for points and supremacy. */
  readonly counts: CategoryCounts;
  readonly points: number;
}

/** The four categories of MO-14.6. */
export interface CategoryCounts {
  readonly knowledge: number;
  readonly wonders: number;
  readonly policies: number;
  readonly provinces: number;
}

export interface HeroView {
  readonly id: HeroId;
  readonly space?: string | undefined;
  /** 1 to 9, and the card there. */
  readonly place?: number | undefined;
  readonly card?: CardId | undefined;
}

/** MO-2.11: the policies of a player's culture deck, and what the next one costs (MO-8.1). */
export function cultureDeckSeen({ automa, civilization, policies }: RealmView) {
  if (automa || civilization === null) return { policies: [], cost: undefined };
  const left = policiesOf(civilization).filter((id) => !policies.includes(id));
  return { policies: left, cost: left.length === 0 ? undefined : policies.length + 1 };
}

/** A city; piles that are empty are left out. */
export interface CityView {
  readonly seat: Seat;
  readonly places: readonly PlaceView[];
  readonly deck: number;
  /** MO-2.7: the cards on top that everybody has seen, the top one first. */
  readonly known?: readonly CardId[] | undefined;
  readonly discard: number;
  /** MO-2.6: only for its owner. */
  readonly discarded?: readonly CardId[] | undefined;
  readonly drawn?: readonly CardId[] | undefined;
  readonly dealt?: readonly CardId[] | undefined;
  readonly completing?: WonderId | undefined;
}

/** A place of a city; what doesn't apply is left out. */
export interface PlaceView {
  readonly top?: CardId | undefined;
  readonly under?: CardId | undefined;
  readonly activated?: true | undefined;
  readonly reinforced?: true | undefined;
  /** The ability of the top card, or of the knowledge, was used this turn. */
  readonly topUsed?: true | undefined;
  readonly underUsed?: true | undefined;
}

export interface AutomaView {
  readonly column: number;
  readonly deck: number;
  readonly discard: readonly AutomaCardId[];
  readonly open: readonly AutomaCardId[];
  readonly cards: readonly CardId[];
}

/** What is remembered of the turn; what doesn't apply is left out. */
export interface TurnView {
  /** MO-5.6: military against barbarians only. */
  readonly restricted?: number | undefined;
  readonly freeUnits?: number | undefined;
  readonly warlordRewarded?: true | undefined;
  readonly heroAcquired?: true | undefined;
  /** Whether explorer 1 and 2 of the mover have acted. */
  readonly acted: readonly boolean[];
  /** The ability of the mover's policy was used. */
  readonly policyUsed?: true | undefined;
  /** MO-2.8: the pile the mover looks at, and its faces for the mover alone. */
  readonly looking?: { readonly space: string; readonly faces: readonly MarketGood[] | null } | undefined;
}

/** One target the viewer could attack now, or might want to. */
export interface ConquestView {
  readonly space: string;
  /** Units that must come and military that is paid, with the hero if that differs. */
  readonly units: number;
  /** What is paid, if it is not just a military for each unit. */
  readonly price?: Resources | undefined;
  /**
   * From where units could come, as ways over the map to the target: "e1 d2" comes from E1. There may be fifty of them
   * in one view, so they are short; the map says who stands there.
   */
  readonly sources: readonly string[];
  /** Whom the rules would propose. */
  readonly proposed: LevyView;
  /** The viewer's points if the game ended then. */
  readonly points: number;
}

/** Who would go to a conquest. */
export interface LevyView {
  /** Soldiers, in the order of the sources. */
  readonly soldiers: readonly number[];
  readonly warlord?: true | undefined;
  readonly hero?: true | undefined;
}
