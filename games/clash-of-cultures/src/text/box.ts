/** What stands on the box: read on pages that list the games, before anything else of them is loaded. */
export const box = {
  en: {
    "game.name": "Clash of Cultures",
    "game.about":
      "Young peoples explore an unknown land, found cities, choose among 48 advances, trade, and fight: keep your cities happy and your objectives secret.",
  },
  ru: {
    "game.name": "Clash of Cultures",
    "game.about":
      "Молодые народы исследуют неизведанную землю, основывают города, выбирают из 48 технологий, торгуют и воюют: берегите настроение городов и держите цели в тайне.",
  },
  hu: {
    "game.name": "Clash of Cultures",
    "game.about":
      "Ifjú népek ismeretlen földet fedeznek fel, városokat alapítanak, 48 fejlődés közül válogatnak, kereskednek és harcolnak: tartsd boldogan városaidat, és titokban céljaidat.",
  },
} as const;
