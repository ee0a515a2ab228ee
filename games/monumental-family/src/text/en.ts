/** What the cards of the family say. Effects are instructions in the middle of a sentence; `[gold]` is an icon. */
export const words = {
  "icon.production": "production",
  "icon.science": "science",
  "icon.military": "military",
  "icon.gold": "gold",
  "icon.culture": "culture",
  "counted.production": "{n, plural, other {production}}",
  "counted.science": "{n, plural, other {science}}",
  "counted.military": "{n, plural, other {military}}",
  "counted.gold": "{n, plural, other {gold}}",
  "counted.culture": "{n, plural, other {culture}}",
  "amount.production": "{n} [production]",
  "amount.science": "{n} [science]",
  "amount.military": "{n} [military]",
  "amount.gold": "{n} [gold]",
  "amount.culture": "{n} [culture]",
  "amount.nothing": "nothing",
  "amount.list": "{list}",

  "if.then": "if {condition}, {does}",

  "cost.to": "{cost} to {does}",

  "join.or": "{first} or {second}",
  "join.then": "{first}; {next}",

  "choice.none": "No, thank you",
  "do.nothing": "nothing happens",

  "ability.action": "Action: {does}.",
  "ability.each-time": "Each time you {event}: {does}.",
  "ability.first-times":
    "{n, plural, one {The first time} other {The first # times}} each {period} you {event}: {does}.",
} as const;
