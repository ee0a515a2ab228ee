export { type Analysis, analyse, cost, type Turning } from "./analyse.ts";
export { type Bot, questionFor } from "./bot.ts";
export { type Contest, type Outcome, playContest } from "./contest.ts";
export { type Advice, explain } from "./explain.ts";
export { LEVELS, type Level } from "./levels.ts";
export { BOT_SPECS, makeBot, UnknownBot } from "./make.ts";
export type { Budget } from "./search/budget.ts";
export { victory } from "./standing.ts";
