import type { EventId } from "../src/content/ids.ts";
import { EXPLORED, type Play, type Position, position, type Side } from "./position.ts";

/** It doesn't matter here where an icon puts something. */
const ICON_QUESTIONS: readonly string[] = ["ask.barbarians", "ask.reinforce", "ask.exhaust"];

/** Seat 0 buys Storage, gets its mood token, reaches Happiness level 3 and draws this event; its icon is done. */
export function draw(event: EventId, mine: Side = {}, others: readonly Side[] = [{}], given: Position = {}): Play {
  const play = position({
    regions: others.length === 1 ? EXPLORED : {},
    eventDeck: [event],
    ...given,
    sides: [{ happiness: 2, ...mine, food: (mine.food ?? 0) + 2 }, ...others],
  });
  play.do("advance:storage");
  if (play.prompt === "ask.pay") play.do("pay:food2");
  while (ICON_QUESTIONS.includes(play.prompt)) play.do(play.offered[0] ?? "");
  return play;
}

/** Red's next advance brings the icon of an event, and nothing of its text. */
export const icon = (event: "ev-03" | "ev-12" | "ev-13" | "ev-34", side: Side, more: Position = {}): Play =>
  position({
    regions: EXPLORED,
    options: { events: "none" },
    eventDeck: [event],
    ...more,
    sides: [{ food: 2, happiness: 2, ...side }, ...(more.sides ?? [{}])],
  }).do("advance:storage");
