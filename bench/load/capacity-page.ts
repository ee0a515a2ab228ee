import { cpus } from "node:os";
import { ASSUMED, type MeasuredLoad, type Need, needOf } from "./capacity.ts";
import type { AnswerCosts } from "./game-costs.ts";

const SIZES = [1, 1000, 10_000, 100_000, 1_000_000] as const;
/** Live tables for which one PostgreSQL should be enough: see the page. */
const ONE_DATABASE = 100_000;

/** The first figure of the row of a page that begins with these words. */
function figureOf(page: string, row: string): number {
  const line = page.split("\n").find((text) => text.startsWith(`| ${row}`));
  const figure = /\|\s*([\d,.]+)/.exec(line?.slice(2 + row.length) ?? "")?.[1];
  if (figure === undefined) throw new RangeError(`no figure for "${row}"`);
  return Number(figure.replaceAll(",", ""));
}

/** From what the other measurements have written. */
export function measuredOn(load: string, processes: string): MeasuredLoad {
  return {
    answer: {
      sqlite: figureOf(load, "work of the server's process for one answer"),
      postgres: figureOf(processes, "work of our processes for one answer"),
    },
    database: figureOf(processes, "work of PostgreSQL for one answer"),
    logBytes: figureOf(processes, "PostgreSQL's log for one answer"),
    kilobytesPerTable: figureOf(load, "memory per table with its two connections"),
  };
}

const whole = (n: number): string => Math.round(n).toLocaleString("en");
const some = (n: number): string => (n < 10 ? n.toFixed(n < 0.1 ? 3 : 1) : whole(n));
const shardsFor = (tables: number): number => Math.ceil(tables / ONE_DATABASE);

export function capacityPage(costs: readonly AnswerCosts[], measured: MeasuredLoad): string {
  const needs = SIZES.map((tables) => needOf(tables, costs, measured, ASSUMED, shardsFor(tables)));
  const row = (what: string, of: (need: Need) => string): string => `| ${what} | ${needs.map(of).join(" | ")} |`;
  const { everySeconds, seats, byBots, load, connection, around, hearing } = ASSUMED;
  return `# How many tables

Written by \`npm run load -- capacity\`. **Measured** are the costs of the games (now, ${cpus().length} × ${cpus()[0]?.model.trim() ?? "unknown"}, CPU time) and what stands in
\`bench/load/README.md\` and \`bench/load/PROCESSES.md\`. **Computed** is the table of sizes: plain multiplication, nobody has had
a million tables. **Assumed** is how people play: ${seats} seats; people answer every ${everySeconds} s at each table, and ${byBots} of 100 answers are given by
bots of the level "normal"; no core is loaded more than ${load * 100} %; a connection that compresses takes ${connection} kB, and there are ${around} bytes around each message;
hearing of another process' answer takes ${hearing} µs.

## What an answer costs (measured)

Every answer costs ${whole(measured.answer.sqlite)} µs of a server with SQLite, ${whole(measured.answer.postgres)} µs of one with PostgreSQL and ${whole(measured.database)} µs of PostgreSQL itself (tic-tac-toe, sights of two seats
and their way to the sockets included). A game adds, for one answer:

| game, seats | rules | sights as text | compressing them | can it be taken back? | a bot's decision | bytes to a seat | compressed | a match in memory |
|---|---:|---:|---:|---:|---:|---:|---:|---:|
${costs
  .map(
    (one) =>
      `| ${one.game}, ${one.seats} | ${whole(one.rules)} µs | ${whole(one.sights)} µs | ${whole(one.compressing)} µs | ${whole(one.barrier)} µs | ${whole(one.bot)} µs | ${whole(one.bytes)} | ${whole(one.compressed)} | ${whole(one.kilobytes)} kB |`,
  )
  .join("\n")}

The first two are work of the server's own thread, the next three of other threads.

## What so many live tables need (computed, the mean of the games)

| live tables | ${SIZES.map(whole).join(" | ")} |
|---|${SIZES.map(() => "---:|").join("")}
${row("answers a second", ({ answersPerSecond }) => some(answersPerSecond))}
${row("cores: servers' own threads", ({ ownThread }) => some(ownThread))}
${row("cores: compression", ({ compressing }) => some(compressing))}
${row("cores: bots that take their time", ({ bots }) => some(bots))}
${row("cores: what can be taken back, if all knew at once", ({ takingBack }) => some(takingBack))}
${row("cores: PostgreSQL", ({ database }) => (database === 0 ? "SQLite" : some(database)))}
${row("processes", ({ processes }) => (Number.isFinite(processes) ? whole(processes) : "impossible"))}
${row("databases", ({ tables }) => (tables <= 1000 ? "a file" : whole(shardsFor(tables))))}
${row("memory of the servers", ({ gigabytes }) => `${some(gigabytes)} GB`)}
${row("to the browsers", ({ megabitsPerSecond }) => `${some(megabitsPerSecond)} Mbit/s`)}
${row("log of the databases", ({ tables, logMegabytesPerSecond }) => (tables <= 1000 ? "-" : `${some(logMegabytesPerSecond)} MB/s`))}

The rows of bots and of taking back are what they would like to have. Both wait when there is none left: bots answer later, one person's after the
other's, and what can be taken back is found out in the order of the answers, for tables that are quiet for a moment, or when somebody asks. The costs
of games are measured after a short warm-up, so they are rather too high.

By post a table gets an answer in hours and not in seconds: a million of them are fewer answers than a thousand live ones, and a table that nobody looks
at leaves the memory after two minutes. Their limit is the disk.

## What the limit is at each size

- **1: nothing.** One process with SQLite, on the smallest machine.
- **1,000: bots.** People alone are a fifth of one core or so; the bots of so many tables keep several busy. *Exists:* threads for them, shared out so that no one's
  tables keep another's waiting (\`server/src/jobs/shares.ts\`), and several processes on other machines that take any table's bots as jobs.
- **10,000: one thread.** The rules, the sights and the sockets of one process are one thread's work. *Exists:* several processes on one PostgreSQL,
  any proxy before them, no sticky sessions. Best with the proxy hashing by the table, so that all its people are with one process; not needed for being right.
- **100,000: one database.** PostgreSQL syncs its log once for each statement, and one that notifies commits alone, in all processes together. *Exists:* a process
  writes all answers that wait in one statement, with one notice for many, so that the database commits less often than people answer. *To be built:* entries in partitions by
  table (\`partition by hash (table_id)\`: no query joins two tables), so that old games can be dropped and tidying up stays short; a read replica for records and
  replays, which never change once a game is over; a separate service for bots, since they need most cores: the threads' tasks are plain data already.
- **1,000,000: one of everything.** Every process hears of every answer of its database; with one database for all, hearing alone would take
  ${some((needs.at(-1)?.answersPerSecond ?? 0) * hearing * 1e-6)} cores of each process. *To be built:* shards. A table's id names its shard; each shard is a PostgreSQL with its processes as they are now;
  the proxy sends a WebSocket by the shard of the table it looks at. Tables know nothing of each other, so nothing in their code changes. Shared by all
  shards are people, sessions and the list of open tables: a small database of their own, read often and written seldom, with replicas. Notices of turns at tables of another
  shard go over a bus (NATS or the like) instead of LISTEN/NOTIFY.

What must not change on the way: an answer is durable before anybody hears of it, and one table is one line of answers in one database.
`;
}
