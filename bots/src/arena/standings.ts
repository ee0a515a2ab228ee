import type { Outcome } from "../contest.ts";
import { type Meeting, rate } from "./elo.ts";

/** One bot's line in the table of an arena. */
export interface Row {
  readonly bot: string;
  readonly games: number;
  /** A shared victory counts by its share. */
  readonly wins: number;
  readonly winRate: number;
  readonly meanScore: number;
  readonly elo: number;
  /** The 95 % interval of `elo`. */
  readonly interval: readonly [number, number];
  readonly msPerDecision: number;
}

/**
 * The table of an arena, the strongest first; by score if no two bots met. A bot that sat down twice at a table counts
 * twice.
 */
export function standings(bots: readonly string[], outcomes: readonly Outcome[]): Row[] {
  const sums = bots.map(() => ({ games: 0, wins: 0, score: 0, decisions: 0, ms: 0 }));
  const meetings: Meeting[] = [];
  for (const { bots: seated, won, scores, decisions, ms } of outcomes) {
    const who = seated.map((bot) => bots.indexOf(bot));
    who.forEach((a, seat) => {
      const sum = sums[a];
      if (sum === undefined) return;
      sum.games += 1;
      sum.wins += won[seat] ?? 0;
      sum.score += scores[seat] ?? 0;
      sum.decisions += decisions[seat] ?? 0;
      sum.ms += ms[seat] ?? 0;
      who.slice(seat + 1).forEach((b, k) => {
        if (a !== b) meetings.push({ a, b, score: better(won[seat] ?? 0, won[seat + 1 + k] ?? 0) });
      });
    });
  }
  const ratings = rate(bots.length, meetings);
  return bots
    .map((bot, i): Row => {
      const { games = 0, wins = 0, score = 0, decisions = 0, ms = 0 } = sums[i] ?? {};
      const { elo = 0, interval = [0, 0] as const } = ratings[i] ?? {};
      return {
        bot,
        games,
        wins: round(wins, 3),
        winRate: round(wins / Math.max(1, games), 4),
        meanScore: round(score / Math.max(1, games), 2),
        elo: Math.round(elo),
        interval: [Math.round(interval[0]), Math.round(interval[1])],
        msPerDecision: round(ms / Math.max(1, decisions), 3),
      };
    })
    .sort((a, b) => b.elo - a.elo || b.meanScore - a.meanScore);
}

/** At a larger table only victories count between two bots: two that didn't win are even. */
function better(a: number, b: number): number {
  return a > b ? 1 : a < b ? 0 : 0.5;
}

function round(x: number, digits: number): number {
  return Number(x.toFixed(digits));
}
