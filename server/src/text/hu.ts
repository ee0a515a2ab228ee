import type { words as en } from "./en.ts";

export const words: Record<keyof typeof en, string> = {
  "notice.your-turn": "Te jössz",
  "notice.your-turn.at": "{game}: a többiek rád várnak.",
  "busy.title": "Egy pillanat türelmet",
  "busy.about": "Erről a címről egy percen belül túl sok kérés érkezett. Egy perc múlva az oldal magától megnyílik.",
  "busy.again": "Újra most",
};
