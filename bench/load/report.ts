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

The server's own thread: about three quarters of the work of the process. SQLite's threads are a seventh, the rest is V8 compiling and collecting beside it. Of the own thread's time,
by V8's profiler during the rounds, sending two messages is 30 in 100 (25 of them in the system, for the kernel delivers to a client on the same machine at once), what follows from
an answer 19 (9 of them text from objects), rules and commit 15, collections 7, laying out what is written 5, checking the command 3. No other function takes more than 3.
A message to a client that does not compress is written as one text, past the library for WebSockets; that made an answer 7 in 100 cheaper. SQLite plans the statement for answers
once, and an answer touches no index: that took a fifth off its threads. A reader of our own for frames could win 3 or 4 more, and was not worth a second parser of what strangers send.
Tried without a gain that could be measured: more memory for short-lived things, collecting in one thread, waiting a turn of the event loop for a larger commit, leaving empty fields out of the options.
Zod takes half a microsecond for a command. Five times the answers of boardgame.io would need three fifths of that work, and no single thing is two fifths of it: past this, the way is more processes.

The clients are the same program for both servers, and half of their work is the system's for sending. An answer costs them twice as much at boardgame.io, whose
messages are longer. On two cores that matters more to Civitas: boardgame.io's server is bound by its one thread, which leaves the other core to the clients; Civitas' process needs more than
one core, so the clients take some of what it could use.

When people think, the server is nearly idle, and what an answer waits for is a pause: every few seconds a collection of about 10 ms. Finding out in the same thread what can be taken
back made one of 45 ms every half second; \`civitas serve\` has threads for that, and the server measured here has them, too.
`;

/** The figures as a page of their own. */
export function loadReport(load: Load, civitas: Figures, boardgameio: Figures): string {
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
${row("work of the clients for one answer", (f) => `${whole(f.clientsCpuPerAnswer)} µs`)}
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
