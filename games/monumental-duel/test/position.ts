import {
  type Blocked,
  choose,
  type Decision,
  type LogLine,
  No,
  type Option,
  optionsAmong,
  Random,
  type Seat,
  type Table,
} from "@civitas/kernel";
import type { Basic, Resources } from "@civitas/monumental-family";
import { cardsFrom, inWords, placesFrom, supplyFrom } from "@civitas/monumental-family/testing";
import { named, Scene, type Stroke, topFirst, withoutZeros } from "@civitas/testing";
import { judgeActions } from "../src/actions/index.ts";
import type { BasicId, CardId, CityId, DevelopmentId, PolicyId } from "../src/content/cards.ts";
import { CARD_IDS } from "../src/content/cards.ts";
import { type CivilizationId, typeTokensOf } from "../src/content/civilizations.ts";
import type { ProvinceType } from "../src/content/province-type.ts";
import { game } from "../src/index.ts";
import { newPlay } from "../src/play.ts";
import { say } from "../src/say.ts";
import { type DuelOptions, setup } from "../src/setup.ts";
import { type Duel, type FreeCity, type PileCard, type Place, type Player, playerAt, TOKEN } from "../src/state.ts";
import type { DuelView } from "../src/view.ts";
import { VOCABULARY } from "../src/vocabulary.ts";

/** One player's side of a position. What is left out is absent. */
export interface Side extends Resources {
  readonly civ?: CivilizationId;
  readonly restricted?: number;
  readonly gained?: Resources;
  /** By place: `"fort"`, `"fort+currency"` with knowledge attached; `!` activated, `^` reinforced, `*` used. */
  readonly city?: Readonly<Record<number, string>>;
  /** The top card first. */
  readonly deck?: readonly CardId[];
  /** How many cards on top of the deck both players saw. */
  readonly known?: number;
  readonly discard?: readonly CardId[];
  readonly archived?: readonly CardId[];
  /** From bottom to top: `"sahara"`, `"lake-texcoco+coastal"`, `"barricade"`. */
  readonly provinces?: readonly string[];
  /** The oldest first; the last is active. */
  readonly policies?: readonly PolicyId[];
  readonly policyUsed?: boolean;
  readonly wonder?: DevelopmentId;
  /** Controlled free cities; `*` marks used ones. */
  readonly cities?: readonly string[];
  readonly warlordUsed?: boolean;
  readonly scoutUsed?: boolean;
  readonly passed?: boolean;
}

export interface Position {
  /** Seat 0, whose turn it is, and seat 1. */
  readonly me?: Side;
  readonly rival?: Side;
  readonly phase?: Duel["phase"];
  readonly turn?: Seat;
  readonly first?: Seat;
  readonly round?: number;
  readonly final?: boolean;
  readonly payment?: Duel["payment"];
  /** Places 1 to 6 of the row. */
  readonly row?: readonly (DevelopmentId | null)[];
  /** The top card first. */
  readonly deck?: readonly DevelopmentId[];
  readonly stacks?: Partial<Record<BasicId, number>>;
  /** `"venice"`; `"venice 3/2"` with gold on my and the rival's side; `*` traded by me. */
  readonly freeCities?: readonly string[];
  readonly freeCityDeck?: readonly CityId[];
  /** `"me"`, `"rival 3 science"`. */
  readonly advantage?: string;
  /** What chance brings first. */
  readonly chance?: readonly Stroke[];
}

/** The question between two turns, at which a test may look around. */
const PAUSE: Option = { id: "go-on", label: say("choice.pass") };

/** The Duel with a pause before each turn: otherwise turns that ask nothing would run into each other. */
const unhurried: typeof game = {
  ...game,
  *turn(duel, table) {
    yield* choose(duel.seat, PAUSE.label, [PAUSE], { consent: true });
    yield* game.turn(duel, table);
  },
};

/** A match on which a test plays. It stops after each turn. */
export class Board extends Scene<Duel, DuelView, DuelOptions> {
  get duel(): Duel {
    return this.state;
  }

  /** The open question, if the turn is not over. */
  get pending(): Decision | undefined {
    const question = this.match.over ? undefined : this.question();
    return question?.options[0]?.id === PAUSE.id ? undefined : question;
  }

  /** What the log says. */
  get told(): LogLine[] {
    return this.match.log("audience");
  }

  /** Goes on to the first question of the next turn. */
  begin(): void {
    if (this.pending === undefined) this.do(PAUSE.id);
  }
}

function placeFrom(text: string | undefined): Place {
  return {
    ...cardsFrom(CARD_IDS, text),
    turned: text?.includes("!") ? "activated" : text?.includes("^") ? "reinforced" : "ready",
    tokens: text?.includes("*") ? TOKEN.topAction : 0,
  };
}

function pileCard(text: string): PileCard {
  const [id = "", ...tokens] = text.split("+");
  return { id: named("card", CARD_IDS, id), tokens: tokens as ProvinceType[] };
}

