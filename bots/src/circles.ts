import type { AnyMatch, Option, Seat } from "@civitas/kernel";

/** A bot that gives the same answer this often in one go is going round in circles. */
const TOO_OFTEN = 5;

/**
 * The options without those that the seat has taken again and again while nobody else was asked: moving a piece to and
 * fro would put off what comes next for ever. If nothing else is left, all options.
 */
export function withoutCircles(match: AnyMatch, seat: Seat, options: readonly Option[]): readonly Option[] {
  const said = new Map<string, number>();
  const { answers } = match;
  for (let n = answers.length - 1; n >= 0 && answers[n]?.seat === seat; n--) {
    const id = answers[n]?.id ?? "";
    said.set(id, (said.get(id) ?? 0) + 1);
  }
  const fresh = options.filter(({ id }) => (said.get(id) ?? 0) < TOO_OFTEN);
  return fresh.length > 0 ? fresh : options;
}
