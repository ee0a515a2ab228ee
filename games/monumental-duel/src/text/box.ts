/** What stands on the box: read on pages that list the games, before anything else of them is loaded. */
export const box = {
  en: {
    "game.name": "Monumental Duel: Trade",
    "game.about":
      "Two civilizations grow side by side: activate a row and a column of your city, then trade, build, learn and conquer in turns.",
  },
  ru: {
    "game.name": "Монументальность. Дуэль: Торговля",
    "game.about":
      "Две цивилизации растут бок о бок: активируйте ряд и столбец своего города, а затем по очереди торгуйте, стройте, познавайте и завоёвывайте.",
  },
  hu: {
    "game.name": "Monumental Duel: Kereskedelem",
    "game.about":
      "Két civilizáció növekszik egymás mellett: aktiváld városod egy sorát és egy oszlopát, majd felváltva kereskedjetek, építsetek, tanuljatok és hódítsatok.",
  },
} as const;
