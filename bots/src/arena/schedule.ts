import type { Contest } from "../contest.ts";

/** Who meets whom. */
export interface Tournament {
  readonly bots: readonly string[];
  readonly seats: number;
  /** How many games in all. */
  readonly games: number;
  readonly seed: string;
}

/** Every choice of `size` of the items, in their order. */
function combinations<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, i) => combinations(items.slice(i + 1), size - 1).map((rest) => [item, ...rest]));
}

/**
 * The companies that meet at one table: every choice of as many bots as there are seats, or all bots if there are
 * fewer.
 */
function companies({ bots, seats }: Tournament): string[][] {
  return combinations(bots, Math.min(seats, bots.length));
}

/**
 * The games, dealt out evenly. Every company plays each deal as many times as it has seats, moving on by one seat each
 * time. So neither the first seat nor a lucky deal favours anybody. With fewer bots than seats some sit down twice,
 * different ones at every deal.
 */
export function schedule(tournament: Tournament): Contest[] {
  const { seats, games, seed } = tournament;
  const met = companies(tournament);
  return Array.from({ length: games }, (_, n) => {
    const company = met[n % met.length] ?? [];
    const round = Math.floor(n / met.length);
    const deal = Math.floor(round / seats);
    const bots = Array.from({ length: seats }, (_, seat) => {
      const chair = (seat + round) % seats;
      return company[(chair + deal) % company.length] ?? "";
    });
    return { bots, seed: `${seed} ${deal}` };
  });
}
