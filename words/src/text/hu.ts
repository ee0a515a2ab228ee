import type { words as en } from "./en.ts";

export const words: Record<keyof typeof en, string> = {
  "kernel.done": "Kész",
  "kernel.yes": "Igen",
  "kernel.no": "Nem",
  "kernel.amount": "{n, number}",
  "kernel.all": "Mindet",
  "kernel.as-last-time": "Mint legutóbb: {what}",
  "kernel.picked-of-alike": "{what}: {n, number} / {of, number}",
  "kernel.alike-left": "Ennyi választható: {n, number}",
  "kernel.passed-over": "Ezen már túlhaladtál; vond vissza az utolsó választást, ha ezt akarod",
  "seat.unnamed": "{n, number}. játékos",
  "from.here": "{place}: {n, number} lehetőség",
  "from.back": "Vissza az összes lehetőséghez",
  "board.whole": "Az egész térkép",
  "board.closer": "Közelebb",
  "board.farther": "Távolabb",
  "board.back": "Vissza az előző helyre",
};
