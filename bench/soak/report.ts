import { cpus, loadavg } from "node:os";
import type { SoakOutcome } from "./soak.ts";

interface Promised {
  readonly promise: string;
  readonly figure: (outcome: SoakOutcome) => string;
  readonly kept: (outcome: SoakOutcome) => boolean;
}

const MOST_MEMORY = 500;
/** Ten seconds, and a moment for the process itself. */
const LONGEST_STOP = 11_000;

const PROMISES: readonly Promised[] = [
  {
    promise: "games that were played or given up, with a record that verifies (seed, salts, every answer, final hash)",
    figure: ({ endings }) => String(endings.verified),
    kept: ({ endings }) => endings.verified > 0 && endings["does-not-verify"] === 0,
  },
  {
    promise: "tables on which a confirmed answer was lost or changed: none",
    figure: ({ endings }) => String(endings["lost-an-answer"]),
    kept: ({ endings }) => endings["lost-an-answer"] === 0,
  },
  {
    promise: "tables on which nothing went on any more: none",
    figure: ({ endings }) => String(endings.stuck),
    kept: ({ endings }) => endings.stuck === 0,
  },
  {
    promise: "memory of a process, at most 500 MB",
    figure: ({ memory }) => `${memory.toFixed(0)} MB`,
    kept: ({ memory }) => memory <= MOST_MEMORY,
  },
  {
    promise: "stopping politely, at most 10 s",
    figure: ({ slowestStop }) => `${(slowestStop / 1000).toFixed(1)} s`,
    kept: ({ slowestStop }) => slowestStop <= LONGEST_STOP,
  },
  {
    promise: "errors in the log beside the database's outages: none",
    figure: ({ errors }) => String(errors.length),
    kept: ({ errors }) => errors.length === 0,
  },
];

export const allKept = (outcomes: readonly SoakOutcome[]): boolean =>
  outcomes.every((outcome) => PROMISES.every(({ kept }) => kept(outcome)));

export function soakReport(outcomes: readonly SoakOutcome[]): string {
  const row = (what: string, of: (outcome: SoakOutcome) => string): string =>
    `| ${what} | ${outcomes.map(of).join(" | ")} |`;
  const errors = outcomes.flatMap(({ errors }) => errors).slice(0, 5);
  return `# The soak

People at tables of all five games, with each other and with bots, while processes are killed and stopped, networks break,
hostile sockets and readers who never read come from one address, and the database goes away. Real processes of the built program, with the limits of
the internet, on ${cpus().length} × ${cpus()[0]?.model.trim() ?? "unknown"}, Node ${process.version}; load average at the end ${loadavg()[0]?.toFixed(1)}.
Where that is far above ${cpus().length + 1}, other programs were at work: then processes that start again every 20 s hardly get to answer, tables seem to stand still, and stopping takes longer.
To run it again: \`npm run soak -- --minutes 30\`.

| | ${outcomes.map(({ plan }) => `${plan.database}, ${plan.processes} process${plan.processes === 1 ? "" : "es"}`).join(" | ")} |
|---|${outcomes.map(() => "---|").join("")}
${row("minutes; tables at a time; hostile sockets", ({ plan }) => `${plan.minutes}; ${plan.tables}; ${plan.hostile}`)}
${row("confirmed answers of people", ({ answers }) => answers.toLocaleString("en"))}
${row("processes killed; outages of the database; networks broken", ({ kills, outages, drops }) => `${kills}; ${outages}; ${drops}`)}
${PROMISES.map(({ promise, figure, kept }) => row(promise, (outcome) => `${kept(outcome) ? "✓" : "✗"} ${figure(outcome)}`)).join("\n")}
${errors.length === 0 ? "" : `\nThe first errors:\n\n\`\`\`\n${errors.map((line) => line.trim().slice(0, 400)).join("\n")}\n\`\`\`\n`}`;
}
