/** What stands on the box: read on pages that list the games, before anything else of them is loaded. */
export const box = {
  en: {
    "game.name": "Monumental",
    "game.about":
      "Peoples build a city of nine cards, learn, raise wonders and conquer a map of hexagons: activate a row and a column, then spend what they give.",
  },
  ru: {
    "game.name": "Монументальность",
    "game.about":
      "Народы строят город из девяти карт, познают мир, воздвигают чудеса и завоёвывают поле из шестиугольников: активируйте ряд и столбец, а затем тратьте то, что они дали.",
  },
  hu: {
    "game.name": "Monumental",
    "game.about":
      "Népek kilenc lapból várost építenek, tanulnak, csodákat emelnek, és hatszögekből álló térképet hódítanak meg: aktiválj egy sort és egy oszlopot, majd költsd el, amit adnak.",
  },
} as const;
