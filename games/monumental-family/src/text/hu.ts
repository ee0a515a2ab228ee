import type { words as en } from "./en.ts";

export const words: Record<keyof typeof en, string> = {
  "icon.production": "termelés",
  "icon.science": "tudomány",
  "icon.military": "hadászat",
  "icon.gold": "arany",
  "icon.culture": "kultúra",
  "counted.production": "{n, plural, other {termelés}}",
  "counted.science": "{n, plural, other {tudomány}}",
  "counted.military": "{n, plural, other {hadászat}}",
  "counted.gold": "{n, plural, other {arany}}",
  "counted.culture": "{n, plural, other {kultúra}}",
  "amount.production": "{n} [production]",
  "amount.science": "{n} [science]",
  "amount.military": "{n} [military]",
  "amount.gold": "{n} [gold]",
  "amount.culture": "{n} [culture]",
  "amount.nothing": "semmi",
  "amount.list": "{list}",

  "if.then": "ha {condition}, {does}",

  "cost.to": "{cost} → {does}",

  "join.or": "{first} vagy {second}",
  "join.then": "{first}; {next}",

  "choice.none": "Kihagyás",
  "do.nothing": "semmi sem történik",

  "ability.action": "Akció – {does}.",
  "ability.each-time": "Valahányszor {event}, {does}.",
  "ability.first-times": "{period} az első {n, plural, one {} other {# }}alkalommal, amikor {event}, {does}.",
};