function playerFrom(side: Side, civilization: CivilizationId): Player {
  const provinces = (side.provinces ?? []).map(pileCard);
  const typeTokens = typeTokensOf(civilization);
  for (const { tokens } of provinces) for (const type of tokens) typeTokens[type]--;
  return {
    civilization,
    passed: side.passed ?? false,
    supply: supplyFrom(side),
    restricted: side.restricted ?? 0,
    gained: supplyFrom(side.gained ?? {}),
    city: placesFrom(side.city, placeFrom),
    deck: topFirst(side.deck),
    known: side.known ?? 0,
    discard: [...(side.discard ?? [])],
    archived: [...(side.archived ?? [])],
    aside: [],
    provinces,
    typeTokens,
    policies: [...(side.policies ?? [])],
    policyUsed: side.policyUsed ?? false,
    policyResolved: false,
    warlordUsed: side.warlordUsed ?? false,
    scoutUsed: side.scoutUsed ?? false,
    usedUp: [],
    underConstruction: side.wonder === undefined ? [] : [side.wonder],
    completing: null,
    freeCities: (side.cities ?? []).map((city) => ({
      id: city.replace("*", "") as CityId,
      used: city.endsWith("*"),
    })),
  };
}

function freeCity(text: string): FreeCity {
  const [id = "", gold = "0/0"] = text.replace("*", "").split(" ");
  const [mine = 0, rivals = 0] = gold.split("/").map(Number);
  return { id: id as CityId, gold: [mine, rivals], traded: [text.endsWith("*"), false] };
}

/** A position of the player's own making: nothing on the table but what it names. */
export function position(given: Position): Board {
  const duel = setup({ civilizations: "choose", payment: given.payment ?? "default" }, Random.seeded("position"));
  const [holder, tokens, of] = (given.advantage ?? "").split(" ");
  Object.assign(duel, {
    round: given.round ?? 3,
    phase: given.phase ?? "actions",
    seat: given.turn ?? 0,
    first: given.first ?? 0,
    final: given.final ?? false,
    row: Array.from({ length: 6 }, (_, place) => given.row?.[place] ?? null),
    deck: topFirst(given.deck),
    stacks: { ...duel.stacks, ...given.stacks },
    freeCities: (given.freeCities ?? []).map(freeCity),
    freeCityDeck: topFirst(given.freeCityDeck),
    advantage: {
      holder: holder === "me" ? 0 : holder === "rival" ? 1 : null,
      of: (of as Basic | undefined) ?? null,
      tokens: Number(tokens ?? 0),
    },
    players: [
      playerFrom(given.me ?? {}, given.me?.civ ?? "japan"),
      playerFrom(given.rival ?? {}, given.rival?.civ ?? "mali"),
    ],
  } satisfies Partial<Duel>);
  return boardOf(duel, given.chance);
}

/** A match that begins with this table. */
export const boardOf = (duel: Duel, chance?: readonly Stroke[]): Board =>
  new Board(unhurried, { seats: 2, at: duel, chance });

/** The question that is open now. */
export function asked(board: Board): Decision {
  board.begin();
  if (board.pending === undefined) throw new Error(`nobody is asked; phase ${board.duel.phase}`);
  return board.pending;
}

/** Answers one question after the other, whoever is asked. */
export function play(board: Board, ...ids: readonly string[]): Board {
  for (const id of ids) board.by(asked(board).seat, id);
  return board;
}

/** Plays one turn that asks nothing, such as a forced pass or a refill. */
export function playOn(board: Board): Board {
  board.begin();
  if (board.pending !== undefined) throw new Error(`"${board.pending.prompt.say}" is asked`);
  return board;
}

/** A table that nobody listens to, for a single rule. */
export const quiet = (): Table => ({
  random: Random.seeded("quiet"),
  tell: () => undefined,
  next: (story) => {
    throw new Error(`nobody here tells the story "${String(story)}"`);
  },
});

/** The open question, or the one with which the next turn begins. A player who can only pass is judged unasked. */
function coming(board: Board): Pick<Decision, "options" | "blocked"> {
  const { duel, pending } = board;
  if (pending !== undefined || duel.phase !== "actions") return pending ?? asked(board.fork());
  const verdicts = judgeActions(newPlay(duel, quiet(), VOCABULARY), duel.seat);
  return {
    options: optionsAmong(verdicts),
    blocked: () => verdicts.flatMap((verdict) => (verdict instanceof No ? [verdict.inWords()] : [])),
  };
}

/** The ids offered now. */
export const offered = (board: Board): string[] => coming(board).options.map(({ id }) => id);

/** Why something can't be chosen now. */
export const whyNot = (board: Board, id: string): Blocked | undefined =>
  coming(board)
    .blocked()
    .find((blocked) => blocked.id === id);

export const me = (board: Board): Player => playerAt(board.duel, 0);
export const rival = (board: Board): Player => playerAt(board.duel, 1);

/** What a player has, without the zeros: `{ gold: 2 }`. */
export const has = (player: Player): Resources => withoutZeros(player.supply);

/** The city deck, the top card first. */
export const deckOf = (player: Player): CardId[] => topFirst(player.deck);

/** The province pile from bottom to top. */
export const pileOf = (player: Player): CardId[] => player.provinces.map(({ id }) => id);

/** What lies in a place: `"fort"`, `"fort+currency"`, or nothing. */
export const at = (player: Player, place: number): string | null => inWords(player.city[place - 1]);

export const turnedAt = (player: Player, place: number): string | undefined => player.city[place - 1]?.turned;
