export const words = {
  "bot.easy": "Easy",
  "bot.easy.about": "Takes what looks good this turn and overlooks things now and then.",
  "bot.normal": "Normal",
  "bot.normal.about": "Sees its own turn to the end and takes the best of it, without thinking of your answer.",
  "bot.hard": "Hard",
  "bot.hard.about": "Thinks for a second or so: tries out its plans and your answers in many imagined games.",
} as const;
