import type { LogLine, Seat, Viewer } from "@civitas/kernel";

/** Consecutive lines about one player's actions, or nobody's. */
export interface LogTurn {
  readonly seat: Seat | undefined;
  readonly lines: readonly LogLine[];
}

export interface LogRound {
  /** 0 before the first line that names a round. */
  readonly round: number;
  readonly turns: readonly LogTurn[];
}

/** The round that a line begins: every game names it in the words of that line. */
function roundNamed({ what }: LogLine): number | undefined {
  const round = what.with?.round;
  return typeof round === "number" ? round : undefined;
}

/** The log by rounds and turns, oldest first. */
export function dividedLog(log: readonly LogLine[]): readonly LogRound[] {
  const rounds: { round: number; turns: { seat: Seat | undefined; lines: LogLine[] }[] }[] = [];
  for (const line of log) {
    const round = roundNamed(line) ?? rounds.at(-1)?.round ?? 0;
    if (round !== rounds.at(-1)?.round) rounds.push({ round, turns: [] });
    const turns = rounds.at(-1)?.turns;
    if (turns?.at(-1)?.seat === line.seat && turns?.length !== 0) turns?.at(-1)?.lines.push(line);
    else turns?.push({ seat: line.seat, lines: [line] });
  }
  return rounds;
}

/** The last `n` lines of a divided log; what is left of a round or a turn keeps its heading. */
export function lastLines(rounds: readonly LogRound[], n: number): readonly LogRound[] {
  let left = n;
  const kept: LogRound[] = [];
  for (const { round, turns } of rounds.toReversed()) {
    const some: LogTurn[] = [];
    for (const { seat, lines } of turns.toReversed()) {
      if (left > 0) some.unshift({ seat, lines: lines.slice(-left) });
      left -= lines.length;
    }
    if (some.length > 0) kept.unshift({ round, turns: some });
  }
  return kept;
}

/** How many lines tell what others did since the viewer's own last line. */
export function linesSince(log: readonly LogLine[], viewer: Viewer): number {
  const since = log.slice(log.findLastIndex(({ seat }) => seat === viewer) + 1);
  return since.filter(({ seat }) => seat !== undefined).length;
}
