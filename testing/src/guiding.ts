import { type AnyGame, type AnyMatch, answeredByItself, Match, type OptionValues, type Seat } from "@civitas/kernel";
import { type Stroke, underScript } from "@civitas/kernel/scripted-chance";
import { describe, expect, test } from "vitest";

/** The parts of a guided first game that can be checked against the rules. */
export interface GuidedGame {
  readonly seed: string;
  readonly seats: number;
  readonly seat: Seat;
  readonly options?: OptionValues;
  readonly script?: readonly Stroke[];
  /** What the others answer, in order. */
  readonly rivals?: readonly string[];
  readonly steps: readonly { readonly expect?: "anything" | readonly string[] }[];
}

/** Whether one of the expected answers is this one; `pay:*` matches any ending. */
const fits = (id: string, expected: readonly string[]): boolean =>
  expected.some((one) => (one.endsWith("*") ? id.startsWith(one.slice(0, -1)) : id === one));

/** What happens before the learner is asked again: the others answer, and formalities are answered automatically. */
function goOn(match: AnyMatch, seat: Seat, rivals: string[]): void {
  for (let next = match.pending[0]; next !== undefined; next = match.pending[0]) {
    const id = next.seat === seat ? answeredByItself(next, []) : rivals.shift();
    if (id === undefined) return;
    match.answer(next.seat, id);
  }
}

/** The guided first game can be played as it is written, in ten to eighteen steps. */
export function guides(game: AnyGame, tutorial: GuidedGame): void {
  const { seats, seat, seed, options = {}, script = [], steps } = tutorial;
  describe(`the guided first game of ${game.id}`, () => {
    test("can be played to its end as it is written", () => {
      const match: AnyMatch = Match.start(underScript(game, script), { seats, seed, options });
      const rivals = [...(tutorial.rivals ?? [])];
      goOn(match, seat, rivals);
      for (const { expect: expected } of steps) {
        if (expected === undefined || expected === "anything") continue;
        const offered = match.decision(seat)?.options.map(({ id }) => id) ?? [];
        const answer = offered.find((id) => fits(id, expected));
        expect(answer, `${expected.join(" or ")} among ${offered.join(" ")}`).toBeDefined();
        match.answer(seat, answer ?? "");
        goOn(match, seat, rivals);
      }
      expect(rivals).toEqual([]);
    });

    test("has ten to eighteen steps", () => {
      expect(steps.length).toBeGreaterThanOrEqual(10);
      expect(steps.length).toBeLessThanOrEqual(18);
    });
  });
}
