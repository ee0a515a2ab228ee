import { answeredByItself, type Decision, Match, Random, type StandingAnswer, standingAnswer } from "@civitas/kernel";
import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { game } from "../src/index.ts";
import { richGame } from "./rich.ts";

const SEATS = 5;

/** How often the players were asked, per player and round. */
interface Count {
  /** In lists and choices of one's own turn, in Trade and Research, and whatever a rule forces. */
  own: number;
  /** Whether to respond to or interrupt another player (CV-34.5), as it is asked. */
  windows: number;
  /** The same with a standing answer to each kind, "pass until this phase turn ends", once one has passed (CV-34.6). */
  standing: number;
}

/** Rounds of five who do something sensible at random: they stop now and then, and pass on what others do. */
function count(of: typeof game, first: number, last: number, seeds: readonly string[]): Count {
  const sum: Count = { own: 0, windows: 0, standing: 0 };
  for (const seed of seeds) {
    const random = Random.seeded(`questions ${seed}`);
    const match = Match.start(of, { seats: SEATS, seed, options: { roundLimit: last } });
    const orders: StandingAnswer[] = [];
    while (!match.over) {
      const [question] = match.pending;
      if (question === undefined) break;
      if (match.view("audience").round >= first) note(sum, question, orders);
      match.answer(question.seat, answer(question, random));
    }
  }
  const rounds = seeds.length * (last - first + 1) * SEATS;
  return { own: sum.own / rounds, windows: sum.windows / rounds, standing: sum.standing / rounds };
}

function note(sum: Count, question: Decision, orders: StandingAnswer[]): void {
  if (question.formality === true) return; // nobody notices
  if (question.clause !== "CV-34.5") {
    sum.own += 1;
    return;
  }
  sum.windows += 1;
  if (answeredByItself(question, orders) !== undefined) return;
  sum.standing += 1;
  const order = standingAnswer(question, "phase-turn");
  if (order !== undefined) orders.push(order);
}

const LEAST = ["pass", "none", "done", "finished", "enough", "stop"];

/** Passes on what others do; in one's own lists one thing is done in two of three times, then it is enough. */
function answer({ clause: asks, options }: Decision, random: Random): string {
  const ids = options.map(({ id }) => id);
  const least = ids.find((id) => LEAST.includes(id));
  if (least !== undefined && (asks === "CV-34.5" || random.int(3) === 0)) return least;
  return random.pick(ids);
}

clause(["CV-34.1", "CV-34.5", "CV-34.6"], "nobody is drowned in questions whether to respond", () => {
  // Rounds 4 to 6 of a game: 22 questions in the own turn, hardly any about the turns of others.
  const usual = count(game, 4, 6, ["a", "b"]);
  expect(usual.own).toBeLessThan(30);
  expect(usual.windows).toBeLessThan(1);
  // Everybody has techs, spies, events and armies in plenty: 3.4, or 1.4 with standing answers.
  const late = count(richGame, 1, 2, ["a", "b"]);
  expect(late.windows).toBeGreaterThan(1);
  expect(late.windows).toBeLessThan(5);
  expect(late.standing).toBeLessThan(2);
});
