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

The server's own thread: three quarters of the work of the process. SQLite's threads are 16 in 100, the rest is V8 compiling and collecting beside it. Of the own thread's time,
by perf during the rounds: 22 in 100 are the system calls that send two messages (the kernel delivers to a client on the same machine at once), and 13 what Node and we do around
them; running a command up to its commit takes 15, checking it before that 1; text from objects 11; telling what follows from an answer, without that text, 15; reading frames 6, and the system calls for that 3; collections 4;
no other thing takes more than 3.
There are two writes and one read for an answer, which is the least that two connections need, so nearly half of the time is the network's, and the rest is spread over hundreds of functions.

What helped: a message to a client that does not compress is written as one text, past the library for WebSockets. SQLite plans the statement for answers once, and an answer touches no index.
The write-ahead log is folded in over a second connection: a commit that did it made all tables wait, several times a second. Nothing is looked for among all connections, and
figures for monitoring are counted without labels; with some smaller things that took 5 to 15 in 100 off the own thread's time (two runs beside other programs, old and new by turns).
An answer is checked by hand before the schema is asked, which takes 0.1 µs instead of 1.3. SQLite parses each answer of a commit once and not once for every column, which saves 1.4 of 12.6 µs; and it writes
a table's row once where the clocks have moved, too, and not its indexes, which saves 2 of 22 (both by the statement alone, 250 answers at once).

Tried without a gain that could be measured: more memory for short-lived things, or all of it from the start, collecting in one thread, waiting a turn of the event loop for a larger commit, leaving empty fields out of the options,
smaller pages, other ways to hand the answers of a commit to SQLite. Smaller commits, so that the disk and the own thread take turns more often, cost more than they win: 200 answers at once take 13 µs of SQLite's
threads each, 64 take 23, since fewer share a page. Telling the answers of a commit 16 or 64 at a time, so that what is written of them is still in the processor's cache when it is sent, wins nothing, and some wait longer.
Sights written field by field instead of by \`JSON.stringify\` are no quicker here, and up to half as slow again in real games. All promises of an answer together take 0.4 µs. A message as a Buffer costs half a
microsecond more than as a text. Leaving out the callback of a write could win 1 in 100, a reader of our own for frames 3 or 4; that was not worth a second parser of what strangers send, and
browsers, which compress, would not even notice.
If what seldom changes about a table lay in a row of its own, SQLite would need 9 µs instead of 12.6 for an answer, and 20 instead of 22 with clocks. That would relieve its threads, and not the own one; and it would be the first migration
that a process of the version before, on the same PostgreSQL, does not survive.

Five times the answers of boardgame.io would need at most 50 µs of the own thread for an answer. Two messages and one read alone, by the shortest way that Node has, take 17: 7 for each message, 5.5 of them the kernel's.
No single thing of the rest would give that. Past this, the way is more processes, or one that does nothing but sockets: they are 4 tenths of the own thread's work, and Node can hand a socket to another process, though not to another thread.

The clients are the same program for both servers, and half of their work is the system's for sending. An answer costs them twice as much at boardgame.io, whose
messages are longer. On two cores that matters more to Civitas: boardgame.io's server is bound by its one thread, which leaves the other core to the clients; Civitas' process needs more than
one core, so the clients take some of what it could use. Both servers run with \`NODE_ENV=production\`; boardgame.io works about as much without it.

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
