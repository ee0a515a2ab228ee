import { cpus, loadavg } from "node:os";
import type { Figures } from "./measure.ts";

export interface Load {
  readonly tables: number;
  /** How often all tables play a whole game at once. */
  readonly rounds: number;
}

const whole = (n: number): string => Math.round(n).toLocaleString("en");
const ms = (n: number): string => `${n.toFixed(1)} ms`;

/** Looked at with perf and with the times of the process' threads; to be looked at again when the server has changed. */
const LIMIT = `## What limits it

The server's own thread. Of about 100 µs for an answer it works 80; SQLite's threads 15, collecting garbage 5 beside it. Of its time a quarter is the system's (one message
read, two written), a quarter our own compiled code, and nearly a half Node and V8: text from objects 10 in 100, collections 6, looking up properties 5, promises,
streams and WebSocket frames the rest. No function takes more than 3 in 100. Two messages to two sockets cost 20 µs whatever stands in them, and clients and server share
two cores, so five times the answers of boardgame.io would need half of the work: that is not a function to mend but another way to the sockets (frames
written without streams), or a thread for them.

When people think, the server is nearly idle, and what an answer waits for is a pause: every few seconds a collection of about 10 ms. Finding out in the same thread what can be taken
back made one of 45 ms every half second; \`civitas serve\` has threads for that, and the server measured here has them, too.
`;

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
${row("then: the clients themselves are late by (99 of 100)", (f) => ms(f.paced.clientsLate))}
${row("memory per table with its two connections", (f) => `${f.kilobytesPerTable.toFixed(0)} kB`)}

Civitas answers ${times.toFixed(1)} times as fast, with ${(boardgameio.cpuPerAnswer / civitas.cpuPerAnswer).toFixed(1)} times less work for each answer. To measure again: \`npm run load\` (\`-- --tables 500 --rounds 10\`).

${LIMIT}`;
}
