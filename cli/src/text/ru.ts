import type { words as en } from "./en.ts";

export const words: Record<keyof typeof en, string> = {
  "head.at": "После ответа {at}.",
  "head.round": "Раунд {round, number}{of, select, 0 {} other { из {of}}}",
  "head.waiting": "Сейчас отвечает: {who}.",
  "choice.from": "{place} («back» — назад)",
  "choice.picked": "уже выбрано: {what}",
  "choice.price": "цена: {price}",
  "why.nothing": "Других вариантов сейчас нет.",
  "result.over": "Игра окончена.",
  "result.total": "Итого",
  "result.place": "Место",
  "play.begin": "{game}. Ваше место: {seat, number}. Соперники: {bots}. Начальное число: {seed}.",
  "play.help":
    "Введите номер или код варианта. ? объясняет варианты, ? с номером — один из них; table показывает весь стол, log — всё, что произошло; undo возвращает ход, quit сохраняет запись и завершает игру. Если на вопрос можно ответить заранее, введите always и срок; ask отменяет это.",
  "play.unknown":
    "«{text}»: такого варианта нет. Введите номер от 1 до {most, number}, код варианта или ? для справки.",
  "play.options": "Что можно выбрать:",
  "play.blocked": "Что сейчас выбрать нельзя:",
  "play.thinks": "{who} …",
  "play.undone": "Ход возвращён.",
  "play.askAgain": "Вас снова спрашивают обо всём.",
  "play.noScope": "Заранее на это ответить нельзя; можно: {scopes}.",
  "play.cantUndo":
    "{why, select, chance {Кубики или карты уже решили: этот ход не вернуть.} hidden {Открылось что-то скрытое: этот ход не вернуть.} other {Нет вашего хода, который можно вернуть.}}",
  "play.saved": "Запись партии: {file}.",
  "play.which": "Какая игра?",
  "play.seats": "Сколько игроков?",
  "play.opponent": "Против кого играете?",
};
