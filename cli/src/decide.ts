import {
  type Comparison,
  type Contest,
  compare,
  gamesInRound,
  makeBot,
  type Outcome,
  rounds,
  shareOf,
} from "@civitas/bots";
import { loadGame, optionsOf, seatsOf } from "./choose-game.ts";
import { Complaint } from "./complaint.ts";
import type { Desk } from "./desk.ts";
import { GameFile } from "./game-file.ts";
import { ProgressBar } from "./progress-bar.ts";

/** Plays one game, somewhere. */
export type PlayContest = (contest: Contest & { readonly game: string }) => Promise<Outcome>;

export interface DecisionFlags {
  readonly worth: number;
  readonly risk: number;
  readonly atMost: number;
  readonly results?: string;
}

interface Flags extends DecisionFlags {
  readonly bots: readonly string[];
  readonly seats?: number;
  readonly seed: string;
  readonly option: readonly string[];
  /** How many games are played at a time. */
  readonly threads: number;
}

/** What `--json` prints about two bots. */
export interface DecisionReport extends Comparison {
  readonly game: string;
  readonly bots: readonly [string, string];
  readonly games: number;
}

/**
 * Two bots play until it is decided which is stronger, or that the difference doesn't matter. The rounds are judged in
 * their order, so the finding doesn't depend on which thread is the fastest.
 */
export async function decide(desk: Desk, id: string, flags: Flags, play: PlayContest): Promise<DecisionReport> {
  const game = await loadGame(desk, id);
  const seats = seatsOf(game, flags.seats ?? Math.max(2, game.seats.min));
  const [one, other] = [...new Set(flags.bots)];
  if (one === undefined || other === undefined) throw new Complaint("it takes two bots to compare");
  [one, other].forEach(makeBot);
  const bots: [string, string] = [one, other];
  const options = optionsOf(game, seats, flags.option);
  const each = gamesInRound(seats);
  const contests = rounds(bots, seats, Math.ceil(flags.atMost / each), flags.seed);
  const head = { game: game.id, version: game.version, seats, bots, seed: flags.seed, options };
  const file = new GameFile(flags.results, head);
  const bounds = { worth: flags.worth, risk: flags.risk / 100 };
  const outcomes = file.outcomes;
  let found = lookAt(outcomes, one, each, bounds);
  const bar = new ProgressBar(desk, contests.length);
  let next = 0;
  const worker = async (): Promise<void> => {
    while (found.finding === "open") {
      const n = next++;
      const contest: Contest | undefined = contests[n];
      if (contest === undefined) return;
      if (outcomes[n] === undefined) {
        const outcome = await play({ ...contest, options, game: game.id });
        outcomes[n] = outcome;
        file.keep(n, outcome);
      }
      found = lookAt(outcomes, one, each, bounds);
      bar.show(found.rounds * each, `games: ${difference(found)}`);
    }
  };
  await Promise.all(Array.from({ length: flags.threads }, worker));
  bar.clear();
  return { game: game.id, bots, games: found.rounds * each, ...found };
}

/** The first rounds that are complete, up to the one that decided it. */
function lookAt(
  outcomes: readonly (Outcome | undefined)[],
  bot: string,
  each: number,
  bounds: { readonly worth: number; readonly risk: number },
): Comparison {
  const shares: number[] = [];
  let found = compare(shares, bounds);
  for (let at = 0; found.finding === "open"; at += each) {
    const round = outcomes.slice(at, at + each).filter((outcome) => outcome !== undefined);
    if (round.length < each) break;
    shares.push(shareOf(bot, round));
    found = compare(shares, bounds);
  }
  return found;
}

const signed = (n: number): string => (n > 0 ? `+${Math.round(n)}` : String(Math.round(n)));
const difference = ({ elo, interval: [low, high] }: Comparison): string =>
  `${signed(elo)} Elo, 95 % interval ${signed(low)} to ${signed(high)}`;

const findings = {
  stronger: "is stronger than",
  weaker: "is weaker than",
  "no-difference": "plays with no difference worth having from",
  open: "is not yet known to be stronger or weaker than",
} as const;

export function decisionInWords(report: DecisionReport): string[] {
  const [one, other] = report.bots;
  return [
    `${report.game}: ${report.games} games`,
    `${one} ${findings[report.finding]} ${other} (${difference(report)})`,
  ];
}
