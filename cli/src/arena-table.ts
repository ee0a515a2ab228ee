import type { ArenaReport } from "./arena.ts";

const HEAD = ["bot", "games", "wins", "win rate", "mean score", "Elo", "95 %", "ms/decision"];

/** The report as a table for people. */
export function arenaTable({ game, games, table }: ArenaReport, seats: number): string {
  const rows = table.map((row) => [
    row.bot,
    String(row.games),
    row.wins.toFixed(1),
    `${(100 * row.winRate).toFixed(1)} %`,
    row.meanScore.toFixed(1),
    signed(row.elo),
    `${signed(row.interval[0])} to ${signed(row.interval[1])}`,
    row.msPerDecision.toFixed(2),
  ]);
  const widths = HEAD.map((head, i) => Math.max(head.length, ...rows.map((row) => row[i]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join("  ");
  const rule = "─".repeat(line(HEAD).length);
  return [`${game}: ${games} games, ${seats} seats`, line(HEAD), rule, ...rows.map(line), ""].join("\n");
}

function signed(n: number): string {
  return n > 0 ? `+${n}` : String(n);
}
