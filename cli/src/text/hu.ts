import type { words as en } from "./en.ts";

export const words: Record<keyof typeof en, string> = {
  "head.at": "Válaszok eddig: {at}.",
  "head.round": "{round, number}. forduló{of, select, 0 {} other { / {of}}}",
  "head.waiting": "Most válaszol: {who}.",
  "choice.from": "{place} („back”: vissza)",
  "choice.picked": "eddig kiválasztva: {what}",
  "choice.price": "ára: {price}",
  "why.nothing": "Más most nem jön szóba.",
  "result.over": "A játék véget ért.",
  "result.total": "Összesen",
  "result.place": "Helyezés",
  "play.begin": "{game}. A helyed: {seat, number}. Ellenfelek: {bots}. Kezdőérték: {seed}.",
  "play.help":
    "Írd be a választás számát vagy azonosítóját. A ? elmagyarázza a lehetőségeket, a ? és egy szám egyet közülük; a table az egész asztalt, a log minden eseményt megmutat; az undo visszavon, a quit ment és kilép. Amire előre lehet válaszolni, arra az always és az időtartam válaszol; az ask visszavonja.",
  "play.unknown":
    "„{text}” itt nem választható. Írj be egy számot 1 és {most, number} között, egy azonosítót, vagy ? jelet a súgóhoz.",
  "play.options": "Amit választhatsz:",
  "play.blocked": "Amit most nem választhatsz:",
  "play.thinks": "{who} …",
  "play.undone": "Visszavonva.",
  "play.askAgain": "Újra mindent megkérdezünk.",
  "play.noScope": "Erre itt nem lehet előre válaszolni; lehetséges: {scopes}.",
  "play.cantUndo":
    "{why, select, chance {Közben a kocka vagy a kártya döntött: ezt nem lehet visszavonni.} hidden {Közben rejtett dolog derült ki: ezt nem lehet visszavonni.} other {Nincs visszavonható válaszod.}}",
  "play.saved": "A parti felvétele: {file}.",
  "play.which": "Melyik játék?",
  "play.seats": "Hány játékos?",
  "play.opponent": "Ki ellen játszol?",
};
