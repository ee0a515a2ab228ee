import type { words as en } from "./en.ts";

export const words: Record<keyof typeof en, string> = {
  "bot.easy": "Könnyű",
  "bot.easy.about": "Azt választja, ami ebben a körben jónak látszik, és néha elnéz valamit.",
  "bot.normal": "Közepes",
  "bot.normal.about": "Végiggondolja a saját körét, és a legjobbat választja, de a te válaszodra nem gondol.",
  "bot.hard": "Nehéz",
  "bot.hard.about":
    "Nagyjából egy másodpercig gondolkodik: sok elképzelt partiban próbálja ki a terveit és a válaszaidat.",
};
