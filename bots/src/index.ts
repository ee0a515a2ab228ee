export { type Bot, questionFor } from "./bot.ts";
export { BOT_SPECS, makeBot, UnknownBot } from "./make.ts";
