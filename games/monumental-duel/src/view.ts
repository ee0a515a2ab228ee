import type { Seat, Viewer } from "@civitas/kernel";
import type { Basic, Resource, Resources } from "@civitas/monumental-family";
import { policyCost, undeveloped } from "./actions/develop-policy.ts";
import { yieldOf } from "./activating.ts";
import { CROSSES } from "./activation.ts";
import type { Era } from "./content/card.ts";
import {
  type BasicId,
  CARDS,
  type CardId,
  type CityId,
  type DevelopmentId,
  type LeaderId,
  type PolicyId,
} from "./content/cards.ts";
import { CIVILIZATIONS, type CivilizationId } from "./content/civilizations.ts";
import type { ProvinceType } from "./content/province-type.ts";
import { isProvince, typesOf } from "./realm.ts";
import { pointsOf, type Tally, tallyOf } from "./scoring.ts";
import { type Duel, type Place, type Player, TOKEN } from "./state.ts";

/** What one seat (or the audience) sees of the table. */
export interface DuelView {
  readonly viewer: Viewer;
  readonly round: number;
  readonly final: boolean;
  readonly phase: Duel["phase"];
  /** Whose turn it is. */
  readonly seat: Seat;
  readonly first: Seat;
  readonly deck: { readonly size: number; readonly era: Era | null };
  /** Places 1 to 6; the first is the rightmost. */
  readonly row: readonly (DevelopmentId | null)[];
  readonly discard: readonly DevelopmentId[];
  readonly borrowed: DevelopmentId | null;
  readonly stacks: Readonly<Record<BasicId, number>>;
  readonly trade: boolean;
  readonly freeCities: readonly (FreeCityView | null)[];
  readonly freeCityDeck: number;
  readonly advantage: { readonly holder: Seat | null; readonly of: Basic | null; readonly tokens: number };
  readonly players: readonly [PlayerView, PlayerView];
}

export interface FreeCityView {
  readonly id: CityId;
  /** By seat. */
  readonly gold: readonly [number, number];
  readonly traded: readonly [boolean, boolean];
}

export interface PlayerView {
  readonly seat: Seat;
  readonly civilization: CivilizationId | null;
  readonly passed: boolean;
  readonly supply: Readonly<Record<Resource, number>>;
  readonly restricted: number;
  readonly gained: Readonly<Record<Resource, number>>;
  readonly city: readonly PlaceView[];
  /** `known`: the cards on top that both players saw, the top one first (MD-3.3). */
  readonly deck: { readonly size: number; readonly known: readonly CardId[] };
  /** Its owner looks through it, others see only its size (MD-3.4). */
  readonly discard: { readonly size: number; readonly cards: readonly CardId[] | null };
  readonly archived: readonly CardId[];
  readonly aside: readonly CardId[];
  /** From bottom to top. */
  readonly provinces: readonly ProvinceView[];
  readonly typeTokens: Readonly<Record<ProvinceType, number>>;
  /** The oldest first; the last is active. */
  readonly policies: readonly PolicyId[];
  readonly undeveloped: readonly PolicyId[];
  readonly policyCost: number;
  readonly policyUsed: boolean;
  readonly policyResolved: boolean;
  readonly usedUp: readonly CardId[];
  readonly warlord: LeaderId | null;
  readonly warlordUsed: boolean;
  readonly scout: LeaderId | null;
  readonly scoutUsed: boolean;
  readonly underConstruction: readonly DevelopmentId[];
  readonly completing: DevelopmentId | null;
  readonly freeCities: readonly { readonly id: CityId; readonly used: boolean }[];
  readonly tally: Tally;
  /** Points if the game were over now. */
  readonly points: number;
  /** While this player activates: what each row and column would give, by `r2c1`. */
  readonly yields: Readonly<Record<string, Resources>> | null;
}

export interface PlaceView {
  readonly top: CardId | null;
  readonly under: CardId | null;
  readonly turned: Place["turned"];
  /** Action tokens: for the action of the top card and of the knowledge, and for their activation effects. */
  readonly used: boolean;
  readonly underUsed: boolean;
  readonly resolved: boolean;
  readonly underResolved: boolean;
}

export interface ProvinceView {
  readonly id: CardId;
  readonly barricade: boolean;
  readonly types: readonly ProvinceType[];
  readonly tokens: readonly ProvinceType[];
}

export function view(duel: Duel, viewer: Viewer): DuelView {
  const tallies: [Tally, Tally] = [tallyOf(duel.players[0]), tallyOf(duel.players[1])];
  const next = duel.deck[duel.deck.length - 1];
  return {
    viewer,
    round: duel.round,
    final: duel.final,
    phase: duel.phase,
    seat: duel.seat,
    first: duel.first,
    deck: { size: duel.deck.length, era: next === undefined ? null : CARDS[next].era },
    row: [...duel.row],
    discard: [...duel.discard],
    borrowed: duel.borrowed,
    stacks: { ...duel.stacks },
    trade: duel.trade,
    freeCities: duel.freeCities.map((city) =>
      city === null ? null : { id: city.id, gold: [...city.gold], traded: [...city.traded] },
    ),
    freeCityDeck: duel.freeCityDeck.length,
    advantage: { ...duel.advantage },
    players: [
      playerView(duel, duel.players[0], 0, viewer, tallies[0], tallies[1]),
      playerView(duel, duel.players[1], 1, viewer, tallies[1], tallies[0]),
    ],
  };
}

function playerView(duel: Duel, player: Player, seat: Seat, viewer: Viewer, own: Tally, rivals: Tally): PlayerView {
  const civilization = player.civilization === null ? undefined : CIVILIZATIONS[player.civilization];
  const activating = duel.phase === "activation" && duel.seat === seat;
  return {
    seat,
    civilization: player.civilization,
    passed: player.passed,
    supply: { ...player.supply },
    restricted: player.restricted,
    gained: { ...player.gained },
    city: player.city.map(placeView),
    deck: { size: player.deck.length, known: player.known === 0 ? [] : player.deck.slice(-player.known).reverse() },
    discard: { size: player.discard.length, cards: viewer === seat ? [...player.discard] : null },
    archived: [...player.archived],
    aside: [...player.aside],
    provinces: player.provinces.map((card) => ({
      id: card.id,
      barricade: !isProvince(card),
      types: typesOf(card),
      tokens: [...card.tokens],
    })),
    typeTokens: { ...player.typeTokens },
    policies: [...player.policies],
    undeveloped: undeveloped(player),
    policyCost: policyCost(player),
    policyUsed: player.policyUsed,
    policyResolved: player.policyResolved,
    usedUp: [...player.usedUp],
    warlord: civilization?.warlord ?? null,
    warlordUsed: player.warlordUsed,
    scout: civilization?.scout ?? null,
    scoutUsed: player.scoutUsed,
    underConstruction: [...player.underConstruction],
    completing: player.completing,
    freeCities: player.freeCities.map((city) => ({ ...city })),
    tally: own,
    points: pointsOf(own, rivals),
    yields: activating ? Object.fromEntries(CROSSES.map(({ id, places }) => [id, yieldOf(player, places)])) : null,
  };
}

const placeView = ({ top, under, turned, tokens }: Place): PlaceView => ({
  top,
  under,
  turned,
  used: (tokens & TOKEN.topAction) !== 0,
  underUsed: (tokens & TOKEN.underAction) !== 0,
  resolved: (tokens & TOKEN.topActivation) !== 0,
  underResolved: (tokens & TOKEN.underActivation) !== 0,
});
