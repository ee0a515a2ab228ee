import { cpus, loadavg } from "node:os";
import type { ProcessesPlan, ProcessFigures } from "./processes.ts";

/** The figures as a page of their own. */
export function processesReport({ tables, rounds }: ProcessesPlan, figures: readonly ProcessFigures[]): string {
  const row = (what: string, of: (figures: ProcessFigures) => string): string =>
    `| ${what} | ${figures.map(of).join(" | ")} |`;
  const whole = (n: number): string => Math.round(n).toLocaleString("en");
  const cores = cpus().length;
  const busy = ({ answersPerSecond, ours, postgres, clients }: ProcessFigures): number =>
    (answersPerSecond * (ours + postgres + clients)) / 1e6;
  return `# Several processes on PostgreSQL

The same ${tables} tables of tic-tac-toe, two scripted people at each, spread over one, two and four processes that share one PostgreSQL (full sync).
Everybody answers at once, whole games; the median of ${rounds} rounds, by turns. Servers, PostgreSQL and clients share ${cores} × ${cpus()[0]?.model.trim() ?? "unknown"}, so
more processes can't answer more here: what counts is that an answer costs no more work. Load average of the machine at the end: ${loadavg()[0]?.toFixed(1)};
where it is far above ${cores + 1}, other programs were at work, and only the rows of work mean anything.

| | ${figures.map(({ processes }) => `${processes} process${processes === 1 ? "" : "es"}`).join(" | ")} |
|---|${figures.map(() => "---:|").join("")}
${row("work of our processes for one answer", ({ ours }) => `${whole(ours)} µs`)}
${row("work of PostgreSQL for one answer", ({ postgres }) => `${whole(postgres)} µs`)}
${row("work of the clients for one answer", ({ clients }) => `${whole(clients)} µs`)}
${row("PostgreSQL's log for one answer", ({ logBytes }) => `${whole(logBytes)} bytes`)}
${row("answers a second", ({ answersPerSecond }) => whole(answersPerSecond))}
${row("cores at work, all together", (f) => busy(f).toFixed(1))}
${row("median time of an answer", ({ p50 }) => `${p50.toFixed(0)} ms`)}
${row("99 of 100 answers within", ({ p99 }) => `${p99.toFixed(0)} ms`)}

All answers that come in while a process waits for PostgreSQL are written by its next statement, so the busier it is, the less each costs: with more
processes the same answers are spread over more and smaller statements, and each process hears what all others write. PostgreSQL lets
only one transaction that notifies commit at a time, in all processes together: that, and not its work, is the limit of one database, and
larger statements are what raises it. To measure again: \`npm run load -- processes\`.
`;
}
