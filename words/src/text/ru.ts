import type { words as en } from "./en.ts";

export const words: Record<keyof typeof en, string> = {
  "kernel.done": "Готово",
  "kernel.yes": "Да",
  "kernel.no": "Нет",
  "kernel.amount": "{n, number}",
  "seat.unnamed": "Игрок {n, number}",
};
