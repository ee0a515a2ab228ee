import type { words as en } from "./en.ts";

export const words: Record<keyof typeof en, string> = {
  "kernel.done": "Готово",
  "kernel.yes": "Да",
  "kernel.no": "Нет",
  "kernel.amount": "{n, number}",
  "kernel.all": "Всё",
  "kernel.as-last-time": "Как в прошлый раз: {what}",
  "kernel.picked-of-alike": "{what}: {n, number} из {of, number}",
  "kernel.alike-left": "Таких осталось: {n, number}",
  "kernel.passed-over": "Вы его уже пропустили: отмените последний выбор, чтобы взять",
  "seat.unnamed": "Игрок {n, number}",
  "from.here": "{place}: {n, plural, one {# вариант} few {# варианта} many {# вариантов} other {# варианта}}",
  "from.back": "Назад ко всем вариантам",
  "board.whole": "Вся карта",
  "board.closer": "Ближе",
  "board.farther": "Дальше",
  "board.back": "Туда, где вы были",
};
