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

/** The tables of bots that meet: every choice of as many bots as there are seats; too few bots sit down twice. */
function tables({ bots, seats }: Tournament): string[][] {
  return combinations(bots, Math.min(seats, bots.length)).map((met) =>
    Array.from({ length: seats }, (_, seat) => met[seat % met.length] ?? ""),
  );
}

/**
 * The games, dealt out evenly: every table plays each deal as many times as it has seats, everybody moving on by one
 * seat, before the next deal. So neither the first seat nor a lucky deal favours anybody.
 */
export function schedule(tournament: Tournament): Contest[] {
  const { seats, games, seed } = tournament;
  const met = tables(tournament);
  return Array.from({ length: games }, (_, n) => {
    const table = met[n % met.length] ?? [];
    const round = Math.floor(n / met.length);
    const turn = round % seats;
    const deal = Math.floor(round / seats);
    return { bots: [...table.slice(turn), ...table.slice(0, turn)], seed: `${seed} ${deal}` };
  });
}
