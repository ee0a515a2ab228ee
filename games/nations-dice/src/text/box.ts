/** What stands on the box: read on pages that list the games, before anything else of them is loaded. */
export const box = {
  en: {
    "game.name": "Nations: The Dice Game",
    "game.about":
      "Four ages of dice: buy buildings, advisors, colonies and wonders, feed your people and stand your wars.",
  },
  ru: {
    "game.name": "Nations: The Dice Game",
    "game.about": "Четыре эпохи с кубиками: здания, советники, колонии и чудеса, голод и войны.",
  },
  hu: {
    "game.name": "Nemzetek – kockajáték",
    "game.about": "Négy korszak kockákkal: épületek, tanácsadók, kolóniák és csodák, éhínségek és háborúk.",
  },
} as const;
