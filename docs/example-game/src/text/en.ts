export const words = {
  "game.name": "Caravans",
  "option.road": "Stages of the road",
  "ask.ride": "How does your caravan go on?",
  "do.drink": "Drink water {water, number}",
  "do.wind": "Trust the wind",
  "why.stale": "Water {water, number} was drunk last",
  "log.drank": "{who} drinks water {water, number}",
  "log.drew": "You draw water {water, number}",
  "log.drewHidden": "{who} draws a card",
  "log.wind": "{who} trusts the wind: {rolled, plural, one {# stage} other {# stages}}",
  "log.storm": "{who} rolls {rolled, number}: a sandstorm",
  "sheet.stages": "Stages",
} as const;
