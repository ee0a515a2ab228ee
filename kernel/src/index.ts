export type { StoriesOf } from "./agenda.ts";
export { amount, choose, confirm, type HowToAsk, order } from "./choose.ts";
export { chooseLazily, type Judging } from "./choose-lazily.ts";
export { chooseSome, type HowMany } from "./choose-some.ts";
export { clone } from "./clone.ts";
export {
  type Draft,
  type DrawingUp,
  type Drawn,
  drawFurther,
  drawUp,
  EMPTY_DRAFT,
  type Exchange,
  type ExchangeSide,
  goodsIn,
  type Term,
  type Terms,
  type TradeGood,
  type TradeGoods,
} from "./exchange.ts";
export type {
  AnyGame,
  Game,
  LongestStory,
  OptionKind,
  OptionsOf,
  OptionValues,
  Progress,
  Result,
  ScoreRow,
  SeatRange,
  Unseated,
} from "./game.ts";
export { canonical, fingerprint } from "./hash.ts";
export { type AnyMatch, Match, type MatchManner, startMatch } from "./match.ts";
export { type Blank, type Blanks, kernelSays, late, type Message, plainly, sayer } from "./message.ts";
export { type Bargain, type Deal, negotiate, type Offer, type OfferReply, offer } from "./negotiate.ts";
export {
  type Answer,
  type Blocked,
  type Decision,
  type Option,
  type Price,
  pointedAt,
  type Ref,
  reasonAgainst,
  type Spot,
} from "./option.ts";
export { Questions } from "./questions.ts";
export { Random, type RandomState } from "./random.ts";
export { formatRecord, type MatchRecord, parseRecord } from "./record.ts";
export { BrokenRules, DeadEnd, Refusal, type RefusalCode, Runaway } from "./refusal.ts";
export { remember } from "./remember.ts";
export type { Asking, Rules } from "./rules.ts";
export { type Ask, secretly } from "./sealed.ts";
export type { Seat, Viewer } from "./seat.ts";
export { allowed, applies, meaningfulOptions, settleOptions } from "./settle-options.ts";
export { type Question, type Sight, sightOf } from "./sight.ts";
export type { Snapshot } from "./snapshot.ts";
export {
  answeredByItself,
  ordersAfter,
  type Standing,
  type StandingAnswer,
  standingAnswer,
} from "./standing.ts";
export type { Start } from "./start.ts";
export { type StartingSpot, startingSpots } from "./starting-spots.ts";
export type { Happening, LogLine, Move, Table, Telling } from "./table.ts";
export { race, together } from "./together.ts";
export type { Barrier } from "./undo.ts";
export { type Candidate, No, no, optionsAmong, type Reason, type Verdict } from "./verdict.ts";
export { type Played, type Window, window } from "./window.ts";
