import type { words as en } from "./en.ts";

export const words: Record<keyof typeof en, string> = {
  "notice.your-turn": "Te jössz",
  "notice.your-turn.at": "{game}: a többiek rád várnak.",
};
