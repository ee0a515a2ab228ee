import type { words as en } from "./en.ts";

export const words: Record<keyof typeof en, string> = {
  "game.name": "Karavánok",
  "option.road": "Az út szakaszainak száma",
  "thing.water": "{water, select, 3 {3-as} other {{water}-es}} víz",
  "thing.caravan": "{who}: {stages, number} / {road, number} szakasz",
  "ask.ride": "Hogyan halad tovább a karavánod?",
  "do.drink": "Ivás: {water, select, 3 {3-as} other {{water}-es}} víz",
  "do.wind": "A szélre bízod magad",
  "why.stale": "Ezt itták meg utoljára: {water, select, 3 {3-as} other {{water}-es}} víz",
  "log.drank": "{who} iszik: {water, select, 3 {3-as} other {{water}-es}} víz",
  "log.drew": "Húzol: {water, select, 3 {3-as} other {{water}-es}} víz",
  "log.drewHidden": "{who} lapot húz",
  "log.wind": "{who} a szélre bízza magát: {rolled, number} szakasz",
  "log.storm": "{who} dobása {rolled, number}: homokvihar",
  "sheet.stages": "Szakaszok",
};
