import type { words as en } from "./en.ts";

export const words: Record<keyof typeof en, string> = {
  "game.name": "Караваны",
  "option.road": "Длина дороги в переходах",
  "thing.water": "Вода {water, number}",
  "thing.caravan": "{who}: пройдено {stages, number} из {road, number}",
  "ask.ride": "Как пойдёт ваш караван?",
  "do.drink": "Выпить воду {water, number}",
  "do.wind": "Довериться ветру",
  "why.stale": "Вода {water, number} была выпита последней",
  "log.drank": "{who}: выпита вода {water, number}",
  "log.drew": "Вы берёте карту: вода {water, number}",
  "log.drewHidden": "{who} берёт карту",
  "log.wind":
    "{who}: ветер несёт на {rolled, plural, one {# переход} few {# перехода} many {# переходов} other {# перехода}}",
  "log.storm": "{who}: на кубике {rolled, number}, песчаная буря",
  "sheet.stages": "Переходы",
};
