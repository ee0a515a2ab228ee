import type { words as en } from "./en.ts";

export const words: Record<keyof typeof en, string> = {
  "bot.easy": "Лёгкий",
  "bot.easy.about": "Берёт то, что выгодно в этот ход, и порой чего-то не замечает.",
  "bot.normal": "Обычный",
  "bot.normal.about": "Продумывает свой ход до конца и выбирает лучшее, но не думает о вашем ответе.",
  "bot.hard": "Сильный",
  "bot.hard.about": "Думает около секунды: проверяет свои планы и ваши ответы во множестве воображаемых партий.",
};
