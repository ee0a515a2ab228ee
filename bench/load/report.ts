import { cpus, loadavg } from "node:os";
import type { Figures } from "./measure.ts";

export interface Load {
  readonly tables: number;
  /** How often all tables play a whole game at once. */
  readonly rounds: number;
}

const whole = (n: number): string => Math.round(n).toLocaleString("en");
const ms = (n: number): string => `${n.toFixed(1)} ms`;

/** The figures as a page of their own. */
export function report(load: Load, civitas: Figures, boardgameio: Figures): string {
  const row = (what: string, of: (figures: Figures) => string): string =>
    `| ${what} | ${of(civitas)} | ${of(boardgameio)} |`;
  const times = civitas.answersPerSecond / boardgameio.answersPerSecond;
  return `# The server under load

${load.tables} tables, two scripted people at each, a WebSocket for every person, whole games of tic-tac-toe, all at once;
the median of ${load.rounds} rounds. The same script plays on boardgame.io's own server in the same run, by turns. Civitas writes each answer to the
disk (SQLite, WAL, full sync) before anybody hears of it; boardgame.io keeps everything in memory. The time of an
answer is from sending it until both players have got the update. Server and clients share the machine:
${cpus().length} × ${cpus()[0]?.model.trim() ?? "unknown"}, Node ${process.version}.
Load average of the machine at the end of the run: ${loadavg()[0]?.toFixed(1)}. Above ${cpus().length + 2} or so other programs were at work, too, and only the rows
side by side mean anything.

| | Civitas | boardgame.io |
|---|---|---|
${row("answers a second, everybody answers at once", (f) => whole(f.answersPerSecond))}
${row("work of the server's process for one answer", (f) => `${whole(f.cpuPerAnswer)} µs`)}
${row("median time of an answer", (f) => ms(f.p50))}
${row("99 of 100 answers within", (f) => ms(f.p99))}
${row("people think 1 s on average: answers a second", (f) => whole(f.paced.answersPerSecond))}
${row("then: median time of an answer", (f) => ms(f.paced.p50))}
${row("then: 99 of 100 answers within", (f) => ms(f.paced.p99))}
${row("memory per table with its two connections", (f) => `${f.kilobytesPerTable.toFixed(0)} kB`)}

Civitas answers ${times.toFixed(1)} times as fast, with ${(boardgameio.cpuPerAnswer / civitas.cpuPerAnswer).toFixed(1)} times less work for each answer. To measure again: \`npm run load\` (\`-- --tables 500 --rounds 10\`).
`;
}
