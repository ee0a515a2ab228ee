import type { words as en } from "./en.ts";

export const words: Record<keyof typeof en, string> = {
  "icon.production": "производство",
  "icon.science": "наука",
  "icon.military": "войско",
  "icon.gold": "золото",
  "icon.culture": "культура",
  "counted.production": "{n, plural, one {производство} few {производства} many {производства} other {производства}}",
  "counted.science": "{n, plural, one {наука} few {науки} many {науки} other {науки}}",
  "counted.military": "{n, plural, one {войско} few {войска} many {войск} other {войска}}",
  "counted.gold": "{n, plural, one {золото} few {золота} many {золота} other {золота}}",
  "counted.culture": "{n, plural, one {культура} few {культуры} many {культуры} other {культуры}}",
  "amount.production": "{n} [production]",
  "amount.science": "{n} [science]",
  "amount.military": "{n} [military]",
  "amount.gold": "{n} [gold]",
  "amount.culture": "{n} [culture]",
  "amount.nothing": "ничего",
  "amount.list": "{list}",

  "if.then": "если {condition}, {does}",

  "cost.to": "{cost} → {does}",

  "join.or": "{first} или {second}",
  "join.then": "{first}; {next}",

  "choice.none": "Отказаться",
  "do.nothing": "ничего не происходит",

  "ability.action": "Действие — {does}.",
  "ability.each-time": "Каждый раз, когда вы {event}, {does}.",
  "ability.first-times":
    "{n, plural, one {В первый раз} few {В первые # раза} many {В первые # раз} other {В первые # раза}} за {period}, когда вы {event}, {does}.",
};
