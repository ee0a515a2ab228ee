import type { words as en } from "./en.ts";

export const words: Record<keyof typeof en, string> = {
  "kernel.done": "Kész",
  "kernel.yes": "Igen",
  "kernel.no": "Nem",
  "kernel.amount": "{n, number}",
  "seat.unnamed": "{n, number}. játékos",
};
