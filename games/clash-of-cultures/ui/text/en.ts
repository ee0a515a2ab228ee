/** The words of the table, beside those of the game. */
export const words = {
  "ui.map": "Map",
  "ui.then": "{before} {next}",
  "ui.and": "{before}, {next}",
  "ui.hex": "{name}, {terrain}.",
  "ui.hex-unexplored": "{name}, unexplored.",
  "ui.region": "Unexplored region around {name}",
  "ui.exhausted": "Exhausted: nothing can be collected or founded here.",
  "ui.barbarians": "Barbarians",
  "ui.barbarian-settlement": "A barbarian settlement.",
  "ui.barbarians-here": "{n, plural, one {# barbarian} other {# barbarians}}.",
  "ui.city":
    "{who}: city of size {size, number}, {mood}, {n, plural, =0 {not activated} one {activated once} other {activated # times}}.",
  "ui.city-has": "In it: {things}.",
  "ui.port-on": "{building} on {hex}",
  "ui.building-of": "{building} of {who}",
  "ui.units-of": "{who}: {units}.",
  "ui.soldiers": "{n, plural, one {# soldier} other {# soldiers}}",
  "ui.settlers": "{n, plural, one {# settler} other {# settlers}}",
  "ui.ships": "{n, plural, one {# ship} other {# ships}}",
  "ui.soldiers-aboard": "{n, plural, one {# soldier} other {# soldiers}} aboard",
  "ui.settlers-aboard": "{n, plural, one {# settler} other {# settlers}} aboard",
} as const;
