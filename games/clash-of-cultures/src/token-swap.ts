import type { Message, Seat } from "@civitas/kernel";
import type { GameTable } from "./agenda.ts";
import { amountOf } from "./bills.ts";
import { type Goods, RESOURCES, TOKENS, type Token } from "./content/goods.ts";
import { canPay, gainGoods, roomFor, saidGoods, spend } from "./goods.ts";
import { type Borne, bears, isUsed, markUsed, USES } from "./hooks/bearers.ts";
import { say } from "./say.ts";
import { type Clash, isOwnTurn, playerOf } from "./state.ts";
import type { Use } from "./verbs/ability.ts";

const SWAPS: readonly Borne<Use>[] = USES.filter(({ ability }) =>
  ability.does.some(({ verb }) => verb === "swapTokens"),
);

export const OTHER_TOKEN: Readonly<Record<Token, Token>> = { mood: "culture", culture: "mood" };

/** CC-30.32: the tokens that could be given for one of the other kind, which must fit. */
export const swappable = (s: Clash, seat: Seat): Token[] =>
  TOKENS.filter((give) => playerOf(s, seat).goods[give] > 0 && roomFor(s, seat, OTHER_TOKEN[give]) > 0);

/** "1 mood token for 1 culture token": what an exchange that brings such a token costs. */
export const sayExchange = (token: Token): Message =>
  say("do.barter", { give: saidGoods({ [OTHER_TOKEN[token]]: 1 }), take: saidGoods({ [token]: 1 }) });

export function swap(s: Clash, table: GameTable, seat: Seat, give: Token): void {
  spend(s, table, seat, { [give]: 1 }, "CC-30.32");
  gainGoods(s, table, seat, { [OTHER_TOKEN[give]]: 1 }, "CC-30.32");
}

/** CC-30.32: Drama & Music, if it may interrupt now to bring one such token. */
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

/** Whether a bill in tokens can be paid, counting the one that an exchange would bring. */
export const canPayByExchange = (s: Clash, seat: Seat, bill: Goods): boolean =>
  canPay(s, seat, bill) ||
  (isInTokens(bill) && TOKENS.every((token) => payableTokens(s, seat, token) >= amountOf(bill, token)));

const isInTokens = (bill: Goods): boolean => RESOURCES.every((resource) => amountOf(bill, resource) === 0);

/** Exchanges the token that is missing for this bill. */
export function bringMissing(s: Clash, table: GameTable, seat: Seat, bill: Goods): void {
  const missing = TOKENS.find((token) => playerOf(s, seat).goods[token] < amountOf(bill, token));
  if (missing !== undefined) bringToken(s, table, seat, missing);
}

/** Pays this many tokens; a missing one is exchanged first. */
export function spendTokens(s: Clash, table: GameTable, seat: Seat, token: Token, n: number, clause: string): void {
  const bill = { [token]: n };
  bringMissing(s, table, seat, bill);
  spend(s, table, seat, bill, clause);
}
