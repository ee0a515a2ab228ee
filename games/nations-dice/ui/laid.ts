import type { Message, Question, Seat } from "@civitas/kernel";
import { ref } from "../src/refs.ts";
import type { DieView } from "../src/view.ts";

/** Questions in the middle of picking dice. */
const PICKING: ReadonlySet<string> = new Set(["ask.pay-more", "ask.partner", "ask.reroll-more", "ask.books"]);

/** The resource that is being paid: the prompt names an amount of it. */
function paidIn({ prompt }: Question): string | undefined {
  if (prompt.say === "ask.books") return prompt.with?.n === 0 ? undefined : "book";
  const blanks = Object.values(prompt.with ?? {});
  const amount = blanks.find((blank): blank is Message => {
    return typeof blank === "object" && "say" in blank && blank.say.startsWith("amount.");
  });
  return amount?.say.slice("amount.".length);
}

/** Whether any unused die could be picked, whatever it shows: for a trade or a reroll. */
const anyDieCounts = ({ prompt, options }: Question): boolean =>
  prompt.say === "ask.reroll-more" || options.some(({ id }) => id.startsWith("trade:") || id.startsWith("with:"));

/**
 * The dice (by place) that a seat has already put into a payment, or picked to roll. Nothing of an answer takes
 * effect before it is complete (ND-24.1), so the table reads it from what is no longer offered (ND-24.9).
 */
export function laidDice(question: Question | undefined, seat: Seat, dice: readonly DieView[]): ReadonlySet<number> {
  const laid = new Set<number>();
  if (question === undefined || question.seat !== seat || !PICKING.has(question.prompt.say)) return laid;
  const offered = new Set(question.options.flatMap((option) => (option.id === "done" ? [] : (option.refs ?? []))));
  const resource = paidIn(question);
  dice.forEach((die, i) => {
    const counts = anyDieCounts(question) || die.resource === resource;
    if (!die.used && counts && !offered.has(ref.die(seat, i))) laid.add(i);
  });
  return laid;
}
