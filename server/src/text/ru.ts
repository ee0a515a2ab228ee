import type { words as en } from "./en.ts";

export const words: Record<keyof typeof en, string> = {
  "notice.your-turn": "Ваш ход",
  "notice.your-turn.at": "{game}: остальные ждут вас.",
  "busy.title": "Минутку, пожалуйста",
  "busy.about": "С вашего адреса за минуту пришло слишком много запросов. Через минуту страница откроется сама.",
  "busy.again": "Попробовать сейчас",
};
