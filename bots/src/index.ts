export { type Analysis, analyse, cost, type Turning } from "./analyse.ts";
export { schedule, type Tournament } from "./arena/schedule.ts";
export {
  type Bounds,
  type Comparison,
  compare,
  type Finding,
  gamesInRound,
  rounds,
  shareOf,
} from "./arena/sequential.ts";
export { type Row, standings } from "./arena/standings.ts";
export { type Bot, questionFor } from "./bot.ts";
export { type Contest, type Outcome, playContest } from "./contest.ts";
export { type Advice, explain } from "./explain.ts";
export { LEVELS, type Level } from "./levels.ts";
export { BOT_SPECS, makeBot, UnknownBot } from "./make.ts";
export type { Budget } from "./search/budget.ts";
export { victory } from "./standing.ts";
export { type TurningPoint, turningPoints } from "./turning-points.ts";
