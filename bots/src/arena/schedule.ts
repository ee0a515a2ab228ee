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

/** Who meets at one table: every choice of as many bots as there are seats, or all of them if they are fewer. */
function companies({ bots, seats }: Tournament): string[][] {
  return combinations(bots, Math.min(seats, bots.length));
}

/**
 * The games, dealt out evenly: every company plays each deal as many times as it has seats, everybody moving on by one
 * seat, before the next deal. So neither the first seat nor a lucky deal favours anybody. Where bots are fewer than
 * seats some sit down twice, others with every deal.
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
