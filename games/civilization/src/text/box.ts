/** What stands on the box: read on pages that list the games, before anything else of them is loaded. */
export const box = {
  en: {
    "game.name": "Civilization: The Board Game",
    "game.about":
      "Found cities, discover a map of tiles, build wonders, research a pyramid of techs and fight: by culture, technology, coins or arms.",
  },
  ru: {
    "game.name": "Цивилизация Сида Мейера",
    "game.about":
      "Основывайте города, открывайте карту, воздвигайте чудеса, стройте пирамиду технологий и сражайтесь: победу приносят культура, наука, монеты или оружие.",
  },
  hu: {
    "game.name": "Civilization – A társasjáték",
    "game.about":
      "Alapíts városokat, fedd fel a térképet, emelj csodákat, építs technológiapiramist és harcolj: kultúrával, tudással, érmékkel vagy fegyverrel is győzhetsz.",
  },
} as const;
