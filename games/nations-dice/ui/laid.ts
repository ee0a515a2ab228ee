import type { Message, Option, Question, Seat } from "@civitas/kernel";
import { ref } from "../src/refs.ts";
import type { DieView } from "../src/view.ts";
import { dieLabel } from "./die.tsx";

/** Questions in the middle of picking dice. */
const PICKING: ReadonlySet<string> = new Set(["ask.pay-more", "ask.partner", "ask.reroll-more", "ask.books"]);

const wordsOf = (message: Message): string => JSON.stringify(message);

/** What the answer that ends the picking names: everything that was picked so far. */
function namedBy({ label }: Option): string[] {
  return Object.values(label.with ?? {}).flatMap((blank) => (Array.isArray(blank) ? blank.map(wordsOf) : []));
}

/** The first unused die of each name; alike dice are picked in their order. */
function diceNamed(names: readonly string[], dice: readonly DieView[]): ReadonlySet<number> {
  const left = [...names];
  const found = new Set<number>();
  dice.forEach((die, i) => {
    const at = die.used ? -1 : left.indexOf(wordsOf(dieLabel(die)));
    if (at < 0) return;
    left.splice(at, 1);
    found.add(i);
  });
  return found;
}

/** The resource that is being paid: the prompt names an amount of it. */
function paidIn({ prompt }: Question): string | undefined {
  const blanks = Object.values(prompt.with ?? {});
  const amount = blanks.find((blank): blank is Message => {
    return typeof blank === "object" && "say" in blank && blank.say.startsWith("amount.");
  });
  return amount?.say.slice("amount.".length);
}

/** While a payment is not yet enough, a die that would count and is not offered has been laid (ND-24.9). */
function diceMissing(question: Question, seat: Seat, dice: readonly DieView[]): ReadonlySet<number> {
  const offered = new Set(question.options.flatMap(({ refs }) => refs ?? []));
  const anyDieCounts = question.options.some(({ id }) => id.startsWith("trade:") || id.startsWith("with:"));
  const resource = paidIn(question);
  const laid = new Set<number>();
  dice.forEach((die, i) => {
    const counts = anyDieCounts || die.resource === resource;
    if (!die.used && counts && !offered.has(ref.die(seat, i))) laid.add(i);
  });
  return laid;
}

/**
 * The dice (by place) that a seat has already put into a payment, or picked to use or to roll. Nothing of an answer takes
 * effect before it is complete (ND-24.1), so the view knows nothing of it and the table reads it from the question.
 */
export function laidDice(question: Question | undefined, seat: Seat, dice: readonly DieView[]): ReadonlySet<number> {
  if (question === undefined || question.seat !== seat || !PICKING.has(question.prompt.say)) return new Set();
  const done = question.options.find(({ id }) => id === "done");
  if (done !== undefined) return diceNamed(namedBy(done), dice);
  return question.prompt.say === "ask.books" ? new Set() : diceMissing(question, seat, dice);
}
