import type { Seat } from "@civitas/kernel";
import type { GameTable } from "./agenda.ts";
import { TOKENS, type Token } from "./content/goods.ts";
import { gain, roomFor, spend } from "./goods.ts";
import { type Borne, bears, isUsed, markUsed, USES } from "./hooks/bearers.ts";
import { type Clash, isOwnTurn, playerOf } from "./state.ts";
import type { Use } from "./verbs/ability.ts";

const SWAPS: readonly Borne<Use>[] = USES.filter(({ ability }) =>
  ability.does.some(({ verb }) => verb === "swapTokens"),
);

export const OTHER_TOKEN: Readonly<Record<Token, Token>> = { mood: "culture", culture: "mood" };

/** CC-30.32: the tokens that could be given for one of the other kind, which must fit. */
export const swappable = (s: Clash, seat: Seat): Token[] =>
  TOKENS.filter((give) => playerOf(s, seat).goods[give] > 0 && roomFor(s, seat, OTHER_TOKEN[give]) > 0);

export function swap(s: Clash, table: GameTable, seat: Seat, give: Token): void {
  spend(s, table, seat, { [give]: 1 }, "CC-30.32");
  gain(s, table, seat, { [OTHER_TOKEN[give]]: 1 }, "CC-30.32");
}

/** CC-30.32: Drama & Music, as far as it may interrupt to bring one such token now. */
const interrupting = (s: Clash, seat: Seat, token: Token): Borne<Use> | undefined =>
  isOwnTurn(s, seat) && swappable(s, seat).includes(OTHER_TOKEN[token])
    ? SWAPS.find(({ source }) => bears(s, seat, source) && !isUsed(s, source))
    : undefined;

/** How many of these tokens the player could pay now, counting the one that an exchange would bring. */
export const payableTokens = (s: Clash, seat: Seat, token: Token): number =>
  playerOf(s, seat).goods[token] + (interrupting(s, seat, token) === undefined ? 0 : 1);

/** Exchanges a token of the other kind for one of these. */
export function bringToken(s: Clash, table: GameTable, seat: Seat, token: Token): void {
  const by = interrupting(s, seat, token);
  if (by === undefined) throw new RangeError(`seat ${seat} can't exchange a token for ${token}`);
  markUsed(s, by.source);
  swap(s, table, seat, OTHER_TOKEN[token]);
}

/** Pays so many tokens; one that is missing is exchanged first. */
export function spendTokens(s: Clash, table: GameTable, seat: Seat, token: Token, n: number, clause: string): void {
  if (playerOf(s, seat).goods[token] < n) bringToken(s, table, seat, token);
  spend(s, table, seat, { [token]: n }, clause);
}
