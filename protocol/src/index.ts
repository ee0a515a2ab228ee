export {
  botName,
  commitmentTo,
  type Fairness,
  type FairnessProblem,
  finalSeed,
  notesOf,
  verifyFairness,
} from "./fairness.ts";
export { Command, type CommandBody, isAnswer } from "./live-commands.ts";
export { ClocksNow, type SightTold, Tidings } from "./live-tidings.ts";
export { ChatLine, Clock, Pace, type SeatClock } from "./pace.ts";
export { LIVE, PATHS } from "./paths.ts";
export {
  AccountForm,
  GuestForm,
  LanguageForm,
  type Me,
  MeReply,
  PasskeyForm,
  PasskeyOfferForm,
  PasskeyRemoveForm,
  PasskeySignInForm,
  PasskeysReply,
  PasswordForm,
  Person,
  PushForm,
  SignInForm,
  WebhookForm,
} from "./people.ts";
export { REFUSAL_CODES, RefusalReply, type ServerRefusal, ServerRefusalCode } from "./refusals.ts";
export {
  type GameInfo,
  GamesReply,
  JoinForm,
  NewTable,
  SaltForm,
  SeatChange,
  SeatInfo,
  SeatWish,
  type TableCard,
  TableInfo,
  TablesReply,
  Turn,
} from "./tables.ts";
